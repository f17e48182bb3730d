import Program

extension Interpreter {
  /// Whether a value fits a pattern; what the pattern binds is declared in the scope of the place.
  func matches(_ pattern: NodeID, _ subject: EvaluatedValue, _ place: Place) throws(Signal) -> Truth {
    try enter(pattern, place)
    defer { leave() }
    let program = program(place)
    switch program[pattern] {
    case .wildcard: return .yes
    case .bindingPattern(let name):
      declare(program[name], subject, in: place.scope)
      return .yes
    case .null: return try equal(subject, .null, pattern, place)
    case .rangePattern(let range, let negated):
      let container = try evaluate(range, place)
      return try contains(container, subject, pattern, place).negated(negated)
    case .binary(.closedRange, _, _), .binary(.halfOpenRange, _, _):
      return try contains(evaluate(pattern, place), subject, pattern, place)
    case .typePattern(let type, let negated):
      return isInstance(subject, of: program[type], pattern, place).negated(negated)
    case .cast(let inner, let type, _):
      let fits = isInstance(subject, of: program[type], pattern, place)
      if case .no = fits { return .no }
      return try fits.and(matches(inner, subject, place))
    case .tuple(let list): return try tuple(list, subject, pattern, place)
    case .call(let callee, let arguments):
      if let truth = try casePattern(callee, arguments, subject, pattern, place) { return truth }
    case .implicitMember(let name) where language(place) == .swift:
      return try casePattern(named: program[name], .empty, subject, pattern, place)
    case .argument(_, let value, _): return try matches(value, subject, place)
    default: break
    }
    let value = try evaluate(pattern, place, as: subject.typeHint)
    if language(place) == .swift, case .range = value { return try contains(value, subject, pattern, place) }
    return try equal(subject, value, pattern, place)
  }

