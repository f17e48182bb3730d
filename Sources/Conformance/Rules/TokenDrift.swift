import ParityModel

enum TokenDrift: ConformanceRule {
  static let rule = Rule.tokenDrift
  static let severity = Severity.error
  static let summary =
    "A port uses another colour, text style, radius or shadow token than the spec, or declares one that is worth something else."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference,
      requirement.pin.expected.contains(where: \.unit.isDesignToken)
        || scene.specification.components[requirement.component].table != nil
    else { return nil }
    return scene.drift(rule, requirement, statement)
  }
}
