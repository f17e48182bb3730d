import Program

extension Interpreter {
  /// Statements in a scope of their own; the value of the last one.
  func block(_ list: NodeList, _ id: NodeID, _ place: Place, as type: String?) throws(Signal)
    -> EvaluatedValue
  {
    let count = closures
    let scope = push(.block, place)
    defer { pop(scope, unlessClosuresSince: count) }
    return try statements(Array(program(place)[list]), place.inside(scope), as: type)
  }

  /// Statements in the scope of the place; the last one takes the type of the context.
  func statements(_ list: [NodeID], _ place: Place, as type: String?) throws(Signal) -> EvaluatedValue {
    hoist(list, place)
    var deferred: [NodeID] = []
    var result = EvaluatedValue.unit
    let ways = waysOut
    do throws(Signal) {
      for (index, item) in list.enumerated() {
        if case .deferred(let body) = program(place)[item] {
          deferred.append(body)
          continue
        }
        result = try evaluate(item, place, as: index == list.count - 1 ? type : nil)
      }
    } catch {
      for body in deferred.reversed() { try runLast(body, since: ways, place) }
      throw error
    }
    for body in deferred.reversed() { try runLast(body, since: ways, place) }
    return result
  }

  /// Local functions may be called before they are declared.
  private func hoist(_ list: [NodeID], _ place: Place) {
    for item in list {
      guard case .function(let function) = program(place)[item] else { continue }
      let name = program(place)[program(place)[function].name]
      declare(name, make(.local(reference(item, place), scope: place.scope)), in: place.scope)
    }
  }

  func compiled(
    _ body: NodeList, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let cause = Unknown(reason: "whether this is compiled is not known", place: reference(id, place))
    let list = Array(program(place)[body])
    return try fork(
      cause, place, { () throws(Signal) in try self.statements(list, place, as: type) },
      { () throws(Signal) in .unit })
  }

  func statement(_ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    switch program(place)[id] {
    case .unless(let condition, let otherwise):
      switch try truth(of: condition, place) {
      case .yes: return .unit
      case .no: return try evaluate(otherwise, place)
      case .undecided(let cause):
        return try fork(
          cause, place, { () throws(Signal) in try self.evaluate(otherwise, place) },
          { () throws(Signal) in .unit })
      }
    case .labelled(let name, let inner):
      return try loop(inner, label: program(place)[name], place)
    case .forEach, .loop, .doWhile: return try loop(id, label: nil, place)
    case .attempt(let body, let handlers, let finally):
      return try attempt(body, handlers, finally, id, place)
    case .deferred(let body): return try evaluate(body, place)
    default: return .unit
    }
  }

  func leave(_ exit: Exit, _ value: NodeID?, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    switch exit {
    case .return, .outerReturn: return try leaveFunction(exit, value, id, place)
    case .throw:
      let thrown = try value.map { (id) throws(Signal) in try evaluate(id, place) }
      throw .thrown(Thrown(Unknown(reason: "an error is thrown", place: reference(id, place)), thrown))
    case .fallthrough: throw .fallThrough
    case .break, .continue:
      var label: String?
      if let value, case .name(let name) = program(place)[value] { label = program(place)[name] }
      let isChoice = exit == .break && language(place) != .kotlin
      guard let scope = loopScope(label, orChoice: isChoice, place) else {
        throw trap("this leaves no loop", id, place)
      }
      throw exit == .break ? .stop(scope: scope) : .next(scope: scope)
    }
  }

  private func leaveFunction(
    _ exit: Exit, _ value: NodeID?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    var scope = functionScope(place, closures: exit == .return)
    var value = value
    // `return@label value` names the function that the closure was handed to.
    if let given = value, case .labelled(let name, let inner) = program(place)[given] {
      let label = program(place)[name]
      var current = place.scope
      while current >= 0, state.scopes[current].label != label { current = state.scopes[current].parent }
      if current >= 0 { scope = current }
      value = inner
    }
    let type = state.scopes[scope].returnType
    let result = try value.map { (id) throws(Signal) in try evaluate(id, place, as: type) } ?? .unit
    throw .leave(settled(adapted(result, to: type, place), place), scope: scope)
  }

  // MARK: Variables

  func declareProperty(_ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    guard case .property(let propertyID) = program[id] else { return .unit }
    let property = program[propertyID]
    let name = program[property.name]
    let type = property.type.map { program[$0] }
    if let assumed = assumptions[name], property.pattern == nil {
      assume("`\(name)` is as the spec assumes", id, place)
      declare(name, assumed, type: type, in: place.scope)
      return .unit
    }
    var value = absent(place)
    if let initializer = property.initializer {
      value = try settled(adapted(evaluate(initializer, place, as: type), to: type, place), place)
    } else if let delegate = property.delegate {
      value = try delegated(delegate, place)
    } else if let getter = property.getter {
      value = try evaluate(getter, place, as: type)
    } else if let type, !TypeName.isOptional(type), language(place) != .swift {
      value = absent(place)
    }
    if let pattern = property.pattern {
      try destructure(pattern, value, place)
    } else {
      declare(name, value, type: type, isMutable: property.isMutable, in: place.scope)
    }
    return .unit
  }

  /// What `by` gives: a state's value, a lazy value.
  func delegated(_ delegate: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    let value = try evaluate(delegate, place)
    guard case .record(let record) = contents(value), let inner = record["value"] else { return value }
    return inner
  }
}
