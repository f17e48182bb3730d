import Evaluation
import ParityModel
import Program

/// Functions, tables, schedules and clamps.
extension SpecInterpreter {
  mutating func readFunction(_ chain: Chain, into component: inout ComponentSpec) {
    var arguments = Arguments(chain.root)
    guard let name = behaviourName(&arguments, chain) else { return }
    let written = arguments.rest()
    let closure = arguments.closure("reference")
    finish(arguments)
    guard !written.isEmpty, written.count <= 5 else {
      return missing("samples: one to five inputs, such as .values(0, 1)", of: chain.root)
    }
    let parameters = closure.map(closureParameters) ?? []
    if closure != nil, parameters.count != written.count {
      return problem(
        "the closure takes \(parameters.count) inputs, and there are samples of \(written.count)",
        at: chain.root, advice: "name one parameter an input")
    }
    var inputs: [BehaviourSpec.Input] = []
    for (index, reference) in written.enumerated() {
      let parameter = parameters.indices.contains(index) ? parameters[index] : nil
      guard let input = samples(reference, named: parameter?.name ?? "", as: parameter?.type) else { return }
      inputs.append(input)
    }
    let domains = inputs.map { input -> [BehaviourValue] in
      if case .values(let values) = input.domain { values } else { [] }
    }
    let (samples, total) = BehaviourSpec.product(domains)
    var spec = BehaviourSpec(
      kind: .function, name: name, inputs: inputs, total: total, origin: origin(of: chain.root))
    if let closure {
      guard let expected = expected(closure, samples, inputs, chain.root) else { return }
      spec.expected = expected
    }
    guard let finished = qualified(spec, by: chain.steps) else { return }
    add(finished, to: &component, chain.root)
  }

  mutating func readClamp(_ chain: Chain, into component: inout ComponentSpec) {
    var arguments = Arguments(chain.root)
    guard let name = behaviourName(&arguments, chain) else { return }
    let limits = arguments.labelled("to")
    finish(arguments)
    guard let limits, case .range(let range) = evaluated([limits])[0],
      let lower = range.lower?.double, let upper = range.upper?.double, range.isClosed
    else { return missing("its limits: to: 1...4", of: chain.root) }
    let samples = [
      lower - 1, lower - 0.001, lower, lower + 0.001, (lower + upper) / 2, upper - 0.001, upper,
      upper + 0.001, upper + 1,
    ]
    let input = BehaviourSpec.Input(
      name: "", domain: .values(samples.map { .number($0) }), isReal: true)
    let spec = BehaviourSpec(
      kind: .clamp, name: name, inputs: [input],
      expected: samples.map {
        BehaviourSpec.Expected(inputs: [.number($0)], value: .number(min(max($0, lower), upper)))
      }, total: samples.count, origin: origin(of: chain.root))
    guard let finished = qualified(spec, by: chain.steps) else { return }
    add(finished, to: &component, chain.root)
  }

  mutating func readSchedule(_ chain: Chain, into component: inout ComponentSpec) {
    var arguments = Arguments(chain.root)
    guard let name = behaviourName(&arguments, chain) else { return }
    let places = names(arguments.labelled("in"))
    finish(arguments)
    guard !places.isEmpty else {
      return missing("the declarations that wait: in: [.swiftUI: \"Name\"]", of: chain.root)
    }
    let origin = origin(of: chain.root)
    var spec = BehaviourSpec(kind: .schedule, name: name, origin: origin)
    for (platform, names) in places {
      if let first = names.first {
        spec.subjects[platform] = BehaviourSpec.Subject(name: first, origin: origin)
      }
    }
    var rhythm = Rhythm()
    var others: [Step] = []
    let before = problems.count
    for step in chain.steps {
      switch step.name {
      case "first", "then", "ticks": read(step, into: &rhythm)
      default: others.append(step)
      }
    }
    guard problems.count == before else { return }
    spec.ticks = rhythm.ticks
    if let waits = rhythm.list {
      spec.expected = [BehaviourSpec.Expected(inputs: [], value: .list(waits.map { .number($0) }))]
    }
    guard let finished = qualified(spec, by: others) else { return }
    add(finished, to: &component, chain.root)
  }

  /// The waits of a schedule as they are written, one step after the other.
  struct Rhythm {
    var waits: [Double] = []
    var isRepeating = false
    var ticks = 12

    /// The waits that are compared; nil where none is written.
    var list: [Double]? {
      guard let last = waits.last else { return nil }
      let first = Array(waits.prefix(ticks))
      return isRepeating ? first + Array(repeating: last, count: max(0, ticks - first.count)) : first
    }
  }

  private mutating func read(_ step: Step, into rhythm: inout Rhythm) {
    var arguments = Arguments(step)
    if step.name == "ticks" {
      let count = arguments.next().flatMap { number($0, integers: true) }
      finish(arguments)
      guard let count, count.isInteger, count.value < 1000 else { return missing("a whole number", of: step) }
      rhythm.ticks = max(1, Int(count.value))
      return
    }
    let every = step.name == "then" ? arguments.labelled("every") : nil
    let times = every.map { [$0] } ?? arguments.labelledList("after")
    finish(arguments)
    if times.isEmpty { return missing("a time, such as after: .milliseconds(400)", of: step) }
    for time in times {
      guard let expected = expectations(time, as: .time), case .exactly(let quantity)? = expected.first,
        case .number(let milliseconds) = quantity.value
      else { return }
      rhythm.waits.append(milliseconds)
    }
    rhythm.isRepeating = every != nil
  }

  // MARK: Common

  mutating func behaviourName(_ arguments: inout Arguments, _ chain: Chain) -> String? {
    guard let reference = arguments.next() else {
      missing("a name", of: chain.root)
      return nil
    }
    return requiredString(reference, "the name of a behaviour")
  }

  mutating func add(_ spec: BehaviourSpec, to component: inout ComponentSpec, _ step: Step) {
    if let first = component.behaviours.first(where: { $0.name == spec.name && $0.kind == spec.kind }) {
      problem(
        "'\(spec.name)' is declared twice", at: step, advice: "the other is in line \(first.origin.line)")
    }
    if spec.expected.isEmpty, Platform.allCases.filter(spec.applies).count < 2 {
      problem(
        "there is nothing to hold '\(spec.name)' against", at: step,
        advice: "say what is right, or name a second platform")
    }
    component.behaviours.append(spec)
  }

  func implicit(_ callee: NodeID, _ program: Program) -> String? {
    switch program[callee] {
    case .implicitMember(let name): program[name]
    case .member(_, let name, _): program[name]
    default: nil
    }
  }
}
