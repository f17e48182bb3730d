import ParityModel

enum TokenDrift: ConformanceRule {
  static let rule = Rule.tokenDrift
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference,
      requirement.pin.expected.contains(where: \.unit.isDesignToken)
        || scene.specification.components[requirement.component].table != nil
    else { return nil }
    return scene.drift(rule, requirement, statement)
  }
}
