import ScratchFolder
import Testing

@Suite("lint --staged")
struct StagedTests {
  private static let nothing = "nothing staged belongs to the spec or its ports\n"

  /// A repository whose one commit conforms.
  private func project() throws -> Scratch {
    let scratch = try Sample.project()
    try scratch.makeRepository()
    try scratch.shell("git add . && git commit -qm one")
    return scratch
  }

  /// Runs, and holds that neither the repository nor the work tree is touched.
  private func lint(
    _ scratch: Scratch, _ words: String..., from folder: String = "", adding variables: [String: String] = [:]
  ) async throws -> Run {
    let before = try scratch.fingerprint()
    let environment = scratch.environment.merging(variables) { _, new in new }
    let run = await Run(
      ["lint", "--staged"] + words, in: scratch, from: folder, environment: environment)
    #expect(try scratch.fingerprint() == before)
    return run
  }

  @Test("of nothing is clean and says so in one line")
  func nothing() async throws {
    let scratch = try project()
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting, "README.md": "read me"])
    try scratch.shell("git add README.md")
    let run = try await lint(scratch)
    #expect(run.status == .clean)
    #expect(run.output == Self.nothing)
    #expect(run.errors == "")
    let json = try await lint(scratch, "--format", "json")
    #expect(json.output == "{\"version\":1,\"findings\":[],\"allowed\":[],\"components\":[]}\n")
  }

  @Test("judges what is staged, not what lies in the work tree")
  func partial() async throws {
    let scratch = try project()
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting])
    try scratch.shell("git add .")
    try scratch.write(["kotlin/ui/Box.kt": Sample.kotlin])
    let run = try await lint(scratch)
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        """
        error[value-drift] Box: the constant maxScale of Box is 5 in Compose, not 4
         --> kotlin/ui/Box.kt:1:30
          |
        1 | private const val MaxScale = 5f
          |                              ^^ expected 4, found 5
          = spec: specs/box.swift:9  Constant("maxScale", 4)
        """))
    try scratch.shell("git add .")
    #expect(try await lint(scratch).output == Self.nothing)
  }

  @Test("brings all ports of a component in which one port changed")
  func whole() async throws {
    let scratch = try project()
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting])
    try scratch.shell("git add . && git commit -qm drifting")
    try scratch.write(["swift/Box.swift": Sample.swift + "// touched\n"])
    try scratch.shell("git add .")
    let run = try await lint(scratch)
    #expect(run.status == .findings)
    #expect(run.output.contains("the constant maxScale of Box is 5 in Compose, not 4"))
  }

  @Test("leaves a component alone that nothing staged is about")
  func others() async throws {
    let other = "\nlet tray = Component(\"Tray\") {\n  Constant(\"rows\", 3)\n}\n"
    let scratch = try Sample.project(spec: Sample.spec + other)
    try scratch.write([
      "kotlin/ui/Tray.kt": "const val Rows = 7\n", "swift/Tray.swift": "enum Tray { static let rows = 3 }\n",
    ])
    try scratch.makeRepository()
    try scratch.shell("git add . && git commit -qm one")
    try scratch.write(["kotlin/ui/Box.kt": "// touched\n" + Sample.kotlin])
    try scratch.shell("git add .")
    let run = try await lint(scratch)
    #expect(run.status == .clean)
    #expect(
      run.output == """
             SwiftUI  Compose
        Box  1 ok     1 ok

        no findings; 2 pins met, 0 differences allowed

        """)
    try scratch.write(["kotlin/ui/Tray.kt": "// touched\nconst val Rows = 7\n"])
    try scratch.shell("git add .")
    #expect(try await lint(scratch).status == .findings)
  }

  @Test("reads a spec that is itself staged")
  func spec() async throws {
    let scratch = try project()
    try scratch.write(["specs/box.swift": Sample.spec.replacing("4)", with: "5)")])
    try scratch.shell("git add .")
    try scratch.write(["specs/box.swift": "this is no spec"])
    let run = try await lint(scratch)
    #expect(run.status == .findings)
    #expect(run.output.contains("the constant maxScale of Box is 4 in SwiftUI, not 5"))
    #expect(run.output.contains("the constant maxScale of Box is 4 in Compose, not 5"))
    try scratch.shell("git add .")
    #expect(try await lint(scratch).status == .failed)
  }

  @Test("of a deleted port is a finding, of a renamed file is none")
  func deleted() async throws {
    let scratch = try project()
    try scratch.shell("mkdir kotlin/new && git mv kotlin/ui/Box.kt kotlin/new/Renamed.kt")
    let renamed = try await lint(scratch)
    #expect(renamed.status == .clean)
    #expect(renamed.output.contains("2 pins met"))
    try scratch.shell("git rm -q --cached kotlin/new/Renamed.kt")
    let deleted = try await lint(scratch)
    #expect(deleted.status == .findings)
    #expect(deleted.output.contains("Compose"))
  }

  @Test("works before the first commit, and ignores what is only intended to be added")
  func first() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    try scratch.makeRepository()
    let empty = try await lint(scratch)
    #expect(empty.status == .failed)
    #expect(empty.errors.hasPrefix("error: there is no spec: "))
    try scratch.shell("git add specs swift && git add -N kotlin")
    let intended = try await lint(scratch)
    #expect(!intended.output.contains("maxScale of Box is 5"))
    try scratch.shell("git add .")
    let run = try await lint(scratch)
    #expect(run.status == .findings)
    #expect(run.output.contains("the constant maxScale of Box is 5 in Compose, not 4"))
  }

  @Test("works below the top, in a linked work tree, and inside a hook")
  func places() async throws {
    let scratch = try project()
    try scratch.shell(
      "mv specs swift kotlin .git/; mkdir 'my app ü'; cd .git; mv specs swift kotlin '../my app ü'")
    try scratch.shell("git add . && git commit -qm moved && git worktree add -q linked -b other")
    try scratch.write(["linked/my app ü/kotlin/ui/Box.kt": Sample.drifting])
    try scratch.shell("cd linked && git add .")
    #expect(try await lint(scratch, from: "my app ü").output == Self.nothing)
    let linked = try await lint(scratch, from: "linked/my app ü/swift")
    #expect(linked.status == .findings)
    #expect(linked.output.contains("--> kotlin/ui/Box.kt:1:30"))

    try scratch.shell("GIT_INDEX_FILE=.git/next git read-tree HEAD")
    try scratch.write(["my app ü/kotlin/ui/Box.kt": Sample.drifting])
    try scratch.shell("GIT_INDEX_FILE=.git/next git add 'my app ü'")
    let hook = try await lint(
      scratch, "--spec", "my app ü/specs", adding: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/next"])
    #expect(hook.status == .findings)
    #expect(hook.output.contains("--> kotlin/ui/Box.kt:1:30"))
  }

  @Test("says what is wrong with where it runs")
  func mistakes() async throws {
    let scratch = try Sample.project()
    let outside = try await lint(scratch)
    #expect(outside.status == .failed)
    #expect(
      outside.errors == """
        error: \(scratch.path) is in no git repository with a work tree
          help: run it inside a repository

        """)
    try scratch.makeRepository()
    let gitless = try await lint(scratch, adding: ["PATH": "/nowhere"])
    #expect(
      gitless.errors == "error: git is not on the PATH\n  help: install git, or add its folder to the PATH\n")
    let path = try await lint(scratch, "swift")
    #expect(path.errors.hasPrefix("error: lint --staged takes no PATH\n"))
    let elsewhere = try Sample.project()
    try scratch.shell("git add .")
    let root = try await lint(scratch, "--root", elsewhere.path)
    #expect(root.status == .failed)
    #expect(root.errors.hasPrefix("error: \(elsewhere.path) is outside the repository "))
  }

  @Test("refuses to judge a file that a merge left in several versions")
  func unmerged() async throws {
    let scratch = try project()
    try scratch.shell(
      """
      git checkout -q -b side && echo '// two' > kotlin/ui/Box.kt && git commit -qam two
      git checkout -q main && echo '// three' > kotlin/ui/Box.kt && git commit -qam three
      git merge side && exit 1 || true
      """)
    let run = try await lint(scratch)
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("error: kotlin/ui/Box.kt is unmerged\n"))
  }

  @Test("judges a documentation page as it is staged")
  func page() async throws {
    let scratch = try project()
    func page(_ kotlin: String) -> String {
      "# Box\n\n```swift title=\"swift/Box.swift\"\n\(Sample.swift)```\n\n```kt title=\"kotlin/Box.kt\"\n\(kotlin)```\n"
    }
    try scratch.write(["docs/page.md": page(Sample.kotlin)])
    try scratch.shell("git add . && git commit -qm page")
    try scratch.write(["docs/page.md": page(Sample.drifting)])
    try scratch.shell("git add .")
    try scratch.write(["docs/page.md": "nothing"])
    let run = try await lint(scratch, "--root", "docs/page.md")
    #expect(run.status == .findings)
    #expect(run.output.contains(" --> kotlin/Box.kt:1:30 (page.md:10)\n"))
  }

  @Test("judges the documentation as it is staged")
  func documentation() async throws {
    let spec = Sample.spec
      .replacing("  Platform(.compose", with: "  Documentation(\"docs/*.md\")\n  Platform(.compose")
      .replacing("  Constant(", with: "  Claim(\"up to {maxScale} times\")\n  Constant(")
    let scratch = try Sample.project(spec: spec)
    try scratch.write(["docs/box.md": "# Box\n\nZooms up to 4 times.\n"])
    try scratch.makeRepository()
    try scratch.shell("git add . && git commit -qm one")
    try scratch.write(["docs/box.md": "# Box\n\nZooms up to 5 times.\n"])
    #expect(try await lint(scratch).output == Self.nothing)
    try scratch.shell("git add .")
    try scratch.write(["docs/box.md": "# Box\n\nZooms up to 4 times.\n"])
    let run = try await lint(scratch)
    #expect(run.status == .findings)
    #expect(run.output.contains(" --> docs/box.md:3:"))
  }
}
