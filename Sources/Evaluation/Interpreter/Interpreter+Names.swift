import Program

extension Interpreter {
  /// The slot of a local variable or parameter.
  func variable(_ name: String, _ place: Place) -> (scope: Int, index: Int)? {
    var scope = place.scope
    while scope >= 0 {
      if let index = slot(name, in: scope) { return (scope, index) }
      scope = state.scopes[scope].parent
    }
    return nil
  }

  /// The index of a variable among those of one scope.
  func slot(_ name: String, in scope: Int) -> Int? {
    // Not `firstIndex(where:)`, which copies the scope: this is the innermost loop of every run.
    for index in 0..<state.scopes[scope].variables.count
    where state.scopes[scope].variables[index].name == name {
      return index
    }
    return nil
  }

  /// The nearest `self` or `this`.
  func receiver(_ place: Place) -> EvaluatedValue? {
    var scope = place.scope
    while scope >= 0 {
      if let receiver = state.scopes[scope].receiver { return receiver }
      scope = state.scopes[scope].parent
    }
    return nil
  }

  /// The scope that holds the nearest `self` or `this`.
  func receiverScope(_ place: Place) -> Int? {
    var scope = place.scope
    while scope >= 0 {
      if state.scopes[scope].receiver != nil { return scope }
      scope = state.scopes[scope].parent
    }
    return nil
  }

  /// The type whose code this is.
  func owner(_ place: Place) -> String? {
    var scope = place.scope
    while scope >= 0 {
      if let owner = state.scopes[scope].owner { return owner }
      scope = state.scopes[scope].parent
    }
    return nil
  }

  /// What a plain name is worth.
  func value(named name: String, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    if let assumed = assumptions[name] {
      assume("`\(name)` is as the spec assumes", id, place)
      return assumed
    }
    if let found = try lexical(name, id, place) { return found }
    if let input = input(name) { return input }
    if isOpen, let found = try surrounding(name, id, place) { return found }
    if let found = try declared(name, id, place) { return found }
    if name == "undefined", language(place).isScript { return absent(place) }
    if let constant = libraryConstant(name, place) { return constant }
    if libraryHasType(name, place) { return .type(name) }
    if libraryHasFunction(name, place) { return make(.native(type: nil, name: name)) }
    return unknown("`\(name)` is not told by the sources", id, place)
  }

  /// A variable, or a member of what `self` is, from the inside out.
  private func lexical(_ name: String, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue? {
    var scope = place.scope
    while scope >= 0 {
      if let index = slot(name, in: scope) { return state.scopes[scope].variables[index].value }
      if let receiver = state.scopes[scope].receiver,
        let found = try knownMember(name, of: receiver, id, place)
      {
        return found
      }
      if let owner = state.scopes[scope].owner,
        let found = try staticMember(name, ofTypesAround: owner, id, place)
      {
        return found
      }
      scope = state.scopes[scope].parent
    }
    return nil
  }

  private func staticMember(
    _ name: String, ofTypesAround owner: String, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    var current: String? = owner
    while let path = current {
      if let found = try staticMember(name, of: path, id, place) { return found }
      current = QualifiedName.owner(of: path)
    }
    return nil
  }

  /// A property, function or type at file level.
  private func declared(_ name: String, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue? {
    let (property, function) = fileLevel(name, place)
    if let property { return try shared(property, owner: nil, named: name) }
    if let function { return make(.declared(function, owner: nil)) }
    if let path = types.resolve(name, within: owner(place)) { return .type(path) }
    return nil
  }

  /// What a name at file level means: of the same file before another; nil where several could be meant.
  func fileLevel(_ name: String, _ place: Place) -> (property: Reference?, function: Reference?) {
    (fileLevelProperty(name, place), fileLevelFunctions(name, place).first)
  }

  func fileLevelProperty(_ name: String, _ place: Place) -> Reference? {
    let declared = module.declarations(named: name)
    if declared.isEmpty { return nil }
    let found = declared.filter { reference in
      guard case .property(let id) = module[reference] else { return false }
      return module.program(reference)[id].receiver == nil
    }
    let own = found.filter { $0.file == place.file }
    if let first = own.first { return own.count == 1 ? first : nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The overloads of a function at file level: of the same file, else of all others.
  func fileLevelFunctions(_ name: String, _ place: Place) -> [Reference] {
    let declared = module.declarations(named: name)
    if declared.isEmpty { return [] }
    let found = declared.filter { reference in
      guard case .function(let id) = module[reference] else { return false }
      return module.program(reference)[id].receiver == nil
    }
    let own = found.filter { $0.file == place.file }
    return own.isEmpty ? found : own
  }

  /// A scope that nothing is around.
  func root(owner: String?, receiver: EvaluatedValue?) -> Int {
    state.scopes.append(Scope(kind: .root, parent: -1, receiver: receiver, owner: owner))
    return state.scopes.count - 1
  }

  /// The type that `.name` belongs to comes from where it stands.
  func implicitMember(
    _ name: String, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let core = type.map(TypeName.core) ?? ""
    if !core.isEmpty {
      let path = types.resolve(core, within: owner(place)) ?? (types.contains(core) ? core : nil)
      if let path, let found = try staticMember(name, of: path, id, place) { return found }
      if let found = libraryStatic(name, of: core, place) { return found }
    }
    if name == "none", let type, TypeName.isOptional(type) { return .null }
    if let assumed = assumptions[name] { return assumed }
    let cause = Unknown(reason: "`.\(name)` is not declared in the sources", place: reference(id, place))
    return .token(TokenPath(words: [core, name], cause: cause))
  }
}
