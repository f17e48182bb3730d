import Program

extension Interpreter {
  func binary(
    _ sign: Operator, _ left: NodeID, _ right: NodeID, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    switch sign {
    case .and, .or:
      if language(place).isScript { return try scriptLogic(sign, left, right, id, place) }
      return try boolean(truth(of: id, place), id, place)
    case .coalesce: return try coalesce(left, right, place, as: type)
    case .contained, .notContained:
      let value = try evaluate(left, place)
      let container = try evaluate(right, place)
      return try boolean(
        contains(container, value, id, place).negated(sign == .notContained), id, place)
    default: break
    }
    let isArithmetic = [.add, .subtract, .multiply, .divide, .remainder, .power].contains(sign)
    var first = try evaluate(left, place, as: isArithmetic ? type : nil)
    // `.name` takes the type of the other side.
    let second = try evaluate(right, place, as: isArithmetic ? type : first.typeHint)
    if case .token(let token) = first, case .implicitMember = program(place)[left], token.words.first == "",
      let hint = second.typeHint
    {
      first = try evaluate(left, place, as: hint)
    }
    // Nothing is no case, whatever its type has: `size == .small` where there is no size.
    if sign == .equal || sign == .notEqual, language(place) == .swift,
      first.isNothing && isCase(right, second, place) || second.isNothing && isCase(left, first, place)
    {
      return .boolean(sign == .notEqual)
    }
    return try combine(sign, first, second, id, place)
  }

  /// `.small` where nothing tells the type; `.none` may be the absence itself.
  private func isCase(_ id: NodeID, _ value: EvaluatedValue, _ place: Place) -> Bool {
    guard case .implicitMember(let name) = program(place)[id], case .token(let token) = value else {
      return false
    }
    return program(place)[name] != "none" && token.words.first == ""
  }

  /// `&&` and `||` of JavaScript give one of their sides.
  private func scriptLogic(
    _ sign: Operator, _ left: NodeID, _ right: NodeID, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let first = try evaluate(left, place)
    switch try truth(first, left, place) {
    case .yes: return sign == .and ? try evaluate(right, place) : first
    case .no: return sign == .or ? try evaluate(right, place) : first
    case .undecided(let cause):
      return try fork(
        cause, place, { () throws(Signal) in try self.evaluate(right, place) },
        { () throws(Signal) in first })
    }
  }

  private func coalesce(
    _ left: NodeID, _ right: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    let value = try evaluate(left, place, as: type)
    if value.isNothing { return try evaluate(right, place, as: type) }
    guard let cause = value.cause else { return value }
    if case .token(let token) = value, token.resolved != nil { return value }
    if assumptions.presence {
      assume("this is there", left, place)
      return value
    }
    return try fork(
      cause, place, { () throws(Signal) in value },
      { () throws(Signal) in try self.evaluate(right, place, as: type) })
  }

  /// An operator on two values that are both there.
  func combine(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    switch sign {
    case .equal, .identical: return try boolean(equal(left, right, id, place), id, place)
    case .notEqual, .notIdentical:
      return try boolean(equal(left, right, id, place).negated(true), id, place)
    default: break
    }
    let (first, second) = (contents(left.plain), contents(right.plain))
    if let cause = first.cause ?? second.cause { return .unknown(cause) }
    if case .number(let a) = first, case .number(let b) = second {
      if sign == .closedRange || sign == .halfOpenRange { return try range(sign, a, b, id, place) }
      return try result(of: language(place).arithmetic.combine(sign, a, b), id, place)
    }
    if let value = try projectOperator(sign, first, second, id, place) { return value }
    if let value = try libraryOperator(sign, first, second, id, place) {
      return try bounded(value, at: id, place)
    }
    return unknown("`\(sign)` of these is not understood", id, place)
  }

  func result(of result: ArithmeticResult, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    switch result {
    case .number(let number): return .number(number)
    case .boolean(let flag): return .boolean(flag)
    case .trap(let reason): throw trap(reason, id, place)
    case .undefined: return unknown("this arithmetic is not understood", id, place)
    }
  }

  private func range(
    _ sign: Operator, _ lower: EvaluatedNumber, _ upper: EvaluatedNumber, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if language(place) == .swift, lower.double > upper.double {
      throw trap("a range whose lower bound is above its upper one", id, place)
    }
    var (first, last) = (lower, upper)
    // A literal bound takes the other's type.
    if first.kind.isLiteral != last.kind.isLiteral {
      if first.kind.isLiteral, let adapted = first.asKind(last.kind) { first = adapted }
      if last.kind.isLiteral, let adapted = last.asKind(first.kind) { last = adapted }
    }
    return .range(ValueRange(lower: first, upper: last, isClosed: sign == .closedRange))
  }

