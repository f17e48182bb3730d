/// Swift's binary operators: what they mean and how tightly they bind.
enum SwiftOperators {
  static let bitwiseShift = Precedence(160, .none)
  static let multiplication = Precedence(150, .left)
  static let addition = Precedence(140, .left)
  static let rangeFormation = Precedence(135, .none)
  static let casting = Precedence(132, .left)
  static let nilCoalescing = Precedence(131, .right)
  static let comparison = Precedence(130, .none)
  static let conjunction = Precedence(120, .left)
  static let disjunction = Precedence(110, .left)
  /// A declared operator without a precedence group of its own.
  static let standard = Precedence(105, .none)
  static let ternary = Precedence(100, .right)
  static let assignment = Precedence(90, .right)

  /// What a written operator does to its two sides.
  enum Meaning: Sendable {
    case binary(Operator)
    /// `=`, or `op=` with the operator.
    case assign(Operator?)
    /// An operator function of the project, called by its name.
    case custom
  }

  static func meaning(_ text: String) -> (meaning: Meaning, precedence: Precedence) {
    switch text {
    case "<<", "&<<": (.binary(.shiftLeft), bitwiseShift)
    case ">>", "&>>": (.binary(.shiftRight), bitwiseShift)
    case "*": (.binary(.multiply), multiplication)
    case "/": (.binary(.divide), multiplication)
    case "%": (.binary(.remainder), multiplication)
    case "&": (.binary(.bitAnd), multiplication)
    case "&*": (.custom, multiplication)
    case "+": (.binary(.add), addition)
    case "-": (.binary(.subtract), addition)
    case "|": (.binary(.bitOr), addition)
    case "^": (.binary(.bitXor), addition)
    case "&+", "&-": (.custom, addition)
    case "...": (.binary(.closedRange), rangeFormation)
    case "..<": (.binary(.halfOpenRange), rangeFormation)
    case "??": (.binary(.coalesce), nilCoalescing)
    case "==": (.binary(.equal), comparison)
    case "!=": (.binary(.notEqual), comparison)
    case "===": (.binary(.identical), comparison)
    case "!==": (.binary(.notIdentical), comparison)
    case "<": (.binary(.less), comparison)
    case "<=": (.binary(.lessOrEqual), comparison)
    case ">": (.binary(.greater), comparison)
    case ">=": (.binary(.greaterOrEqual), comparison)
    case "~=": (.custom, comparison)
    case "&&": (.binary(.and), conjunction)
    case "||": (.binary(.or), disjunction)
    case "=": (.assign(nil), assignment)
    case "+=": (.assign(.add), assignment)
    case "-=": (.assign(.subtract), assignment)
    case "*=": (.assign(.multiply), assignment)
    case "/=": (.assign(.divide), assignment)
    case "%=": (.assign(.remainder), assignment)
    case "&=": (.assign(.bitAnd), assignment)
    case "|=": (.assign(.bitOr), assignment)
    case "^=": (.assign(.bitXor), assignment)
    case "<<=": (.assign(.shiftLeft), assignment)
    case ">>=": (.assign(.shiftRight), assignment)
    default: (.custom, standard)
    }
  }

  /// A prefix operator; nil for one that the project declared itself.
  static func prefix(_ text: String) -> Operator? {
    switch text {
    case "-": .negate
    case "+": .plus
    case "!": .not
    case "~": .bitNot
    default: nil
    }
  }
}
