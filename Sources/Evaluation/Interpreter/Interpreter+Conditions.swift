import Program

extension Interpreter {
  /// What a condition comes to; `if let` binds into the scope of the place.
  func truth(of id: NodeID, _ place: Place) throws(Signal) -> Truth {
    try enter(id, place)
    defer { leave() }
    let program = program(place)
    switch program[id] {
    case .binary(.and, let left, let right):
      let first = try truth(of: left, place)
      switch first {
      case .no: return .no
      case .yes: return try truth(of: right, place)
      case .undecided: return try first.and(explored(right, first, place))
      }
    case .binary(.or, let left, let right):
      let first = try truth(of: left, place)
      switch first {
      case .yes: return .yes
      case .no: return try truth(of: right, place)
      case .undecided:
        return try first.negated(true).or(explored(right, first, place))
      }
    case .unary(.not, let operand): return try truth(of: operand, place).negated(true)
    case .binding(let pattern, let value): return try bind(pattern, value, id, place)
    case .tuple(let list) where list.count == 1:
      guard let only = program[list].first, case .argument(nil, let value, _) = program[only] else { break }
      return try truth(of: value, place)
    default: break
    }
    return try truth(evaluate(id, place), id, place)
  }

  /// The second half of a condition whose first half is not known: it may or may not run.
  private func explored(_ id: NodeID, _ first: Truth, _ place: Place) throws(Signal) -> Truth {
    guard case .undecided(let cause) = first else { return first }
    var second = Truth.undecided(cause)
    _ = try fork(
      cause, place,
      { () throws(Signal) in
        second = try self.truth(of: id, place)
        return .unit
      },
      { () throws(Signal) in .unit })
    return second
  }

  func truth(_ value: EvaluatedValue, _ id: NodeID, _ place: Place) throws(Signal) -> Truth {
    let value = value.plain
    if case .boolean(let flag) = value { return Truth(flag) }
    if let cause = value.cause { return .undecided(cause) }
    if language(place).isScript { return Truth(TypeScriptLibrary.isTruthy(contents(value))) }
    let unknown = Unknown(reason: "this condition is not a boolean", place: reference(id, place))
    note(unknown)
    return .undecided(unknown)
  }

  /// `if let pattern = value`, `if case pattern = value`.
  func bind(_ pattern: NodeID, _ value: NodeID?, _ id: NodeID, _ place: Place) throws(Signal) -> Truth {
    let program = program(place)
    var subject: EvaluatedValue
    if let value {
      subject = try settled(evaluate(value, place), place)
    } else if case .bindingPattern(let name) = program[pattern] {
      subject = try self.value(named: program[name], id, place)
    } else {
      return .undecided(Unknown(reason: "this pattern is not understood", place: reference(id, place)))
    }
    if case .bindingPattern(let name) = program[pattern] {
      if case .null = subject { return .no }
      declare(program[name], subject, in: place.scope)
      guard let cause = subject.cause else { return .yes }
      if case .token(let token) = subject, token.resolved != nil { return .yes }
      if assumptions.presence {
        assume("`\(program[name])` is there", id, place)
        return .yes
      }
      return .undecided(cause)
    }
    return try matches(pattern, subject, place)
  }

  func conditional(
    _ condition: NodeID, _ then: NodeID, _ otherwise: NodeID?, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let count = closures
    let scope = push(.block, place)
    defer { pop(scope, unlessClosuresSince: count) }
    let inner = place.inside(scope)
    switch try truth(of: condition, inner) {
    case .yes: return try branch(then, beside: otherwise, inner, as: type)
    case .no:
      guard let otherwise else { return .unit }
      return try branch(otherwise, beside: then, place, as: type)
    case .undecided(let cause):
      return try fork(
        cause, place,
        { () throws(Signal) in try self.branch(then, beside: otherwise, inner, as: type) },
        { () throws(Signal) in
          guard let otherwise else { return .unit }
          return try self.branch(otherwise, beside: then, place, as: type)
        })
    }
  }

  /// A branch of a choice: a Swift literal in it is a fraction where the other branch is one.
  private func branch(
    _ taken: NodeID, beside other: NodeID?, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let value = try evaluate(taken, place, as: type)
    guard case .number(let number) = value, number.kind == .literalInteger, let other,
      isFraction(other, place)
    else { return value }
    return .number(.floating(number.real, .literalFloating))
  }

