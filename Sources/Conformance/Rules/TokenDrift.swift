import ParityModel

enum TokenDrift: ConformanceRule {
  static let rule = Rule.tokenDrift
  static let severity = Severity.error
  static let summary = "A port uses another colour, text style, radius or shadow token than the spec."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference,
      requirement.pin.expected.contains(where: \.unit.isDesignToken)
    else { return nil }
    return scene.drift(rule, requirement, statement)
  }
}
