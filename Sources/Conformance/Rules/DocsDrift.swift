import ParityModel

enum DocsDrift: ConformanceRule {
  static let rule = Rule.docsDrift
  static let severity = Severity.error
  static let summary = "The documentation says something else than the spec."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .claim(let difference) = difference else { return nil }
    let component = scene.specification.components[difference.component].name
    var finding = Finding(
      rule: rule, severity: severity, verdict: .missing, component: component, part: difference.claim.part,
      location: Location(path: difference.page), message: "", origin: difference.claim.origin)
    if let said = difference.said {
      let expected = said.pin.expected.map(\.description).joined(separator: " or ")
      finding.verdict = .drift
      finding.property = said.pin.property
      finding.location = Location(
        path: difference.page, line: said.line, column: said.column, endLine: said.line,
        endColumn: said.column + said.text.unicodeScalars.count)
      finding.expected = expected
      finding.found = said.text
      finding.message =
        "the page says \(said.text) for \(said.pin.property.spelling), the spec says \(expected)"
      finding.notes = [.init(text: "the sentence is \"\(difference.claim.sentence)\"")]
    } else {
      finding.expected = difference.claim.sentence
      finding.message = "the page does not say \"\(difference.claim.sentence)\""
      finding.notes = [.init(text: "change the page, or the claim of the spec")]
    }
    return finding
  }
}
