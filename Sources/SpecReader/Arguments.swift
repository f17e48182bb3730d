import Evaluation
import ParityModel

/// The arguments of one step, taken one after the other; what is left over is a mistake.
struct Arguments {
  let step: Step
  private var remaining: [Step.Argument]
  /// Every label that was asked for, to suggest one.
  private var known: [String] = []

  init(_ step: Step) {
    self.step = step
    remaining = step.arguments
  }

  /// The next argument without a label.
  mutating func next() -> Reference? {
    guard let first = remaining.first, first.label == nil, !first.isTrailing else { return nil }
    return remaining.removeFirst().value
  }

  /// Every further argument without a label.
  mutating func rest() -> [Reference] {
    var result: [Reference] = []
    while let argument = next() { result.append(argument) }
    return result
  }

  /// The argument of a label.
  mutating func labelled(_ label: String) -> Reference? {
    known.append(label)
    guard let index = remaining.firstIndex(where: { $0.label == label }) else { return nil }
    return remaining.remove(at: index).value
  }

  /// The argument of a label, and those without one that follow it.
  mutating func labelledList(_ label: String) -> [Reference] {
    known.append(label)
    guard let index = remaining.firstIndex(where: { $0.label == label }) else { return [] }
    var result = [remaining.remove(at: index).value]
    while index < remaining.count, remaining[index].label == nil, !remaining[index].isTrailing {
      result.append(remaining.remove(at: index).value)
    }
    return result
  }

  /// The closure behind the parentheses, or the last one within them.
  mutating func closure(_ label: String) -> Reference? {
    if let index = remaining.lastIndex(where: \.isTrailing) { return remaining.remove(at: index).value }
    return labelled(label)
  }

  var leftovers: [Step.Argument] { remaining }
  var labels: [String] { known }
}

extension SpecInterpreter {
  /// Reports what nobody asked for.
  mutating func finish(_ arguments: Arguments) {
    for argument in arguments.leftovers {
      let name = arguments.step.name
      if argument.isTrailing {
        problem("'\(name)' takes no braces", at: argument.value)
      } else if let label = argument.label {
        problem(
          "'\(name)' has no argument '\(label)'", at: argument.value,
          advice: Suggestion.advice(for: label, among: arguments.labels))
      } else {
        problem("'\(name)' takes no further argument", at: argument.value)
      }
    }
  }

  mutating func missing(_ what: String, of step: Step) {
    problem("'\(step.name)' needs \(what)", at: step)
  }
}
