import Foundation
import Handbook
import ScratchFolder
import Testing

@Suite("Pages about rules")
struct RulePageTests {
  @Test("find what they say, at the places that they mark", arguments: Handbook.rules.map(\.id))
  func page(id: String) async throws {
    let page = RulePage(try #require(Handbook.rules.first { $0.id == id }))
    #expect(page.sections.count >= 2, "\(id) has an example, and what to use instead")
    #expect(page.sections.last?.title == "Use instead")
    var names: Set<String> = []
    for section in page.sections {
      let scratch = try Scratch()
      try scratch.write(section.tree)
      let baseline = section.baseline == nil ? [] : ["--baseline", "baseline.txt"]
      let run = await Run(["lint", "--format", "json"] + baseline, in: scratch)
      #expect(run.errors == "", "\(id).md: \(section.title)")
      let findings = try Self.findings(of: run)
      names.formUnion(findings.map(\.rule))
      #expect(
        findings.map(\.sentence) == section.findings, "\(id).md:\(section.findingsLine): \(section.title)")
      #expect(Set(findings.compactMap(\.place)) == section.marks, "\(id).md: \(section.title)")
    }
    #expect(names.contains(id))
  }

  private struct Finding: Decodable {
    var rule: String
    var path: String
    var line: Int?
    var column: Int?
    var message: String
    var spec: Spec?

    struct Spec: Decodable {
      var path: String
      var line: Int
    }

    var place: String? {
      guard let line, let column else { return nil }
      return "\(path):\(line):\(column)"
    }

    /// As a `findings` fence writes it.
    var sentence: String {
      let folder = path.prefix { $0 != "/" && $0 != "." }
      // The spec's first two lines are not on the page.
      return (line.map { "\(folder):\($0)" } ?? spec.map { "spec:\($0.line - 2)" } ?? "-")
        + " \(rule) \(message)"
    }
  }

  private static func findings(of run: Run) throws -> [Finding] {
    struct Report: Decodable {
      var findings: [Finding]
    }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
  }
}
