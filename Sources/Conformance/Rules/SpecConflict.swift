import ParityModel

enum SpecConflict: ConformanceRule {
  static let rule = Rule.specConflict
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .conflict(let conflict) = difference else { return nil }
    return Finding(
      rule: rule, severity: severity, verdict: .conflict, component: conflict.component, part: conflict.part,
      property: conflict.property, message: conflict.message,
      notes: [.init(text: "the other is in \(conflict.other.path):\(conflict.other.line)")],
      origin: conflict.origin)
  }
}