  /// Whether an expression is plainly a fraction, without evaluating it.
  private func isFraction(_ id: NodeID, _ place: Place, depth: Int = 0) -> Bool {
    let program = program(place)
    guard depth < 8 else { return false }
    func inner(_ id: NodeID) -> Bool { isFraction(id, place, depth: depth + 1) }
    switch program[id] {
    case .number(_, let kind): return kind == .floating
    case .unary(.negate, let operand): return inner(operand)
    case .binary(let sign, let left, let right):
      guard [.add, .subtract, .multiply, .divide].contains(sign) else { return false }
      return inner(left) || inner(right)
    case .conditional(_, let then, let otherwise): return inner(then) || (otherwise.map(inner) ?? false)
    case .tuple(let list), .block(let list):
      return list.count == 1 && (program[list].first.map(inner) ?? false)
    case .argument(_, let value, _): return inner(value)
    case .call(let callee, _):
      if case .name(let name) = program[callee] { return ["Double", "CGFloat"].contains(program[name]) }
      return false
    case .name(let name):
      guard let slot = variable(program[name], place) else { return false }
      if case .number(let number) = state.scopes[slot.scope].variables[slot.index].value {
        return !number.isInteger
      }
      return false
    default: return false
    }
  }

  // MARK: Switch and when

  func match(
    _ subject: NodeID?, _ arms: NodeList, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let count = closures
    let scope = push(.choice, place)
    defer { pop(scope, unlessClosuresSince: count) }
    let inner = place.inside(scope)
    var value: EvaluatedValue?
    if let subject {
      // `when (val x = …)` declares a name for the arms.
      value = try settled(evaluate(subject, inner), inner)
      if case .property(let property) = program(place)[subject] {
        value = variable(program(place)[program(place)[property].name], inner).map {
          state.scopes[$0.scope].variables[$0.index].value
        }
      }
    }
    let list = Array(program(place)[arms])
    return try landing(.stop(scope), id, place) { () throws(Signal) in
      try self.arm(list, 0, value, id, inner, as: type)
    }
  }

  private func arm(
    _ arms: [NodeID], _ start: Int, _ subject: EvaluatedValue?, _ id: NodeID, _ place: Place,
    as type: String?
  ) throws(Signal) -> EvaluatedValue {
    for index in start..<arms.count {
      guard case .arm(let patterns, let condition, let body) = program(place)[arms[index]] else { continue }
      let scope = push(.block, place)
      let inner = place.inside(scope)
      switch try selects(patterns, condition, subject, inner) {
      case .no: continue
      case .yes: return try armBody(body, arms, index, inner, as: type)
      case .undecided(let cause):
        return try fork(
          cause, place,
          { () throws(Signal) in
            try self.armBody(body, arms, index, inner, as: type)
          },
          { () throws(Signal) in
            try self.arm(arms, index + 1, subject, id, place, as: type)
          })
      }
    }
    if let cause = subject?.cause { return .unknown(cause) }
    return .unit
  }

  private func armBody(
    _ body: NodeID, _ arms: [NodeID], _ index: Int, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    var body = body
    var index = index
    while true {
      do throws(Signal) {
        return try evaluate(body, place, as: type)
      } catch {
        guard case .fallThrough = error else { throw error }
        index += 1
        guard index < arms.count, case .arm(_, _, let next) = program(place)[arms[index]] else {
          return .unit
        }
        body = next
      }
    }
  }

  private func selects(
    _ patterns: NodeList, _ condition: NodeID?, _ subject: EvaluatedValue?, _ place: Place
  ) throws(Signal) -> Truth {
    var chosen: Truth = patterns.isEmpty ? .yes : .no
    for pattern in program(place)[patterns] {
      let truth: Truth
      if let subject {
        truth = try matches(pattern, subject, place)
      } else {
        truth = try self.truth(of: pattern, place)
      }
      chosen = chosen.or(truth)
      if case .yes = chosen { break }
    }
    guard let condition else { return chosen }
    if case .no = chosen { return .no }
    return try chosen.and(truth(of: condition, place))
  }
}

extension Truth {
  func or(_ other: Truth) -> Truth { negated(true).and(other.negated(true)).negated(true) }
}
