import ParityModel

enum ValueDrift: ConformanceRule {
  static let rule = Rule.valueDrift
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference else { return nil }
    return scene.drift(rule, requirement, statement)
  }
}
