import ParityModel

enum UnexpectedFact: ConformanceRule {
  static let rule = Rule.unexpectedFact
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .extra(let requirement, let statement, let options) = difference else { return nil }
    var finding = scene.finding(
      rule, .unexpected, about: requirement, at: statement.fact.location, expected: nil,
      found: statement.written,
      message:
        "\(scene.platformTitle) states \(scene.subject(requirement)) as \(statement.written), which no pin expects"
    )
    finding.notes += scene.derivation(of: statement)
    if requirement.declarations != nil, !options.isEmpty {
      finding.repair = .init(facts: [statement.fact], stated: statement.quantity, expected: options)
    }
    if requirement.declarations == nil {
      finding.notes.append(
        .init(text: "if this is something else of the same name, name the constant's owner in the spec"))
    }
    return finding
  }
}
