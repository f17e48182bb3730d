import ParityModel

enum MissingFact: ConformanceRule {
  static let rule = Rule.missingFact
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .missing(let requirement) = difference else { return nil }
    return scene.finding(
      rule, .missing, about: requirement, at: scene.place(of: requirement),
      expected: requirement.expectation, found: nil,
      message:
        "\(scene.platformTitle) does not state \(scene.subject(requirement)), which is \(requirement.expectation)"
    )
  }
}
