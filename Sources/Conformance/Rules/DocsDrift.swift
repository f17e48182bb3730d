import ParityModel

enum DocsDrift: ConformanceRule {
  static let rule = Rule.docsDrift
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    if case .misstated(let index, let claim, let value, let expected, let found, let location) = difference {
      let expectation = expected.map(\.description).joined(separator: " or ")
      let subject = value.map { scene.subject($0, of: index) } ?? "the claim"
      return Finding(
        rule: rule, severity: severity, verdict: .drift,
        component: scene.specification.components[index].name, part: value?.part ?? claim.part,
        property: value?.property, state: value?.state ?? [], location: location, expected: expectation,
        found: found, message: "the documentation says \(found) where \(subject) is \(expectation)",
        notes: [.init(text: "the claim is: \(claim.sentence)")], origin: claim.origin,
        repair: .init(facts: [], stated: Quantity(.text(found), .string), expected: expected))
    }
    guard case .unsaid(let index, let claim, let location) = difference else { return nil }
    return Finding(
      rule: rule, severity: severity, verdict: .missing,
      component: scene.specification.components[index].name, part: claim.part, location: location,
      message: "the documentation does not say: \(claim.sentence)",
      notes: [.init(text: "write it on the page, or change the claim to what the page says")],
      origin: claim.origin)
  }
}

extension Scene {
  fileprivate func subject(_ value: ClaimedValue, of component: Int) -> String {
    let state = value.state.isEmpty ? "" : " when \(value.state)"
    let owner = value.part.isEmpty ? specification.components[component].name : value.part
    return switch value.property {
    case .constant(let name): "the constant \(name) of \(owner)"
    case .parameter(let name): "the default of \(name) of \(owner)"
    default: "\(value.property.spelling) of \(owner)\(state)"
    }
  }
}
