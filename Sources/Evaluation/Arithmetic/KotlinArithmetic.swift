import Program

/// Numbers as Kotlin computes them: integers of 32 and 64 bits that wrap, promotion to the wider
/// operand, Compose's `Dp` and `TextUnit` in 32 bits.
enum KotlinArithmetic: Arithmetic {
  static func combine(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    if let flag = CommonArithmetic.compare(sign, left, right) { return .boolean(flag) }
    if sign == .shiftLeft || sign == .shiftRight { return shift(sign, left, right) }
    guard let kind = common(sign, left.kind, right.kind) else { return .undefined }
    if kind.isInteger { return whole(sign, left.whole, right.whole, kind) }
    if kind.isSingle {
      return CommonArithmetic.single(sign, Float(left.double), Float(right.double)).map {
        .number(.floating(Double($0), kind))
      } ?? .undefined
    }
    return CommonArithmetic.real(sign, left.double, right.double).map { .number(.floating($0, kind)) }
      ?? .undefined
  }

  private static func whole(
    _ sign: Operator, _ a: Int64, _ b: Int64, _ kind: EvaluatedNumber.Kind
  ) -> ArithmeticResult {
    if (sign == .divide || sign == .remainder) && b == 0 { return .trap("division by zero") }
    guard let result = CommonArithmetic.whole(sign, a, b) else { return .undefined }
    return .number(.integer(wrapped(result.value, to: kind), kind))
  }

  /// Two's complement, as the JVM narrows.
  static func wrapped(_ value: Int64, to kind: EvaluatedNumber.Kind) -> Int64 {
    switch kind {
    case .int8: Int64(Int8(truncatingIfNeeded: value))
    case .int16: Int64(Int16(truncatingIfNeeded: value))
    case .int32: Int64(Int32(truncatingIfNeeded: value))
    case .uint8: Int64(UInt8(truncatingIfNeeded: value))
    case .uint16: Int64(UInt16(truncatingIfNeeded: value))
    case .uint32: Int64(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }

  /// The distance counts modulo the width.
  private static func shift(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    guard left.isInteger, right.isInteger else { return .undefined }
    if left.kind == .int32 {
      let value = Int32(truncatingIfNeeded: left.whole)
      let distance = Int32(truncatingIfNeeded: right.whole) & 31
      return .number(.integer(Int64(sign == .shiftLeft ? value &<< distance : value &>> distance), .int32))
    }
    guard left.kind == .int64 else { return .undefined }
    let distance = right.whole & 63
    return .number(
      .integer(sign == .shiftLeft ? left.whole &<< distance : left.whole &>> distance, .int64))
  }

  private static func common(
    _ sign: Operator, _ left: EvaluatedNumber.Kind, _ right: EvaluatedNumber.Kind
  ) -> EvaluatedNumber.Kind? {
    if left.isUnitized || right.isUnitized { return unitized(sign, left, right) }
    if left == .double || right == .double { return .double }
    if left == .float || right == .float { return .float }
    if left == .uint64 || right == .uint64 { return left == right ? .uint64 : nil }
    if left == .int64 || right == .int64 { return .int64 }
    if left == .uint32, right == .uint32 { return .uint32 }
    return .int32
  }

  /// `Dp + Dp`, `Dp * 2`, `2 * Dp`, `Dp / 2` are lengths; `Dp / Dp` is a plain Float.
  private static func unitized(
    _ sign: Operator, _ left: EvaluatedNumber.Kind, _ right: EvaluatedNumber.Kind
  ) -> EvaluatedNumber.Kind? {
    switch sign {
    case .add, .subtract: left == right ? left : nil
    case .multiply:
      left.isUnitized && right.isUnitized ? nil : (left.isUnitized ? left : right == .dp ? right : nil)
    case .divide: left == right && left == .dp ? .float : (right.isUnitized ? nil : left)
    default: nil
    }
  }

  static func negate(_ number: EvaluatedNumber) -> ArithmeticResult {
    guard number.isInteger else { return .number(.floating(-number.real, number.kind)) }
    return whole(.subtract, 0, number.whole, promoted(number.kind))
  }

  static func invert(_ number: EvaluatedNumber) -> ArithmeticResult {
    number.isInteger ? .number(.integer(wrapped(~number.whole, to: number.kind), number.kind)) : .undefined
  }

  private static func promoted(_ kind: EvaluatedNumber.Kind) -> EvaluatedNumber.Kind {
    kind == .int8 || kind == .int16 ? .int32 : kind
  }

  static let kinds: WordMap<EvaluatedNumber.Kind> = [
    "Int": .int32, "Long": .int64, "Short": .int16, "Byte": .int8, "UInt": .uint32, "ULong": .uint64,
    "Float": .float, "Double": .double, "Dp": .dp,
  ]

  /// Integer literals fit themselves to a narrower or wider integer type; nothing else converts.
  static func adapt(_ number: EvaluatedNumber, to type: String) -> EvaluatedNumber? {
    guard let kind = kinds[type], kind.isInteger, number.kind == .int32, kind != .int32 else { return nil }
    return kind.limits.contains(number.whole) ? .integer(number.whole, kind) : nil
  }

  static func literal(_ value: Double, whole: Int64?, _ kind: NumberKind) -> EvaluatedNumber {
    switch kind {
    case .integer, .big:
      guard let whole else { return .floating(value, .double) }
      return .integer(whole, EvaluatedNumber.Kind.int32.limits.contains(whole) ? .int32 : .int64)
    case .long: return whole.map { .integer($0, .int64) } ?? .floating(value, .double)
    case .unsigned:
      guard let whole else { return .floating(value, .double) }
      return .integer(whole, EvaluatedNumber.Kind.uint32.limits.contains(whole) ? .uint32 : .uint64)
    case .floating: return .floating(value, .double)
    case .float32: return .floating(value, .float)
    }
  }

  /// As `toString`: always a fraction, powers of ten below 0.001 and from ten millions on.
  static func text(_ number: EvaluatedNumber) -> String {
    if number.isInteger { return String(number.whole) }
    let decimal =
      number.kind.isSingle ? ShortestDecimal(Float(number.real)) : ShortestDecimal(number.real)
    let sign = decimal.isNegative && !number.real.isNaN ? "-" : ""
    let digits: String
    if number.real.isNaN {
      digits = "NaN"
    } else if number.real.isInfinite {
      digits = "Infinity"
    } else if number.real != 0, decimal.exponent < -2 || decimal.exponent > 7 {
      let tail = decimal.digits.dropFirst()
      digits = "\(decimal.digits.prefix(1)).\(tail.isEmpty ? "0" : String(tail))E\(decimal.exponent - 1)"
    } else {
      digits = decimal.plain.contains(".") ? decimal.plain : decimal.plain + ".0"
    }
    switch number.kind {
    case .dp, .sp, .em: return sign + digits + ".\(number.kind)"
    default: return sign + digits
    }
  }
}

extension EvaluatedNumber.Kind {
  /// A length or text size of Compose.
  var isUnitized: Bool { self == .dp || self == .sp || self == .em }
}
