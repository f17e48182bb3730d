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
  /// What `html` shows: every fact side by side, not the findings alone. Nil where it is not asked for.
  public var drift: DriftReport?

  public init(
    findings: [Finding], allowed: [Finding] = [], components: [ComponentSummary] = [],
    rules: [RuleDescription] = [], notices: [String] = [], version: String, drift: DriftReport? = nil
  ) {
    self.findings = findings
    self.allowed = allowed
    self.components = components
    self.rules = rules
    self.notices = notices
    self.version = version
    self.drift = drift
  }
}

/// A way to print a report. The raw value is the word behind `--format`.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, sarif, junit, github, gitlab, markdown, html

  public func render(_ report: Report, sources: SourceExcerpts, style: Style) -> [UInt8] {
    switch self {
    case .text: Array(TextReport(report: report, sources: sources, style: style).text.utf8)
    case .json: JSONReport.render(report)
    case .sarif: SARIFReport.render(report)
    case .junit: JUnitReport.render(report)
    case .github: GitHubReport.render(report)
    case .gitlab: GitLabReport.render(report)
    case .markdown: MarkdownReport.render(report)
    case .html:
      DriftFormat.html.render(
        report.drift ?? DriftReport(project: "", platforms: [], components: [], findings: report.findings),
        sources: sources, style: style)
    }
  }
}
