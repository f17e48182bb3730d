import Evaluation
import ParityModel
import Program

/// Finds what an expression or a function comes to: each result, under the condition that leads to it.
///
/// It looks through conditionals, fallbacks, closures, early returns and casts, and follows no name.
struct ResultReader {
  let module: Module
  let conditions: ConditionReader

  struct Result: Hashable {
    let place: Reference
    let state: State
  }

  init(module: Module) {
    self.module = module
    conditions = ConditionReader(module: module)
  }

  func results(of place: Reference, state: State) -> [Result] {
    var results: [Result] = []
    read(place, state, 0, &results)
    return results
  }

  private func read(_ place: Reference, _ state: State, _ depth: Int, _ results: inout [Result]) {
    guard depth < 32 else { return }
    let program = module.program(place)
    func inner(_ node: NodeID, _ condition: State = []) {
      read(place.at(node), state.and(condition), depth + 1, &results)
    }
    switch program[place.node] {
    case .argument(_, let value, _), .cast(let value, _, _), .forceUnwrap(let value),
      .effect(.await, let value), .lambda(_, let value), .exit(.return, let value?):
      inner(value)
    case .conditional(let condition, let then, let otherwise):
      let states = conditions.states(of: place.at(condition))
      inner(then, states.holds)
      if let otherwise { inner(otherwise, states.fails) }
    case .binary(.and, let condition, let value):
      inner(value, conditions.states(of: place.at(condition)).holds)
    case .binary(.or, let left, let right), .binary(.coalesce, let left, let right):
      inner(left)
      inner(right)
    case .block(let list): readBlock(program[list], place, state, depth, &results)
    case .match(_, let arms):
      for arm in program[arms] {
        if case .arm(_, _, let body) = program[arm] { inner(body, .if) }
      }
    case .function(let id): if let body = program[id].body { inner(body) }
    case .call(let callee, let arguments):
      guard let choices = program.platformChoices(callee, arguments) else {
        return results.append(Result(place: place, state: state))
      }
      for choice in choices { inner(choice, .if) }
    case .exit, .null: return
    default: results.append(Result(place: place, state: state))
    }
  }

  /// What follows a branch that leaves holds where its condition fails.
  private func readBlock(
    _ statements: ArraySlice<NodeID>, _ place: Reference, _ state: State, _ depth: Int,
    _ results: inout [Result]
  ) {
    let program = module.program(place)
    var state = state
    for statement in statements {
      switch program[statement] {
      case .conditional(let condition, let then, let otherwise):
        let states = conditions.states(of: place.at(condition))
        read(place.at(then), state.and(states.holds), depth + 1, &results)
        if let otherwise {
          read(place.at(otherwise), state.and(states.fails), depth + 1, &results)
        } else if program.isLeft(then) {
          state = state.and(states.fails)
        }
      case .exit(.return, _), .match, .block:
        read(place.at(statement), state, depth + 1, &results)
      default: break
      }
    }
  }
}

extension Program {
  /// The values of `Platform.select({ ios: …, android: … })`; nil for any other call.
  func platformChoices(_ callee: NodeID, _ arguments: NodeList) -> [NodeID]? {
    guard words(of: callee) == ["Platform", "select"], let first = self[arguments].first,
      case .argument(_, let value, _) = self[first], case .object(let members) = self[value]
    else { return nil }
    return self[members].compactMap { member in
      if case .entry(_, let value) = self[member] { value } else { nil }
    }
  }

  /// Whether a branch ends by leaving its function or loop.
  fileprivate func isLeft(_ id: NodeID) -> Bool {
    switch self[id] {
    case .exit: true
    case .block(let list): self[list].last.map(isLeft) ?? false
    default: false
    }
  }
}
