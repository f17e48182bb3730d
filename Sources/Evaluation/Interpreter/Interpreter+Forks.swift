import Program

/// Where a way out of an expression leads.
enum Destination: Hashable, Sendable {
  /// The end of a function or closure.
  case end(Int)
  /// The statement behind a loop or `switch`.
  case stop(Int)
  /// The next round of a loop.
  case next(Int)
  /// The handlers of an attempt.
  case caught(Int)
  /// The end of the run.
  case finish
}

extension Interpreter {
  enum Outcome {
    case value(EvaluatedValue)
    case signal(Signal)
  }

  func outcome(_ body: () throws(Signal) -> EvaluatedValue) -> Outcome {
    do throws(Signal) { return .value(try body()) } catch { return .signal(error) }
  }

  /// Goes both ways of a condition that is not known, and joins what they come to.
  ///
  /// A way that would stop the program is left aside. A way that leaves the expression is kept until the
  /// other one gets to the same place.
  func fork(
    _ cause: Unknown, _ place: Place, _ first: () throws(Signal) -> EvaluatedValue,
    _ second: () throws(Signal) -> EvaluatedValue
  ) throws(Signal) -> EvaluatedValue {
    note(cause)
    try spendStateCopy(cause, place)
    let before = state
    let one = outcome(first)
    if case .signal(.failure(let unknown)) = one { throw .failure(unknown) }
    let stateOfOne = state
    state = before
    let other = outcome(second)
    switch (one, other) {
    case (_, .signal(.failure(let unknown))): throw .failure(unknown)
    case (.value(let a), .value(let b)):
      join(stateOfOne, cause)
      return try join(a, b, cause)
    case (.value(let a), .signal(let signal)):
      pend(signal, cause)
      state = stateOfOne
      return a
    case (.signal(let lost), .signal(let signal)) where isLost(lost): throw signal
    case (.signal(let signal), .signal(let lost)) where isLost(lost):
      state = stateOfOne
      throw signal
    case (.signal(let a), .signal(let b)):
      let stateOfOther = state
      state = stateOfOne
      pend(a, cause)
      state = stateOfOther
      throw b
    case (.signal(let signal), .value(let b)):
      let stateOfOther = state
      state = stateOfOne
      pend(signal, cause)
      state = stateOfOther
      return b
    }
  }

  /// Whether a way ends the program, or throws what nothing handles.
  private func isLost(_ signal: Signal) -> Bool {
    switch signal {
    case .trap: true
    case .thrown: attempts.isEmpty
    case .leave, .stop, .next, .fallThrough, .undecided, .failure, .finished: false
    }
  }

  func spendStateCopy(_ cause: Unknown, _ place: Place) throws(Signal) {
    let size = state.scopes.count + state.objects.count
    try spend(size, at: cause.place.node, Place(file: cause.place.file, scope: place.scope))
  }

  /// Keeps a way out, with the state at its end, until its destination is reached.
  func pend(_ signal: Signal, _ cause: Unknown) {
    let destination: Destination
    var value = EvaluatedValue.unit
    var cause = cause
    switch signal {
    case .thrown(let thrown):
      guard let attempt = attempts.last else { return }
      (destination, value, cause) = (.caught(attempt), thrown.value, thrown.cause)
    case .leave(let result, let scope): (destination, value) = (.end(scope), result)
    case .stop(let scope): destination = .stop(scope)
    case .next(let scope): destination = .next(scope)
    case .finished: destination = .finish
    case .trap, .failure, .undecided, .fallThrough: return
    }
    alternatives[destination, default: []].append(Alternative(value: value, state: state, cause: cause))
  }

