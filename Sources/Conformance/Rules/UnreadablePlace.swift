import ParityModel

enum UnreadablePlace: ConformanceRule {
  static let rule = Rule.unreadable
  static let severity = Severity.error
  static let summary = "The place that should state a pinned property does not parse or cannot be evaluated."

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .unreadable(let requirements, let place) = difference, let first = requirements.first else {
      return nil
    }
    var finding = scene.finding(
      rule, .unreadable, about: first, at: place.location, expected: first.expectation, found: nil,
      message: "\(scene.subject(first)) cannot be read in \(scene.platformTitle): \(place.reason)")
    for other in requirements.dropFirst() {
      finding.notes.append(.init(text: "nor can \(scene.subject(other)), which is \(other.expectation)"))
    }
    return finding
  }
}
