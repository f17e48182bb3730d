import Program

/// Errors that are handled: `do`, `try`, `try?`, `runCatching`.
extension Interpreter {
  /// Runs something, and handles whatever it throws on any of its ways.
  func caught(
    _ id: NodeID, _ place: Place, _ body: () throws(Signal) -> EvaluatedValue,
    handling handler: (Thrown) throws(Signal) -> EvaluatedValue
  ) throws(Signal) -> EvaluatedValue {
    let scope = push(.block, place)
    attempts.append(scope)
    let outcome = outcome(body)
    attempts.removeLast()
    var ways: [(outcome: Outcome, state: RunState)] = []
    var thrown: [(error: Thrown, state: RunState)] = []
    switch outcome {
    case .signal(.failure(let unknown)): throw .failure(unknown)
    case .signal(.thrown(let error)): thrown.append((error, state))
    case .signal, .value: ways.append((outcome, state))
    }
    for way in alternatives.removeValue(forKey: .caught(scope)) ?? [] {
      thrown.append((Thrown(way.cause, way.value), way.state))
    }
    guard !thrown.isEmpty else {
      switch outcome {
      case .value(let value): return value
      case .signal(let signal): throw signal
      }
    }
    let cause = thrown[0].error.cause
    for way in thrown {
      try spendStateCopy(cause, place)
      state = way.state
      note(way.error.cause)
      let result = self.outcome { () throws(Signal) in try handler(way.error) }
      if case .signal(.failure(let unknown)) = result { throw .failure(unknown) }
      ways.append((result, state))
    }
    return try joined(ways, cause)
  }

  /// Joins what several ways came to; those that leave are kept for where they lead.
  private func joined(
    _ ways: [(outcome: Outcome, state: RunState)], _ cause: Unknown
  ) throws(Signal) -> EvaluatedValue {
    var result: (value: EvaluatedValue, state: RunState)?
    var last: (signal: Signal, state: RunState)?
    for way in ways {
      switch way.outcome {
      case .value(let value):
        guard let known = result else {
          result = (value, way.state)
          continue
        }
        state = known.state
        join(way.state, cause)
        result = (try join(known.value, value, cause), state)
      case .signal(let signal):
        if let former = last {
          // One that ends the program is left aside where another goes on.
          if case .trap = signal { continue }
          state = former.state
          pend(former.signal, cause)
        }
        last = (signal, way.state)
      }
    }
    if let result {
      if let last {
        state = last.state
        pend(last.signal, cause)
      }
      state = result.state
      return result.value
    }
    guard let last else { return .unit }
    state = last.state
    throw last.signal
  }

  /// Keeps the way on which something that the sources do not tell throws.
  func mayThrow(_ cause: Unknown, _ place: Place) throws(Signal) {
    guard !attempts.isEmpty, language(place) != .swift || marked > 0 else { return }
    try spendStateCopy(cause, place)
    pend(.thrown(Thrown(cause)), cause)
  }

  func attempt(
    _ body: NodeID, _ handlers: NodeList, _ finally: NodeID?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let ways = waysOut
    let outer = marked
    // What is marked outside is handled outside.
    marked = 0
    defer { marked = outer }
    let arms = Array(program(place)[handlers])
    let outcome = outcome { () throws(Signal) in
      guard !arms.isEmpty else { return try self.evaluate(body, place) }
      return try self.caught(
        id, place, { () throws(Signal) in try self.evaluate(body, place) },
        handling: { (error) throws(Signal) in try self.handle(error, arms[...], place) })
    }
    if let finally { try runLast(finally, since: ways, place) }
    switch outcome {
    case .value(let value): return value
    case .signal(let signal): throw signal
    }
  }

  /// The first handler that takes an error; where that is not known, each that may.
  private func handle(
    _ error: Thrown, _ handlers: ArraySlice<NodeID>, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard let first = handlers.first, case .arm(let patterns, let condition, let body) = program(place)[first]
    else { throw .thrown(error) }
    let inner = place.inside(push(.block, place))
    var truth = patterns.isEmpty || language(place).isScript ? Truth.yes : .no
    declare("error", error.value, in: inner.scope)
    for pattern in program(place)[patterns] {
      if language(place).isScript {
        try destructure(pattern, error.value, inner)
      } else {
        truth = try truth.or(matches(pattern, error.value, inner))
      }
    }
    if let condition {
      if case .no = truth { return try handle(error, handlers.dropFirst(), place) }
      truth = try truth.and(self.truth(of: condition, inner))
    }
    switch truth {
    case .yes: return try evaluate(body, inner)
    case .no: return try handle(error, handlers.dropFirst(), place)
    case .undecided(let cause):
      return try fork(
        cause, place, { () throws(Signal) in try self.evaluate(body, inner) },
        { () throws(Signal) in try self.handle(error, handlers.dropFirst(), place) })
    }
  }

  /// The ways that left what is running so far.
  var waysOut: Int {
    alternatives.reduce(0) { count, entry in
      switch entry.key {
      case .end, .stop, .next: count + entry.value.count
      case .caught, .finish: count
      }
    }
  }

  /// Runs what comes last on every way: not where some have left already.
  func runLast(_ body: NodeID, since ways: Int, _ place: Place) throws(Signal) {
    guard waysOut <= ways else {
      throw .failure(
        Unknown(
          reason: "this runs on several ways, which are not followed through it",
          place: reference(body, place)))
    }
    _ = try evaluate(body, place)
  }
}
