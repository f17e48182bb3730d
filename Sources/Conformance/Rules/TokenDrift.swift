import ParityModel

enum TokenDrift: ConformanceRule {
  static let rule = Rule.tokenDrift
  static let severity = Severity.error
  static let summary = "A port uses another colour, text style, radius or shadow token than the spec."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference,
      requirement.pin.expected.contains(where: { isDesignToken($0.unit) })
    else { return nil }
    return scene.drift(rule, requirement, statement)
  }

  private static func isDesignToken(_ unit: Unit) -> Bool {
    switch unit {
    case .color, .textStyle, .radius, .shadow: true
    case .none, .pt, .sp, .em, .px, .percent, .ms, .rgba, .easing, .string, .role, .haptic, .icon, .bool:
      false
    }
  }
}
