import Foundation
import Testing

@Suite("The examples")
struct ExamplesTests {
  @Test("conform where they should")
  func conforming() async throws {
    let run = await lint("conforming")
    #expect(try findings(of: run) == [])
    #expect(run.status == .clean)
  }

  @Test("drift exactly as their page says")
  func drifting() async throws {
    let run = await lint("drifting")
    #expect(try findings(of: run) == rows(ofPage: "examples/README.md"))
    #expect(run.status == .findings)
  }

  private func lint(_ tree: String) async -> Run {
    await Run(
      ["lint", "--spec", "examples/specs", "--root", "examples/" + tree, "--format", "json"],
      at: repository)
  }

  /// Each finding as the page writes it: place, rule, found, expected.
  private func findings(of run: Run) throws -> [[String]] {
    struct Report: Decodable {
      struct Finding: Decodable {
        var path: String
        var line: Int
        var rule: String
        var found: String?
        var expected: String?
      }
      var findings: [Finding]
    }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings.map {
      ["\($0.path):\($0.line)", $0.rule, $0.found ?? "–", $0.expected ?? "–"]
    }
  }

  private func rows(ofPage path: String) throws -> [[String]] {
    let page = try String(contentsOfFile: repository + "/" + path, encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").prefix(4).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private var repository: String {
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  }
}
