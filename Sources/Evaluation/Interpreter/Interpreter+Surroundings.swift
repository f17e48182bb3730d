import Program

/// Evaluates a piece of a program by itself: what it names is looked up around it, and evaluated where
/// it stands, as far as the sources tell.
extension Interpreter {
  /// What a name means at the place where it is written: a local, a parameter, a member of the type
  /// around it.
  func surrounding(_ name: String, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue? {
    let here = reference(id, place)
    guard let found = meaning(of: name, at: here), found.file == place.file,
      module.file(found).parent(of: found.node) != nil
    else { return nil }
    switch module[found] {
    case .property(let propertyID): return try open(propertyID, found, named: name, place)
    case .parameter, .bindingPattern:
      return unknown("`\(name)` is given at run time", id, place)
    case .function: return make(.declared(found, owner: nil))
    default: return nil
    }
  }

  /// A function that is declared around a place: a local one, or a member of the type.
  func surroundingFunction(_ name: String, _ id: NodeID, _ place: Place) -> Reference? {
    guard let found = meaning(of: name, at: reference(id, place)), found.file == place.file,
      module.file(found).parent(of: found.node) != nil, case .function = module[found]
    else { return nil }
    return found
  }

  private func meaning(of name: String, at place: Reference) -> Reference? {
    findings.map { $0.declaration(named: name, at: place, in: module) }
      ?? module.declaration(named: name, at: place)
  }

  private func open(
    _ id: PropertyDeclaration.ID, _ found: Reference, named name: String, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let program = module.program(found)
    let property = program[id]
    let isMember = isMember(found)
    if let getter = property.getter {
      let scope = root(owner: nil, receiver: nil)
      return try run(
        getter, in: scope, returning: property.type.map { program[$0] }, found.node,
        Place(file: found.file, scope: scope))
    }
    if let known = global(found) { return known }
    let looks = particulars
    if property.isMutable && (isMember || isWritten(name, found)) {
      return unknown("`\(name)` changes at run time", found.node, place)
    }
    state.globals[found] = .unknown(Unknown(reason: "`\(name)` depends on itself", place: found))
    let inner = Place(file: found.file, scope: root(owner: nil, receiver: nil))
    let type = property.type.map { program[$0] }
    var value: EvaluatedValue
    if let initializer = property.initializer {
      value = try settled(adapted(evaluate(initializer, inner, as: type), to: type, inner), inner)
    } else if let delegate = property.delegate {
      value = try delegated(delegate, inner)
    } else {
      value = unknown("`\(name)` is given at run time", found.node, inner)
    }
    if let pattern = property.pattern {
      try destructure(pattern, value, inner)
      value = variable(name, inner).map { state.scopes[$0.scope].variables[$0.index].value } ?? value
      state.globals[found] = nil
    } else {
      remember(value, of: found, since: looks)
    }
    return value
  }

  private func isMember(_ reference: Reference) -> Bool {
    let file = module.file(reference)
    guard let parent = file.parent(of: reference.node), case .type = file.program[parent] else {
      return false
    }
    return true
  }

  /// Whether a mutable local is set again after its declaration.
  private func isWritten(_ name: String, _ declaration: Reference) -> Bool {
    let program = module.program(declaration)
    for id in program.ids {
      let target: NodeID
      switch program[id] {
      case .assign(_, let written, _): target = written
      case .increment(let written, _, _): target = written
      default: continue
      }
      if case .name(let word) = program[target], program[word] == name { return true }
    }
    return false
  }
}
