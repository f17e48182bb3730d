/// What a finding is about. The raw value is the id that people read, allow and configure.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// A value other than the spec's.
  case valueDrift = "value-drift"
  /// A pinned property that a port does not state.
  case missingFact = "missing-fact"
  /// A stated value of a pinned property that the spec does not expect.
  case unexpectedFact = "unexpected-fact"
  /// The right property in a unit that cannot be compared, such as device pixels for points.
  case unitMismatch = "unit-mismatch"
  /// A token other than the spec's.
  case tokenDrift = "token-drift"
  /// A token of one kind used as another, or a raw value where the part uses tokens.
  case tokenMisuse = "token-misuse"
  /// A function, table, schedule or clamp that evaluates to something else.
  case behaviourDrift = "behaviour-drift"
  /// A part that other ports have.
  case missingPart = "missing-part"
  /// A default of a parameter, or a label, other than the spec's.
  case defaultDrift = "default-drift"
  /// A claim of the documentation that says something else than the spec.
  case docsDrift = "docs-drift"
  case expiredException = "expired-exception"
  case unusedException = "unused-exception"
  /// A comment that is meant to allow something and does not say what, or why.
  case invalidException = "invalid-exception"
  /// A place that should state a pinned property and cannot be read.
  case unreadable
  /// Two elements of the spec that cannot both hold.
  case specConflict = "spec-conflict"
  /// An entry of the baseline that no finding matches any more.
  case staleBaseline = "stale-baseline"
}

/// How loud a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  case error, warning, note
}
