import Evaluation
import ParityModel
import Program

/// A number of the spec, and whether it divides as an integer.
///
/// Where a value is wanted literals are floating point, as the compiler has it; only a constant without
/// a type is an `Int` when all its literals are.
struct SpecNumber {
  var value: Double
  var isInteger: Bool

  var isWhole: Bool { value == value.rounded() }
}

extension SpecInterpreter {
  /// The number that an expression of literals and constants of the spec is; nil where it is none.
  func number(_ reference: Reference, integers: Bool = false, depth: Int = 0) -> SpecNumber? {
    guard depth < 32 else { return nil }
    let program = module.program(reference)
    func inner(_ id: NodeID) -> SpecNumber? { number(reference.at(id), integers: integers, depth: depth + 1) }
    switch program[reference.node] {
    case .number(let value, let kind):
      return SpecNumber(value: value, isInteger: integers && kind == .integer)
    case .unary(.negate, let operand):
      return inner(operand).map { SpecNumber(value: -$0.value, isInteger: $0.isInteger) }
    case .unary(.plus, let operand): return inner(operand)
    case .binary(let sign, let left, let right):
      guard let left = inner(left), let right = inner(right) else { return nil }
      return combine(sign, left, right)
    case .tuple(let list) where list.count == 1:
      guard let only = program[list].first, case .argument(_, let value, _) = program[only] else {
        return nil
      }
      return inner(value)
    case .name, .member:
      guard let constant = constant(reference) else { return nil }
      return number(constant.value, integers: constant.type ?? "Int" == "Int", depth: depth + 1)
    default: return nil
    }
  }

  private func combine(_ sign: Operator, _ left: SpecNumber, _ right: SpecNumber) -> SpecNumber? {
    let isInteger = left.isInteger && right.isInteger
    let value: Double
    switch sign {
    case .add: value = left.value + right.value
    case .subtract: value = left.value - right.value
    case .multiply: value = left.value * right.value
    case .divide:
      guard right.value != 0 else { return nil }
      value = isInteger ? (left.value / right.value).rounded(.towardZero) : left.value / right.value
    case .remainder:
      guard isInteger, right.value != 0 else { return nil }
      value = left.value.truncatingRemainder(dividingBy: right.value)
    default: return nil
    }
    return value.isFinite ? SpecNumber(value: value, isInteger: isInteger) : nil
  }

  /// What a `let` of the spec holds: one at the top level, or a static one of an enum.
  func constant(_ reference: Reference) -> (value: Reference, type: String?)? {
    let program = module.program(reference)
    let found: [Reference]
    switch program[reference.node] {
    case .name(let name): found = module.declarations(named: program[name])
    case .member(let base, let name, _):
      guard case .name(let type) = program[base] else { return nil }
      found = module.members(of: program[type], named: program[name])
    default: return nil
    }
    guard found.count == 1, case .property(let id) = module[found[0]] else { return nil }
    let owner = module.program(found[0])
    guard !owner[id].isMutable, let initializer = owner[id].initializer else { return nil }
    return (found[0].at(initializer), owner[id].type.map { owner[$0] })
  }

  /// A plain string without interpolation, or a constant that is one.
  func string(_ reference: Reference, depth: Int = 0) -> String? {
    guard depth < 32 else { return nil }
    let program = module.program(reference)
    switch program[reference.node] {
    case .string(let segments):
      var result = ""
      for segment in program[segments] {
        guard case .text(let text) = program[segment] else { return nil }
        result += program[text]
      }
      return result
    case .binary(.add, let left, let right):
      guard let left = string(reference.at(left), depth: depth + 1),
        let right = string(reference.at(right), depth: depth + 1)
      else { return nil }
      return left + right
    case .name, .member:
      return constant(reference).flatMap { string($0.value, depth: depth + 1) }
    default: return nil
    }
  }

  /// A string that has to be there, reported where it is not.
  mutating func requiredString(_ reference: Reference, _ what: String) -> String? {
    if let result = string(reference) { return result }
    problem(
      "\(what) must be a plain string, not '\(text(reference))'", at: reference,
      advice: "write it in quotes, without interpolation")
    return nil
  }
}
