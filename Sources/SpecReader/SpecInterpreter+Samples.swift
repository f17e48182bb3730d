import Evaluation
import ParityModel
import Program

/// The samples of a function, and what its closure makes of them.
extension SpecInterpreter {
  /// The parameters of a closure, with the types that are written.
  func closureParameters(_ closure: Reference) -> [(name: String, type: String?)] {
    let program = module.program(closure)
    guard case .lambda(let list, _) = program[closure.node] else { return [] }
    return program[list].compactMap { node in
      guard case .parameter(let id) = program[node] else { return nil }
      return (program[program[id].name], program[id].type.map { program[$0] })
    }
  }

  /// `.values(…)`, `.range(…)`, `.booleans`
  mutating func samples(_ reference: Reference, named name: String, as type: String?) -> BehaviourSpec.Input?
  {
    let program = module.program(reference)
    if member(reference, of: "Samples") == "booleans" {
      return BehaviourSpec.Input(name: name, domain: .values([.flag(false), .flag(true)]))
    }
    guard case .call(let callee, let list) = program[reference.node], let word = implicit(callee, program)
    else {
      problem(
        "'\(text(reference))' is no row of samples", at: reference,
        advice: "write .values(0, 1), .range(0...40) or .booleans")
      return nil
    }
    var values: [(label: String?, reference: Reference)] = []
    for node in program[list] {
      guard case .argument(let label, let value, _) = program[node] else { continue }
      values.append((label.map { program[$0] }, reference.at(value)))
    }
    let evaluated = evaluated(values.map(\.reference))
    let isReal =
      type.map { $0.contains("Double") || $0 == "Extent" || $0 == "Position" }
      ?? evaluated.contains { $0.isReal }
    switch word {
    case "values":
      var shared: [BehaviourValue] = []
      for (item, value) in zip(values, evaluated) {
        guard let value = sample(value, at: item.reference) else { return nil }
        shared.append(value)
      }
      return BehaviourSpec.Input(name: name, domain: .values(shared), isReal: isReal)
    case "range":
      guard let first = evaluated.first, case .range(let range) = first,
        let lower = range.lower?.double, let upper = range.upper?.double
      else {
        problem("'\(text(reference))' is no range", at: reference, advice: "write .range(0...40)")
        return nil
      }
      var step = 1.0
      if evaluated.count > 1, case .number(let number) = evaluated[1] { step = number.double }
      let count = step > 0 ? ((upper - lower) / step + 1e-9).rounded(.down) : 0
      guard count < 100_000 else {
        problem("'\(text(reference))' has too many samples", at: reference, advice: "take larger steps")
        return nil
      }
      let numbers = (0...max(0, Int(count))).map { BehaviourValue.number(lower + Double($0) * step) }
      return BehaviourSpec.Input(name: name, domain: .values(numbers), isReal: isReal)
    default:
      problem(
        "there are no samples '.\(word)'", at: reference, advice: "there are .values, .range and .booleans")
      return nil
    }
  }

  /// One sample, evaluated.
  mutating func sample(_ reference: Reference) -> BehaviourValue? {
    sample(evaluated([reference])[0], at: reference)
  }

  private mutating func sample(_ value: EvaluatedValue, at reference: Reference) -> BehaviourValue? {
    if let shared = value.shared(takesTokens: false, naming: { $0 }) { return shared }
    problem(
      "'\(text(reference))' cannot be evaluated: \(value.cause?.reason ?? "it is no value")",
      at: reference, advice: "use literals and constants of the spec")
    return nil
  }

  /// The values of expressions; a literal needs no evaluator.
  mutating func evaluated(_ references: [Reference]) -> [EvaluatedValue] {
    let literals = references.map { reference -> EvaluatedValue? in
      if let number = number(reference, integers: true) {
        guard number.isInteger, let whole = Int64(exactly: number.value) else {
          return .number(.double(number.value))
        }
        return .number(.integer(whole, .int64))
      }
      return string(reference).map { .text($0) }
    }
    let others = references.indices.filter { literals[$0] == nil }
    guard !others.isEmpty else { return literals.compactMap { $0 } }
    var results = evaluator.values(of: others.map { references[$0] }).map(\.value)[...]
    return literals.map { $0 ?? results.removeFirst() }
  }

  /// What the closure gives for each sample; nil where it cannot be evaluated, which is reported.
  mutating func expected(
    _ closure: Reference, _ samples: [[BehaviourValue]], _ inputs: [BehaviourSpec.Input], _ step: Step
  ) -> [BehaviourSpec.Expected]? {
    let arguments = samples.map { sample in
      zip(sample, inputs).map { value, input in value.evaluated(isReal: input.isReal) }
    }
    let results = evaluator.results(of: closure, with: arguments)
    var expected: [BehaviourSpec.Expected] = []
    for (sample, result) in zip(samples, results) {
      guard let value = result.value.shared(takesTokens: false, naming: { $0 }) else {
        let cause = result.value.cause
        problem(
          "what is right cannot be evaluated for \(sample.map(\.description).joined(separator: ", ")): "
            + (cause?.reason ?? "the closure gives no value"), at: cause?.place ?? closure,
          advice: "a closure of the spec uses what the spec declares and the standard library")
        return nil
      }
      expected.append(BehaviourSpec.Expected(inputs: sample, value: value))
    }
    return expected
  }
}

extension EvaluatedValue {
  fileprivate var isReal: Bool {
    switch self {
    case .number(let number): !number.isInteger
    case .list(let list): list.elements.contains(where: \.isReal)
    case .range(let range): range.lower?.isInteger == false || range.upper?.isInteger == false
    case .record: true
    default: false
    }
  }
}

extension BehaviourValue {
  /// The sample as the closure takes it.
  fileprivate func evaluated(isReal: Bool) -> EvaluatedValue {
    func number(_ value: Double) -> EvaluatedNumber {
      guard !isReal, let whole = Int64(exactly: value) else { return .double(value) }
      return .integer(whole, .int64)
    }
    switch self {
    case .number(let value): return .number(number(value))
    case .text(let text), .name(let text): return .text(text)
    case .flag(let flag): return .boolean(flag)
    case .nothing: return .null
    case .list(let items): return .list(ValueList(items.map { $0.evaluated(isReal: isReal) }))
    case .range(let lower, let upper):
      return .range(ValueRange(lower: number(lower), upper: number(upper), isClosed: true))
    case .fields(let fields):
      return .record(
        Record(
          type: fields.first?.name == "x" ? "Position" : "Extent",
          fields: fields.map { Record.Field(name: $0.name, value: $0.value.evaluated(isReal: true)) }))
    }
  }
}
