import Evaluation
import ParityModel
import Program

/// Lengths with their units, and the arithmetic of literals around them.
extension ComposeReader {
  /// A quantity made of literals alone: `16.dp`, `-(56.dp + 16.dp).roundToPx()`, `0.02.em`.
  func quantity(_ id: NodeID) -> (value: Double, unit: ParityModel.Unit)? {
    switch program[id] {
    case .member(let base, let name, _):
      let unit: ParityModel.Unit
      switch program[name] {
      case "dp": unit = .pt
      case "sp": unit = .sp
      case "em": unit = .em
      case "value": return quantity(base)
      default: return nil
      }
      return ConstantFolder(program).number(base).map { ($0.value, unit) }
    case .unary(.negate, let value): return quantity(value).map { (-$0.value, $0.unit) }
    case .unary(.plus, let value), .argument(_, let value, _): return quantity(value)
    case .binary(let sign, let left, let right): return quantity(sign, left, right)
    case .call(let callee, let arguments): return quantity(callee, arguments)
    default: return nil
    }
  }

  /// The number of a plain `16.dp`; the whole expression where there is more to it.
  func literalRange(of id: NodeID) -> ByteRange {
    switch program[id] {
    case .member(let base, _, _):
      if case .number = program[base] { return program.range(base) }
      return literalRange(of: base)
    case .call(let callee, _):
      guard case .member(let base, _, _) = program[callee] else { return program.range(id) }
      return literalRange(of: base)
    default: return program.range(id)
    }
  }

  private func quantity(_ sign: Operator, _ left: NodeID, _ right: NodeID)
    -> (value: Double, unit: ParityModel.Unit)?
  {
    let factor = ConstantFolder(program)
    switch sign {
    case .add, .subtract:
      guard let left = quantity(left), let right = quantity(right), left.unit == right.unit else {
        return nil
      }
      return (sign == .add ? left.value + right.value : left.value - right.value, left.unit)
    case .multiply:
      if let left = quantity(left), let right = factor.number(right) {
        return (left.value * right.value, left.unit)
      }
      guard let left = factor.number(left), let right = quantity(right) else { return nil }
      return (left.value * right.value, right.unit)
    case .divide:
      guard let left = quantity(left), let right = factor.number(right), right.value != 0 else { return nil }
      return (left.value / right.value, left.unit)
    default: return nil
    }
  }

  private func quantity(_ callee: NodeID, _ arguments: NodeList) -> (value: Double, unit: ParityModel.Unit)? {
    switch program[callee] {
    case .name(let name) where program[name] == "Dp":
      guard let only = program.arguments(arguments).positional.first else { return nil }
      return ConstantFolder(program).number(only).map { ($0.value, .pt) }
    case .member(let base, let name, _) where arguments.isEmpty && Self.conversions.contains(program[name]):
      return quantity(base)
    default: return nil
    }
  }

  private static let conversions: Set<String> = [
    "toPx", "roundToPx", "toDp", "toSp", "toInt", "toFloat", "toDouble", "roundToInt",
  ]
}
