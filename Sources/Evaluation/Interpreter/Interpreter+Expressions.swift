import Program

extension Interpreter {
  /// The value of a node: of an expression, or of the last statement of a block.
  ///
  /// - Parameter type: the type that the context gives it, as written there.
  func evaluate(_ id: NodeID, _ place: Place, as type: String? = nil) throws(Signal) -> EvaluatedValue {
    try enter(id, place)
    defer { leave() }
    let program = program(place)
    switch program[id] {
    case .number(let value, let kind): return number(value, kind, id, place, as: type)
    case .string(let segments): return try text(segments, id, place)
    case .text(let text): return .text(program[text])
    case .boolean(let flag): return .boolean(flag)
    case .null: return program.text(id) == "undefined" ? absent(place) : .null
    case .name(let name): return try value(named: program[name], id, place)
    case .this: return receiver(place) ?? unknown("`this` is not told by the sources", id, place)
    case .implicitMember(let name):
      return try implicitMember(program[name], id, place, as: type)
    case .member(let base, let name, let optional):
      return try member(base, program[name], optional: optional, id, place)
    case .index(let base, let arguments): return try element(base, arguments, id, place)
    case .call(let callee, let arguments): return try call(callee, arguments, id, place, as: type)
    case .binary(let sign, let left, let right): return try binary(sign, left, right, id, place, as: type)
    case .unary(let sign, let operand): return try unary(sign, operand, id, place, as: type)
    case .conditional(let condition, let then, let otherwise):
      return try conditional(condition, then, otherwise, id, place, as: type)
    case .match(let subject, let arms): return try match(subject, arms, id, place, as: type)
    case .block(let list): return try block(list, id, place, as: type)
    case .exit(let exit, let value): return try leave(exit, value, id, place)
    case .argument(_, let value, _): return try evaluate(value, place, as: type)
    case .array, .dictionary, .object, .tuple: return try aggregate(id, place, as: type)
    case .lambda: return make(.closure(reference(id, place), scope: place.scope))
    case .function(let function):
      let record = FunctionRecord.local(reference(id, place), scope: place.scope)
      let value = make(record)
      let name = program[program[function].name]
      if !name.isEmpty { declare(name, value, in: place.scope) }
      return value
    case .property: return try declareProperty(id, place)
    case .assign(let sign, let target, let value): return try assign(sign, target, value, id, place)
    case .increment(let target, let step, let prefix):
      return try increment(target, step, prefix: prefix, id, place)
    case .forEach, .loop, .doWhile, .unless, .labelled, .attempt, .deferred:
      return try statement(id, place)
    case .cast, .typeTest, .forceUnwrap, .effect, .keyPath, .callableReference, .typeName:
      return try conversion(id, place, as: type)
    case .binding(let pattern, let value):
      return try boolean(bind(pattern, value, id, place), id, place)
    case .compiled(_, let body): return try compiled(body, id, place, as: type)
    case .entry(_, let value): return try evaluate(value, place)
    case .spread(let value): return try evaluate(value, place)
    case .type, .import, .parameter, .enumCase: return .unit
    case .unknown(let kind):
      return unknown("`\(program[kind])` is not understood", id, place)
    case .element(_, let attributes, let children): return try element(attributes, children, id, place)
    case .arm, .wildcard, .bindingPattern, .typePattern, .rangePattern, .attribute:
      return unknown("this has no value of its own", id, place)
    }
  }

  // MARK: Literals

  private func number(
    _ value: Double, _ kind: NumberKind, _ id: NodeID, _ place: Place, as type: String?
  ) -> EvaluatedValue {
    let program = program(place)
    var whole = Int64(exactly: value)
    // Doubles cannot hold every integer from here on.
    if abs(value) >= 9_007_199_254_740_992 { whole = Int64(exactText: program.text(id)) }
    let number = program.language.arithmetic.literal(value, whole: whole, kind)
    return adapted(.number(number), to: type, place)
  }

  private func text(_ segments: NodeList, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    if program.language == .kotlin, let character = characterLiteral(segments, id, program) {
      return .character(character)
    }
    var result = ""
    for segment in program[segments] {
      if case .text(let piece) = program[segment] {
        result += program[piece]
        continue
      }
      let value = try settled(evaluate(segment, place), place)
      if let cause = contents(value).cause { return .unknown(cause) }
      guard let piece = try description(of: value, id, place) else {
        return unknown("how this is printed is not known", segment, place)
      }
      result += piece
    }
    return try bounded(.text(result), at: id, place)
  }

