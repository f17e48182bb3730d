import ParityModel

/// What one port does otherwise than it should.
struct BehaviourDifference {
  enum Kind {
    /// The port has nothing of that name.
    case missing
    case unreadable([Cell])
    /// The cells that differ, and how many were compared.
    case differs([Cell], of: Int)
    case expired(Pin.Exception)
    case unused(Pin.Exception)
  }

  /// One sample, what it should give and what it gives.
  struct Cell {
    var inputs: [BehaviourValue]
    var column: String
    var expected: BehaviourValue?
    var found: BehaviourResult.Outcome?
  }

  var component: Int
  var behaviour: Int
  var kind: Kind
  var result: BehaviourResult?
  /// The port that it is held against; nil where the spec says what is right.
  var other: Port?
  var otherLocation: Location?
}

/// Compares what the ports do with what the spec says, or with each other.
struct BehaviourComparison {
  let specification: Specification
  let today: CalendarDate

  struct Outcome {
    var differences: [BehaviourDifference] = []
    var allowed: [(difference: BehaviourDifference, exception: Pin.Exception)] = []
    /// The behaviours that are right.
    var matches: [(component: Int, behaviour: Int)] = []
  }

  /// For each port, in the order given, and for the spec itself. What a port lacks as a whole is missed
  /// elsewhere, if at all: `isMissed` says that it is missed here.
  func outcomes(
    of ports: [Port], judged: [Bool], isMissed: (_ component: Int, _ port: Int) -> Bool
  ) -> (ports: [Outcome], spec: [BehaviourDifference]) {
    var outcomes = ports.map { _ in Outcome() }
    var stale: [BehaviourDifference] = []
    for (component, spec) in specification.components.enumerated() where judged[component] {
      for (index, behaviour) in spec.behaviours.enumerated() {
        let held = ports.indices.filter {
          behaviour.applies(to: ports[$0].platform) && !ports[$0].files.isEmpty
        }
        var needed: Set<Pin.Exception> = []
        let standard = standard(behaviour, component, index, held.map { ports[$0] })
        for port in held {
          let difference = self.difference(behaviour, component, index, ports[port], standard)
          // A component that a port lacks as a whole is missed once.
          if case .missing? = difference?.kind, lacks(component, ports[port]),
            !isMissed(component, port)
              || spec.parts.isEmpty
                && index != spec.behaviours.firstIndex(where: { $0.applies(to: ports[port].platform) })
          {
            continue
          }
          guard let difference else {
            // A port that there is no other to compare with says nothing.
            if standard?.port == nil
              || held.contains(where: { $0 != port && isFound(component, index, ports[$0]) })
            {
              outcomes[port].matches.append((component, index))
            }
            continue
          }
          let exception = behaviour.exceptions.first {
            $0.platforms.contains(ports[port].platform) && !$0.isExpired(on: today)
              && $0.covers(difference.kind)
          }
          if let exception {
            needed.insert(exception)
            outcomes[port].allowed.append((difference, exception))
          } else {
            outcomes[port].differences.append(difference)
          }
        }
        for exception in behaviour.exceptions where !needed.contains(exception) {
          let isExpired = exception.isExpired(on: today)
          guard isExpired || held.contains(where: { exception.platforms.contains(ports[$0].platform) }) else {
            continue
          }
          stale.append(
            BehaviourDifference(
              component: component, behaviour: index,
              kind: isExpired ? .expired(exception) : .unused(exception)))
        }
      }
    }
    return (outcomes, stale)
  }

  private func isFound(_ component: Int, _ behaviour: Int, _ port: Port) -> Bool {
    port.result(component, behaviour)?.location != nil
  }

  private func lacks(_ component: Int, _ port: Port) -> Bool {
    !port.behaviours.contains { $0.component == component && $0.location != nil }
  }

  /// What every port is held against: the spec's own results, else those of the first port that has any.
  struct Standard {
    /// In the order in which the samples were asked.
    var cells: [(key: Key, value: BehaviourValue)]
    var port: Port?
    var result: BehaviourResult?