  private func tuple(
    _ list: NodeList, _ subject: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth {
    let items = Array(program(place)[list])
    if let cause = subject.cause {
      try bindUnknown(id, cause, place)
      return .undecided(cause)
    }
    guard case .tuple(let tuple) = subject, tuple.elements.count == items.count else { return .no }
    var result = Truth.yes
    for (item, element) in zip(items, tuple.elements) {
      result = try result.and(matches(item, element.value, place))
      if case .no = result { return .no }
    }
    return result
  }

  /// Declares everything that a pattern binds as unknown.
  private func bindUnknown(_ pattern: NodeID, _ cause: Unknown, _ place: Place) throws(Signal) {
    try enter(pattern, place)
    defer { leave() }
    if case .bindingPattern(let name) = program(place)[pattern] {
      declare(program(place)[name], .unknown(cause), in: place.scope)
      return
    }
    var children: [NodeID] = []
    program(place).forEachChild(of: pattern) { children.append($0) }
    for child in children { try bindUnknown(child, cause, place) }
  }

  private func casePattern(
    _ callee: NodeID, _ arguments: NodeList, _ subject: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth? {
    switch program(place)[callee] {
    case .implicitMember(let name):
      return try casePattern(named: program(place)[name], arguments, subject, id, place)
    case .member(let base, let name, _) where language(place) == .swift:
      guard case .enumCase(let value) = subject else { return nil }
      if case .type(let path) = try evaluate(base, place), path != value.type { return .no }
      return try casePattern(named: program(place)[name], arguments, subject, id, place)
    default: return nil
    }
  }

  private func casePattern(
    named name: String, _ arguments: NodeList, _ subject: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth {
    let items = Array(program(place)[arguments])
    if name == "some", items.count == 1 {
      if case .null = subject { return .no }
      return try matches(items[0], subject, place)
    }
    if name == "none", case .null = subject { return .yes }
    if case .null = subject { return .no }
    if let cause = subject.plain.cause {
      if case .token(let token) = subject, items.isEmpty {
        return token.isStatic && token.name == name ? .yes : .undecided(cause)
      }
      for item in items { try bindUnknown(item, cause, place) }
      return .undecided(cause)
    }
    guard case .enumCase(let value) = subject else {
      let expected = try implicitMember(name, id, place, as: subject.typeHint)
      return try equal(subject, expected, id, place)
    }
    guard value.name == name else { return .no }
    if items.isEmpty { return .yes }
    guard items.count == value.payload.count else {
      // One pattern for the whole payload.
      guard items.count == 1, case .argument(_, let inner, _) = program(place)[items[0]] else { return .no }
      return try matches(inner, .tuple(ValueTuple(value.payload)), place)
    }
    var result = Truth.yes
    for (item, element) in zip(items, value.payload) {
      result = try result.and(matches(item, element.value, place))
      if case .no = result { return .no }
    }
    return result
  }

  // MARK: Tests

  func isInstance(_ value: EvaluatedValue, of type: String, _ id: NodeID, _ place: Place) -> Truth {
    if let cause = value.plain.cause { return .undecided(cause) }
    let value = contents(value)
    if case .null = value { return Truth(TypeName.isOptional(type)) }
    let core = TypeName.core(type)
    let path = types.resolve(core, within: owner(place))
    switch value {
    case .record(let record):
      guard let path else {
        guard LibraryErrors.parents[core] != nil, let isError = isLibraryError(record.type, core) else {
          break
        }
        return Truth(isError)
      }
      return Truth(inherits(record.type, path))
    case .enumCase(let enumCase):
      guard let path else { break }
      // A Kotlin sealed object or entry is an instance of its own name as well.
      return Truth(inherits(enumCase.type, path) || path == enumCase.type + "." + enumCase.name)
    case .type(let name):
      guard let path else { break }
      return Truth(inherits(name, path))
    default:
      if typeNames(of: value, language(place)).contains(core) { return .yes }
      if path != nil || Self.plainTypes.contains(core) { return .no }
    }
    let unknown = Unknown(reason: "whether this is a `\(type)` is not known", place: reference(id, place))
    note(unknown)
    return .undecided(unknown)
  }

  private static let plainTypes: Set<String> = [
    "Int", "Long", "Short", "Byte", "Double", "Float", "String", "Boolean", "Bool", "Char", "Character",
    "CGFloat", "List", "Map", "Set",
  ]

  /// Whether a type is an error of the library, or inherits from it; nil where the sources do not tell.
  func isLibraryError(_ type: String, _ error: String, depth: Int = 0) -> Bool? {
    if type == error { return true }
    if let parent = LibraryErrors.parents[type] {
      return parent.isEmpty ? false : isLibraryError(parent, error, depth: depth + 1)
    }
    guard depth < 16, let entry = types[type] else { return nil }
    let owner = type.lastIndex(of: ".").map { String(type[..<$0]) }
    var isKnown = true
    for supertype in entry.supertypes {
      let path = types.resolve(supertype, within: owner) ?? supertype
      switch isLibraryError(path, error, depth: depth + 1) {
      case true?: return true
      case false?: continue
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  private func inherits(_ type: String, _ ancestor: String, depth: Int = 0) -> Bool {
    if type == ancestor { return true }
    guard depth < 8, let entry = types[type] else { return false }
    let owner = QualifiedName.owner(of: type)
    return entry.supertypes.contains { supertype in
      types.resolve(supertype, within: owner).map { inherits($0, ancestor, depth: depth + 1) } ?? false
    }
  }

  // MARK: Destructuring

  /// Declares what a pattern of a declaration, parameter or loop takes apart.
  func destructure(_ pattern: NodeID, _ value: EvaluatedValue, _ place: Place) throws(Signal) {
    try enter(pattern, place)
    defer { leave() }
    let program = program(place)
    let value = contents(value.plain)
    switch program[pattern] {
    case .bindingPattern(let name): declare(program[name], value, in: place.scope)
    case .argument(_, let inner, _): try destructure(inner, value, place)
    case .assign(_, let target, let fallback):
      var value = value
      // `null` keeps its place; only what is not there takes the default.
      if case .unit = value { value = try evaluate(fallback, place) }
      try destructure(target, value, place)
    case .tuple(let list), .array(let list):
      if let cause = value.cause { return try bindUnknown(pattern, cause, place) }
      let parts = try components(value, pattern, place)
      for (index, item) in program[list].enumerated() {
        if case .spread(let rest) = program[item] {
          try destructure(rest, make(.list(ValueList(Array(parts.dropFirst(index))))), place)
        } else {
          try destructure(item, index < parts.count ? parts[index] : absent(place), place)
        }
      }
    case .object(let list): try destructure(object: list, value, pattern, place)
    case .wildcard: break
    default: _ = try matches(pattern, value, place)
    }
  }

  private func destructure(
    object list: NodeList, _ value: EvaluatedValue, _ pattern: NodeID, _ place: Place
  ) throws(Signal) {
    var taken: [String] = []
    for item in program(place)[list] {
      switch program(place)[item] {
      case .entry(let key, let target):
        guard let name = try self.key(key, place) else { continue }
        taken.append(name)
        let field: EvaluatedValue
        if case .record(let record) = value {
          field = record[name] ?? absent(place)
        } else {
          field = try self.member(name, of: value, item, place)
        }
        try destructure(target, field, place)
      case .spread(let rest):
        guard case .record(var record) = value else {
          try destructure(rest, unknown("the rest of this is not known", item, place), place)
          continue
        }
        for name in taken { record = record.removing(name) }
        try destructure(rest, make(.record(record)), place)
      default: try destructure(item, value, place)
      }
    }
  }

  /// What a destructuring takes apart, in order.
  private func components(
    _ value: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> [EvaluatedValue] {
    switch value {
    case .tuple(let tuple): return tuple.elements.map(\.value)
    case .record(let record): return record.fields.map(\.value)
    default: return try elements(of: value, id, place) ?? []
    }
  }

  /// The name of an object's key.
  func key(_ id: NodeID, _ place: Place) throws(Signal) -> String? {
    let value = try evaluate(id, place)
    switch value {
    case .text(let text): return text
    case .number(let number): return language(place).arithmetic.text(number)
    default: return nil
    }
  }
}
