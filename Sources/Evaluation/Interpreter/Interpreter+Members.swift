import Program

extension Interpreter {
  func member(
    _ base: NodeID, _ name: String, optional: Bool, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if let assumed = assumptions[name] {
      assume("`\(name)` is as the spec assumes", id, place)
      return assumed
    }
    if assumptions.hasPaths, let words = path(base, place),
      let input = input((words + [name]).joined(separator: "."))
    {
      return input
    }
    // `16.dp`: a literal, before Kotlin gives it a type.
    let value = try evaluate(base, place)
    if value.isNothing {
      if optional || isChained(base, place) { return absent(place) }
      if let found = try knownMember(name, of: value, id, place) { return found }
      if language(place).isScript { throw thrown("a member of nothing", as: "TypeError", id, place) }
      return .null
    }
    if case .unknown(let cause) = value {
      if let input = input(name) { return input }
      guard let path = path(base, place) else { return value }
      return .token(TokenPath(words: path + [name], cause: cause))
    }
    return try member(name, of: value, id, place)
  }

  /// The words of an expression that is made of names alone, so that a member of it may be the name of a
  /// token; nil for any other.
  private func path(_ id: NodeID, _ place: Place) -> [String]? {
    var words: [String] = []
    var current = id
    while true {
      switch program(place)[current] {
      case .name(let name): return [program(place)[name]] + words
      case .this: return ["this"] + words
      case .member(let base, let name, _):
        words.insert(program(place)[name], at: 0)
        current = base
      case .forceUnwrap(let base): current = base
      default: return nil
      }
    }
  }

  /// - Parameter type: the error that the language throws there.
  func thrown(_ reason: String, as type: String, _ id: NodeID, _ place: Place) -> Signal {
    let cause = Unknown(reason: reason, place: reference(id, place))
    return .thrown(Thrown(cause, LibraryErrors.make(type, message: .unknown(cause))))
  }

  /// Whether an expression is part of an optional chain, which ends where its first link is nothing.
  func isChained(_ id: NodeID, _ place: Place) -> Bool {
    var current = id
    while true {
      switch program(place)[current] {
      case .member(_, _, true): return true
      case .member(let base, _, false), .call(let base, _), .index(let base, _): current = base
      default: return false
      }
    }
  }

  func member(
    _ name: String, of base: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if let found = try knownMember(name, of: base, id, place) { return found }
    if base.cause != nil, let input = input(name) { return input }
    switch base {
    case .unknown(let cause):
      return .token(TokenPath(words: [name], cause: cause))
    case .token(let token):
      return .token(TokenPath(words: token.words + [name], cause: token.cause))
    case .type(let type):
      let cause = Unknown(
        reason: "`\(type).\(name)` is not declared in the sources", place: reference(id, place))
      return .token(TokenPath(words: [type, name], cause: cause))
    default:
      if language(place).isScript, case .record = contents(base) { return absent(place) }
      return unknown("`\(name)` of this is not told by the sources", id, place)
    }
  }

  /// A member that the sources or the library define; nil where neither does.
  func knownMember(
    _ name: String, of base: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    switch base {
    case .unknown: return nil
    case .token(let token):
      guard let resolved = token.resolved else { return nil }
      return try knownMember(name, of: resolved, id, place)
    case .type(let path):
      return try staticMember(name, of: path, id, place) ?? libraryStatic(name, of: path, place)
    case .tuple(let tuple):
      if let element = tuple[name] { return element }
    case .record, .object:
      if case .record(let record) = contents(base) {
        if let field = record[name] { return field }
        if let found = try declaredMember(name, of: base, type: record.type, id, place) { return found }
      }
    case .enumCase(let value):
      if let found = try caseMember(name, of: value, id, place) { return found }
      if let found = try declaredMember(name, of: base, type: value.type, id, place) { return found }
    default: break
    }
    if types.hasMember(name) {
      for type in typeNames(of: contents(base), language(place)) where types.contains(type) {
        if let found = try declaredMember(name, of: base, type: type, id, place) { return found }
      }
    }
    return try libraryProperty(name, of: base, id, place)
  }

