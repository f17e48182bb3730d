import Conformance
import Handbook
import ParityModel

extension RuleDescription {
  /// Every rule, by id, as its page of the handbook describes it.
  static let all: [RuleDescription] = Rule.allCases
    .map { rule in
      RuleDescription(
        rule: rule, severity: rule.usualSeverity,
        summary: Handbook.rules.first { $0.id == rule.rawValue }?.summary ?? "")
    }
    .sorted { $0.rule.rawValue < $1.rule.rawValue }
}