  /// Runs what may leave to a destination, and joins there every way that led to it.
  func landing(
    _ destination: Destination, _ id: NodeID, _ place: Place, _ body: () throws(Signal) -> EvaluatedValue
  ) throws(Signal) -> EvaluatedValue {
    let outcome = outcome(body)
    var result: EvaluatedValue?
    switch outcome {
    case .value(let value): result = value
    case .signal(let signal):
      switch (signal, destination) {
      case (.failure, _): throw signal
      case (.leave(let value, let scope), .end(let end)) where scope == end: result = value
      case (.stop(let scope), .stop(let end)) where scope == end: result = .unit
      case (.next(let scope), .next(let end)) where scope == end: result = .unit
      case (.finished, .finish): result = .unit
      default:
        guard let first = alternatives[destination]?.first else { throw signal }
        // The way taken so far leads elsewhere; the others arrive here.
        pend(signal, first.cause)
      }
    }
    guard !alternatives.isEmpty, let ways = alternatives.removeValue(forKey: destination) else {
      return result ?? .unit
    }
    for way in ways {
      guard let value = result else {
        state = way.state
        result = way.value
        continue
      }
      try spend(way.state.scopes.count, at: id, place)
      join(way.state, way.cause)
      result = try join(value, way.value, way.cause)
    }
    return result ?? .unit
  }

  // MARK: Joining

  /// One value where both agree, else unknown.
  func join(
    _ first: EvaluatedValue, _ second: EvaluatedValue, _ cause: Unknown
  ) throws(Signal) -> EvaluatedValue {
    agree(first, second) ? first : .unknown(cause)
  }

  /// Joins another state into the current one.
  func join(_ other: RunState, _ cause: Unknown) {
    // Comparing reads the state, so what is joined is taken out of it first.
    for index in state.scopes.indices where index < other.scopes.count {
      state.scopes[index] = joined(state.scopes[index], other.scopes[index], cause)
    }
    if other.scopes.count > state.scopes.count {
      state.scopes += other.scopes[state.scopes.count...]
    }
    for index in state.objects.indices where index < other.objects.count {
      state.objects[index] = joined(state.objects[index], other.objects[index], cause)
    }
    if other.objects.count > state.objects.count {
      state.objects += other.objects[state.objects.count...]
    }
    for (reference, value) in other.globals {
      if let mine = state.globals[reference], !agree(mine, value) {
        state.globals[reference] = .unknown(cause)
      } else if state.globals[reference] == nil {
        state.globals[reference] = value
      }
    }
    if other.functions.count > state.functions.count {
      state.functions += other.functions[state.functions.count...]
    }
    if other.receivers.count > state.receivers.count {
      state.receivers += other.receivers[state.receivers.count...]
    }
    state.timeline.join(other.timeline, cause)
  }

  private func joined(_ mine: Scope, _ other: Scope, _ cause: Unknown) -> Scope {
    var scope = mine
    for index in scope.variables.indices {
      let name = scope.variables[index].name
      guard let match = other.variables.first(where: { $0.name == name }) else { continue }
      if !agree(scope.variables[index].value, match.value) { scope.variables[index].value = .unknown(cause) }
    }
    for variable in other.variables where !scope.variables.contains(where: { $0.name == variable.name }) {
      scope.variables.append(variable)
    }
    if let mine = scope.receiver, let theirs = other.receiver, !agree(mine, theirs) {
      scope.receiver = .unknown(cause)
    }
    return scope
  }

  private func joined(_ object: HeapObject, _ other: HeapObject, _ cause: Unknown) -> HeapObject {
    if agree(object.value, other.value) { return object }
    if case .record(let mine) = object, case .record(let theirs) = other, mine.type == theirs.type {
      var joined = mine
      for field in theirs.fields {
        if let value = mine[field.name], agree(value, field.value) { continue }
        joined = joined.setting(field.name, .unknown(cause))
      }
      return .record(joined)
    }
    return .unknown(cause)
  }
}

extension Timeline {
  /// Two ways that wait alike, one maybe longer, have one rhythm.
  mutating func join(_ other: Timeline, _ cause: Unknown) {
    if divergence == nil { divergence = other.divergence }
    let count = min(waits.count, other.waits.count)
    if divergence == nil, zip(waits, other.waits).contains(where: { $0.milliseconds != $1.milliseconds }) {
      divergence = cause
    }
    if other.waits.count > count { self = other.with(divergence: divergence) }
  }

  private func with(divergence: Unknown?) -> Timeline {
    var result = self
    result.divergence = divergence
    return result
  }
}
