import ParityModel
import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("review")
struct ReviewTests {
  private let scratch: Scratch

  private static let spec = """
    import ParitySpec

    let project = Project("sample") {
      Platform(.swiftUI, "swift/**/*.swift")
      Platform(.compose, "kotlin/**/*.kt")
    }

    let box = Component("Box") {
      Constant("maxScale", 4)
      Part("BoxBar")
        .height(44)
        .padding(.top, 8)
          .except(.compose, 10, because: "old artwork", until: "2027-06-30")
        .padding(.bottom, 4)
    }

    """
  private static let newSpec = """
    import ParitySpec

    let project = Project("sample") {
      Platform(.swiftUI, "swift/**/*.swift")
      Platform(.compose, "kotlin/**/*.kt")
    }

    let box = Component("Box") {
      Constant("maxScale", 5)
      Part("BoxBar")
        .height(.pt(40...48))
        .padding(.top, 8)
          .except(.compose, 10, because: "old artwork", until: "2026-12-31")
          .except(.swiftUI, .absent, because: "it has none")
        .opacity(0.5)
    }

    """
  private static let swift = """
    enum BoxMath {
      static let maxScale: Double = 4
    }

    struct BoxBar: View {
      var body: some View {
        Text("Box")
          .frame(height: 44)
          .padding(.top, 8)
          .padding(.bottom, 4)
      }
    }

    """
  private static let kotlin = """
    private const val MaxScale = 4f

    @Composable
    fun BoxBar() {
      Box(Modifier.height(50.dp).padding(top = 10.dp, bottom = 4.dp))
    }

    """

  /// A history of two commits that changes values of the spec, an exception and two ports.
  init() throws {
    scratch = try Scratch()
    try scratch.makeRepository()
    try commit(
      ["specs/box.swift": Self.spec, "swift/Box.swift": Self.swift, "kotlin/Box.kt": Self.kotlin], "one")
    try commit(
      [
        "specs/box.swift": Self.newSpec,
        "swift/Box.swift": Self.swift.replacing("= 4", with: "= 5").replacing(
          ".padding(.bottom, 4)", with: ".opacity(0.5)"),
        "kotlin/Box.kt": Self.kotlin.replacing("50.dp", with: "48.dp"),
      ], "two")
  }

  private func commit(_ files: [String: String], _ message: String) throws {
    try scratch.write(files)
    try scratch.shell("git add . && git commit -qm \(message)")
  }

  /// Runs, and holds that neither the repository nor the work tree is touched.
  private func review(_ words: String...) async throws -> Run {
    let before = try scratch.fingerprint()
    let run = await Run(["review"] + words, in: scratch, environment: scratch.environment)
    #expect(try scratch.fingerprint() == before)
    return run
  }

  private func name(_ revision: String) throws -> String {
    String(try scratch.shell("git rev-parse \(revision)").prefix(40))
  }

