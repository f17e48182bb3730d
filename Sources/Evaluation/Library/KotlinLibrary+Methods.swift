import Program

extension Interpreter {
  func kotlinMethod(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let result = try kotlinResultMethod(name, on: receiver, arguments, site) { return result }
    if let result = try scopeFunction(name, on: receiver, arguments, site) { return result }
    if name == "invoke", isFunction(receiver) { return try invoke(receiver, arguments, site.id, site.place) }
    let value = contents(receiver.plain)
    if value.cause != nil { return nil }
    if name == "to", let second = arguments.first?.value {
      return .tuple([("first", receiver), ("second", second)])
    }
    if name == "toString", arguments.isEmpty {
      return try description(of: value, site.id, site.place).map { .text($0) }
    }
    if name == "equals", let other = arguments.first?.value {
      return try boolean(equal(value, other, site.id, site.place), site.id, site.place)
    }
    if name == "compareTo", let other = arguments.first?.value {
      return count(
        try precedes(value, other, site) ? -1 : try precedes(other, value, site) ? 1 : 0, site.place)
    }
    if name == "coerceIn" || name == "coerceAtLeast" || name == "coerceAtMost" {
      return try coerce(name, value, arguments.map(\.value.plain), site)
    }
    switch value {
    case .number(let number): return try kotlinNumberMethod(name, number, arguments.map(\.value.plain), site)
    case .text(let text): return try kotlinTextMethod(name, text, arguments, site)
    case .record(let record) where name == "copy": return copied(record, arguments)
    case .range(let range):
      switch name {
      case "step":
        guard case .number(let step)? = arguments.first?.value, step.double > 0, var changed = Optional(range)
        else { return nil }
        let isDescending = (range.step?.double ?? 1) < 0
        changed.step = isDescending ? .integer(-step.whole, step.kind) : step
        return .range(changed)
      case "isEmpty":
        return .boolean(
          try elements(of: value, site.id, site.place)?.isEmpty
            ?? ((range.lower?.double ?? 0) > (range.upper?.double ?? 0)))
      case "contains":
        guard let argument = arguments.first?.value else { return nil }
        return try boolean(contains(value, argument, site.id, site.place), site.id, site.place)
      default: break
      }
    case .character(let character):
      if let result = try kotlinCharacterMethod(name, character, site) { return result }
    case .map(let map): if let result = try kotlinMapMethod(name, map, arguments, site) { return result }
    default: break
    }
    guard let elements = try elements(of: value, site.id, site.place) else { return nil }
    switch name {
    case "isEmpty", "isNullOrEmpty": return .boolean(elements.isEmpty)
    case "isNotEmpty": return .boolean(!elements.isEmpty)
    case "toMutableList": return make(.list(ValueList(elements)))
    case "orEmpty": return value
    default: break
    }
    guard let operation = CollectionOperation.named(name, in: .kotlin) else { return nil }
    return try perform(operation, on: elements, arguments, site)
  }

  /// `let`, `run`, `apply` and the like, on anything at all.
  private func scopeFunction(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard arguments.count == 1, isFunction(arguments[0].value) else { return nil }
    let closure = arguments[0].value
    switch name {
    case "runCatching":
      return try kotlinResult(site) { () throws(Signal) in try self.apply(closure, [], on: receiver, site) }
    case "let": return try apply(closure, [receiver], site)
    case "run": return try apply(closure, [], on: receiver, site)
    case "apply": return try applied(closure, to: receiver, site)
    case "also":
      _ = try apply(closure, [receiver], site)
      return receiver
    case "takeIf": return try test(closure, [receiver], site) ? receiver : .null
    case "takeUnless": return try test(closure, [receiver], site) ? .null : receiver
    default: return nil
    }
  }

  private func coerce(
    _ name: String, _ value: EvaluatedValue, _ arguments: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    var (low, high): (EvaluatedValue?, EvaluatedValue?)
    switch name {
    case "coerceAtLeast": low = arguments.first
    case "coerceAtMost": high = arguments.first
    default:
      if case .range(let range)? = arguments.first {
        low = range.lower.map { .number($0) }
        high = range.upper.map { .number($0) }
      } else if arguments.count == 2 {
        (low, high) = (arguments[0], arguments[1])
      } else {
        return nil
      }
      if let low, let high, try precedes(high, low, site) {
        throw thrown(
          "a range whose lower bound is above its upper one", as: "IllegalArgumentException", site.id,
          site.place)
      }
    }
    if let low, try precedes(value, low, site) { return contents(low) }
    if let high, try precedes(high, value, site) { return contents(high) }
    return value
  }

  private func copied(_ record: Record, _ arguments: [CallArgument]) -> EvaluatedValue? {
    var result = record
    for (index, argument) in arguments.enumerated() {
      guard
        let name = argument.label
          ?? (record.fields.indices.contains(index) ? record.fields[index].name : nil),
        record[name] != nil
      else { return nil }
      result = result.setting(name, argument.value)
    }
    return .record(result)
  }

