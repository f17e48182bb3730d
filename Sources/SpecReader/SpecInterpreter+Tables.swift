import Evaluation
import ParityModel
import Program

/// Tables of decisions: their axes and columns.
extension SpecInterpreter {
  mutating func readTable(_ chain: Chain, into component: inout ComponentSpec) {
    var arguments = Arguments(chain.root)
    guard let name = behaviourName(&arguments, chain) else { return }
    let axes = arguments.labelledList("over")
    let columns = arguments.labelled("columns")
    finish(arguments)
    guard !axes.isEmpty else {
      return missing("its axes: over: .cases(\"size\", of: [.swiftUI: \"Size\"])", of: chain.root)
    }
    var spec = BehaviourSpec(kind: .table, name: name, origin: origin(of: chain.root))
    for reference in axes {
      guard let input = axis(reference) else { return }
      spec.inputs.append(input)
    }
    if let columns {
      guard case .array(let list) = module[columns] else {
        return problem("'\(text(columns))' is no list of members", at: columns, advice: "write [\"height\"]")
      }
      for node in module.program(columns)[list] {
        guard let column = column(columns.at(node)) else { return }
        spec.columns.append(column)
      }
    }
    guard let finished = qualified(spec, by: chain.steps) else { return }
    add(finished, to: &component, chain.root)
  }

  /// A name, or `.column("padding", named: […])`.
  private mutating func column(_ written: Reference) -> BehaviourSpec.Column? {
    guard let step = implicitCall(written) else {
      return requiredString(written, "a column").map { BehaviourSpec.Column($0) }
    }
    guard step.name == "column" else {
      problem(
        "there is no column '.\(step.name)'", at: step,
        advice: "write its name, or .column(\"padding\", named: [.compose: \"inset\"])")
      return nil
    }
    var arguments = Arguments(step)
    let name = arguments.next().flatMap { requiredString($0, "the name of a column") }
    let names = names(arguments.labelled("named"))
    finish(arguments)
    guard let name else {
      missing("a name", of: step)
      return nil
    }
    return BehaviourSpec.Column(name, named: names.compactMapValues(\.first))
  }

  /// `.word(…)` as a step of its own; nil for anything else.
  private func implicitCall(_ reference: Reference) -> Step? {
    let program = module.program(reference)
    guard case .call(let callee, let list) = program[reference.node], let word = implicit(callee, program)
    else { return nil }
    var step = Step(name: word, place: program.range(callee), file: reference.file, arguments: [])
    for node in program[list] {
      guard case .argument(let label, let value, let trailing) = program[node] else { continue }
      step.arguments.append(
        Step.Argument(
          label: label.map { program[$0] }, value: reference.at(value), isTrailing: trailing))
    }
    return step
  }

  private mutating func axis(_ written: Reference) -> BehaviourSpec.Input? {
    let reference = constant(written)?.value ?? written
    guard let step = implicitCall(reference) else {
      problem(
        "'\(text(reference))' is no axis", at: reference,
        advice: "write .cases(\"size\", of: [.swiftUI: \"Size\"]) or .flag(\"pressed\")")
      return nil
    }
    var arguments = Arguments(step)
    guard let name = arguments.next().flatMap({ requiredString($0, "the name of an axis") }) else {
      missing("a name", of: step)
      return nil
    }
    switch step.name {
    case "flag":
      finish(arguments)
      return BehaviourSpec.Input(name: name, domain: .values([.flag(false), .flag(true)]))
    case "cases":
      let types = names(arguments.labelled("of"))
      finish(arguments)
      if types.isEmpty { missing("its types: of: [.swiftUI: \"Size\"]", of: step) }
      return BehaviourSpec.Input(name: name, domain: .cases(types.compactMapValues(\.first)))
    default:
      problem("there is no axis '.\(step.name)'", at: step, advice: "there are .cases and .flag")
      return nil
    }
  }
}
