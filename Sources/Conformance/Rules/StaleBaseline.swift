import ParityModel

/// Named by the baseline itself: comparing a port with the spec never finds it.
enum StaleBaseline: ConformanceRule {
  static let rule = Rule.staleBaseline
  static let severity = Severity.warning

  static func finding(for difference: Difference, in scene: Scene) -> Finding? { nil }
}
