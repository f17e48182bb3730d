import Program

extension Interpreter {
  func call(
    _ callee: NodeID, _ arguments: NodeList, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    switch program[callee] {
    case .name(let name): return try call(named: program[name], arguments, id, place)
    case .member(let base, let name, let optional):
      return try call(program[name], on: base, optional: optional, arguments, id, place)
    case .implicitMember(let name):
      return try callImplicit(program[name], arguments, id, place, as: type)
    case .typeName(let name):
      let values = try self.arguments(arguments, place)
      return try libraryFunction(program[name], of: nil, values, id, place).or(
        unknownCall(program[name], values, nil, id, place))
    default:
      let function = try evaluate(callee, place)
      let values = try self.arguments(arguments, place)
      return try invoke(function, values, id, place)
    }
  }

  // MARK: Plain names

  private func call(
    named name: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if let assumed = assumptions[name] {
      assume("`\(name)` returns what the spec assumes", id, place)
      return assumed
    }
    let isMember = types.hasMember(name)
    var scope = place.scope
    while scope >= 0 {
      if let index = slot(name, in: scope) {
        return try call(state.scopes[scope].variables[index].value, named: name, arguments, id, place)
      }
      if let receiver = state.scopes[scope].receiver,
        let result = try callMethod(name, on: receiver, lvalue: nil, scope: scope, arguments, id, place)
      {
        return result
      }
      if isMember, let owner = state.scopes[scope].owner,
        let result = try callStatic(name, around: owner, arguments, id, place)
      {
        return result
      }
      scope = state.scopes[scope].parent
    }
    if isOpen, let function = surroundingFunction(name, id, place) {
      return try call([function], owner: nil, receiver: nil, named: name, arguments, id, place)
    }
    let functions = fileLevelFunctions(name, place)
    if !functions.isEmpty {
      return try call(functions, owner: nil, receiver: nil, named: name, arguments, id, place)
    }
    if let path = types.resolve(name, within: owner(place)) {
      return try construct(path, arguments, id, place)
    }
    if let reference = fileLevelProperty(name, place) {
      let value = try shared(reference, owner: nil, named: name)
      return try call(value, named: name, arguments, id, place)
    }
    let values = try self.arguments(arguments, place)
    return try libraryFunction(name, of: nil, values, id, place).or(unknownCall(name, values, nil, id, place))
  }

  /// Calls a value that has a name: a local function or closure.
  private func call(
    _ function: EvaluatedValue, named name: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if case .function(let functionID) = function,
      case .local(let reference, let scope) = state.functions[functionID.index]
    {
      return try call(
        [reference], owner: nil, receiver: nil, named: name, within: scope, arguments, id, place)
    }
    if function.isNothing, isOptionalCall(id, place) { return absent(place) }
    return try invoke(function, self.arguments(arguments, place), id, place)
  }

  /// `onChange?.(value)`, `onChange?(value)`.
  private func isOptionalCall(_ id: NodeID, _ place: Place) -> Bool {
    program(place).text(id).contains("?")
  }

  private func callStatic(
    _ name: String, around owner: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    var current: String? = owner
    while let path = current {
      let members = types.members(of: path, named: name).filter(\.isStatic)
      if let first = members.first {
        let functions = members.map(\.reference).filter {
          if case .function = module[$0] { true } else { false }
        }
        if !functions.isEmpty {
          return try call(
            functions, owner: first.owner, receiver: .type(path), named: name, arguments, id, place)
        }
        if case .enumCase = module[first.reference] {
          return try payloadCase(name, of: path, arguments, id, place)
        }
        if case .property = module[first.reference] {
          let value = try shared(first.reference, owner: first.owner, named: name)
          return try call(value, named: name, arguments, id, place)
        }
      }
      current = QualifiedName.owner(of: path)
    }
    return nil
  }

  // MARK: Members

  private func call(
    _ name: String, on base: NodeID, optional: Bool, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if let assumed = assumptions[name] {
      assume("`\(name)` returns what the spec assumes", id, place)
      return assumed
    }
    // `super.method()` runs on the same object; what it inherits is not told apart.
    let receiver = try evaluate(base, place)
    if receiver.isNothing, optional || isChained(base, place) { return absent(place) }
    if let result = try callMethod(name, on: receiver, lvalue: base, scope: nil, arguments, id, place) {
      return result
    }
    let values = try self.arguments(arguments, place)
    if receiver.isNothing, language(place).isScript {
      throw thrown("a call on nothing", as: "TypeError", id, place)
    }
    return try unknownCall(name, values, receiver, id, place)
  }

  /// A method of the project or the library; nil where neither has one of that name.
  ///
  /// - Parameters:
  ///   - lvalue: where the receiver is stored, for methods that change it.
  ///   - scope: the scope whose receiver it is, likewise.
  func callMethod(
    _ name: String, on receiver: EvaluatedValue, lvalue: NodeID?, scope: Int?, _ arguments: NodeList,
    _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    if case .unknown = receiver { return nil }
    if case .type(let path) = receiver {
      guard lvalue != nil else { return nil }
      if let result = try callStaticMember(name, of: path, arguments, id, place) { return result }
    }
    let functions = methods(name, of: receiver, place)
    if let first = functions.first {
      return try callDeclared(functions, first.owner, name, on: receiver, lvalue, scope, arguments, id, place)
    }
    if case .record(let record) = contents(receiver), let field = record[name] {
      return try invoke(field, self.arguments(arguments, place), id, place)
    }
    if case .record = contents(receiver), let value = try knownMember(name, of: receiver, id, place),
      case .function = value
    {
      return try invoke(value, self.arguments(arguments, place), id, place)
    }
    guard lvalue != nil || libraryImplies(receiver, place) else { return nil }
    let values = try self.arguments(arguments, place)
    if let (changed, result) = try libraryMutation(name, on: contents(receiver), values, id, place) {
      let bounded = try bounded(changed, at: id, place)
      if case .object(let object) = receiver {
        state.objects[object.index] = HeapObject(bounded) ?? state.objects[object.index]
      } else if let lvalue {
        try write(bounded, to: lvalue, place)
      } else if let scope {
        state.scopes[scope].receiver = bounded
      }
      return result
    }
    guard let result = try libraryMethod(name, on: receiver, values, id, place) else {
      guard let lvalue else { return nil }
      forget(value: lvalue, changedBy: name, id, place)
      return try unknownCall(name, values, receiver, id, place)
    }
    return try bounded(result, at: id, place)
  }

