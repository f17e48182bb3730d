import Program

/// Numbers as Swift computes them: checked integers, IEEE floating point, literals that take the type
/// of what they meet.
enum SwiftArithmetic: Arithmetic {
  static func combine(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    if left.kind.isLiteral, right.kind.isLiteral { return combineLiterals(sign, left, right) }
    if sign == .shiftLeft || sign == .shiftRight { return shift(sign, left, right) }
    let kind = common(left.kind, right.kind)
    guard let a = converted(left, to: kind), let b = converted(right, to: kind) else {
      return .trap("arithmetic overflow")
    }
    if let flag = CommonArithmetic.compare(sign, a, b) { return .boolean(flag) }
    if kind.isInteger { return whole(sign, a.whole, b.whole, kind) }
    if kind == .float {
      return CommonArithmetic.single(sign, Float(a.real), Float(b.real)).map {
        .number(.floating(Double($0), kind))
      } ?? .undefined
    }
    return CommonArithmetic.real(sign, a.real, b.real).map { .number(.floating($0, kind)) } ?? .undefined
  }

  private static func whole(
    _ sign: Operator, _ a: Int64, _ b: Int64, _ kind: EvaluatedNumber.Kind
  ) -> ArithmeticResult {
    if (sign == .divide || sign == .remainder) && b == 0 { return .trap("division by zero") }
    if sign == .remainder, a == Int64.min, b == -1 { return .trap("arithmetic overflow") }
    guard let result = CommonArithmetic.whole(sign, a, b) else { return .undefined }
    guard !result.overflow, kind.limits.contains(result.value) else { return .trap("arithmetic overflow") }
    return .number(.integer(result.value, kind))
  }

  /// Both readings go on: `1 / 2` is 0 as an Int and 0.5 as a Double.
  private static func combineLiterals(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    guard left.kind == .literalInteger, right.kind == .literalInteger else {
      if let flag = CommonArithmetic.compare(sign, .double(left.real), .double(right.real)) {
        return .boolean(flag)
      }
      return CommonArithmetic.real(sign, left.real, right.real).map {
        .number(.floating($0, .literalFloating))
      } ?? .undefined
    }
    if let flag = CommonArithmetic.compare(sign, left, right) { return .boolean(flag) }
    if sign == .shiftLeft || sign == .shiftRight {
      return shift(sign, .integer(left.whole, .int64), right)
    }
    if (sign == .divide || sign == .remainder) && right.whole == 0 { return .trap("division by zero") }
    guard let whole = CommonArithmetic.whole(sign, left.whole, right.whole) else { return .undefined }
    if whole.overflow { return .trap("arithmetic overflow") }
    guard let real = CommonArithmetic.real(sign, left.real, right.real) else {
      return .number(.integer(whole.value, .int64))
    }
    return .number(.literal(whole: whole.value, real: real))
  }

  /// Swift's smart shift: a negative distance shifts the other way, a large one leaves nothing.
  private static func shift(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    guard left.isInteger, right.isInteger else { return .undefined }
    let kind = left.kind == .literalInteger ? EvaluatedNumber.Kind.int64 : left.kind
    let distance = sign == .shiftLeft ? right.whole : (right.whole == .min ? .max : -right.whole)
    let value = left.whole
    switch kind {
    case .int8:
      return .number(.integer(Int64(Int8(truncatingIfNeeded: value) << distance), kind))
    case .int16: return .number(.integer(Int64(Int16(truncatingIfNeeded: value) << distance), kind))
    case .int32: return .number(.integer(Int64(Int32(truncatingIfNeeded: value) << distance), kind))
    case .uint8: return .number(.integer(Int64(UInt8(truncatingIfNeeded: value) << distance), kind))
    case .uint16: return .number(.integer(Int64(UInt16(truncatingIfNeeded: value) << distance), kind))
    case .uint32: return .number(.integer(Int64(UInt32(truncatingIfNeeded: value) << distance), kind))
    case .uint64:
      guard let result = Int64(exactly: UInt64(bitPattern: value) << distance) else { return .undefined }
      return .number(.integer(result, kind))
    default: return .number(.integer(value << distance, kind))
    }
  }

