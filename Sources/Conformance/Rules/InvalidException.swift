import ParityModel

enum InvalidException: ConformanceRule {
  static let rule = Rule.invalidException
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .misunderstood(let suppression) = difference else { return nil }
    return Finding(
      rule: rule, severity: severity, verdict: .conflict, component: "", platform: suppression.platform,
      location: suppression.location,
      message: suppression.mistakes.map(\.sentence).joined(separator: "; "),
      notes: suppression.mistakes.compactMap { $0.advice(isPage: suppression.platform == nil) }.map {
        .init(text: $0)
      })
  }
}

extension Suppression.Mistake {
  fileprivate var sentence: String {
    switch self {
    case .unknownVerb(let word): "'paritylint:\(word)' says nothing"
    case .unknownRule(let name): "there is no rule '\(name)'"
    case .noRule: "this exception names no rule"
    case .noReason: "this exception gives no reason"
    }
  }

  fileprivate func advice(isPage: Bool) -> String? {
    let form =
      isPage
      ? "write <!-- paritylint:allow docs-drift -- reason -->" : "write // paritylint:allow RULE -- reason"
    switch self {
    case .unknownVerb, .noRule, .noReason: return form
    case .unknownRule(let name):
      return Suggestion.advice(for: name, among: Rule.allCases.map(\.rawValue))
        ?? "`paritylint rules` lists the rules"
    }
  }
}
