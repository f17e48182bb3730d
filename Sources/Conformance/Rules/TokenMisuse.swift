import ParityModel

enum TokenMisuse: ConformanceRule {
  static let rule = Rule.tokenMisuse
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .replaced(let requirement, let statement) = difference else { return nil }
    let wanted = requirement.pin.expected.map(\.unit)
    let unit = statement.quantity.unit
    guard let kind = wanted.first, wanted.allSatisfy(\.isDesignToken), !wanted.contains(unit) else {
      return nil
    }
    var finding = scene.drift(rule, requirement, statement)
    let what =
      unit.isToken ? "the \(unit.rawValue) token \(statement.written)" : "the raw value \(statement.written)"
    finding.message =
      "\(scene.subject(requirement)) is \(what) in \(scene.platformTitle), where the spec wants the "
      + "\(kind.rawValue) token \(requirement.expectation)"
    return finding
  }
}
