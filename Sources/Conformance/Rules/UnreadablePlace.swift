import ParityModel

enum UnreadablePlace: ConformanceRule {
  static let rule = Rule.unreadable
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    if case .behaviour(let behaviour) = difference { return finding(behaviour, in: scene) }
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

  /// A behaviour that could not be evaluated, with the place that keeps it.
  private static func finding(_ difference: BehaviourDifference, in scene: Scene) -> Finding? {
    guard case .unreadable(let cells) = difference.kind, let first = cells.first,
      case .unreadable(let reason, let place)? = first.found
    else { return nil }
    let spec = difference.spec(in: scene)
    var finding = difference.finding(
      rule, .unreadable, in: scene, at: place ?? difference.place(in: scene),
      message: "\(difference.subject(first, spec)) cannot be evaluated in \(scene.platformTitle): \(reason)")
    if cells.count > 1 {
      finding.notes.append(.init(text: "the same holds for \(cells.count - 1) more samples"))
    }
    finding.notes += difference.notes(spec)
    return finding
  }
}
