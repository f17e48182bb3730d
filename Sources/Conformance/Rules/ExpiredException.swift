import ParityModel

enum ExpiredException: ConformanceRule {
  static let rule = Rule.expiredException
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    if case .behaviour(let behaviour) = difference, case .expired(let exception) = behaviour.kind {
      return finding(
        component: behaviour.component, part: behaviour.spec(in: scene).name, nil, exception, in: scene)
    }
    guard case .expired(let index, let part, let property, let exception) = difference else { return nil }
    return finding(component: index, part: part, property, exception, in: scene)
  }

  private static func finding(
    component index: Int, part: String, _ property: Property?, _ exception: Pin.Exception, in scene: Scene
  ) -> Finding {
    let until = exception.until?.description ?? ""
    return Finding(
      rule: rule, severity: severity, verdict: .stale,
      component: scene.specification.components[index].name, part: part, property: property,
      platform: exception.platforms.count == 1 ? exception.platforms.first : nil,
      message: "the exception for \(property?.spelling ?? part) ended on \(until): \(exception.reason)",
      notes: [.init(text: "change the port, or give the exception a new day and reason")],
      origin: exception.origin)
  }
}
