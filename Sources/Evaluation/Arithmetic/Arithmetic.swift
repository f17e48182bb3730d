import Program

/// What an operation on two numbers comes to.
enum ArithmeticResult: Sendable {
  case number(EvaluatedNumber)
  case boolean(Bool)
  /// The program would stop here: an overflow, a division by zero.
  case trap(String)
  /// The language has no such operation on these kinds.
  case undefined
}

/// The arithmetic of one language: kinds of numbers, their limits, their rounding, their spelling.
protocol Arithmetic {
  static func combine(_ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber) -> ArithmeticResult
  static func negate(_ number: EvaluatedNumber) -> ArithmeticResult
  static func invert(_ number: EvaluatedNumber) -> ArithmeticResult
  /// The number as a value of a declared type; nil where that changes nothing or is not known.
  static func adapt(_ number: EvaluatedNumber, to type: String) -> EvaluatedNumber?
  /// A literal as it is written.
  static func literal(_ value: Double, whole: Int64?, _ kind: NumberKind) -> EvaluatedNumber
  /// As the language prints it.
  static func text(_ number: EvaluatedNumber) -> String
}

extension Language {
  var arithmetic: any Arithmetic.Type {
    switch self {
    case .swift: SwiftArithmetic.self
    case .kotlin: KotlinArithmetic.self
    case .tsx, .typescript, .css: TypeScriptArithmetic.self
    }
  }
}

/// Comparisons and whole-number operations that the languages share.
enum CommonArithmetic {
  static func compare(_ sign: Operator, _ left: EvaluatedNumber, _ right: EvaluatedNumber) -> Bool? {
    // Doubles cannot tell large integers apart.
    if let a = left.isInteger ? left.integer : nil, let b = right.isInteger ? right.integer : nil {
      return compare(sign, a, b)
    }
    return compare(sign, left.double, right.double)
  }

  private static func compare<Number: Comparable>(_ sign: Operator, _ a: Number, _ b: Number) -> Bool? {
    switch sign {
    case .equal, .identical: a == b
    case .notEqual, .notIdentical: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: nil
    }
  }

  /// Double arithmetic, without rounding to the kind.
  static func real(_ sign: Operator, _ a: Double, _ b: Double) -> Double? {
    switch sign {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    default: nil
    }
  }

  /// 32-bit arithmetic: each step is rounded.
  static func single(_ sign: Operator, _ a: Float, _ b: Float) -> Float? {
    switch sign {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    default: nil
    }
  }

  /// A result within 64 bits, and whether it left them.
  static func whole(_ sign: Operator, _ a: Int64, _ b: Int64) -> (value: Int64, overflow: Bool)? {
    switch sign {
    case .add: pair(a.addingReportingOverflow(b))
    case .subtract: pair(a.subtractingReportingOverflow(b))
    case .multiply: pair(a.multipliedReportingOverflow(by: b))
    case .divide: b == 0 ? nil : pair(a.dividedReportingOverflow(by: b))
    case .remainder: b == 0 ? nil : (b == -1 ? (0, false) : (a % b, false))
    case .bitAnd: (a & b, false)
    case .bitOr: (a | b, false)
    case .bitXor: (a ^ b, false)
    default: nil
    }
  }

  private static func pair(_ result: (partialValue: Int64, overflow: Bool)) -> (value: Int64, overflow: Bool)
  {
    (result.partialValue, result.overflow)
  }
}
