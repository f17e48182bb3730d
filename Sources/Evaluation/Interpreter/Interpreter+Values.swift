import Program

extension Interpreter {
  // MARK: Equality

  /// Whether two values are equal, as `==` of the language says.
  func equal(
    _ first: EvaluatedValue, _ second: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth {
    try spend(at: id, place)
    if case .token(let a) = first, case .token(let b) = second {
      if a.isSame(as: b) { return .yes }
      if let x = a.resolved, let y = b.resolved { return try equal(x, y, id, place) }
      return .undecided(a.cause)
    }
    // An enumeration of a platform is compared by name: `colorScheme == .dark`.
    if case .object(let a) = first, case .object(let b) = second {
      if a == b { return .yes }
      let isValue: Bool
      if case .record(let record) = contents(first) {
        isValue = isDataClass(record.type)
      } else {
        isValue = language(place) == .kotlin
      }
      if !isValue { return .no }
    }
    let (left, right) = (contents(first.plain), contents(second.plain))
    if let cause = left.cause ?? right.cause {
      return .undecided(cause)
    }
    switch (left, right) {
    case (.number(let a), .number(let b)):
      return Truth(CommonArithmetic.compare(.equal, a, b) ?? false)
    case (.text(let a), .text(let b)): return Truth(a == b)
    case (.character(let a), .character(let b)): return Truth(a == b)
    case (.character(let a), .text(let b)), (.text(let b), .character(let a)): return Truth(String(a) == b)
    case (.boolean(let a), .boolean(let b)): return Truth(a == b)
    case (.null, .null), (.unit, .unit): return .yes
    case (.null, .unit), (.unit, .null): return Truth(isLoose(id, place))
    case (.duration(let a), .duration(let b)): return Truth(a == b)
    case (.type(let a), .type(let b)): return Truth(a == b)
    case (.function(let a), .function(let b)): return Truth(a == b)
    case (.range(let a), .range(let b)): return Truth(a == b)
    case (.list(let a), .list(let b)):
      if language(place).isScript { return .no }
      return try equal(a.elements, b.elements, id, place)
    case (.set(let a), .set(let b)):
      guard a.elements.count == b.elements.count else { return .no }
      var result = Truth.yes
      for element in a.elements { result = try result.and(contains(right, element, id, place)) }
      return result
    case (.map(let a), .map(let b)):
      guard a.entries.count == b.entries.count else { return .no }
      var result = Truth.yes
      for entry in a.entries {
        var match = Truth.no
        for other in b.entries {
          match = try match.or(
            equal(entry.key, other.key, id, place).and(equal(entry.value, other.value, id, place)))
        }
        result = result.and(match)
      }
      return result
    case (.tuple(let a), .tuple(let b)):
      return try equal(a.elements.map(\.value), b.elements.map(\.value), id, place)
    case (.record(let a), .record(let b)):
      guard a.type == b.type else { return .no }
      return try equal(a.fields.map(\.value), b.fields.map(\.value), id, place)
    case (.enumCase(let a), .enumCase(let b)):
      guard a.type == b.type, a.name == b.name else { return .no }
      return try equal(a.payload.map(\.value), b.payload.map(\.value), id, place)
    default: return .no
    }
  }

  /// Whether a comparison of JavaScript is `==` or `!=`, to which `null` and `undefined` are one.
  private func isLoose(_ id: NodeID, _ place: Place) -> Bool {
    let program = program(place)
    guard program.language.isScript, case .binary(_, let left, let right) = program[id] else { return false }
    let (lower, upper) = (program.range(left).upper, program.range(right).lower)
    guard lower < upper else { return false }
    let sign = program.source.bytes[Int(lower)..<min(Int(upper), program.source.bytes.count)]
    return sign.lazy.filter { $0 == UInt8(ascii: "=") }.count < (sign.contains(UInt8(ascii: "!")) ? 2 : 3)
  }

  private func equal(
    _ first: [EvaluatedValue], _ second: [EvaluatedValue], _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth {
    guard first.count == second.count else { return .no }
    var result = Truth.yes
    for (a, b) in zip(first, second) {
      result = try result.and(equal(a, b, id, place))
      if case .no = result { return .no }
    }
    return result
  }

  /// Whether two branches came to the same; never by guessing.
  func agree(_ first: EvaluatedValue, _ second: EvaluatedValue) -> Bool {
    switch (first, second) {
    case (.unknown(let a), .unknown(let b)): a == b
    case (.token(let a), .token(let b)): a.isSame(as: b)
    case (.object(let a), .object(let b)): a == b
    case (.function(let a), .function(let b)):
      a == b
        || state.functions[safe: a.index] == state.functions[safe: b.index]
          && state.functions[safe: a.index] != nil
    case (.number(let a), .number(let b)): a == b || (a.kind == b.kind && a.double.isNaN && b.double.isNaN)
    case (.text(let a), .text(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.null, .null), (.unit, .unit): true
    case (.duration(let a), .duration(let b)): a == b
    case (.type(let a), .type(let b)): a == b
    case (.range(let a), .range(let b)): a == b
    case (.list(let a), .list(let b)), (.set(let a), .set(let b)): agree(a.elements, b.elements)
    case (.map(let a), .map(let b)):
      agree(a.entries.map(\.key), b.entries.map(\.key))
        && agree(a.entries.map(\.value), b.entries.map(\.value))
    case (.tuple(let a), .tuple(let b)): agree(a.elements.map(\.value), b.elements.map(\.value))
    case (.record(let a), .record(let b)):
      a.type == b.type && a.fields.map(\.name) == b.fields.map(\.name)
        && agree(a.fields.map(\.value), b.fields.map(\.value))
    case (.enumCase(let a), .enumCase(let b)):
      a.type == b.type && a.name == b.name && agree(a.payload.map(\.value), b.payload.map(\.value))
    default: false
    }
  }

  private func agree(_ first: [EvaluatedValue], _ second: [EvaluatedValue]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { agree($0, $1) }
  }

  // MARK: Contents

  func contains(
    _ container: EvaluatedValue, _ value: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> Truth {
    let (container, value) = (contents(container.plain), value.plain)
    if let cause = container.cause ?? value.cause { return .undecided(cause) }
    switch container {
    case .range(let range):
      guard case .number(let number) = value else { return .no }
      if let step = range.step, abs(step.double) != 1 { break }
      return Truth(range.contains(number))
    case .text(let text):
      switch value {
      case .text(let part): return Truth(part.isEmpty || text.contains(part))
      case .character(let character): return Truth(text.contains(character))
      default: return .no
      }
    case .map(let map):
      return try contains(.list(map.entries.map(\.key)), value, id, place)
    case .record(let record):
      if case .text(let name) = value { return Truth(record[name] != nil) }
    default: break
    }
    guard let elements = try elements(of: container, id, place) else {
      let unknown = Unknown(reason: "what this holds is not known", place: reference(id, place))
      return .undecided(unknown)
    }
    var result = Truth.no
    for element in elements {
      result = try result.or(equal(element, value, id, place))
      if case .yes = result { return .yes }
    }
    return result
  }

  /// What a loop runs over; nil where that is not known.
  func elements(of value: EvaluatedValue, _ id: NodeID, _ place: Place) throws(Signal) -> [EvaluatedValue]? {
    switch contents(value.plain) {
    case .list(let list), .set(let list): return list.elements
    case .range(let range): return try elements(of: range, id, place)
    case .text(let text):
      try spend(text.utf8.count, at: id, place)
      if language(place).isScript { return text.map { .text(String($0)) } }
      return text.map { .character($0) }
    case .map(let map):
      if language(place).isScript {
        return map.entries.map { .list([$0.key, $0.value]) }
      }
      return map.entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .type(let path) where types[path]?.kind == .enumeration: return cases(of: path)
    default: return nil
    }
  }

  private func elements(
    of range: ValueRange, _ id: NodeID, _ place: Place
  ) throws(Signal) -> [EvaluatedValue]? {
    guard let lower = range.lower, let upper = range.upper else { return nil }
    let step = range.step ?? .integer(1, .int64)
    guard step.double != 0 else { throw trap("a step of zero", id, place) }
    let span = (upper.double - lower.double) / step.double
    guard span.isFinite, span < Double(bounds.elements) + 1 else {
      throw .failure(
        Unknown(
          reason: "runs over more than \(bounds.elements) elements", place: reference(id, place)))
    }
    var result: [EvaluatedValue] = []
    if let first = lower.integer, lower.isInteger, let last = upper.integer, let stride = step.integer,
      stride != 0
    {
      let kind =
        lower.kind == .literalInteger ? upper.kind == .literalInteger ? .int64 : upper.kind : lower.kind
      var current = first
      while stride > 0
        ? (range.isClosed ? current <= last : current < last)
        : (range.isClosed ? current >= last : current > last)
      {
        result.append(.number(.integer(current, kind)))
        let (next, overflow) = current.addingReportingOverflow(stride)
        if overflow { break }
        current = next
      }
    } else {
      guard range.step != nil else { return nil }
      let kind = lower.kind.isLiteral ? EvaluatedNumber.Kind.double : lower.kind
      var index = 0.0
      while true {
        let current = lower.double + index * step.double
        let isPast = step.double > 0 ? current > upper.double : current < upper.double
        if isPast || (!range.isClosed && current == upper.double) { break }
        result.append(.number(.floating(current, kind)))
        index += 1
      }
    }
    try spend(result.count, at: id, place)
    return result
  }

  // MARK: Spelling

  /// A value as the language prints it in a string; nil where that is not known.
  func description(of value: EvaluatedValue, _ id: NodeID, _ place: Place) throws(Signal) -> String? {
    try enter(id, place)
    defer { leave() }
    let language = language(place)
    switch contents(value.plain) {
    case .number(let number): return language.arithmetic.text(number)
    case .text(let text): return text
    case .character(let character): return String(character)
    case .boolean(let flag): return flag ? "true" : "false"
    case .null: return language == .swift ? "nil" : "null"
    case .unit: return language.isScript ? "undefined" : language == .kotlin ? "kotlin.Unit" : "()"
    case .enumCase(let item) where item.payload.isEmpty: return item.name
    case .list(let list):
      var parts: [String] = []
      for element in list.elements {
        guard var part = try description(of: element, id, place) else { return nil }
        if language == .swift, case .text = element { part = "\"\(part)\"" }
        parts.append(part)
      }
      return language.isScript
        ? try joined(parts, by: ",", id, place) : "[" + (try joined(parts, by: ", ", id, place)) + "]"
    default: return nil
    }
  }

  // MARK: Types

  /// The names under which a language knows the type of a value, the own name first.
  func typeNames(of value: EvaluatedValue, _ language: Language) -> [String] {
    switch value {
    case .number(let number): numberTypes(number.kind, language)
    case .text:
      language == .swift
        ? ["String", "StringProtocol", "Collection", "Sequence"] : ["String", "CharSequence", "Comparable"]
    case .character: language == .swift ? ["Character"] : ["Char"]
    case .boolean: language == .swift ? ["Bool"] : ["Boolean"]
    case .list:
      language == .swift
        ? ["Array", "Collection", "Sequence"] : ["List", "Collection", "Iterable", "MutableList"]
    case .set: ["Set", "Collection", "Sequence", "Iterable"]
    case .map: language == .swift ? ["Dictionary"] : ["Map"]
    case .range(let range): range.isClosed ? ["ClosedRange"] : ["Range"]
    case .record(let record): [record.type]
    case .enumCase(let item): [item.type]
    case .duration: ["Duration"]
    case .null, .unit, .tuple, .function, .type, .token, .object, .unknown: []
    }
  }

  private func numberTypes(_ kind: EvaluatedNumber.Kind, _ language: Language) -> [String] {
    switch language {
    case .swift:
      switch kind {
      case .cgFloat: ["CGFloat", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"]
      case .double, .literalFloating:
        ["Double", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"]
      case .float: ["Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"]
      default: ["Int", "BinaryInteger", "Numeric", "Comparable"]
      }
    case .kotlin:
      switch kind {
      case .int64: ["Long", "Number", "Comparable"]
      case .float: ["Float", "Number", "Comparable"]
      case .double: ["Double", "Number", "Comparable"]
      case .dp: ["Dp", "Comparable"]
      case .sp, .em: ["TextUnit"]
      default: ["Int", "Number", "Comparable"]
      }
    case .tsx, .typescript, .css: ["Number"]
    }
  }
}
