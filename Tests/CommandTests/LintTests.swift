import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("lint")
struct LintTests {
  @Test("of ports that agree is clean")
  func clean() async throws {
    let run = await Run("lint", in: try Sample.project())
    #expect(run.status == .clean)
    #expect(
      run.output == """
             SwiftUI  Compose
        Box  1 ok     1 ok

        no findings; 2 pins met, 0 differences allowed

        """)
    #expect(run.errors == "")
  }

  @Test("of a port that drifts shows the literal, both values and the spec's line")
  func drift() async throws {
    let run = await Run("lint", in: try Sample.project(kotlin: Sample.drifting))
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
    #expect(run.output.hasSuffix("\n1 error; 1 pin met, 0 differences allowed\n"))
  }

  @Test("cuts a line of source where the terminal ends")
  func width() throws {
    var invocation = Invocation(
      arguments: [], workingDirectory: "/", today: .init(secondsSince1970: 0), output: { _, _ in })
    #expect(try CommonOptions(Arguments(["lint"]), invocation).style.width == 120)
    invocation.columns = 72
    #expect(try CommonOptions(Arguments(["lint"]), invocation).style.width == 72)
  }

  @Test("prints the same bytes from any working directory and with any number of jobs")
  func deterministic() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    let one = await Run("lint", "--format", "json", "--jobs", "1", in: scratch)
    let other = await Run("lint", "--format=json", "--jobs=7", in: scratch, from: "kotlin/ui")
    let named = await Run(
      "lint", "--format=json", "--spec", scratch.path + "/specs", in: scratch, from: "swift")
    #expect(one.output == other.output)
    #expect(one.output == named.output)
    #expect(
      one.output.contains(#""path":"kotlin/ui/Box.kt","line":1,"column":30,"endLine":1,"endColumn":32"#))
  }

  @Test("of a documentation page names the page's line beside the file's own")
  func page() async throws {
    let scratch = try Sample.project()
    try scratch.write([
      "page.md":
        "# Box\n\n```swift title=\"swift/Box.swift\"\n\(Sample.swift)```\n\n```kt title=\"kotlin/Box.kt\"\n\(Sample.drifting)```\n"
    ])
    let run = await Run("lint", "--root", "page.md", in: scratch)
    #expect(run.status == .findings)
    #expect(run.output.contains("\n --> kotlin/Box.kt:1:30 (page.md:10)\n"))
    let outside = await Run(
      "lint", "--spec", "specs", "../" + (scratch.path.split(separator: "/").last ?? "") + "/page.md",
      in: scratch)
    #expect(outside.status == .failed, "a page inside the root selects a file of the root")
  }

  @Test("narrows to the paths that it is given")
  func narrowed() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    #expect(await Run("lint", "swift", in: scratch).status == .clean)
    #expect(await Run("lint", "ui/Box.kt", in: scratch, from: "kotlin").status == .findings)
    let missing = await Run("lint", "swift/Nothing.swift", in: scratch)
    #expect(missing.status == .failed)
    #expect(missing.errors.hasPrefix("error: no such file or folder: swift/Nothing.swift\n"))
    let unnamed = await Run("lint", "specs/box.swift", in: scratch)
    #expect(unnamed.status == .failed)
    #expect(unnamed.errors.hasPrefix("error: no glob of the spec names specs/box.swift\n"))
  }

  @Test("writes further reports beside the one it prints")
  func outputs() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    let run = await Run("lint", "--output", "json=out.json", "--output=github=out.txt", in: scratch)
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("error[value-drift]"))
    #expect(scratch.read("out.json").hasPrefix("{\"version\":1,\"findings\":[\n{\"rule\":\"value-drift\""))
    #expect(scratch.read("out.txt").hasPrefix("::error file=kotlin/ui/Box.kt,line=1,"))
    let refused = await Run("lint", "--output", "json=no/out.json", in: scratch)
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("cannot write \(scratch.path)/no/out.json: no such file or directory"))
  }

  @Test("is quiet about a clean run where it is asked to be")
  func quiet() async throws {
    let run = await Run("lint", "-q", in: try Sample.project())
    #expect(run.status == .clean)
    #expect(run.output + run.errors == "")
  }

  @Test("is strict about a source that does not parse")
  func strict() async throws {
    let scratch = try Sample.project(kotlin: "fun broken( {\n" + Sample.kotlin)
    let run = await Run("lint", "--strict", in: scratch)
    #expect(run.status == .unreadable)
    let lenient = await Run("lint", in: scratch)
    #expect(lenient.status != .unreadable)
  }
}
