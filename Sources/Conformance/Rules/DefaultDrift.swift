import ParityModel

enum DefaultDrift: ConformanceRule {
  static let rule = Rule.defaultDrift
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference else { return nil }
    switch requirement.pin.property {
    case .parameter, .label: return scene.drift(rule, requirement, statement)
    default: return nil
    }
  }
}
