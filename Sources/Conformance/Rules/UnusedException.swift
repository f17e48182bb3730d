import ParityModel

enum UnusedException: ConformanceRule {
  static let rule = Rule.unusedException
  static let severity = Severity.warning

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    if case .needless(let suppression, let allowed) = difference {
      return Finding(
        rule: rule, severity: severity, verdict: .stale, component: "", platform: suppression.platform,
        location: suppression.location,
        message: "nothing here needs the exception for \(allowed.rawValue)",
        notes: [.init(text: "remove it from the comment")])
    }
    if case .behaviour(let behaviour) = difference, case .unused(let exception) = behaviour.kind {
      return finding(
        component: behaviour.component, part: behaviour.spec(in: scene).name, nil, exception, in: scene)
    }
    guard case .unused(let index, let part, let property, let exception) = difference else { return nil }
    return finding(component: index, part: part, property, exception, in: scene)
  }

  private static func finding(
    component index: Int, part: String, _ property: Property?, _ exception: Pin.Exception, in scene: Scene
  ) -> Finding {
    let platforms = exception.platforms.sorted().map(\.title).joined(separator: ", ")
    return Finding(
      rule: rule, severity: severity, verdict: .stale,
      component: scene.specification.components[index].name, part: part, property: property,
      platform: exception.platforms.count == 1 ? exception.platforms.first : nil,
      message: "the exception for \(property?.spelling ?? part) on \(platforms) is not needed",
      notes: [.init(text: "remove it from the spec")], origin: exception.origin)
  }
}
