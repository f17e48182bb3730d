import Program

extension Interpreter {
  func conversion(_ id: NodeID, _ place: Place, as type: String?) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    switch program[id] {
    case .cast(let value, let name, let optional):
      let result = try evaluate(value, place, as: program[name])
      if program.language.isScript { return result }
      let adapted = adapted(result, to: program[name], place)
      if optional {
        switch isInstance(adapted, of: program[name], id, place) {
        case .yes: return adapted
        case .no: return .null
        case .undecided(let cause): return result.cause == nil ? .unknown(cause) : result
        }
      }
      return adapted
    case .typeTest(let value, let name, let negated):
      let result = try evaluate(value, place)
      return boolean(isInstance(result, of: program[name], id, place).negated(negated), id, place)
    case .forceUnwrap(let value):
      let result = try evaluate(value, place, as: type)
      // TypeScript's `!` says nothing at run time.
      if case .null = result, !program.language.isScript { throw trap("nothing is unwrapped", id, place) }
      return result
    case .effect(let effect, let value): return try self.effect(effect, value, id, place, as: type)
    case .keyPath(let path):
      return make(.keyPath(program[path].split(separator: ".").map(String.init)))
    case .callableReference(let base, let name):
      return try reference(to: program[name], base, id, place)
    case .typeName(let name):
      let core = TypeName.core(program[name])
      return .type(types.resolve(core, within: owner(place)) ?? core)
    default: return unknown("this is not understood", id, place)
    }
  }

  private func effect(
    _ effect: Effect, _ value: NodeID, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    switch effect {
    case .try:
      // In Swift only what `try` marks may throw.
      marked += 1
      defer { marked -= 1 }
      return try evaluate(value, place, as: type)
    case .await, .forceTry: return try evaluate(value, place, as: type)
    case .optionalTry:
      return try caught(
        id, place, { () throws(Signal) in try self.evaluate(value, place, as: type) },
        handling: { (_) throws(Signal) in .null })
    case .void:
      _ = try evaluate(value, place)
      return absent(place)
    case .typeof:
      let result = contents(try evaluate(value, place))
      if let cause = result.cause { return .unknown(cause) }
      switch result {
      case .number: return .text("number")
      case .text: return .text("string")
      case .boolean: return .text("boolean")
      case .unit: return .text("undefined")
      case .function: return .text("function")
      default: return .text("object")
      }
    }
  }

  /// `Type::method`, `::function`, `value::method`.
  private func reference(
    to name: String, _ base: NodeID?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard let base else {
      if let function = fileLevel(name, place).function { return make(.declared(function, owner: nil)) }
      return try value(named: name, id, place)
    }
    let target = try evaluate(base, place)
    if case .type = target { return make(.keyPath([name])) }
    if let member = try knownMember(name, of: target, id, place) { return member }
    state.receivers.append(target)
    return make(.nativeMethod(name: name, receiver: state.receivers.count - 1))
  }
}