  /// A computed property or a method, taken as a value, of a type of the project.
  private func declaredMember(
    _ name: String, of base: EvaluatedValue, type: String, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let members = types.members(of: type, named: name).filter { !$0.isStatic }
    guard let member = members.first(where: { !isSetterAlone($0.reference) }) ?? members.first else {
      return nil
    }
    let reference = member.reference
    switch module[reference] {
    case .property(let propertyID):
      let property = module.program(reference)[propertyID]
      guard let getter = property.getter else {
        if let initializer = property.initializer, case .enumCase = base {
          let scope = root(owner: member.owner, receiver: base)
          return try evaluate(initializer, Place(file: reference.file, scope: scope))
        }
        return nil
      }
      let scope = root(owner: member.owner, receiver: base)
      let inner = Place(file: reference.file, scope: scope)
      return try run(
        getter, in: scope, returning: property.type.map { module.program(reference)[$0] }, id, inner)
    case .function:
      state.receivers.append(base)
      return make(.bound(reference, owner: member.owner, receiver: state.receivers.count - 1))
    default: return nil
    }
  }

  /// Whether a property is only the setter of one that is declared elsewhere.
  private func isSetterAlone(_ reference: Reference) -> Bool {
    guard case .property(let id) = module[reference] else { return false }
    let property = module.program(reference)[id]
    return property.setter != nil && property.getter == nil && property.initializer == nil
  }

  /// The body of a computed property or function, as far as it returns.
  func run(
    _ body: NodeID, in scope: Int, returning type: String?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    try enterCall(id, place)
    defer { leaveCall() }
    state.scopes[scope].returnType = type
    let value = try landing(.end(scope), id, place) { () throws(Signal) in
      try self.result(of: body, Place(file: place.file, scope: scope), as: type)
    }
    return settled(adapted(value, to: type, Place(file: place.file, scope: scope)), place)
  }

