import ParityModel

/// What a run of `lint` has to tell.
public struct Report: Sendable {
  public var findings: [Finding]
  /// What differs with leave.
  public var allowed: [Finding]
  public var components: [ComponentSummary]
  /// The rules that the judge knows.
  public var rules: [RuleDescription]
  /// What was named and not read, one sentence each.
  public var notices: [String]
  /// The version of the tool.
  public var version: String

  public init(
    findings: [Finding], allowed: [Finding] = [], components: [ComponentSummary] = [],
    rules: [RuleDescription] = [], notices: [String] = [], version: String
  ) {
    self.findings = findings
    self.allowed = allowed
    self.components = components
    self.rules = rules
    self.notices = notices
    self.version = version
  }
}

/// A way to print a report. The raw value is the word behind `--format`.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, sarif, junit, github, gitlab, markdown

  public func render(_ report: Report, sources: SourceExcerpts, style: Style) -> [UInt8] {
    switch self {
    case .text: Array(TextReport(report: report, sources: sources, style: style).text.utf8)
    case .json: JSONReport.render(report)
    case .sarif: SARIFReport.render(report)
    case .junit: JUnitReport.render(report)
    case .github: GitHubReport.render(report)
    case .gitlab: GitLabReport.render(report)
    case .markdown: MarkdownReport.render(report)
    }
  }
}
