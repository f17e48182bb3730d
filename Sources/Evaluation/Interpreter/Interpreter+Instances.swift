import Program

extension Interpreter {
  /// A new instance of a type of the project.
  func construct(
    _ path: String, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard let entry = types[path] else { return unknown("`\(path)` is not declared", id, place) }
    let fields = fieldTypes(of: entry)
    let parameters = initializerParameters(of: entry)
    var values: [CallArgument] = []
    for (index, item) in program(place)[arguments].enumerated() {
      guard case .argument(let label, let node, let trailing) = program(place)[item] else {
        return unknown("what is spread here is not known", item, place)
      }
      let name = label.map { program(place)[$0] }
      let type = type(ofArgument: index, named: name, fields, parameters)
      let value = try adapted(evaluate(node, place, as: type), to: type, place)
      values.append(CallArgument(label: name, value: value, isTrailing: trailing, node: node))
    }
    return try construct(path, values: values, id, place)
  }

  /// The type that the context gives an argument: by its label, else by its position. An initializer's
  /// parameters say more than the fields do, but mostly the same.
  private func type(
    ofArgument index: Int, named name: String?, _ fields: [(name: String, type: String?)],
    _ parameters: [ParameterMatcher.Parameter]?
  ) -> String? {
    if let name {
      if let parameter = parameters?.last(where: { $0.label == name }), let type = parameter.type {
        return type
      }
      if let field = fields.last(where: { $0.name == name }), let type = field.type { return type }
    }
    if let parameters { return parameters.indices.contains(index) ? parameters[index].type : nil }
    return fields.indices.contains(index) ? fields[index].type : nil
  }

  /// The stored properties of a type with their types as written.
  private func fieldTypes(of entry: TypeEntry) -> [(name: String, type: String?)] {
    entry.stored.compactMap { reference in
      let program = module.program(reference)
      switch program[reference.node] {
      case .property(let id): return (program[program[id].name], program[id].type.map { program[$0] })
      case .parameter(let id): return (program[program[id].name], program[id].type.map { program[$0] })
      default: return nil
      }
    }
  }

  private func initializerParameters(of entry: TypeEntry) -> [ParameterMatcher.Parameter]? {
    guard let initializer = entry.initializers.first, case .function(let id) = module[initializer] else {
      return nil
    }
    let program = module.program(initializer)
    return ParameterMatcher(program: program).parameters(program[id].parameters)
  }

  func construct(
    _ path: String, values: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard let entry = types[path], let declaration = entry.declaration else {
      return try libraryFunction(path, of: nil, values, id, place).or(
        unknownCall(path, values, nil, id, place))
    }
    let language = module.program(declaration).language
    if entry.kind == .enumeration {
      return try fromRawValue(path, values, id, place)
    }
    guard entry.kind != .protocol, entry.kind != .alias else {
      return try unknownCall(path, values, nil, id, place)
    }
    var fields: [Record.Field] = []
    let isShared = entry.isShared(in: language) && !isDataClass(path)
    // Fields first, then what an initializer sets.
    let initializer = try fittingInitializer(entry, values)
    if language.isScript, initializer == nil, isLibraryError(path, "Error") == true {
      // An error of the project that is built as the library's are.
      let message = Record.Field(name: "message", value: values.first?.value ?? .text(""))
      return make(.record(Record(type: path, fields: [message])))
    }
    let parameters = initializer == nil ? try memberwise(entry, values, id, place) : WordMap()
    guard let parameters else { return try unknownCall(path, values, nil, id, place) }
    let scope = root(owner: path, receiver: nil)
    let inner = Place(file: declaration.file, scope: scope)
    for (name, value) in zip(parameters.keys, parameters.values) { declare(name, value, in: scope) }
    fields.reserveCapacity(entry.stored.count)
    for reference in entry.stored {
      try addField(reference, parameters, to: &fields, inner)
    }
    let record = Record(type: path, fields: fields)
    var instance: EvaluatedValue = isShared ? make(.record(record)) : .record(record)
    state.scopes[scope].receiver = instance
    if let initializer {
      instance = try initialize(instance, with: initializer, owner: path, values, id, place)
    } else if language == .kotlin {
      try runInitializerBlocks(of: declaration, inner)
      instance = state.scopes[scope].receiver ?? instance
    }
    return try bounded(instance, at: id, place)
  }