  /// Kotlin writes a character as `'a'`.
  private func characterLiteral(_ segments: NodeList, _ id: NodeID, _ program: Program) -> Character? {
    guard segments.count == 1, let only = program[segments].first, case .text(let text) = program[only],
      program[text].count == 1, program.text(id).first == "'"
    else { return nil }
    return program[text].first
  }

  func boolean(_ truth: Truth, _ id: NodeID, _ place: Place) -> EvaluatedValue {
    switch truth {
    case .yes: .boolean(true)
    case .no: .boolean(false)
    case .undecided(let cause): .unknown(cause)
    }
  }

  // MARK: Types

  /// A value where a type is due: a literal takes it.
  func adapted(_ value: EvaluatedValue, to type: String?, _ place: Place) -> EvaluatedValue {
    guard let type else { return value }
    switch value {
    case .number(let number):
      // Only literals, and numbers that convert by themselves, take the type of their context.
      switch number.kind {
      case .literalInteger, .literalFloating, .double, .cgFloat, .int32: break
      default: return value
      }
      let core = TypeName.core(type)
      guard let adapted = language(place).arithmetic.adapt(number, to: core) else { return value }
      return .number(adapted)
    case .list(let list):
      guard let element = TypeName.element(of: type) else { return value }
      let elements = list.elements.map { adapted($0, to: element, place) }
      guard type.hasPrefix("Set<"), language(place) == .swift else { return .list(elements) }
      return .set(ValueList(unique(elements)))
    case .tuple(let tuple):
      let parts = TypeName.parts(ofTuple: type)
      guard parts.count == tuple.elements.count else { return value }
      return .tuple(
        ValueTuple(
          zip(tuple.elements, parts).map { element, part in
            ValueTuple.Element(
              label: element.label ?? part.label, value: adapted(element.value, to: part.type, place))
          }))
    case .range(var range):
      guard let element = TypeName.element(of: type) else { return value }
      if let lower = range.lower, case .number(let adapted) = adapted(.number(lower), to: element, place) {
        range.lower = adapted
      }
      if let upper = range.upper, case .number(let adapted) = adapted(.number(upper), to: element, place) {
        range.upper = adapted
      }
      return .range(range)
    case .text(let text) where TypeName.core(type) == "Character" && text.count == 1:
      return text.first.map { .character($0) } ?? value
    default: return value
    }
  }

  private func unique(_ elements: [EvaluatedValue]) -> [EvaluatedValue] {
    elements.reduce(into: []) { result, element in
      if !result.contains(where: { agree($0, element) }) { result.append(element) }
    }
  }

  /// A value that nothing gives a type any more: a Swift literal becomes an Int or a Double.
  func settled(_ value: EvaluatedValue, _ place: Place) -> EvaluatedValue {
    switch value {
    case .number(let number) where number.kind.isLiteral: return .number(SwiftArithmetic.settled(number))
    case .list(let list) where list.elements.contains(where: \.isLiteral):
      // One fraction among the literals makes all of them Doubles.
      let isReal = list.elements.contains { $0.isReal }
      return .list(
        list.elements.map { element in
          guard case .number(let number) = element, number.kind.isLiteral else { return element }
          return .number(isReal ? .floating(number.real, .double) : SwiftArithmetic.settled(number))
        })
    case .range(var range):
      let isReal = range.lower?.isInteger == false || range.upper?.isInteger == false
      range.lower = range.lower.map {
        isReal && $0.kind.isLiteral ? .double($0.real) : SwiftArithmetic.settled($0)
      }
      range.upper = range.upper.map {
        isReal && $0.kind.isLiteral ? .double($0.real) : SwiftArithmetic.settled($0)
      }
      return .range(range)
    case .tuple(let tuple):
      return .tuple(
        ValueTuple(
          tuple.elements.map { ValueTuple.Element(label: $0.label, value: settled($0.value, place)) }))
    default: return value
    }
  }
}

extension EvaluatedValue {
  fileprivate var isLiteral: Bool {
    if case .number(let number) = self { number.kind.isLiteral } else { false }
  }
  fileprivate var isReal: Bool { if case .number(let number) = self { !number.isInteger } else { false } }
}

extension Int64 {
  /// An integer as a source writes it; nil for what 64 bits cannot hold.
  fileprivate init?(exactText text: String) {
    var digits = text.lowercased().filter { $0 != "_" && $0 != "l" && $0 != "u" && $0 != "n" }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      digits.removeFirst(2)
      radix = base
    }
    self.init(digits, radix: radix)
  }
}
