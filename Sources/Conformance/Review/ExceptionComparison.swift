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
    return (newPlaces + places.filter { after[$0] == nil }).flatMap { place in
      changes(
        at: place, from: before[place]?.flatMap(\.pin.exceptions) ?? [],
        to: after[place]?.flatMap(\.pin.exceptions) ?? [])
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
