import ParityModel

enum ExpiredException: ConformanceRule {
  static let rule = Rule.expiredException
  static let severity = Severity.error
  static let summary = "An exception of the spec has passed its last day."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .expired(let index, let part, let property, let exception) = difference else { return nil }
    let until = exception.until?.description ?? ""
    return Finding(
      rule: rule, severity: severity, verdict: .stale,
      component: scene.specification.components[index].name, part: part, property: property,
      platform: exception.platforms.count == 1 ? exception.platforms.first : nil,
      message: "the exception for \(property.spelling) ended on \(until): \(exception.reason)",
      notes: [.init(text: "change the port, or give the exception a new day and reason")],
      origin: exception.origin)
  }
}