  private func addField(
    _ reference: Reference, _ parameters: WordMap<EvaluatedValue>, to fields: inout [Record.Field],
    _ inner: Place
  ) throws(Signal) {
    let program = module.program(reference)
    switch program[reference.node] {
    case .parameter(let id):
      let name = program[program[id].name]
      let modifiers = program[id].modifiers
      guard
        program.language != .kotlin || program.has("val", in: modifiers) || program.has("var", in: modifiers)
      else { return }
      fields.append(Record.Field(name: name, value: parameters[name] ?? .null))
    case .property(let id):
      let property = program[id]
      let name = program[property.name]
      let type = property.type.map { program[$0] }
      var value: EvaluatedValue = .null
      let place = Place(file: reference.file, scope: inner.scope)
      if let given = parameters[name], program.language == .swift {
        value = settled(adapted(given, to: type, place), place)
      } else if let initializer = property.initializer {
        value = try settled(adapted(evaluate(initializer, place, as: type), to: type, place), place)
      } else if let delegate = property.delegate {
        value = try delegated(delegate, place)
      }
      fields.append(Record.Field(name: name, value: value))
    default: break
    }
  }

  private func fittingInitializer(_ entry: TypeEntry, _ values: [CallArgument]) throws(Signal) -> Reference? {
    let shapes = values.map { ArgumentShape(label: $0.label, isTrailing: $0.isTrailing, isClosure: false) }
    return entry.initializers.first { reference in
      guard case .function(let id) = module[reference] else { return false }
      let program = module.program(reference)
      return ParameterMatcher(program: program).match(program[id].parameters, shapes) != nil
    }
  }