  /// What a body is worth: that of its only expression, or what it returns.
  private func result(of body: NodeID, _ place: Place, as type: String?) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    guard case .block(let list) = program[body] else { return try evaluate(body, place, as: type) }
    let items = Array(program[list])
    let isImplicit = program.language == .swift && items.count == 1
    let value = try statements(items, place, as: isImplicit ? type : nil)
    return isImplicit ? value : .unit
  }

  // MARK: Static members

  func staticMember(
    _ name: String, of path: String, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let isListed = name == "allCases" || name == "entries"
    guard isListed || types.hasMember(name) || types.hasType(named: name), let entry = types[path] else {
      return nil
    }
    if let member = types.members(of: path, named: name).first(where: \.isStatic) {
      switch module[member.reference] {
      case .enumCase(let caseID): return enumCase(caseID, member.reference, of: entry)
      case .property: return try shared(member.reference, owner: member.owner, named: name)
      case .function: return make(.declared(member.reference, owner: member.owner))
      default: break
      }
    }
    if types.contains(name, in: path) { return .type(path + "." + name) }
    return isListed && entry.kind == .enumeration ? .list(cases(of: path)) : nil
  }

  private func enumCase(_ id: EnumCaseDeclaration.ID, _ reference: Reference, of entry: TypeEntry)
    -> EvaluatedValue
  {
    let program = module.program(reference)
    let declaration = program[id]
    let ordinal = entry.cases.firstIndex(of: reference) ?? 0
    let value = EnumCase(type: entry.path, name: program[declaration.name], ordinal: ordinal)
    if program.language == .swift, !declaration.parameters.isEmpty {
      return make(.native(type: entry.path, name: program[declaration.name]))
    }
    return .enumCase(value)
  }

  /// Every case of an enumeration, in order.
  func cases(of path: String) -> [EvaluatedValue] {
    guard let entry = types[path] else { return [] }
    return entry.cases.enumerated().compactMap { ordinal, reference in
      guard case .enumCase(let id) = module[reference] else { return nil }
      let program = module.program(reference)
      return .enumCase(EnumCase(type: path, name: program[program[id].name], ordinal: ordinal))
    }
  }

  /// What a case knows about itself: its raw value, its payload, what its constructor was given.
  private func caseMember(
    _ name: String, of value: EnumCase, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    guard let entry = types[value.type], entry.cases.indices.contains(value.ordinal) else { return nil }
    let reference = entry.cases[value.ordinal]
    guard case .enumCase(let caseID) = module[reference] else { return nil }
    let program = module.program(reference)
    let declaration = program[caseID]
    let inner = Place(file: reference.file, scope: root(owner: entry.path, receiver: .type(entry.path)))
    switch program.language {
    case .swift:
      if name == "rawValue" { return try rawValue(declaration, value, entry, inner) }
    case .kotlin:
      if name == "name" { return .text(value.name) }
      if name == "ordinal" { return .number(.integer(Int64(value.ordinal), .int32)) }
      if let override = try entryMember(name, declaration, value, inner) { return override }
      return try constructorArgument(name, declaration, entry, inner)
    case .tsx, .typescript, .css: break
    }
    return nil
  }

  private func rawValue(
    _ declaration: EnumCaseDeclaration, _ value: EnumCase, _ entry: TypeEntry, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    guard let rawType = entry.supertypes.first else { return nil }
    if let raw = declaration.rawValue {
      return try settled(adapted(evaluate(raw, place, as: rawType), to: rawType, place), place)
    }
    if rawType == "String" { return .text(value.name) }
    guard SwiftArithmetic.kinds[rawType]?.isInteger == true else { return nil }
    // One more than the case before that has a value.
    var count: Int64 = 0
    for ordinal in stride(from: value.ordinal - 1, through: 0, by: -1) {
      guard case .enumCase(let id) = module[entry.cases[ordinal]] else { return nil }
      count += 1
      guard let raw = module.program(entry.cases[ordinal])[id].rawValue else { continue }
      guard case .number(let number) = try evaluate(raw, place, as: rawType), let base = number.integer else {
        return nil
      }
      return .number(.integer(base &+ count, .int64))
    }
    return .number(.integer(count, .int64))
  }

  /// A member that one entry of a Kotlin enum declares for itself.
  private func entryMember(
    _ name: String, _ declaration: EnumCaseDeclaration, _ value: EnumCase, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let program = program(place)
    for member in program[declaration.members] {
      guard case .property(let id) = program[member], program[program[id].name] == name else { continue }
      let scope = root(owner: value.type, receiver: .enumCase(value))
      guard let body = program[id].getter ?? program[id].initializer else { return nil }
      return try run(body, in: scope, returning: program[id].type.map { program[$0] }, member, place)
    }
    return nil
  }

  private func constructorArgument(
    _ name: String, _ declaration: EnumCaseDeclaration, _ entry: TypeEntry, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let program = program(place)
    guard let type = entry.declaration, case .type(let typeID) = module[type] else { return nil }
    let parameters = Array(program[program[typeID].parameters])
    guard
      let index = parameters.firstIndex(where: {
        guard case .parameter(let id) = program[$0] else { return false }
        return program[program[id].name] == name
      }), case .parameter(let parameterID) = program[parameters[index]]
    else { return nil }
    let parameterType = program[parameterID].type.map { program[$0] }
    var position = 0
    for argument in program[declaration.arguments] {
      guard case .argument(let label, let value, _) = program[argument] else { continue }
      let isMatch = label.map { program[$0] == name } ?? (position == index)
      if isMatch { return try adapted(evaluate(value, place, as: parameterType), to: parameterType, place) }
      position += 1
    }
    guard let fallback = program[parameterID].defaultValue else { return nil }
    return try adapted(evaluate(fallback, place, as: parameterType), to: parameterType, place)
  }
}
