import ParityModel

enum UnitMismatch: ConformanceRule {
  static let rule = Rule.unitMismatch
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference,
      statement.quantity.unit.isNumeric,
      requirement.pin.expected.allSatisfy({ $0.unit.isNumeric && $0.unit != statement.quantity.unit })
    else { return nil }
    var finding = scene.drift(rule, requirement, statement)
    let (stated, expected) = (statement.quantity.unit, requirement.pin.expected.first?.unit ?? .none)
    finding.notes.insert(.init(text: advice(stated: stated, expected: expected)), at: 0)
    return finding
  }

  private static func advice(stated: Unit, expected: Unit) -> String {
    switch (stated, expected) {
    case (.px, .pt): "device pixels are another length on every screen; convert from points"
    case (.sp, .pt): "a length in sp grows with the reader's text size, one in points does not"
    case (.pt, .sp): "a length in points does not grow with the reader's text size, one in sp does"
    default: "\(name(stated)) cannot be compared with \(name(expected))"
    }
  }

  private static func name(_ unit: Unit) -> String { unit == .none ? "a plain number" : unit.rawValue }
}
