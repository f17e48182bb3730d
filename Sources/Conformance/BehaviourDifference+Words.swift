import ParityModel

extension BehaviourDifference {
  func spec(in scene: Scene) -> BehaviourSpec {
    scene.specification.components[component].behaviours[behaviour]
  }

  /// A finding with everything but its verdict's own words.
  func finding(
    _ rule: Rule, _ verdict: Finding.Verdict, in scene: Scene, at location: Location?, message: String
  ) -> Finding {
    let spec = spec(in: scene)
    return Finding(
      rule: rule, severity: .error, verdict: verdict,
      component: scene.specification.components[component].name, part: spec.name, platform: scene.platform,
      location: location, message: message, origin: spec.origin)
  }

  /// `next(value: 0, step: 0.25)`, `height of xs`, `the waits of hold to repeat`.
  func subject(_ cell: Cell, _ spec: BehaviourSpec) -> String {
    switch spec.kind {
    case .schedule: return "the waits of \(spec.name)"
    case .table where !cell.column.isEmpty:
      return "\(cell.column) of \(cell.inputs.map(\.description).joined(separator: ", "))"
    case .function, .table, .clamp:
      let inputs = zip(spec.inputs, cell.inputs).map { input, value in
        input.name.isEmpty ? value.short : "\(input.name): \(value.short)"
      }
      return "\(spec.name)(\(inputs.joined(separator: ", ")))"
    }
  }

  /// What a cell gives, as a person reads it.
  func text(_ value: BehaviourValue?, _ spec: BehaviourSpec) -> String {
    guard let value else { return "nothing" }
    guard spec.kind == .schedule, case .list(let waits) = value else { return value.short }
    if waits.isEmpty { return "none" }
    return waits.map(\.description).joined(separator: ", ") + " ms"
  }

  /// Where it should be changed.
  func place(in scene: Scene) -> Location? {
    result?.location ?? scene.place(ofComponent: component)
  }

  /// The other cells that differ, a few of them by name.
  func others(_ cells: [Cell], of total: Int, _ spec: BehaviourSpec) -> [Finding.Note] {
    guard total > 1, cells.count > 1 || spec.kind != .schedule else { return [] }
    var notes = [Finding.Note(text: "\(cells.count) of \(total) samples differ")]
    for cell in cells.dropFirst().prefix(9) {
      let found: String
      if case .value(let value)? = cell.found { found = text(value, spec) } else { found = "nothing" }
      notes.append(
        .init(text: "\(subject(cell, spec)) is \(found), not \(text(cell.expected, spec))"))
    }
    if cells.count > 10 { notes.append(.init(text: "and \(cells.count - 10) more")) }
    return notes
  }

  func notes(_ spec: BehaviourSpec) -> [Finding.Note] {
    var notes: [Finding.Note] = []
    if let other, let otherLocation {
      notes.append(.init(location: otherLocation, text: "\(other.platform.title) does it here"))
    }
    if spec.total > BehaviourSpec.cap {
      notes.append(.init(text: "the first \(BehaviourSpec.cap) of \(spec.total) samples were compared"))
    }
    return notes + (result?.notes ?? [])
  }
}

extension Scene {
  /// A difference of behaviour that an exception allows.
  func finding(for difference: BehaviourDifference, allowedBy exception: Pin.Exception) -> Finding {
    let name = difference.spec(in: self).name
    var finding = difference.finding(
      .behaviourDrift, .allowed, in: self, at: difference.place(in: self),
      message: "\(name) may differ in \(platformTitle): \(exception.reason)")
    finding.severity = .note
    return finding
  }
}

extension BehaviourValue {
  /// The value on one line of bearable length.
  fileprivate var short: String {
    let text = description
    return text.count > 120 ? text.prefix(117) + "…" : text
  }
}
