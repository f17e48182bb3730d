import ScratchFolder
import Testing

@Suite("extract")
struct ExtractTests {
  private let swiftFact =
    #"{"path":"swift/Box.swift","line":2,"column":33,"part":"BoxMath","property":"constant:maxScale","state":"","value":4,"unit":"","text":"4","platform":"swiftui"}"#
  private let kotlinFact =
    #"{"path":"kotlin/ui/Box.kt","line":1,"column":30,"part":"","property":"constant:maxScale","state":"","value":4,"unit":"","text":"4f","platform":"compose"}"#

  @Test("prints the facts of every file that the spec's globs name")
  func specified() async throws {
    let scratch = try Sample.project()
    let run = await Run("extract", "--format", "json", in: scratch)
    #expect(run.status == .clean)
    #expect(run.output == "[\n\(kotlinFact),\n\(swiftFact)\n]\n")
    #expect(
      await Run("extract", "--spec", "specs", "--format=json", "swift", in: scratch).output
        == "[\n\(swiftFact)\n]\n")
    #expect(
      await Run("extract", "--platform", "compose", "--format=json", in: scratch).output
        == "[\n\(kotlinFact)\n]\n")
  }

  @Test("tells platforms by language without a spec, and says so")
  func guessed() async throws {
    let scratch = try Sample.project()
    let run = await Run("extract", "--format", "json", "swift/Box.swift", "kotlin", in: scratch)
    #expect(run.output == "[\n\(kotlinFact),\n\(swiftFact)\n]\n")
    #expect(run.errors == "note: files read without a spec: 1 as SwiftUI, 1 as Compose; a rem is 16 points\n")
    let folder = await Run("extract", "-q", "--format", "text", "swift", in: scratch)
    #expect(folder.output == "Box.swift:2:33  BoxMath  constant:maxScale  4\n")
    #expect(folder.errors == "")
  }

  @Test("of a page without a spec names the files of its fences")
  func page() async throws {
    let scratch = try Scratch()
    try scratch.write(["page.txt": "```swift title=\"swift/Box.swift\"\n\(Sample.swift)```\n"])
    let run = await Run("extract", "-q", "page.txt", in: scratch)
    #expect(run.output == "swift/Box.swift:2:33  BoxMath  constant:maxScale  4\n")
  }

  @Test("lists the classes that are not understood, each at its place")
  func unknown() async throws {
    let scratch = try Scratch()
    try scratch.write(["uniwind/row.tsx": "const Row = () => <View className=\"px-4 active:wobble-2\" />\n"])
    let run = await Run("extract", "-q", "--unknown", "uniwind", in: scratch)
    #expect(run.output == "row.tsx:1:41  Row  active:wobble-2\n")
    let json = await Run("extract", "-q", "--unknown", "--format", "json", "uniwind", in: scratch)
    #expect(
      json.output == """
        [
        {"path":"row.tsx","line":1,"column":41,"part":"Row","text":"active:wobble-2","platform":"uniwind"}
        ]

        """)
  }

  @Test("of a file that is not there fails")
  func missing() async throws {
    let run = await Run("extract", "Gone.swift", in: try Scratch())
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("error: no such file or folder: Gone.swift\n"))
  }

  @Test("warns of a source that does not parse, and fails where it is strict")
  func broken() async throws {
    let scratch = try Sample.project(kotlin: "fun broken( {\n")
    let run = await Run("extract", in: scratch)
    #expect(run.status == .clean)
    #expect(run.errors.hasPrefix("warning: kotlin/ui/Box.kt:1:"))
    #expect(await Run("extract", "--strict", in: scratch).status == .unreadable)
  }
}
