import Program

/// Numbers as JavaScript computes them: doubles, and 32-bit integers for bit operations.
enum TypeScriptArithmetic: Arithmetic {
  static func combine(
    _ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber
  ) -> ArithmeticResult {
    let (a, b) = (left.double, right.double)
    if let flag = CommonArithmetic.compare(sign, .double(a), .double(b)) { return .boolean(flag) }
    if let value = CommonArithmetic.real(sign, a, b) { return number(value) }
    switch sign {
    case .power: return number(power(a, b))
    case .bitAnd: return number(Double(int32(a) & int32(b)))
    case .bitOr: return number(Double(int32(a) | int32(b)))
    case .bitXor: return number(Double(int32(a) ^ int32(b)))
    case .shiftLeft: return number(Double(int32(a) &<< int32(b)))
    case .shiftRight: return number(Double(int32(a) &>> int32(b)))
    default: return .undefined
    }
  }

  /// `**` and `Math.pow`: unlike C, NaN where the exponent is NaN or one is raised to infinity.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || (abs(base) == 1 && exponent.isInfinite) { return .nan }
    return Mathematics.power(base, exponent)
  }

  private static func number(_ value: Double) -> ArithmeticResult { .number(.floating(value, .number)) }

  /// `ToInt32`: modulo two to the 32nd.
  static func int32(_ value: Double) -> Int32 {
    guard value.isFinite else { return 0 }
    let modulus = 4_294_967_296.0
    let rest = value.rounded(.towardZero).truncatingRemainder(dividingBy: modulus)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  static func negate(_ number: EvaluatedNumber) -> ArithmeticResult {
    .number(.floating(-number.double, .number))
  }

  static func invert(_ number: EvaluatedNumber) -> ArithmeticResult {
    .number(.floating(Double(~int32(number.double)), .number))
  }

  static func adapt(_ number: EvaluatedNumber, to type: String) -> EvaluatedNumber? { nil }

  static func literal(_ value: Double, whole: Int64?, _ kind: NumberKind) -> EvaluatedNumber {
    .floating(value, .number)
  }

  /// As `String(number)`: plain up to 21 digits, down to a millionth.
  static func text(_ number: EvaluatedNumber) -> String {
    let value = number.double
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 { return "0" }
    let decimal = ShortestDecimal(value)
    let sign = decimal.isNegative ? "-" : ""
    if decimal.exponent > -6, decimal.exponent <= 21 { return sign + decimal.plain }
    let power = decimal.exponent - 1
    let tail = decimal.digits.dropFirst()
    return
      "\(sign)\(decimal.digits.prefix(1))\(tail.isEmpty ? "" : "." + tail)e\(power < 0 ? "" : "+")\(power)"
  }
}
