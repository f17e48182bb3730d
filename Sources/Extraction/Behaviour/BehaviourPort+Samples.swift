import Evaluation
import ParityModel
import Program

/// Functions, clamps and tables of one value a cell.
extension BehaviourPort {
  func samples(_ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject) -> Outcome {
    let domains = behaviour.inputs.map { domain($0) }
    if let empty = domains.firstIndex(where: \.isEmpty), let declared = declaration(of: subject) {
      let input = behaviour.inputs[empty]
      return Outcome(
        location: declared,
        cells: [
          BehaviourResult.Cell(
            inputs: [],
            outcome: .unreadable(reason: "the cases of '\(input.name)' are not told by the sources", declared)
          )
        ])
    }
    let samples = BehaviourSpec.product(domains).samples
    if subject.place == nil {
      let functions = evaluator.functions(named: subject.name)
        .filter { accepts($0, behaviour.inputs.count) }
      if functions.count > 1 {
        return Outcome(
          location: place(of: functions[0].reference),
          cells: [
            BehaviourResult.Cell(
              inputs: [],
              outcome: .unreadable(
                reason: "there are \(functions.count) functions '\(subject.name)' with these inputs",
                place(of: functions[0].reference)))
          ])
      }
      if let function = functions.first { return calls(of: function, behaviour, subject, samples) }
    }
    if let styles = styles(behaviour, subject, samples) { return styles }
    switch piece(subject) {
    case .none: return Outcome()
    case .one(let piece): return pieces(of: piece, behaviour, subject, samples)
    case .several(let places):
      return unreadableOutcome(
        "'\(subject.name)' is there \(places.count) times, \(lines(of: places)): say what it comes from, with from:",
        places[0])
    }
  }

  /// The values of an input, as the sample names them.
  private func domain(_ input: BehaviourSpec.Input) -> [BehaviourValue] {
    switch input.domain {
    case .values(let values): values
    case .cases(let names): names[platform].map { cases(of: $0).map { .name($0.tokenName) } } ?? []
    }
  }

  /// The names of the cases of an enumeration, the keys of an object, the options of an axis of variants.
  func cases(of name: String) -> [String] {
    let cases = evaluator.cases(of: name).compactMap { value -> String? in
      if case .enumCase(let item) = value { item.name } else { nil }
    }
    if !cases.isEmpty { return cases }
    if case .axis(_, let axis) = styleAxis(named: name) { return axis.options.map(\.name) }
    return evaluator.object(named: name)?.fields.map(\.name) ?? []
  }

  private func accepts(_ function: Callable, _ count: Int) -> Bool {
    let parameters = evaluator.parameters(of: function)
    return parameters.count >= count && parameters.dropFirst(count).allSatisfy(\.hasDefault)
  }

  func piece(_ subject: BehaviourSpec.Subject) -> Piece.Choice {
    let inputs = subject.inputs.flatMap { SampleName($0).names }
    if let place = subject.place { return evaluator.piece(named: subject.name, in: place, from: inputs) }
    guard let dot = subject.name.lastIndex(of: ".") else { return .none }
    return evaluator.piece(
      named: String(subject.name[subject.name.index(after: dot)...]), in: String(subject.name[..<dot]),
      from: inputs)
  }

  /// `in lines 3 and 9`
  func lines(of places: [Reference]) -> String {
    let lines = places.map { "\(place(of: $0).line)" }
    return "in lines " + lines.dropLast().joined(separator: ", ") + " and " + (lines.last ?? "")
  }

  private func declaration(of subject: BehaviourSpec.Subject) -> Location? {
    if subject.place == nil, let function = evaluator.functions(named: subject.name).first {
      return place(of: function.reference)
    }
    switch piece(subject) {
    case .none: return nil
    case .one(let piece): return place(of: piece.reference)
    case .several(let places): return places.first.map(place(of:))
    }
  }

