import ParityModel

/// A project at one moment: its spec, what its ports state, and what the judge says of them.
public struct ProjectState: Sendable {
  public var specification: Specification
  public var ports: [Port]
  public var judgement: Judgement

  public init(
    specification: Specification = Specification(), ports: [Port] = [], judgement: Judgement = Judgement()
  ) {
    self.specification = specification
    self.ports = ports
    self.judgement = judgement
  }
}

extension Review {
  /// What lies between two states. The day decides which exceptions have expired.
  public init(from old: ProjectState, to new: ProjectState, today: CalendarDate) {
    let findings = FindingComparison(old: old.judgement.findings, new: new.judgement.findings)
    self.init(
      changes: SpecificationComparison(old: old.specification, new: new.specification).changes,
      exceptions: ExceptionComparison(old: old.specification, new: new.specification, today: today).changes,
      appeared: findings.appeared, disappeared: findings.disappeared, altered: findings.altered,
      kept: findings.kept)
  }
}