  /// An operator that a type of the project declares: `static func +`, `operator fun plus`.
  private func projectOperator(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    guard case .record(let record) = left else { return nil }
    if language(place) == .kotlin {
      let names: [Operator: String] = [
        .add: "plus", .subtract: "minus", .multiply: "times", .divide: "div", .remainder: "rem",
      ]
      guard let name = names[sign] else { return nil }
      let members = types.members(of: record.type, named: name).filter { !$0.isStatic }
      guard members.count == 1 else { return nil }
      return try invoke(
        members[0].reference, owner: members[0].owner, receiver: left,
        arguments: [CallArgument(label: nil, value: right)], id, place)
    }
    let symbols: [Operator: String] = [
      .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .remainder: "%", .less: "<", .greater: ">",
    ]
    guard let symbol = symbols[sign] else { return nil }
    let members = types.members(of: record.type, named: symbol).filter(\.isStatic)
    guard members.count == 1 else { return nil }
    return try invoke(
      members[0].reference, owner: members[0].owner, receiver: .type(members[0].owner),
      arguments: [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)], id, place)
  }

  func unary(
    _ sign: Operator, _ operand: NodeID, _ id: NodeID, _ place: Place, as type: String?
  ) throws(Signal) -> EvaluatedValue {
    if sign == .not { return try boolean(truth(of: operand, place).negated(true), id, place) }
    let value = contents(try evaluate(operand, place, as: type).plain)
    if let cause = value.cause { return .unknown(cause) }
    switch value {
    case .number(let number):
      let arithmetic = language(place).arithmetic
      switch sign {
      case .negate where isSmallestInt(number, operand, place):
        return adapted(.number(.integer(Int64(Int32.min), .int32)), to: type, place)
      case .negate: return try adapted(result(of: arithmetic.negate(number), id, place), to: type, place)
      case .plus: return value
      case .bitNot: return try result(of: arithmetic.invert(number), id, place)
      default: return unknown("`\(sign)` is not understood", id, place)
      }
    case .duration(let milliseconds) where sign == .negate: return .duration(-milliseconds)
    case .text(let text) where sign == .plus && language(place).isScript:
      return .number(.floating(TypeScriptLibrary.number(text), .number))
    case .record(let record) where sign == .negate:
      return try negated(record, id, place)
    default: return unknown("`\(sign)` of this is not understood", id, place)
    }
  }

  /// `-2147483648` in Kotlin: the one number that is an `Int` only behind its sign.
  private func isSmallestInt(_ number: EvaluatedNumber, _ operand: NodeID, _ place: Place) -> Bool {
    guard language(place) == .kotlin, case .number(_, .integer) = program(place)[operand] else {
      return false
    }
    return number.isInteger && number.whole == -Int64(Int32.min)
  }

  /// `-offset` of a platform's pair of numbers.
  private func negated(_ record: Record, _ id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    var fields: [Record.Field] = []
    for field in record.fields {
      guard case .number(let number) = field.value else {
        return unknown("the negative of this is not understood", id, place)
      }
      let value = try result(of: language(place).arithmetic.negate(number), id, place)
      fields.append(Record.Field(name: field.name, value: value))
    }
    return .record(Record(type: record.type, fields: fields))
  }
}

extension Language {
  /// TypeScript and JavaScript.
  var isScript: Bool { self == .tsx || self == .typescript }
}

extension EvaluatedNumber {
  /// A literal as a number of a kind; nil for what it cannot hold.
  func asKind(_ kind: Kind) -> EvaluatedNumber? {
    if kind.isInteger { return integer.map { .integer($0, kind) } }
    return .floating(double, kind)
  }
}

extension EvaluatedValue {
  /// The enumeration that `.name` beside this value means.
  var typeHint: String? {
    switch self {
    case .enumCase(let value): value.type
    case .record(let record): record.type.isEmpty ? nil : record.type
    case .duration: "Duration"
    case .token(let token):
      token.isStatic && token.words.first != "" ? token.words.dropLast().joined(separator: ".") : nil
    case .number(let number): number.kind == .cgFloat ? "CGFloat" : number.kind == .double ? "Double" : nil
    default: nil
    }
  }

  /// What the sources say a token is, where they do.
  var plain: EvaluatedValue {
    if case .token(let token) = self, let resolved = token.resolved { resolved } else { self }
  }
}