    /// The value of each sample, of those that are there twice the first.
    var values: [Key: BehaviourValue] {
      Dictionary(cells.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  struct Key: Hashable {
    let inputs: [BehaviourValue]
    let column: String
  }

  func standard(
    _ behaviour: BehaviourSpec, _ component: Int, _ index: Int, _ ports: [Port]
  ) -> Standard? {
    if !behaviour.expected.isEmpty {
      return Standard(cells: behaviour.expected.map { (Key(inputs: $0.inputs, column: ""), $0.value) })
    }
    for port in ports {
      guard let result = port.result(component, index), !result.cells.isEmpty else { continue }
      let cells = result.cells.compactMap { cell -> (key: Key, value: BehaviourValue)? in
        guard case .value(let value) = cell.outcome else { return nil }
        return (Key(inputs: cell.inputs, column: cell.column), value)
      }
      guard cells.count == result.cells.count else { continue }
      return Standard(cells: cells, port: port, result: result)
    }
    return nil
  }

  private func difference(
    _ behaviour: BehaviourSpec, _ component: Int, _ index: Int, _ port: Port, _ standard: Standard?
  ) -> BehaviourDifference? {
    var difference = BehaviourDifference(component: component, behaviour: index, kind: .missing)
    guard let result = port.result(component, index), result.location != nil else { return difference }
    difference.result = result
    difference.other = standard?.port
    difference.otherLocation = standard?.result?.location
    if result.cells.isEmpty {
      let none = BehaviourResult.Outcome.unreadable(reason: "it takes none of the samples", result.location)
      difference.kind = .unreadable([BehaviourDifference.Cell(inputs: [], column: "", found: none)])
      return difference
    }
    let unreadable = result.cells.filter { if case .unreadable = $0.outcome { true } else { false } }
    if !unreadable.isEmpty {
      difference.kind = .unreadable(
        unreadable.map {
          BehaviourDifference.Cell(inputs: $0.inputs, column: $0.column, found: $0.outcome)
        })
      return difference
    }
    guard let standard, standard.port?.platform != port.platform else { return nil }
    let cells = cells(of: result, against: standard, isWhole: behaviour.kind != .clamp)
    if cells.isEmpty { return nil }
    difference.kind = .differs(cells, of: result.cells.count)
    return difference
  }

  /// - Parameter isWhole: whether a sample that the port was not asked is a difference.
  private func cells(
    of result: BehaviourResult, against standard: Standard, isWhole: Bool
  ) -> [BehaviourDifference.Cell] {
    if agrees(result, with: standard) { return [] }
    let values = standard.values
    var seen: Set<Key> = []
    var cells: [BehaviourDifference.Cell] = []
    for cell in result.cells {
      let key = Key(inputs: cell.inputs, column: cell.column)
      seen.insert(key)
      let expected = values[key]
      if let expected, case .value(let value) = cell.outcome, expected.agrees(with: value) { continue }
      cells.append(
        BehaviourDifference.Cell(
          inputs: cell.inputs, column: cell.column, expected: expected, found: cell.outcome))
    }
    guard isWhole else { return cells }
    let others = standard.result?.cells.map { Key(inputs: $0.inputs, column: $0.column) } ?? []
    for key in others where !seen.contains(key) {
      cells.append(
        BehaviourDifference.Cell(inputs: key.inputs, column: key.column, expected: values[key]))
    }
    return cells
  }

  /// Whether a port was asked the same samples in the same order, and is right in each: then nothing has to
  /// be looked up.
  private func agrees(_ result: BehaviourResult, with standard: Standard) -> Bool {
    guard result.cells.count == standard.cells.count else { return false }
    return zip(result.cells, standard.cells).allSatisfy { cell, expected in
      guard case .value(let value) = cell.outcome, expected.value.agrees(with: value) else { return false }
      return cell.column == expected.key.column && cell.inputs == expected.key.inputs
    }
  }
}

extension Port {
  func result(_ component: Int, _ behaviour: Int) -> BehaviourResult? {
    behaviours.first { $0.component == component && $0.behaviour == behaviour }
  }
}

extension Pin.Exception {
  /// Whether it allows a difference of this kind: `absent` only that there is nothing.
  fileprivate func covers(_ kind: BehaviourDifference.Kind) -> Bool {
    switch (allowed, kind) {
    case (.absent, .missing), (.anything, _): true
    default: false
    }
  }
}
