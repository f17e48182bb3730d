import ParityModel

/// What the judge says about all ports.
public struct Judgement: Equatable, Sendable {
  /// What is wrong, by platform and place.
  public var findings: [Finding]
  /// What differs with the spec's leave, in the same order.
  public var allowed: [Finding]
  /// Every component of the specification, in its order.
  public var components: [ComponentSummary]

  public init(findings: [Finding] = [], allowed: [Finding] = [], components: [ComponentSummary] = []) {
    self.findings = findings
    self.allowed = allowed
    self.components = components
  }
}