  /// The memberwise initializer of a Swift struct, the primary constructor of a Kotlin class: a value
  /// for each name. Nil where the arguments do not fit.
  private func memberwise(
    _ entry: TypeEntry, _ values: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> WordMap<EvaluatedValue>? {
    guard let declaration = entry.declaration, case .type(let typeID) = module[declaration] else {
      return nil
    }
    let program = module.program(declaration)
    let shapes = values.map { ArgumentShape(label: $0.label, isTrailing: $0.isTrailing, isClosure: false) }
    guard program.language == .swift else {
      let list = program[typeID].parameters
      guard let bindings = ParameterMatcher(program: program).match(list, shapes) else { return nil }
      let scope = root(owner: entry.path, receiver: nil)
      try declareParameters(list, values, bindings, Place(file: declaration.file, scope: scope))
      return WordMap(state.scopes[scope].variables.lazy.map { (key: $0.name, value: $0.value) })
    }
    var result = WordMap<EvaluatedValue>()
    var next = 0
    for reference in entry.stored {
      let file = module.program(reference)
      guard case .property(let propertyID) = file[reference.node] else { continue }
      let property = file[propertyID]
      // A constant with a value is no parameter.
      if !property.isMutable, property.initializer != nil { continue }
      let name = file[property.name]
      if next < values.count,
        values[next].label == name || (values[next].isTrailing && values[next].label == nil)
      {
        result.update(name, else: .null) { $0 = values[next].value }
        next += 1
      }
    }
    return next == values.count ? result : nil
  }

  private func initialize(
    _ instance: EvaluatedValue, with initializer: Reference, owner: String, _ values: [CallArgument],
    _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard case .function(let function) = module[initializer] else { return instance }
    let program = module.program(initializer)
    let shapes = values.map { ArgumentShape(label: $0.label, isTrailing: $0.isTrailing, isClosure: false) }
    guard let bindings = ParameterMatcher(program: program).match(program[function].parameters, shapes),
      let body = program[function].body
    else { return instance }
    let scope = push(.function, Place(file: initializer.file, scope: -1), receiver: instance, owner: owner)
    let inner = Place(file: initializer.file, scope: scope)
    try declareParameters(program[function].parameters, values, bindings, inner)
    try enterCall(id, place)
    defer { leaveCall() }
    _ = try landing(.end(scope), id, place) { () throws(Signal) in try self.evaluate(body, inner) }
    return state.scopes[scope].receiver ?? instance
  }

  private func runInitializerBlocks(of declaration: Reference, _ place: Place) throws(Signal) {
    let program = module.program(declaration)
    guard case .type(let id) = program[declaration.node] else { return }
    for member in program[program[id].members] {
      if case .block = program[member] { _ = try evaluate(member, place) }
    }
  }

  private func fromRawValue(
    _ path: String, _ values: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard values.count == 1, values[0].label == "rawValue" else {
      return try unknownCall(path, values, nil, id, place)
    }
    if let cause = values[0].value.cause { return .unknown(cause) }
    for item in cases(of: path) {
      guard let raw = try knownMember("rawValue", of: item, id, place) else { continue }
      if case .yes = try equal(raw, values[0].value, id, place) { return item }
    }
    return .null
  }

  // MARK: Literals of collections

  func aggregate(_ id: NodeID, _ place: Place, as type: String?) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    switch program[id] {
    case .array(let list):
      let element = type.flatMap(TypeName.element)
      var elements: [EvaluatedValue] = []
      for item in program[list] {
        if case .spread(let value) = program[item] {
          let spread = try evaluate(value, place)
          guard let more = try self.elements(of: spread, value, place) else {
            return unknown("what is spread here is not known", value, place)
          }
          elements += more
        } else {
          elements.append(try adapted(evaluate(item, place, as: element), to: element, place))
        }
      }
      let value = try bounded(settled(adapted(.list(elements), to: type, place), place), at: id, place)
      return program.language.isScript ? make(HeapObject(value) ?? .list([])) : value
    case .dictionary(let list):
      var entries: [ValueMap.Entry] = []
      for item in program[list] {
        guard case .entry(let key, let value) = program[item] else { continue }
        entries.append(
          ValueMap.Entry(
            key: try settled(evaluate(key, place), place), value: try settled(evaluate(value, place), place)))
      }
      return try bounded(.map(ValueMap(entries)), at: id, place)
    case .object(let list): return try object(list, id, place)
    case .tuple(let list):
      var elements: [ValueTuple.Element] = []
      let kinds = type.map { TypeName.parts(ofTuple: $0).map(\.type) } ?? []
      for (index, item) in program[list].enumerated() {
        guard case .argument(let label, let value, _) = program[item] else { continue }
        let kind = list.count == 1 ? type : kinds.indices.contains(index) ? kinds[index] : nil
        elements.append(
          ValueTuple.Element(
            label: label.map { program[$0] },
            value: try adapted(evaluate(value, place, as: kind), to: kind, place)))
      }
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return elements.isEmpty ? .unit : try bounded(.tuple(ValueTuple(elements)), at: id, place)
    default: return unknown("this is not understood", id, place)
    }
  }

  private func object(_ list: NodeList, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    var record = Record(type: "", fields: [])
    for item in program(place)[list] {
      switch program(place)[item] {
      case .entry(let key, let value):
        guard let name = try self.key(key, place) else {
          return unknown("the key of this object is not known", key, place)
        }
        record = record.setting(name, try evaluate(value, place))
      case .spread(let value):
        let spread = try contents(evaluate(value, place))
        switch spread {
        case .record(let other):
          for field in other.fields { record = record.setting(field.name, field.value) }
        case .null: break
        default: return unknown("what is spread here is not known", value, place)
        }
      case .function(let function):
        let name = program(place)[program(place)[function].name]
        record = record.setting(name, make(.local(reference(item, place), scope: place.scope)))
      default: return unknown("this part of an object is not understood", item, place)
      }
      try spend(record.fields.count / 8, at: item, place)
    }
    let value = try bounded(.record(record), at: id, place)
    return make(HeapObject(value) ?? .record(record))
  }
}
