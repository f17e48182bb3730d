import Program

extension Interpreter {
  func assign(
    _ sign: Operator?, _ target: NodeID, _ value: NodeID, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    switch program(place)[target] {
    case .tuple, .array, .object:
      guard sign == nil else { break }
      return try assignParts(target, evaluate(value, place), place)
    case .wildcard: return try evaluate(value, place)
    case .name(let name) where program(place)[name] == "_": return try evaluate(value, place)
    default: break
    }
    let type = declaredType(of: target, place)
    guard let sign else {
      let result = try settled(adapted(evaluate(value, place, as: type), to: type, place), place)
      try write(result, to: target, place)
      return language(place).isScript ? result : .unit
    }
    let current = try evaluate(target, place)
    if sign == .coalesce || sign == .and || sign == .or {
      return try assignLogic(sign, current, target, value, place)
    }
    let operand = try evaluate(value, place, as: type ?? current.typeHint)
    if sign == .add, case .object(let object) = current,
      let grown = try grown(state.objects[object.index], operand, id, place)
    {
      state.objects[object.index] = grown
      return .unit
    }
    let result = try settled(combine(sign, current, operand, id, place), place)
    try write(adapted(result, to: type, place), to: target, place)
    return language(place).isScript ? result : .unit
  }

  /// `+=` on a mutable list of Kotlin adds to it.
  private func grown(
    _ object: HeapObject, _ operand: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> HeapObject? {
    guard language(place) == .kotlin,
      let sum = try libraryOperator(.add, object.value, contents(operand), id, place)
    else { return nil }
    return HeapObject(try bounded(sum, at: id, place))
  }

  private func assignLogic(
    _ sign: Operator, _ current: EvaluatedValue, _ target: NodeID, _ value: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let keeps: Truth
    if sign == .coalesce {
      if current.isNothing { keeps = .no } else { keeps = current.cause.map { .undecided($0) } ?? .yes }
    } else {
      keeps = try truth(current, target, place).negated(sign == .and)
    }
    switch keeps {
    case .yes: return current
    case .no:
      let result = try evaluate(value, place)
      try write(result, to: target, place)
      return result
    case .undecided(let cause):
      return try fork(
        cause, place, { () throws(Signal) in current },
        { () throws(Signal) in
          let result = try self.evaluate(value, place)
          try self.write(result, to: target, place)
          return result
        })
    }
  }

  /// `(a, b) = (b, a)`, `[a, b] = pair`.
  private func assignParts(
    _ target: NodeID, _ value: EvaluatedValue, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let scope = push(.block, place)
    let inner = place.inside(scope)
    var targets: [NodeID] = []
    program(place).forEachChild(of: target) { targets.append($0) }
    let parts: [EvaluatedValue]
    switch contents(value) {
    case .tuple(let tuple): parts = tuple.elements.map(\.value)
    default: parts = try elements(of: value, target, inner) ?? []
    }
    for (index, item) in targets.enumerated() {
      var item = item
      if case .argument(_, let inner, _) = program(place)[item] { item = inner }
      if case .wildcard = program(place)[item] { continue }
      let part = index < parts.count ? parts[index] : unknown("what this is set to is not known", item, place)
      try write(settled(part, place), to: item, place)
    }
    return value
  }

  private func declaredType(of target: NodeID, _ place: Place) -> String? {
    switch program(place)[target] {
    case .name(let name):
      if let slot = variable(program(place)[name], place) {
        let variable = state.scopes[slot.scope].variables[slot.index]
        return variable.type ?? variable.value.typeHint
      }
      return nil
    default: return nil
    }
  }

  func increment(
    _ target: NodeID, _ step: Int8, prefix: Bool, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let current = try evaluate(target, place)
    let one = language(place).arithmetic.literal(1, whole: 1, .integer)
    let result = try combine(step < 0 ? .subtract : .add, current, .number(one), id, place)
    try write(result, to: target, place)
    return prefix ? result : current
  }

  // MARK: Places that can be written

  /// Stores a value in a variable, a field or an element.
  func write(_ value: EvaluatedValue, to target: NodeID, _ place: Place) throws(Signal) {
    try enter(target, place)
    defer { leave() }
    let program = program(place)
    switch program[target] {
    case .name(let name): try write(value, toName: program[name], target, place)
    case .this:
      if let scope = receiverScope(place) { state.scopes[scope].receiver = value }
    case .member(let base, let name, _):
      try write(value, toField: program[name], of: base, place)
    case .index(let base, let arguments):
      guard let first = program[arguments].first else { break }
      let key = try evaluate(first, place)
      let container = try evaluate(base, place)
      guard let changed = try replaced(contents(container), at: key, with: value, target, place) else {
        if case .object(let object) = container {
          state.objects[object.index] = .unknown(cause(of: "what this holds is not known", target, place))
        }
        break
      }
      try store(changed, container, base, place)
    case .forceUnwrap(let inner), .argument(_, let inner, _): try write(value, to: inner, place)
    case .tuple(let list) where list.count == 1:
      if let only = program[list].first { try write(value, to: only, place) }
    default: break
    }
  }

  private func cause(of reason: String, _ id: NodeID, _ place: Place) -> Unknown {
    let unknown = Unknown(reason: reason, place: reference(id, place))
    note(unknown)
    return unknown
  }

  /// Puts changed contents back: into the object, or into where a plain value is stored.
  private func store(
    _ changed: EvaluatedValue, _ container: EvaluatedValue, _ base: NodeID, _ place: Place
  ) throws(Signal) {
    if case .object(let object) = container, let contents = HeapObject(changed) {
      state.objects[object.index] = contents
    } else {
      try write(changed, to: base, place)
    }
  }

  private func write(_ value: EvaluatedValue, toName name: String, _ id: NodeID, _ place: Place)
    throws(Signal)
  {
    var scope = place.scope
    while scope >= 0 {
      if let index = state.scopes[scope].variables.firstIndex(where: { $0.name == name }) {
        state.scopes[scope].variables[index].value = value
        return
      }
      if let receiver = state.scopes[scope].receiver, case .record(let record) = contents(receiver),
        record[name] != nil
      {
        let changed = record.setting(name, value)
        if case .object(let object) = receiver {
          state.objects[object.index] = .record(changed)
        } else {
          state.scopes[scope].receiver = .record(changed)
        }
        return
      }
      scope = state.scopes[scope].parent
    }
    if let reference = fileLevelProperty(name, place) {
      overwrite(reference, with: value)
      return
    }
    if let owner = owner(place),
      let member = types.members(of: owner, named: name).first(where: \.isStatic)
    {
      overwrite(member.reference, with: value)
    }
  }

  private func write(
    _ value: EvaluatedValue, toField name: String, of base: NodeID, _ place: Place
  ) throws(Signal) {
    let container = try evaluate(base, place)
    switch container {
    case .type(let path):
      if let member = types.members(of: path, named: name).first(where: \.isStatic) {
        overwrite(member.reference, with: value)
      }
    case .record, .object:
      if case .record(let record) = contents(container) {
        if let setter = setter(name, of: record) {
          try callSetter(setter, value, on: container, base, place)
          return
        }
        try store(.record(record.setting(name, value)), container, base, place)
      }
    case .tuple(let tuple):
      let elements = tuple.elements.enumerated().map { index, element in
        element.label == name || String(index) == name
          ? ValueTuple.Element(label: element.label, value: value) : element
      }
      try write(.tuple(ValueTuple(elements)), to: base, place)
    default: break
    }
  }

  private func setter(_ name: String, of record: Record) -> (TypeEntry.Member, NodeID)? {
    guard record[name] == nil else { return nil }
    for member in types.members(of: record.type, named: name) {
      guard case .property(let id) = module[member.reference],
        let setter = module.program(member.reference)[id].setter
      else { continue }
      return (member, setter)
    }
    return nil
  }

  private func callSetter(
    _ setter: (TypeEntry.Member, NodeID), _ value: EvaluatedValue, on container: EvaluatedValue,
    _ base: NodeID, _ place: Place
  ) throws(Signal) {
    let (member, body) = setter
    let scope = root(owner: member.owner, receiver: container)
    _ = try invoke(
      closure: member.reference.at(body), scope, [CallArgument(value: value)], receiver: nil, label: nil,
      base,
      place)
    if case .record = container, let changed = state.scopes[scope].receiver {
      try write(changed, to: base, place)
    }
  }

  // MARK: Elements

  func element(
    _ base: NodeID, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let container = try evaluate(base, place)
    let program = program(place)
    guard let first = program[arguments].first else { return unknown("no index", id, place) }
    let key = try evaluate(first, place)
    if container.isNothing {
      if isChained(id, place) || program.text(id).contains("?.") { return absent(place) }
      throw thrown("an element of nothing", as: "TypeError", id, place)
    }
    if case .record(let record) = contents(container.plain), !record.type.isEmpty,
      let result = try projectSubscript(record, container, arguments, id, place)
    {
      return result
    }
    let values = contents(container.plain)
    if let cause = values.cause ?? key.plain.cause {
      if case .token(let token) = container, case .text(let word) = key {
        return .token(TokenPath(words: token.words + [word], cause: cause))
      }
      return .unknown(cause)
    }
    var fallback: EvaluatedValue?
    if arguments.count == 2, case .argument(let label, let node, _) = program[Array(program[arguments])[1]],
      label.map({ program[$0] }) == "default"
    {
      fallback = try evaluate(node, place)
    }
    return try libraryElement(values, key.plain, fallback: fallback, id, place)
  }

  private func projectSubscript(
    _ record: Record, _ container: EvaluatedValue, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let name = language(place) == .kotlin ? "get" : "subscript"
    let members = types.members(of: record.type, named: name).filter { !$0.isStatic }
    guard let first = members.first else { return nil }
    return try call(
      members.map(\.reference), owner: first.owner, receiver: container, named: name, arguments, id, place)
  }

  /// A container with one element replaced; nil where that is not known.
  private func replaced(
    _ container: EvaluatedValue, at key: EvaluatedValue, with value: EvaluatedValue, _ id: NodeID,
    _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    switch (container, key) {
    case (.list(let list), .number(let number)):
      guard let index = number.integer.flatMap({ Int(exactly: $0) }), index >= 0 else { return nil }
      var elements = list.elements
      if index >= elements.count {
        guard language(place).isScript, index < bounds.elements else {
          throw trap("an index out of range", id, place)
        }
        while elements.count < index { elements.append(.null) }
        elements.append(value)
      } else {
        elements[index] = value
      }
      return try bounded(.list(elements), at: id, place)
    case (.map(let map), _):
      if key.cause != nil { return nil }
      var entries = try map.entries.kept { (entry) throws(Signal) in
        if case .yes = try equal(entry.key, key, id, place) { return false }
        return true
      }
      if case .null = value, language(place) == .swift { return .map(ValueMap(entries)) }
      if let index = try map.entries.position({ (entry) throws(Signal) in
        if case .yes = try equal(entry.key, key, id, place) { return true }
        return false
      }) {
        entries.insert(ValueMap.Entry(key: key, value: value), at: index)
      } else {
        entries.append(ValueMap.Entry(key: key, value: value))
      }
      return try bounded(.map(ValueMap(entries)), at: id, place)
    case (.record(let record), .text(let name)):
      return try bounded(.record(record.setting(name, value)), at: id, place)
    case (.record(let record), .number(let number)):
      let name = language(place).arithmetic.text(number)
      return try bounded(.record(record.setting(name, value)), at: id, place)
    default: return nil
    }
  }
}
