import Program

extension Evaluator {
  /// The declarations of a qualified or plain name: a type with its extensions, functions, properties.
  public func declarations(named name: String) -> [Reference] {
    let words = name.split(separator: ".").map(String.init)
    guard let last = words.last else { return [] }
    var found: [Reference] = []
    if let path = types.resolve(name, within: nil) {
      if let declaration = types[path]?.declaration { found.append(declaration) }
      for file in module.files.indices {
        for root in module.files[file].program[module.files[file].program.roots] {
          let reference = Reference(file: file, node: root)
          guard case .type(let id) = module[reference], module.program(reference)[id].kind == .extension,
            module.program(reference)[module.program(reference)[id].name] == last
          else { continue }
          found.append(reference)
        }
      }
    }
    if words.count == 1 {
      found += module.declarations(named: name).filter { if case .type = module[$0] { false } else { true } }
    } else if found.isEmpty {
      found = functions(named: name).map(\.reference)
    }
    return found
  }

  /// The value of a piece for each set of inputs, by the names that they have there.
  public func values(
    of piece: Piece, given samples: [[String: EvaluatedValue]],
    assuming assumptions: [String: EvaluatedValue] = [:]
  ) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      results = samples.map { inputs in
        let given = Assumptions(values: assumptions, inputs: inputs)
        return self.interpret(at: piece.reference, given) { (interpreter, place) throws(Signal) in
          try interpreter.evaluate(piece, place)
        }
      }
    }
    return results
  }

  /// The waits that a declaration goes through, from its body on, up to a number of them.
  public func waits(of declaration: Reference, first count: Int, assuming values: [String: EvaluatedValue])
    -> Result
  {
    let assumptions = Assumptions(values: values, presence: true, waits: count)
    return run(at: declaration, assumptions) { (interpreter, place) throws(Signal) in
      try interpreter.runBodies(of: declaration, place)
    }
  }

  /// What a closure of the module gives for each list of arguments.
  public func results(of closure: Reference, with samples: [[EvaluatedValue]]) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      results = samples.map { arguments in
        self.interpret(at: closure, Assumptions()) { (interpreter, place) throws(Signal) in
          let function = interpreter.make(.closure(closure, scope: place.scope))
          let values = arguments.map { CallArgument(value: interpreter.imported($0)) }
          return try interpreter.invoke(function, values, closure.node, place)
        }
      }
    }
    return results
  }
}

extension Interpreter {
  fileprivate func evaluate(_ piece: Piece, _ place: Place) throws(Signal) -> EvaluatedValue {
    isOpen = true
    let value = try content(of: piece, place)
    // A closure gives what its body does; its parameters are inputs as well.
    guard case .function(let function) = value,
      case .closure(let reference, _) = state.functions[function.index],
      case .lambda(let list, _) = module[reference]
    else { return value }
    let parameters = ParameterMatcher(program: module.program(reference)).parameters(list)
    let arguments = parameters.map { parameter in
      CallArgument(
        value: assumptions.inputs[parameter.name]
          ?? .unknown(Unknown(reason: "`\(parameter.name)` is given at run time", place: reference)))
    }
    return try settled(invoke(value, arguments, piece.reference.node, place), place)
  }

  private func content(of piece: Piece, _ place: Place) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    switch program[piece.reference.node] {
    case .property(let id):
      let type = program[id].type.map { program[$0] }
      if let getter = program[id].getter {
        return try run(getter, in: place.scope, returning: type, piece.reference.node, place)
      }
      guard let initializer = program[id].initializer else {
        return unknown("this has no value in the sources", piece.reference.node, place)
      }
      return try settled(adapted(evaluate(initializer, place, as: type), to: type, place), place)
    case .function(let id):
      // Its parameters are inputs as well.
      guard let body = program[id].body else {
        return unknown("this has no body in the sources", piece.reference.node, place)
      }
      return try run(
        body, in: place.scope, returning: program[id].returnType.map { program[$0] }, piece.reference.node,
        place)
    default: return try settled(evaluate(piece.reference.node, place), place)
    }
  }

  /// Runs whatever a declaration does that waits: the function itself, or the members of a type.
  fileprivate func runBodies(of declaration: Reference, _ place: Place) throws(Signal) -> EvaluatedValue {
    isOpen = true
    let program = program(place)
    var bodies: [NodeID] = []
    switch program[declaration.node] {
    case .function(let id): bodies = [program[id].body].compactMap { $0 }
    case .property(let id): bodies = [program[id].getter ?? program[id].initializer].compactMap { $0 }
    case .type(let id):
      let members = Array(program[program[id].members])
      // A method that waits is run by what calls it; the body is where everything starts.
      let properties = members.compactMap { member -> NodeID? in
        guard case .property(let id) = program[member], let getter = program[id].getter else { return nil }
        return waits(declaration.at(getter)) ? getter : nil
      }
      let functions = members.compactMap { member -> NodeID? in
        guard case .function(let id) = program[member], let body = program[id].body else { return nil }
        return waits(declaration.at(body)) ? body : nil
      }
      bodies = properties.isEmpty ? functions : properties
    default: break
    }
    guard !bodies.isEmpty else {
      throw .failure(Unknown(reason: "nothing waits here", place: declaration))
    }
    for body in bodies {
      if case .lambda = program[body] {
        // A component that is written as a closure: `const Button = () => …`.
        _ = try invoke(make(.closure(reference(body, place), scope: place.scope)), [], body, place)
      } else {
        _ = try run(body, in: push(.function, place), returning: nil, body, place)
      }
    }
    return .unit
  }
}