  /// The type that an operation happens in. Programs that compile mix kinds only through literals and
  /// through `CGFloat`, which `Double` converts to; an integer beside a fraction was such a literal.
  private static func common(
    _ left: EvaluatedNumber.Kind, _ right: EvaluatedNumber.Kind
  ) -> EvaluatedNumber.Kind {
    if left == right { return left }
    if left == .literalInteger { return right }
    if right == .literalInteger { return left }
    if left == .literalFloating { return right.isInteger ? .double : right }
    if right == .literalFloating { return left.isInteger ? .double : left }
    if left == .cgFloat || right == .cgFloat { return .cgFloat }
    if left.isInteger, right.isInteger { return .int64 }
    return left.isInteger ? right : right.isInteger ? left : .double
  }

  private static func converted(_ number: EvaluatedNumber, to kind: EvaluatedNumber.Kind) -> EvaluatedNumber?
  {
    if number.kind == kind { return number }
    guard kind.isInteger else { return .floating(number.double, kind) }
    guard let whole = number.integer, kind.limits.contains(whole) else { return nil }
    return .integer(whole, kind)
  }

  static func negate(_ number: EvaluatedNumber) -> ArithmeticResult {
    if number.kind == .literalInteger {
      return number.whole == .min
        ? .trap("arithmetic overflow") : .number(.literal(whole: -number.whole, real: -number.real))
    }
    guard number.isInteger else { return .number(.floating(-number.real, number.kind)) }
    return whole(.subtract, 0, number.whole, number.kind)
  }

  static func invert(_ number: EvaluatedNumber) -> ArithmeticResult {
    guard number.isInteger else { return .undefined }
    let kind = number.kind == .literalInteger ? EvaluatedNumber.Kind.int64 : number.kind
    let value = kind.limits.lowerBound < 0 ? ~number.whole : ~number.whole & kind.limits.upperBound
    return .number(.integer(value, kind))
  }

  static let kinds: WordMap<EvaluatedNumber.Kind> = [
    "Int": .int64, "Int8": .int8, "Int16": .int16, "Int32": .int32, "Int64": .int64, "UInt": .uint64,
    "UInt8": .uint8, "UInt16": .uint16, "UInt32": .uint32, "UInt64": .uint64, "Float": .float,
    "Float32": .float, "Double": .double, "Float64": .double, "CGFloat": .cgFloat, "TimeInterval": .double,
  ]

  /// Types convert only from literals and between `Double` and `CGFloat`.
  static func adapt(_ number: EvaluatedNumber, to type: String) -> EvaluatedNumber? {
    guard let kind = kinds[type] else { return nil }
    let isBridged =
      (number.kind == .double || number.kind == .cgFloat) && (kind == .double || kind == .cgFloat)
    guard number.kind.isLiteral || isBridged else { return nil }
    return converted(number, to: kind)
  }

  /// What a literal is where nothing gives it a type: `Int`, else `Double`.
  static func settled(_ number: EvaluatedNumber) -> EvaluatedNumber {
    switch number.kind {
    case .literalInteger: .integer(number.whole, .int64)
    case .literalFloating: .floating(number.real, .double)
    default: number
    }
  }

  static func literal(_ value: Double, whole: Int64?, _ kind: NumberKind) -> EvaluatedNumber {
    switch kind {
    case .integer, .long, .unsigned, .big:
      whole.map { .literal(whole: $0, real: value) } ?? .floating(value, .literalFloating)
    case .floating, .float32: .floating(value, .literalFloating)
    }
  }

  static func text(_ number: EvaluatedNumber) -> String {
    if number.isInteger { return String(number.whole) }
    return number.kind == .float ? Float(number.real).description : number.real.description
  }
}
