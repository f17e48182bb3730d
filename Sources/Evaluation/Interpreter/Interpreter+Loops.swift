import Program

extension Interpreter {
  func loop(_ id: NodeID, label: String?, _ place: Place) throws(Signal) -> EvaluatedValue {
    let count = closures
    let scope = push(.loop, place)
    defer { pop(scope, unlessClosuresSince: count) }
    state.scopes[scope].label = label
    let inner = place.inside(scope)
    return try landing(.stop(scope), id, place) { () throws(Signal) in
      switch self.program(place)[id] {
      case .forEach(let pattern, let sequence, let condition, let body):
        try self.each(pattern, sequence, condition, body, id, inner)
      case .loop(let start, let condition, let step, let body):
        if let start { _ = try self.evaluate(start, inner) }
        try self.rounds(condition, step, body, id, inner)
      case .doWhile(let body, let condition):
        try self.doWhile(body, condition, id, inner)
      case .block(let list): return try self.block(list, id, inner, as: nil)
      default: return try self.evaluate(id, inner)
      }
      return .unit
    }
  }

  private func each(
    _ pattern: NodeID, _ sequence: NodeID, _ condition: NodeID?, _ body: NodeID, _ id: NodeID, _ place: Place
  ) throws(Signal) {
    let value = try settled(evaluate(sequence, place), place)
    guard let elements = try elements(of: value, sequence, place) else {
      let reason = contents(value).cause?.reason ?? "what this runs over is not known"
      throw .failure(Unknown(reason: reason, place: reference(sequence, place)))
    }
    for element in elements {
      try spend(at: id, place)
      let count = closures
      let scope = push(.block, place)
      defer { pop(scope, unlessClosuresSince: count) }
      let inner = place.inside(scope)
      if case .bindingPattern = program(place)[pattern] {
        try destructure(pattern, element, inner)
      } else if language(place) == .swift {
        if case .no = try matches(pattern, element, inner) { continue }
      } else {
        try destructure(pattern, element, inner)
      }
      if let condition {
        switch try truth(of: condition, inner) {
        case .yes: break
        case .no: continue
        case .undecided(let cause):
          _ = try round(id, place) { () throws(Signal) in
            try self.fork(
              cause, inner, { () throws(Signal) in try self.evaluate(body, inner) },
              { () throws(Signal) in .unit })
          }
          continue
        }
      }
      _ = try round(id, place) { () throws(Signal) in try self.evaluate(body, inner) }
    }
  }

  /// One round, which `continue` may end.
  private func round(
    _ id: NodeID, _ place: Place, _ body: () throws(Signal) -> EvaluatedValue
  ) throws(Signal) -> EvaluatedValue {
    try landing(.next(place.scope), id, place, body)
  }

  private func rounds(
    _ condition: NodeID?, _ step: NodeID?, _ body: NodeID, _ id: NodeID, _ place: Place
  ) throws(Signal) {
    while true {
      try spend(at: id, place)
      let count = closures
      let scope = push(.block, place)
      defer { pop(scope, unlessClosuresSince: count) }
      let inner = place.inside(scope)
      if let condition, try !goesOn(condition, inner) { return }
      _ = try round(id, place) { () throws(Signal) in try self.evaluate(body, inner) }
      if let step { _ = try evaluate(step, place) }
    }
  }

  private func doWhile(
    _ body: NodeID, _ condition: NodeID, _ id: NodeID, _ place: Place
  ) throws(Signal) {
    repeat {
      try spend(at: id, place)
      _ = try round(id, place) { () throws(Signal) in try self.evaluate(body, place) }
    } while try goesOn(condition, place)
  }

  /// Whether a loop runs another round. Where that is not known, only what waits can be followed: it
  /// goes on until enough waits are seen.
  private func goesOn(_ condition: NodeID, _ place: Place) throws(Signal) -> Bool {
    switch try truth(of: condition, place) {
    case .yes: return true
    case .no: return false
    case .undecided(let cause):
      guard assumptions.waits != nil, let scope = loopScope(nil, orChoice: false, place) else {
        throw .failure(
          Unknown(
            reason: "how often this loop runs is not known: \(cause.reason)",
            place: reference(condition, place)))
      }
      _ = try fork(
        cause, place, { () throws(Signal) in throw .stop(scope: scope) },
        { () throws(Signal) in .unit })
      return true
    }
  }
}