  /// Calls a function with the samples as its arguments.
  private func calls(
    of function: Callable, _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject,
    _ samples: [[BehaviourValue]]
  ) -> Outcome {
    let types = zip(behaviour.inputs, evaluator.parameters(of: function)).map { input, parameter in
      type(of: input, declared: parameter.type)
    }
    var outcome = outcome(of: [function.reference])
    var arguments: [[EvaluatedValue]] = []
    var kept: [[BehaviourValue]] = []
    for sample in samples {
      var values: [EvaluatedValue] = []
      values.reserveCapacity(sample.count)
      for (index, value) in sample.enumerated() {
        if let given = given(value, as: types[index], isReal: behaviour.inputs[index].isReal) {
          values.append(given)
        }
      }
      if values.count == sample.count {
        arguments.append(values)
        kept.append(sample)
      } else {
        outcome.refuse(sample, behaviour, subject)
      }
    }
    let results = evaluator.calls(
      function, on: receiver(of: function), with: arguments,
      assuming: Assumptions(values: assumptions(behaviour)))
    outcome.add(kept, results, in: self, behaviour, subject)
    return outcome
  }

  /// The type whose cases an input runs over, else the parameter's own.
  private func type(of input: BehaviourSpec.Input, declared: String?) -> String? {
    if case .cases(let names) = input.domain { return names[platform] ?? declared }
    return declared
  }

  private func receiver(of function: Callable) -> EvaluatedValue? {
    guard !function.isStatic, let owner = function.owner else { return nil }
    return .unknown(Unknown(reason: "an instance of `\(owner)` is not given", place: function.reference))
  }

  /// Evaluates a piece of a declaration with the samples under the names that they have there.
  private func pieces(
    of piece: Piece, _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject,
    _ samples: [[BehaviourValue]]
  ) -> Outcome {
    let written = behaviour.inputs.enumerated().map { index, input in
      let name = SampleName(subject.inputs.indices.contains(index) ? subject.inputs[index] : input.name)
      let types = name.names.map {
        type(of: input, declared: name.type ?? evaluator.type(of: $0, at: piece.reference))
      }
      return (name: name, types: types, isReal: input.isReal || isReal(input))
    }
    var outcome = outcome(of: [piece.reference])
    var inputs: [[String: EvaluatedValue]] = []
    var kept: [[BehaviourValue]] = []
    for sample in samples {
      var values = [String: EvaluatedValue](minimumCapacity: sample.count)
      var isWhole = true
      for (input, value) in zip(written, sample) {
        for ((name, value), type) in zip(input.name.given(value) ?? [], input.types) {
          values[name] = given(value, as: type, isReal: input.isReal)
        }
        if !input.name.names.allSatisfy({ values[$0] != nil }) { isWhole = false }
      }
      if isWhole {
        inputs.append(values)
        kept.append(sample)
      } else {
        outcome.refuse(sample, behaviour, subject)
      }
    }
    let results = evaluator.values(of: piece, given: inputs, assuming: assumptions(behaviour))
    outcome.add(kept, results, in: self, behaviour, subject)
    return outcome
  }

  /// Whether any sample of an input is a fraction: then all of them are numbers with one.
  private func isReal(_ input: BehaviourSpec.Input) -> Bool {
    guard case .values(let values) = input.domain else { return false }
    return values.contains { if case .number(let number) = $0 { number != number.rounded() } else { false } }
  }

  func assumptions(_ behaviour: BehaviourSpec) -> [String: EvaluatedValue] {
    var result: [String: EvaluatedValue] = [:]
    for assumption in behaviour.assumptions {
      result[assumption.name] = given(assumption.value, as: nil, isReal: false)
    }
    return result
  }
}

extension BehaviourPort.Outcome {
  /// Says that the port cannot hold a sample. A clamp is tried with fractions only where it can.
  fileprivate mutating func refuse(
    _ sample: [BehaviourValue], _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject
  ) {
    guard behaviour.kind != .clamp else { return }
    cells.append(
      BehaviourResult.Cell(
        inputs: sample,
        outcome: .unreadable(reason: "'\(subject.name)' does not take this sample", location)))
  }

  mutating func add(
    _ samples: [[BehaviourValue]], _ results: [Evaluator.Result], in port: BehaviourPort,
    _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject
  ) {
    for (sample, result) in zip(samples, results) {
      cells.append(
        BehaviourResult.Cell(
          inputs: sample,
          outcome: port.found(result, taking: subject.taking, takesTokens: behaviour.kind == .table)))
    }
    notes += port.notes(results)
  }
}
