/// An operator between two operands, and how tightly Kotlin binds it.
struct KotlinOperator: Sendable {
  enum Meaning: Hashable, Sendable {
    case binary(Operator)
    /// `as`, and `as?` when optional.
    case cast(optional: Bool)
    /// `is`, and `!is` when negated.
    case typeTest(negated: Bool)
  }

  let text: String
  let meaning: Meaning
  let precedence: Precedence

  /// From the tightest to the loosest, as the Kotlin language grammar lists them. A prefix operator binds
  /// tighter than all of these, an infix function stands between ranges and `?:`.
  static let table: [KotlinOperator] =
    row(10, .cast(optional: false), "as") + row(10, .cast(optional: true), "as?")
    + row(9, .binary(.multiply), "*") + row(9, .binary(.divide), "/") + row(9, .binary(.remainder), "%")
    + row(8, .binary(.add), "+") + row(8, .binary(.subtract), "-")
    + row(7, .binary(.closedRange), "..")
    + row(5, .binary(.coalesce), "?:")
    + row(4, .binary(.contained), "in") + row(4, .binary(.notContained), "!in")
    + row(4, .typeTest(negated: false), "is") + row(4, .typeTest(negated: true), "!is")
    + row(3, .binary(.less), "<") + row(3, .binary(.lessOrEqual), "<=")
    + row(3, .binary(.greater), ">") + row(3, .binary(.greaterOrEqual), ">=")
    + row(2, .binary(.equal), "==") + row(2, .binary(.notEqual), "!=")
    + row(2, .binary(.identical), "===") + row(2, .binary(.notIdentical), "!==")
    + row(1, .binary(.and), "&&") + row(0, .binary(.or), "||")

  static let infixFunction = Precedence(6, .left)

  /// The operator of `target op= value`; nil for plain `=`.
  static func compound(_ text: String) -> Operator? {
    switch text {
    case "+=": .add
    case "-=": .subtract
    case "*=": .multiply
    case "/=": .divide
    case "%=": .remainder
    default: nil
    }
  }

  private static func row(_ level: Int, _ meaning: Meaning, _ text: String) -> [KotlinOperator] {
    [KotlinOperator(text: text, meaning: meaning, precedence: Precedence(level, .left))]
  }
}