  @Test("writes several reports in one run")
  func outputs() async throws {
    let folder = try Scratch()
    let run = try await review(
      "HEAD~1", "--output", "markdown=\(folder.path)/a.md", "--output", "json=\(folder.path)/a.json")
    #expect(run.output.hasPrefix("review of HEAD~1..HEAD"))
    #expect(folder.read("a.md") == (try await review("HEAD~1", "--format", "markdown")).output)
    #expect(folder.read("a.json") == (try await review("HEAD~1", "--format", "json")).output)
    #expect(
      try await review("HEAD~1", "--output", "sarif=x").errors.hasPrefix(
        "error: 'sarif' is no value of --output\n"))
  }

  @Test("says what a change means, for people")
  func text() async throws {
    let run = try await review("HEAD~1")
    #expect(run.status == .findings)
    let commits = "\(try name("HEAD~1").prefix(12))..\(try name("HEAD").prefix(12))"
    #expect(
      run.output == """
        review of HEAD~1..HEAD (\(commits))

        spec
          changed   Box constant:maxScale: 4 → 5 (specs/box.swift:9)
          loosened  Box BoxBar height: 44 pt → 40...48 pt (specs/box.swift:11)
          removed   Box BoxBar padding.bottom: 4 pt (specs/box.swift:14)
          added     Box BoxBar opacity: 0.5 (specs/box.swift:15)

        exceptions
          changed   Box BoxBar padding.top: 10 pt on Compose until 2027-06-30 → 10 pt on Compose until 2026-12-31, because old artwork (specs/box.swift:13)
          added     Box BoxBar padding.top: absent on SwiftUI, because it has none (specs/box.swift:14)
          expired   Box BoxBar padding.top: 10 pt on Compose until 2026-12-31, because old artwork (specs/box.swift:13)

        findings that appear
          error[value-drift] Compose kotlin/Box.kt:1:30: the constant maxScale of Box is 4 in Compose, not 5
          error[missing-fact] Compose kotlin/Box.kt:3:1: Compose does not state opacity of BoxBar, which is 0.5
          error[value-drift] Compose kotlin/Box.kt:5:44: padding.top of BoxBar is 10 pt in Compose, not 8 pt
          error[expired-exception] Compose specs/box.swift:13: the exception for padding.top ended on 2026-12-31: old artwork
          warning[unused-exception] SwiftUI specs/box.swift:14: the exception for padding.top on SwiftUI is not needed

        findings that disappear
          error[value-drift] Compose kotlin/Box.kt:5:23: height of BoxBar is 50 pt in Compose, not 44 pt

        4 changes of the spec, 3 of its exceptions; 5 findings appear, 1 disappears

        """)
    #expect(run.errors == "")
    #expect(try await review("HEAD~1..HEAD").output == run.output)
    #expect(try await review("HEAD~1..").output == run.output)
    let lenient = try await review("HEAD~1", "--allow-new")
    #expect(lenient.status == .clean)
    #expect(lenient.output == run.output)
  }

  @Test("is the other way round for the way back")
  func back() async throws {
    let run = try await review("HEAD..HEAD~1")
    #expect(run.status == .findings)
    #expect(run.output.contains("  changed   Box constant:maxScale: 5 → 4 (specs/box.swift:9)\n"))
    #expect(run.output.contains("  tightened Box BoxBar height: 40...48 pt → 44 pt (specs/box.swift:11)\n"))
    #expect(run.output.hasSuffix("; 1 finding appears, 5 disappear\n"))
  }

  @Test("of a commit with itself finds nothing, and counts what stays")
  func same() async throws {
    let run = try await review("HEAD~1..HEAD~1")
    #expect(run.status == .clean)
    #expect(run.output.hasSuffix("\n\nno change of the spec; no finding appears, 1 stays\n"))
  }

  @Test("writes a comment for a pull request, from where the branch parted")
  func markdown() async throws {
    try scratch.shell("git checkout -q -b work HEAD~1")
    try commit(
      ["kotlin/Box.kt": Self.kotlin.replacing("4f", with: "3f").replacing("50.dp", with: "52.dp")], "three")
    try scratch.shell("git checkout -q main")
    let run = try await review("main...work", "--format", "markdown")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        ## Parity review of `main...work`

        **1 finding appears**, 1 differs otherwise. No change of the spec.

        ### Findings that appear

        | platform | rule | finding | place |
        |---|---|---|---|
        | Compose | value-drift (error) | the constant maxScale of Box is 3 in Compose, not 4 | `kotlin/Box.kt:1:30` |

        ### Findings that differ otherwise

        | platform | rule | finding | place | before |
        |---|---|---|---|---|
        | Compose | value-drift (error) | height of BoxBar is 52 pt in Compose, not 44 pt | `kotlin/Box.kt:5:23` | expected 44 pt, found 50 pt |

        """)
    let plain = try await review("main..work")
    #expect(plain.output.contains("constant:maxScale: 5 → 4"))
  }

  @Test("prints JSON, narrowed to a component and a platform where that is asked for")
  func json() async throws {
    let run = try await review("HEAD~1", "--format", "json", "--platform", "compose")
    let base = "{\"name\":\"HEAD~1\",\"commit\":\"\(try name("HEAD~1"))\"}"
    let head = "{\"name\":\"HEAD\",\"commit\":\"\(try name("HEAD"))\"}"
    #expect(
      run.output.hasPrefix(
        """
        {"version":1,"base":\(base),"head":\(head),"changes":[
        {"kind":"changed","component":"Box","part":"","subject":"constant:maxScale","before":"4","after":"5","spec":{"path":"specs/box.swift","line":9}},
        """))
    #expect(
      run.output.contains(
        """
        {"kind":"added","component":"Box","part":"BoxBar","property":"padding.top","state":"","before":null,"after":{"allows":"absent","platforms":["swiftui"],"until":null,"reason":"it has none"},"spec":{"path":"specs/box.swift","line":14}},
        """))
    #expect(!run.output.contains("\"platform\":\"swiftui\""))
    let unknown = try await review("HEAD~1", "--component", "Bax")
    #expect(unknown.status == .failed)
    #expect(unknown.errors.hasSuffix("  help: did you mean 'Box'?\n"))
  }

  @Test("takes a spec that comes with the change for wholly new, and one that goes for gone")
  func comingAndGoing() async throws {
    try scratch.shell("git rm -qr specs && git commit -qm gone")
    let gone = try await review("HEAD~1")
    #expect(gone.status == .clean)
    #expect(gone.output.contains("  removed   Box: component (specs/box.swift:8)\n"))
    let come = try await review("HEAD..HEAD~2")
    #expect(come.status == .findings)
    #expect(come.output.contains("  added     sources of Compose: kotlin/**/*.kt (specs/box.swift:5)\n"))
    #expect(come.output.contains("  added     Box BoxBar height: 44 pt (specs/box.swift:11)\n"))
    let neither = try await review("HEAD..HEAD")
    #expect(neither.errors == "error: neither commit has a spec\n  help: give it with --spec PATH\n")
  }

  @Test("says which commit has a spec that cannot be understood")
  func broken() async throws {
    try commit(["specs/box.swift": Self.spec.replacing(".height(44)", with: ".hight(44)")], "broken")
    let run = try await review("HEAD~2")
    #expect(run.status == .failed)
    #expect(run.errors.contains(" --> specs/box.swift:11:6\n"))
    #expect(run.errors.hasSuffix("error: this is the spec of \(try name("HEAD").prefix(12))\n"))
    let unknown = try await review("nothing..HEAD")
    #expect(
      unknown.errors == """
        error: the repository has no commit 'nothing'
          help: check the spelling; a shallow clone has to fetch it first

        """)
    #expect(try await review("HEAD", "HEAD").errors.hasPrefix("error: review takes one range of commits\n"))
  }

  @Test("reads ranges as git writes them")
  func ranges() {
    func parts(_ text: String) -> [String] {
      let range = RevisionRange(text)
      return [range.base, range.isFromMergeBase ? "..." : "..", range.head]
    }
    #expect(parts("main") == ["main", "..", "HEAD"])
    #expect(parts("v1.2..v1.3") == ["v1.2", "..", "v1.3"])
    #expect(parts("origin/main...") == ["origin/main", "...", "HEAD"])
    #expect(parts("..topic") == ["HEAD", "..", "topic"])
    #expect(parts("a...b") == ["a", "...", "b"])
  }
}
