import ParityModel

/// Gives the differences of one kind a name and a sentence.
protocol ConformanceRule: SendableMetatype {
  static var rule: Rule { get }
  /// Where the spec sets no other.
  static var severity: Severity { get }

  /// Nil for a difference of another kind.
  static func finding(for difference: Difference, in scene: Scene) -> Finding?
}

/// Every rule, in the order in which they are asked: the first that knows a difference names it.
enum RuleList {
  static let all: [any ConformanceRule.Type] = [
    UnitMismatch.self, DefaultDrift.self, TokenMisuse.self, TokenDrift.self, ValueDrift.self,
    MissingFact.self,
    UnexpectedFact.self, MissingPart.self, ExpiredException.self, UnusedException.self,
    BehaviourDrift.self, UnreadablePlace.self, SpecConflict.self, DocsDrift.self, InvalidException.self,
    StaleBaseline.self,
  ]
}

extension Specification {
  /// How loud a rule is: as the spec sets it, else by default.
  func severity(of rule: any ConformanceRule.Type) -> Severity {
    levels.last { $0.rule == rule.rule }?.severity ?? rule.severity
  }
}

extension Rule {
  /// How loud it is where a spec says nothing else.
  public var usualSeverity: Severity { RuleList.all.first { $0.rule == self }?.severity ?? .error }
}
