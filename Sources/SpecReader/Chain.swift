import Evaluation
import Program

/// One call of the spec: an element, or a step of the chain behind it.
struct Step {
  var name: String
  /// Where the name stands.
  var place: ByteRange
  var file: Int
  var arguments: [Argument]

  struct Argument {
    var label: String?
    var value: Reference
    /// A closure behind the parentheses.
    var isTrailing: Bool
  }
}

/// `Part("…").height(32).gap(3)`: an element and the steps behind it, in the order in which they are written.
struct Chain {
  var root: Step
  var steps: [Step]
}

extension Module {
  /// The chain that an expression is; nil where it does not start with a call of a plain name.
  func chain(_ reference: Reference) -> Chain? {
    var steps: [Step] = []
    var current = reference.node
    let program = program(reference)
    // A closure behind the parentheses may be a call of its own, of the call in front of it.
    var trailing: [Step.Argument] = []
    while case .call(let callee, let list) = program[current] {
      var arguments = program[list].compactMap { node -> Step.Argument? in
        guard case .argument(let label, let value, let trailing) = program[node] else { return nil }
        return Step.Argument(
          label: label.map { program[$0] }, value: reference.at(value), isTrailing: trailing)
      }
      arguments += trailing
      trailing = []
      switch program[callee] {
      case .name(let name):
        let root = Step(
          name: program[name], place: program.range(callee), file: reference.file, arguments: arguments)
        return Chain(root: root, steps: steps.reversed())
      case .member(let base, let name, _):
        let upper = program.range(callee).upper
        let length = UInt32(program[name].utf8.count)
        let place = ByteRange(upper >= length ? upper - length : upper, upper)
        steps.append(
          Step(name: program[name], place: place, file: reference.file, arguments: arguments))
        current = base
      case .call:
        trailing = arguments
        current = callee
      default: return nil
      }
    }
    return nil
  }
}
