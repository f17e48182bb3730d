import ParityModel

/// A way to print a drift report. The raw value is the word behind `--format`.
public enum DriftFormat: String, Hashable, Sendable, CaseIterable {
  case text, html, markdown, json

  /// A text about a single platform is the list of what its team has to do.
  public func render(
    _ report: DriftReport, sources: SourceExcerpts, style: Style, links: LinkTemplate? = nil
  ) -> [UInt8] {
    switch self {
    case .text:
      if report.platforms.count == 1, let platform = report.platforms.first {
        Array(DriftTasks(report: report, platform: platform, sources: sources, style: style).text.utf8)
      } else {
        Array(DriftText(report: report, style: style).text.utf8)
      }
    case .html: Array(DriftPage(report: report, sources: sources, links: links).text.utf8)
    case .markdown: Array(DriftMarkdown(report: report, links: links).text.utf8)
    case .json: DriftJSON.render(report)
    }
  }
}

extension DriftReport.Count {
  /// The verdict in a word; nil where nothing is judged.
  var word: String? {
    verdict.map { $0 == .match || $0 == .allowed ? "aligned" : $0.rawValue }
  }

  var isAligned: Bool { aligned == total }
}

extension DriftReport {
  /// What is about the documentation, an exception or a whole port: no row holds it.
  var others: [Finding] {
    findings.filter(\.component.isEmpty) + components.flatMap(\.others)
  }

  /// `7 of 152 facts differ, 2 may`
  var sum: String {
    let count = count
    let differing = count.total - count.aligned
    return "\(differing == 0 ? "none" : String(differing)) of \(count.total) facts "
      + "\(differing < 2 ? "differs" : "differ"), \(count[.allowed]) may differ"
  }
}
