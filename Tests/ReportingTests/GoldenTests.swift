import FoundationEssentials
import ParityModel
import Testing

@testable import Reporting

@Suite("A report")
struct GoldenTests {
  /// The page has goldens of its own, without what makes it a page.
  private static let formats = ReportFormat.allCases.filter { $0 != .html }

  @Test("is the same bytes as its golden file", arguments: formats)
  func format(format: ReportFormat) throws {
    let bytes = format.render(SampleReport.report, sources: SampleReport.sources, style: Style())
    try expectGolden("report.\(format.rawValue)", bytes)
  }

  @Test("in colour is the same bytes as its golden file")
  func color() throws {
    let bytes = ReportFormat.text.render(
      SampleReport.report, sources: SampleReport.sources, style: Style(isColored: true, width: 40))
    try expectGolden("report.color", bytes)
  }

  @Test("without findings says so", arguments: formats)
  func empty(format: ReportFormat) throws {
    let report = Report(
      findings: [],
      components: [
        ComponentSummary(name: "Box", isJudged: true, ports: [.init(platform: .compose, matched: 2)])
      ],
      version: "1.2.3")
    try expectGolden(
      "empty.\(format.rawValue)", format.render(report, sources: SampleReport.sources, style: Style()))
  }

  /// A golden that is missing is recorded, and the test fails all the same.
  private func expectGolden(_ name: String, _ bytes: [UInt8]) throws {
    let folder = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Goldens"
    let path = folder + "/" + name
    guard let golden = FileManager.default.contents(atPath: path) else {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: path))
      Issue.record("\(name) was missing and is now recorded; read it, then run again")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: golden, as: UTF8.self))
  }
}
