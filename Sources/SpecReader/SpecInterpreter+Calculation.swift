import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  /// A number, or a calculation with numbers and values of one unit: `bar / 2`, `.pt(44) - 8`.
  mutating func calculated(_ reference: Reference, _ kind: ValueKind, depth: Int) -> [Expectation]? {
    if let number = number(reference) {
      if kind == .time {
        problem("a time needs its unit, \(text(reference)) has none", at: reference, advice: kind.example)
        return nil
      }
      guard let unit = kind.numberUnit, kind.takesFractions || number.isWhole else {
        return unreadable(reference, kind)
      }
      return [.exactly(Quantity(.rounded(number.value), unit))]
    }
    if kind == .length || kind == .number, let result = combined(reference, kind, depth: depth) {
      return result
    }
    problem(
      "'\(text(reference))' is not made of numbers", at: reference,
      advice: "use numbers and constants of the spec")
    return nil
  }

  private mutating func combined(_ reference: Reference, _ kind: ValueKind, depth: Int) -> [Expectation]? {
    switch module[reference] {
    case .unary(.negate, let operand):
      return single(reference.at(operand), kind, depth: depth).flatMap { amount($0.number * -1, $0.unit) }
    case .binary(let sign, let left, let right) where sign == .multiply || sign == .divide:
      guard let base = single(reference.at(left), kind, depth: depth),
        let factor = number(reference.at(right))?.value, sign == .multiply || factor != 0
      else { return nil }
      return amount(sign == .multiply ? base.number * factor : base.number / factor, base.unit)
    case .binary(let sign, let left, let right) where sign == .add || sign == .subtract:
      guard let left = single(reference.at(left), kind, depth: depth),
        let right = single(reference.at(right), kind, depth: depth), left.unit == right.unit
      else { return nil }
      return amount(sign == .add ? left.number + right.number : left.number - right.number, left.unit)
    default: return nil
    }
  }

  private mutating func single(
    _ reference: Reference, _ kind: ValueKind, depth: Int
  ) -> (number: Double, unit: Unit)? {
    guard let expected = expectations(reference, as: kind, depth: depth + 1), expected.count == 1,
      case .exactly(let quantity) = expected[0], case .number(let number) = quantity.value
    else { return nil }
    return (number, quantity.unit)
  }

  private func amount(_ number: Double, _ unit: Unit) -> [Expectation]? {
    number.isFinite ? [.exactly(Quantity(.rounded(number), unit))] : nil
  }
}
