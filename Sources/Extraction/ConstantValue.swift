import Evaluation
import ParityModel
import Program

/// The value of a constant that is computed from others: `base * 2`, `Metrics.gap + 4`.
struct ConstantValue {
  let module: Module
  let reader: LeafReader

  struct Quantity: Hashable {
    var value: Double
    var unit: Unit
    var isInteger: Bool
  }

  /// How far constants are followed; each may name two others.
  private static let depthLimit = 10

  /// Whether an expression computes its value, so that no literal in it is the value.
  func isComputed(_ place: Reference) -> Bool {
    let program = module.program(place)
    if ConstantFolder(program).number(place.node) != nil { return false }
    switch program[place.node] {
    case .binary(let sign, _, _):
      return sign != .closedRange && sign != .halfOpenRange && !isOneQuantity(place)
    case .unary(.negate, _): return !isOneQuantity(place)
    case .conditional, .match: return true
    case .argument(_, let value, _), .cast(let value, _, _): return isComputed(place.at(value))
    case .tuple(let list):
      return list.count == 1 && program[list].allSatisfy { isComputed(place.at($0)) }
    case .call(let callee, let arguments):
      let word = program.lastWord(of: callee) ?? ""
      if Self.choosing.contains(word), !arguments.isEmpty { return true }
      guard LeafReader.conversions.contains(word) else { return false }
      switch program[callee] {
      case .member(let base, _, _) where arguments.isEmpty: return isComputed(place.at(base))
      case .name where arguments.count == 1: return program[arguments].allSatisfy { isComputed(place.at($0)) }
      default: return false
      }
    default: return false
    }
  }

  private static let choosing: Set<String> = [
    "max", "min", "maxOf", "minOf", "clamp", "coerceIn", "coerceAtLeast", "coerceAtMost",
  ]

  /// The platform reads the whole as one literal: `56.dp + 16.dp`.
  private func isOneQuantity(_ place: Reference) -> Bool {
    let leaves = reader.leaves(of: place, as: .any)
    return leaves.count == 1 && leaves[0].place == place
  }

  /// The number that an expression of literals and constants has; nil where anything else is in it.
  func quantity(of place: Reference, depth: Int = 0) -> Quantity? {
    guard depth < Self.depthLimit else { return nil }
    let program = module.program(place)
    if let number = ConstantFolder(program).number(place.node) {
      return Quantity(value: number.value, unit: .none, isInteger: number.isInteger)
    }
    func inner(_ id: NodeID) -> Quantity? { quantity(of: place.at(id), depth: depth + 1) }
    switch program[place.node] {
    case .argument(_, let value, _), .cast(let value, _, _), .unary(.plus, let value): return inner(value)
    case .tuple(let list) where list.count == 1: return program[list].first.flatMap(inner)
    case .unary(.negate, let value):
      return inner(value).map { Quantity(value: -$0.value, unit: $0.unit, isInteger: $0.isInteger) }
    case .binary(let sign, let left, let right):
      if let whole = literal(place) { return whole }
      guard let left = inner(left), let right = inner(right) else { return nil }
      return combine(sign, left, right)
    case .name(let name):
      return module.declaration(named: program[name], at: place).flatMap { declared($0, depth) }
    case .member(let base, let name, _):
      if let literal = literal(place) { return literal }
      guard let type = program.lastWord(of: base) else { return nil }
      let found = module.members(of: type, named: program[name])
      return found.count == 1 ? declared(found[0], depth) : nil
    case .call(let callee, let arguments):
      if let literal = literal(place) { return literal }
      guard let word = program.lastWord(of: callee), LeafReader.conversions.contains(word) else { return nil }
      switch program[callee] {
      case .member(let base, _, _) where arguments.isEmpty: return inner(base)
      case .name where arguments.count == 1: return program[arguments].first.flatMap(inner)
      default: return nil
      }
    default: return literal(place)
    }
  }

  private func literal(_ place: Reference) -> Quantity? {
    let leaves = reader.leaves(of: place, as: .any)
    guard leaves.count == 1, leaves[0].place == place, case .number(let value) = leaves[0].value else {
      return nil
    }
    return Quantity(value: value, unit: leaves[0].unit, isInteger: false)
  }

  private func declared(_ declaration: Reference, _ depth: Int) -> Quantity? {
    guard module.isConstant(declaration), case .property(let id) = module[declaration],
      let value = module.program(declaration)[id].initializer,
      var quantity = quantity(of: declaration.at(value), depth: depth + 1)
    else { return nil }
    if quantity.unit == .none { quantity.unit = UnitInference(module: module).unit(ofConstant: declaration) }
    return quantity
  }

  private func combine(_ sign: Operator, _ left: Quantity, _ right: Quantity) -> Quantity? {
    let isInteger = left.isInteger && right.isInteger
    func result(_ value: Double, _ unit: Unit) -> Quantity {
      Quantity(value: value, unit: unit, isInteger: isInteger)
    }
    switch sign {
    case .add, .subtract:
      // A plain number beside a length is a length: the languages without units write both so.
      guard left.unit == right.unit || left.unit == .none || right.unit == .none else { return nil }
      let unit = left.unit == .none ? right.unit : left.unit
      return result(sign == .add ? left.value + right.value : left.value - right.value, unit)
    case .multiply:
      guard left.unit == .none || right.unit == .none else { return nil }
      return result(left.value * right.value, left.unit == .none ? right.unit : left.unit)
    case .divide:
      guard right.value != 0, right.unit == .none || right.unit == left.unit else { return nil }
      let quotient = left.value / right.value
      return result(
        isInteger ? quotient.rounded(.towardZero) : quotient, right.unit == .none ? left.unit : .none)
    default: return nil
    }
  }
}
