import ParityModel

/// Which exceptions one spec has otherwise than another, and which have outlived their last day.
struct ExceptionComparison {
  private let old: Specification
  private let new: Specification
  /// Nil where expiry does not matter.
  private let today: CalendarDate?

  init(old: Specification, new: Specification, today: CalendarDate?) {
    self.old = old
    self.new = new
    self.today = today
  }

  /// In the order of the newer spec, then of the older.
  var changes: [ExceptionChange] {
    let (places, before) = old.placedPins
    let (newPlaces, after) = new.placedPins
    let ofPins = (newPlaces + places.filter { after[$0] == nil }).flatMap { place in
      changes(
        at: place, from: before[place]?.flatMap(\.pin.exceptions) ?? [],
        to: after[place]?.flatMap(\.pin.exceptions) ?? [])
    }
    return ofPins + behaviourChanges
  }

  /// A behaviour stands in the place of a part, and has no property.
  private var behaviourChanges: [ExceptionChange] {
    func places(_ specification: Specification) -> [(place: PinPlace, exceptions: [Pin.Exception])] {
      specification.components.flatMap { component in
        component.behaviours.map {
          (PinPlace(component: component.name, part: $0.name, property: nil, state: []), $0.exceptions)
        }
      }
    }
    let before = Dictionary(places(old)) { first, _ in first }
    let after = Dictionary(places(new)) { first, _ in first }
    return (places(new).map(\.place) + places(old).map(\.place).filter { after[$0] == nil }).flatMap {
      changes(at: $0, from: before[$0] ?? [], to: after[$0] ?? [])
    }
  }

  private func changes(
    at place: PinPlace, from old: [Pin.Exception], to new: [Pin.Exception]
  ) -> [ExceptionChange] {
    func change(
      _ kind: ExceptionChange.Kind, _ before: Pin.Exception?, _ after: Pin.Exception?
    ) -> ExceptionChange {
      ExceptionChange(
        kind: kind, component: place.component, part: place.part, property: place.property,
        state: place.state, before: before, after: after)
    }
    var before = old
    var rest: [Pin.Exception] = []
    for exception in new {
      if let index = before.firstIndex(where: { $0.unplaced == exception.unplaced }) {
        before.remove(at: index)
      } else {
        rest.append(exception)
      }
    }
    var changes: [ExceptionChange] = []
    for exception in rest {
      if let index = before.firstIndex(where: { $0.platforms == exception.platforms }) {
        changes.append(change(.changed, before.remove(at: index), exception))
      } else {
        changes.append(change(.added, nil, exception))
      }
    }
    changes += before.map { change(.removed, $0, nil) }
    if let today { changes += new.filter { $0.isExpired(on: today) }.map { change(.expired, nil, $0) } }
    return changes
  }
}

extension Pin.Exception {
  fileprivate var unplaced: Pin.Exception {
    var result = self
    result.origin = .nowhere
    return result
  }
}
