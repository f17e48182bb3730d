import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("coverage")
struct CoverageTests {
  private func project() throws -> Scratch {
    try Sample.project(
      swift: Sample.swift + "struct Lid: View { var body: some View { Text(\"a\").padding(.top, 3) } }\n")
  }

  @Test("lists what no rule speaks of, by port and declaration")
  func text() async throws {
    let run = await Run("coverage", in: try project())
    #expect(run.status == .clean)
    #expect(
      run.output == """
        SwiftUI  33.3 %, 1 of 3
          BoxMath  1 of 1
          Lid  0 of 2
            swift/Box.swift:4:48  text         "a"
            swift/Box.swift:4:66  padding.top  3 pt

        Compose  100.0 %, 1 of 1
          outside every declaration  1 of 1

        the spec speaks of 2 of 4 literals, 50.0 %

        """)
    let brief = await Run("coverage", "-q", in: try project())
    #expect(
      brief.output
        == "SwiftUI  33.3 %, 1 of 3\nCompose  100.0 %, 1 of 1\nthe spec speaks of 2 of 4 literals, 50.0 %\n")
  }

  @Test("prints JSON, with facts as extract prints them")
  func json() async throws {
    let run = await Run("coverage", "--format", "json", in: try project())
    #expect(
      run.output.hasPrefix(
        "{\"version\":1,\"count\":{\"literals\":4,\"spoken\":2,\"percent\":50.0},\"ports\":[\n"))
    #expect(
      run.output.contains(#""parts":[{"part":"BoxMath","count":{"literals":1,"spoken":1,"percent":100.0}},"#))
    #expect(
      run.output.contains(
        #"{"path":"swift/Box.swift","line":4,"column":66,"part":"Lid","property":"padding.top""#))
  }

  @Test(
    "fails below the percentage that is asked for",
    arguments: [
      ("50", ParityLintCommand.ExitStatus.clean), ("50.1", .findings), ("100%", .findings), ("0", .clean),
      ("half", .failed), ("101", .failed), ("12.34", .failed), ("-1", .failed),
    ])
  func minimum(text: String, status: ParityLintCommand.ExitStatus) async throws {
    #expect(await Run("coverage", "--min=\(text)", in: try project()).status == status)
  }

  @Test("is narrowed to paths and platforms")
  func narrowed() async throws {
    let run = await Run("coverage", "kotlin", in: try project())
    #expect(run.output.hasSuffix("the spec speaks of 1 of 1 literals, 100.0 %\n"))
    let compose = await Run("coverage", "--platform", "compose", in: try project())
    #expect(compose.output.hasPrefix("Compose  100.0 %"))
    #expect(await Run("coverage", "--root", "specs", in: try project()).status == .failed)
  }
}
