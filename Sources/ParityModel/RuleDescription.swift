/// What people are told about a rule.
public struct RuleDescription: Hashable, Sendable {
  public var rule: Rule
  /// Where the spec sets no other.
  public var severity: Severity
  /// What the rule checks, in one sentence.
  public var summary: String

  public init(rule: Rule, severity: Severity, summary: String) {
    self.rule = rule
    self.severity = severity
    self.summary = summary
  }
}
