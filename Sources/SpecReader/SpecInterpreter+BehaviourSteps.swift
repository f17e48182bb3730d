import Evaluation
import ParityModel
import Program

/// What is chained onto a behaviour.
extension SpecInterpreter {
  /// A behaviour with what its steps say of it; nil where one of them is wrong.
  mutating func qualified(_ spec: BehaviourSpec, by steps: [Step]) -> BehaviourSpec? {
    var spec = spec
    let before = problems.count
    for step in steps {
      var arguments = Arguments(step)
      switch step.name {
      case "evaluated": read(step, &arguments, into: &spec)
      case "assuming":
        let name = arguments.next().flatMap { requiredString($0, "a name") }
        let value = arguments.labelled("returns")
        finish(arguments)
        guard let name, let value else {
          missing("a name and 'returns:'", of: step)
          continue
        }
        guard let shared = sample(value) else { continue }
        spec.assumptions.append(BehaviourSpec.Assumption(name: name, value: shared))
      case "only":
        guard let reference = arguments.labelled("on") else {
          missing("'on:'", of: step)
          continue
        }
        finish(arguments)
        spec.platforms = platforms(reference)
      case "except":
        guard let exception = exception(&arguments, step, .literal) else { continue }
        if case .values = exception.allowed {
          problem("a behaviour has no other value", at: step, advice: "write .anything or .absent")
          continue
        }
        spec.exceptions.append(exception)
      default:
        let known =
          ["evaluated", "assuming", "only", "except"]
          + (spec.kind == .schedule ? ["first", "then", "ticks"] : [])
        problem(
          "a \(spec.kind.rawValue) has no '\(step.name)'", at: step,
          advice: Suggestion.advice(for: step.name, among: known) ?? "there are "
            + known.joined(separator: ", "))
      }
    }
    return problems.count == before ? spec : nil
  }

  private mutating func read(_ step: Step, _ arguments: inout Arguments, into spec: inout BehaviourSpec) {
    let onto = arguments.labelled("on")
    let name = arguments.labelled("as").flatMap { requiredString($0, "a name") }
    let place = arguments.labelled("in").flatMap { requiredString($0, "a declaration") }
    let inputs = arguments.labelledList("from").compactMap { requiredString($0, "the name of an input") }
    let taking = arguments.labelled("taking").flatMap { requiredString($0, "a member") }
    finish(arguments)
    guard let onto, let name else { return missing("'on:' and 'as:'", of: step) }
    if !inputs.isEmpty, inputs.count != spec.inputs.count {
      return problem(
        "\(inputs.count) names cannot stand for \(spec.inputs.count) inputs", at: step,
        advice: "name each input in order, \"_\" for one that is not there")
    }
    for platform in platforms(onto) ?? [] {
      spec.subjects[platform] = BehaviourSpec.Subject(
        name: name, place: place, inputs: inputs, taking: taking, origin: origin(of: step))
    }
  }
}
