import ParityModel

enum BehaviourDrift: ConformanceRule {
  static let rule = Rule.behaviourDrift
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard case .behaviour(let difference) = difference else { return nil }
    let spec = difference.spec(in: scene)
    switch difference.kind {
    case .missing:
      var finding = difference.finding(
        rule, .missing, in: scene, at: scene.place(ofComponent: difference.component),
        message: "\(scene.platformTitle) has no \(name(spec, on: scene.platform)), or more than one")
      finding.notes = [.init(text: "say where it is: .evaluated(on: .…, as: \"…\"), or .only(on: …)")]
      return finding
    case .differs(let cells, let total):
      guard let first = cells.first else { return nil }
      return finding(difference, first, cells, total, spec, in: scene)
    case .unreadable, .expired, .unused: return nil
    }
  }

  private static func name(_ spec: BehaviourSpec, on platform: Platform?) -> String {
    let subject = platform.flatMap { spec.subjects[$0] }
    let name = subject?.name ?? spec.name
    return subject?.place.map { "'\(name)' in '\($0)'" } ?? "'\(name)'"
  }

  private static func finding(
    _ difference: BehaviourDifference, _ cell: BehaviourDifference.Cell, _ cells: [BehaviourDifference.Cell],
    _ total: Int, _ spec: BehaviourSpec, in scene: Scene
  ) -> Finding {
    let subject = difference.subject(cell, spec)
    let expected = difference.text(cell.expected, spec)
    let verb = spec.kind == .schedule ? "are" : "is"
    var found: String?
    if case .value(let value)? = cell.found { found = difference.text(value, spec) }
    let tail = difference.other.map { "\(expected) in \($0.platform.title)" } ?? "not \(expected)"
    var finding = difference.finding(
      rule, .drift, in: scene, at: difference.place(in: scene),
      message: "\(subject) \(verb) \(found ?? "nothing") in \(scene.platformTitle), \(tail)")
    finding.expected = cell.expected.map { difference.text($0, spec) }
    finding.found = found
    finding.notes = difference.others(cells, of: total, spec) + difference.notes(spec)
    return finding
  }
}
