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

  /// The value of a piece for each set of inputs, by the names that they have there: the same in each set.
  public func values(
    of piece: Piece, given samples: [[String: EvaluatedValue]],
    assuming assumptions: [String: EvaluatedValue] = [:]
  ) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      let findings = SharedFindings()
      results = samples.map { inputs in
        let given = Assumptions(values: assumptions, inputs: inputs)
        return self.interpret(at: piece.reference, given, sharing: findings) {
          (interpreter, place) throws(Signal) in
          try interpreter.evaluate(piece, place)
        }
      }
    }
    return results
  }

  /// The waits that a declaration goes through, from its body on, up to a number of them; nil where nothing
  /// in it waits.
  ///
  /// - Parameter handler: which of the things that wait is meant, by the name of what takes it, of its label
  ///   or attribute, or by its own.
  public func waits(
    of declaration: Reference, first count: Int, handler: String? = nil,
    assuming values: [String: EvaluatedValue]
  ) -> Result? {
    let assumptions = Assumptions(values: values, presence: true, waits: count)
    let interpreter = Interpreter(module: module, types: types, bounds: bounds, assumptions: assumptions)
    guard !interpreter.waitingBodies(of: declaration).isEmpty else { return nil }
    return run(at: declaration, assumptions) { (interpreter, place) throws(Signal) in
      try interpreter.runBodies(of: declaration, handler: handler, place)
    }
  }

  /// What a closure of the module gives for each list of arguments.
  public func results(of closure: Reference, with samples: [[EvaluatedValue]]) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      let findings = SharedFindings()
      results = samples.map { arguments in
        self.interpret(at: closure, Assumptions(), sharing: findings) {
          (interpreter, place) throws(Signal) in
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
        value: input(parameter.name)
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
  fileprivate func runBodies(
    of declaration: Reference, handler: String?, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    isOpen = true
    let bodies = waitingBodies(of: declaration)
    for (body, name) in bodies {
      let run = { () throws(Signal) -> EvaluatedValue in
        if case .lambda = self.program(place)[body] {
          // A component that is written as a closure: `const Button = () => …`.
          return try self.invoke(
            self.make(.closure(self.reference(body, place), scope: place.scope)), [], body, place)
        }
        return try self.run(body, in: self.push(.function, place), returning: nil, body, place)
      }
      if bodies.count > 1 {
        try runTrack(declaration.at(body), [name], CallSite(id: body, place: place), run)
      } else {
        _ = try landing(.finish, body, place) { () throws(Signal) in
          _ = try run()
          try self.runTimers(body, place)
          return .unit
        }
      }
    }
    try chooseTrack(declaration, named: handler)
    return .unit
  }

  /// The bodies of a declaration in which something waits, each with the name of its member.
  fileprivate func waitingBodies(of declaration: Reference) -> [(body: NodeID, name: String)] {
    let program = module.program(declaration)
    func body(of node: NodeID) -> (body: NodeID, name: String)? {
      let found: (NodeID?, Name)
      switch program[node] {
      case .function(let id): found = (program[id].body, program[id].name)
      case .property(let id): found = (program[id].getter ?? program[id].initializer, program[id].name)
      default: return nil
      }
      guard let body = found.0, waits(declaration.at(body)) else { return nil }
      return (body, program[found.1])
    }
    guard case .type(let id) = program[declaration.node] else {
      return [body(of: declaration.node)].compactMap { $0 }
    }
    let members = Array(program[program[id].members])
    // A method that waits is run by what calls it; the body is where everything starts.
    let properties = members.filter { member in
      if case .property(let id) = program[member] { program[id].getter != nil } else { false }
    }
    let functions = members.filter { if case .function = program[$0] { true } else { false } }
    let computed = properties.compactMap(body)
    return computed.isEmpty ? functions.compactMap(body) : computed
  }
}