  /// The methods of that name, in the project, of the receiver's type.
  func methods(_ name: String, of receiver: EvaluatedValue, _ place: Place) -> [TypeEntry.Member] {
    guard types.hasMember(name) else { return [] }
    var names = typeNames(of: contents(receiver), language(place))
    if case .token(let token) = receiver {
      names = token.resolved.map { typeNames(of: contents($0), language(place)) } ?? []
    }
    for type in names {
      let found = types.members(of: type, named: name).filter { member in
        guard !member.isStatic, case .function = module[member.reference] else { return false }
        return true
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func callDeclared(
    _ functions: [TypeEntry.Member], _ owner: String, _ name: String, on receiver: EvaluatedValue,
    _ lvalue: NodeID?, _ scope: Int?, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    var changed: EvaluatedValue?
    let result = try call(
      functions.map(\.reference), owner: owner, receiver: receiver.plain, named: name, arguments, id, place,
      changed: &changed)
    let isMutating = functions.contains { member in
      guard case .function(let id) = module[member.reference] else { return false }
      return module.program(member.reference).has(
        "mutating", in: module.program(member.reference)[id].modifiers)
    }
    if isMutating, let changed {
      if let lvalue {
        try write(changed, to: lvalue, place)
      } else if let scope {
        state.scopes[scope].receiver = changed
      }
    }
    return result
  }

  private func callStaticMember(
    _ name: String, of path: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    if name == "init", types.contains(path) { return try construct(path, arguments, id, place) }
    let members = types.members(of: path, named: name).filter(\.isStatic)
    if let first = members.first {
      switch module[first.reference] {
      case .function:
        return try call(
          members.map(\.reference), owner: first.owner, receiver: .type(path), named: name, arguments, id,
          place)
      case .enumCase: return try payloadCase(name, of: path, arguments, id, place)
      case .property:
        let value = try shared(first.reference, owner: first.owner, named: name)
        return try call(value, named: name, arguments, id, place)
      default: break
      }
    }
    if types.contains(name, in: path) { return try construct(path + "." + name, arguments, id, place) }
    let values = try self.arguments(arguments, place)
    if types[path]?.kind == .enumeration {
      if name == "values", values.isEmpty { return .list(cases(of: path)) }
      if name == "valueOf", values.count == 1, case .text(let text) = values[0].value {
        return cases(of: path).first { if case .enumCase(let item) = $0 { item.name == text } else { false } }
          ?? unknown("no case `\(text)`", id, place)
      }
    }
    return try libraryFunction(name, of: path, values, id, place)
  }

  /// `.name(…)`: the type comes from where it stands.
  private func callImplicit(
    _ name: String, _ arguments: NodeList, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let core = type.map(TypeName.core) ?? ""
    if !core.isEmpty {
      let path = types.resolve(core, within: owner(place)) ?? core
      if let result = try callStaticMember(name, of: path, arguments, id, place) { return result }
    }
    let values = try self.arguments(arguments, place)
    if core.isEmpty, let result = try libraryFunction(name, of: "Duration", values, id, place) {
      return result
    }
    return try unknownCall(name, values, nil, id, place)
  }

  private func payloadCase(
    _ name: String, of path: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    guard let entry = types[path] else { return nil }
    for (ordinal, reference) in entry.cases.enumerated() {
      guard case .enumCase(let caseID) = module[reference] else { continue }
      let program = module.program(reference)
      guard program[program[caseID].name] == name else { continue }
      let parameters = Array(program[program[caseID].parameters])
      var payload: [ValueTuple.Element] = []
      for (index, item) in self.program(place)[arguments].enumerated() {
        var type: String?
        if parameters.indices.contains(index), case .parameter(let parameter) = program[parameters[index]] {
          type = program[parameter].type.map { program[$0] }
        }
        guard case .argument(let label, let node, _) = self.program(place)[item] else { continue }
        let value = try settled(adapted(evaluate(node, place, as: type), to: type, place), place)
        payload.append(ValueTuple.Element(label: label.map { self.program(place)[$0] }, value: value))
      }
      return try bounded(
        .enumCase(EnumCase(type: path, name: name, ordinal: ordinal, payload: payload)), at: id, place)
    }
    return nil
  }
}

extension HeapObject {
  /// An object of these contents; nil for what is no object.
  init?(_ value: EvaluatedValue) {
    switch value {
    case .list(let list): self = .list(list)
    case .set(let list): self = .set(list)
    case .map(let map): self = .map(map)
    case .record(let record): self = .record(record)
    case .unknown(let unknown): self = .unknown(unknown)
    default: return nil
    }
  }
}
