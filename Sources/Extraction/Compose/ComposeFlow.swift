import Evaluation
import Program

/// The parameters and animated values that an expression hands on unchanged.
///
/// Sums and choices hand on their parts; products, quotients and conditions do not.
struct ComposeFlow {
  let module: Module
  let roles: ComposeRoles

  func sources(of place: Reference) -> [Reference] {
    var result: [Reference] = []
    follow(place, depth: 0, into: &result)
    return result
  }

  private func follow(_ place: Reference, depth: Int, into result: inout [Reference]) {
    guard depth < 10 else { return }
    let program = module.program(place)
    func inner(_ id: NodeID) { follow(place.at(id), depth: depth + 1, into: &result) }
    switch program[place.node] {
    case .name(let name):
      guard let declaration = module.declaration(named: program[name], at: place),
        declaration.file == place.file
      else { return }
      declared(declaration, depth, into: &result)
    case .member(let base, let name, _):
      if ["value", "x", "y"].contains(program[name]) {
        inner(base)
      } else if let holder = roles.holder(place.node, at: place, in: module) {
        result.append(holder)
      }
    case .argument(_, let value, _), .forceUnwrap(let value), .unary(.negate, let value): inner(value)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
      .binary(.coalesce, let left, let right):
      inner(left)
      inner(right)
    case .conditional(_, let then, let otherwise):
      inner(then)
      if let otherwise { inner(otherwise) }
    case .match(_, let arms):
      for arm in program[arms] { if case .arm(_, _, let body) = program[arm] { inner(body) } }
    case .block(let list): if let last = program[list].last { inner(last) }
    case .exit(.return, let value?): inner(value)
    case .call(let callee, let list):
      guard let word = program.lastWord(of: callee) else { return }
      if case .member(let base, _, _) = program[callee], Self.onReceiver.contains(word) { inner(base) }
      if ComposeTables.transparentCalls.contains(word) || word == "tint" {
        for argument in program[list] { inner(argument) }
      } else if let function = roles.function(called: callee, at: place, in: module) {
        roles.handedBack(by: function, program.arguments(list), in: module).forEach(inner)
      }
    default: return
    }
  }

  private func declared(_ declaration: Reference, _ depth: Int, into result: inout [Reference]) {
    let program = module.program(declaration)
    switch program[declaration.node] {
    case .parameter: result.append(declaration)
    case .property(let id):
      result.append(declaration)
      guard let value = program[id].initializer ?? program[id].delegate else { return }
      follow(declaration.at(value), depth: depth + 1, into: &result)
    default: return
    }
  }

  /// Calls that hand on what they are called on.
  private static let onReceiver: Set<String> = [
    "copy", "merge", "takeOrElse", "toPx", "roundToPx", "toInt", "toFloat", "roundToInt", "coerceIn",
    "coerceAtLeast", "coerceAtMost",
  ]
}
