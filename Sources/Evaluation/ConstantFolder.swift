import Program

/// Folds expressions that consist of literals alone: `8 * 2`, `-(56 + 16)`, `1.0 / 3`.
///
/// It resolves no names and knows no units; an expression with anything but numbers has no value.
public struct ConstantFolder: Sendable {
  public let program: Program

  public init(_ program: Program) { self.program = program }

  /// A number, and whether it is an integer of its language: integers divide without a remainder.
  public struct Number: Hashable, Sendable {
    public var value: Double
    public var isInteger: Bool

    public init(value: Double, isInteger: Bool) {
      self.value = value
      self.isInteger = isInteger
    }
  }

  /// The number of an expression; nil where it is not made of numbers alone.
  public func number(_ id: NodeID) -> Number? {
    switch program[id] {
    case .number(let value, let kind):
      let isInteger: Bool =
        switch kind {
        case .integer, .long, .unsigned, .big: program.language != .tsx && program.language != .typescript
        case .floating, .float32: false
        }
      return Number(value: value, isInteger: isInteger)
    case .unary(.negate, let operand):
      return number(operand).map { Number(value: -$0.value, isInteger: $0.isInteger) }
    case .unary(.plus, let operand): return number(operand)
    case .binary(let sign, let left, let right):
      guard let left = number(left), let right = number(right) else { return nil }
      return combine(sign, left, right)
    case .tuple(let list) where list.count == 1:
      guard let only = program[list].first, case .argument(nil, let value, _) = program[only] else {
        return nil
      }
      return number(value)
    default: return nil
    }
  }

  private func combine(_ sign: Operator, _ left: Number, _ right: Number) -> Number? {
    // A literal takes the type of its neighbour in Swift: `1 / 2.0` divides as floating point.
    let isInteger = left.isInteger && right.isInteger
    let value: Double
    switch sign {
    case .add: value = left.value + right.value
    case .subtract: value = left.value - right.value
    case .multiply: value = left.value * right.value
    case .divide:
      guard right.value != 0 else { return nil }
      value =
        isInteger ? (left.value / right.value).rounded(.towardZero) : left.value / right.value
    case .remainder:
      guard right.value != 0 else { return nil }
      value = left.value.truncatingRemainder(dividingBy: right.value)
    default: return nil
    }
    return Number(value: value, isInteger: isInteger)
  }
}
