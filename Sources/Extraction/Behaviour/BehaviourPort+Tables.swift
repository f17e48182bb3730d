import Evaluation
import ParityModel
import Program

/// Tables that list members of each case: `height` and `padding` of every size.
extension BehaviourPort {
  func columns(_ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject) -> Outcome {
    guard let input = behaviour.inputs.first, case .cases(let names) = input.domain,
      let type = names[platform]
    else { return Outcome() }
    let values = evaluator.cases(of: type)
    if values.isEmpty { return columns(ofObject: type, behaviour, subject) }
    guard let declared = evaluator.declarations(named: type).first else { return Outcome() }
    var outcome = outcome(of: evaluator.declarations(named: type))
    for value in values {
      guard case .enumCase(let item) = value else { continue }
      for column in behaviour.columns {
        let result = evaluator.member(
          column, of: value, at: declared, assuming: Assumptions(values: assumptions(behaviour)))
        outcome.cells.append(
          BehaviourResult.Cell(
            inputs: [.name(item.name.lowerCamel)], column: column,
            outcome: found(result, taking: subject.taking, takesTokens: true)))
      }
    }
    return outcome
  }

  /// `const sizes = { sm: { height: 24 } }`
  private func columns(
    ofObject name: String, _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject
  ) -> Outcome {
    guard let record = evaluator.object(named: name), let declared = module.declarations(named: name).first
    else {
      return Outcome()
    }
    var outcome = outcome(of: [declared])
    for field in record.fields {
      for column in behaviour.columns {
        let result: BehaviourResult.Outcome
        if case .record(let row) = field.value, let value = row[column] {
          let found = Evaluator.Result(of: value)
          result = self.found(found, taking: subject.taking, takesTokens: true)
        } else {
          result = .unreadable(reason: "'\(field.name)' has no '\(column)'", outcome.location)
        }
        outcome.cells.append(
          BehaviourResult.Cell(inputs: [.name(field.name.lowerCamel)], column: column, outcome: result))
      }
    }
    return outcome
  }
}