  private func kotlinNumberMethod(
    _ name: String, _ number: EvaluatedNumber, _ arguments: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let kind = Self.kotlinConversions[name] { return .number(Self.converted(number, to: kind)) }
    switch name {
    case "toChar":
      guard let unit = UInt16(exactly: number.integer ?? -1), let scalar = Unicode.Scalar(unit) else {
        return nil
      }
      return .character(Character(scalar))
    case "roundToInt", "roundToLong":
      guard !number.isInteger else { return nil }
      guard !number.double.isNaN else {
        throw thrown(
          "what is no number is rounded", as: "IllegalArgumentException", site.id, site.place)
      }
      let kind: EvaluatedNumber.Kind = name == "roundToInt" ? .int32 : .int64
      return .number(.integer(Self.saturated(Mathematics.roundedHalfUp(number.double), kind), kind))
    case "isNaN": return .boolean(number.double.isNaN)
    case "isInfinite": return .boolean(number.double.isInfinite)
    case "isFinite": return .boolean(number.double.isFinite)
    case "inc": return try combine(.add, .number(number), .number(.integer(1, .int32)), site.id, site.place)
    case "dec":
      return try combine(.subtract, .number(number), .number(.integer(1, .int32)), site.id, site.place)
    case "unaryMinus": return try result(of: KotlinArithmetic.negate(number), site.id, site.place)
    case "inv": return try result(of: KotlinArithmetic.invert(number), site.id, site.place)
    default: break
    }
    guard let first = arguments.first else { return nil }
    if let cause = first.cause { throw .undecided(cause) }
    if let sign = Self.kotlinOperators[name] {
      return try combine(sign, .number(number), first, site.id, site.place)
    }
    guard case .number(let other) = first else { return nil }
    switch name {
    case "pow":
      let power = Mathematics.power(number.double, other.double)
      return .number(.floating(power, number.kind == .float ? .float : .double))
    case "mod", "floorDiv": return try floored(name, number, other, site)
    case "downTo":
      return .range(ValueRange(lower: number, upper: other, isClosed: true, step: .integer(-1, .int64)))
    case "rangeUntil": return .range(ValueRange(lower: number, upper: other, isClosed: false))
    default: return nil
    }
  }

  private static let kotlinConversions: WordMap<EvaluatedNumber.Kind> = [
    "toInt": .int32, "toLong": .int64, "toShort": .int16, "toByte": .int8, "toFloat": .float,
    "toDouble": .double, "toUInt": .uint32, "toULong": .uint64,
  ]

  private static let kotlinOperators: WordMap<Operator> = [
    "plus": .add, "minus": .subtract, "times": .multiply, "div": .divide, "rem": .remainder,
    "shl": .shiftLeft, "shr": .shiftRight, "and": .bitAnd, "or": .bitOr, "xor": .bitXor,
    "rangeTo": .closedRange, "until": .halfOpenRange,
  ]

  /// A conversion never fails: integers wrap, fractions are cut off and held within the limits.
  static func converted(_ number: EvaluatedNumber, to kind: EvaluatedNumber.Kind) -> EvaluatedNumber {
    guard kind.isInteger else { return .floating(number.double, kind) }
    if number.isInteger { return .integer(KotlinArithmetic.wrapped(number.whole, to: kind), kind) }
    // To a Byte or Short by way of Int.
    let narrow = kind == .int8 || kind == .int16
    let whole = saturated(number.double, narrow ? .int32 : kind)
    return .integer(KotlinArithmetic.wrapped(whole, to: kind), kind)
  }

  /// The remainder takes the sign of the divisor, the quotient is rounded down.
  private func floored(
    _ name: String, _ number: EvaluatedNumber, _ other: EvaluatedNumber, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard number.isInteger, other.isInteger else {
      guard name == "mod" else { return nil }
      let rest = number.double.truncatingRemainder(dividingBy: other.double)
      let value = rest != 0 && (rest < 0) != (other.double < 0) ? rest + other.double : rest
      return .number(.floating(value, number.kind == .double || other.kind == .double ? .double : .float))
    }
    guard other.whole != 0 else { throw trap("division by zero", site.id, site.place) }
    guard other.whole != -1 else {
      return name == "mod"
        ? .number(.integer(0, other.kind))
        : try result(of: KotlinArithmetic.negate(number), site.id, site.place)
    }
    let rest = number.whole % other.whole
    let isOff = rest != 0 && (rest < 0) != (other.whole < 0)
    if name == "mod" { return .number(.integer(isOff ? rest + other.whole : rest, other.kind)) }
    let quotient = number.whole / other.whole
    return .number(.integer(isOff ? quotient - 1 : quotient, number.kind))
  }
}
