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
    if values.isEmpty { return columns(ofData: type, behaviour, subject) }
    guard let declared = evaluator.declarations(named: type).first else { return Outcome() }
    var outcome = outcome(of: evaluator.declarations(named: type))
    for value in values {
      guard case .enumCase(let item) = value else { continue }
      for column in behaviour.columns {
        let result = evaluator.member(
          column.name(on: platform), of: value, at: declared,
          assuming: Assumptions(values: assumptions(behaviour)))
        outcome.cells.append(
          BehaviourResult.Cell(
            inputs: [.name(item.name.lowerCamel)], column: column.name,
            outcome: found(result, taking: subject.taking, takesTokens: true)))
      }
    }
    return outcome
  }

  /// `const sizes = { sm: { height: 24 } }`, and the sizes of what `cva` makes.
  private func columns(
    ofData name: String, _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject
  ) -> Outcome {
    switch styleAxis(named: name) {
    case .none: return Outcome()
    case .unreadable(let outcome): return outcome
    case .axis(let table, let axis):
      var outcome = outcome(of: [table.reference])
      for option in axis.options {
        for column in behaviour.columns {
          outcome.cells.append(
            BehaviourResult.Cell(
              inputs: [.name(option.name.tokenName)], column: column.name,
              outcome: cell(column.name(on: platform), of: option, axis, table, subject)))
        }
      }
      return outcome
    }
  }

  /// A field of an option, else what its styles say of a property.
  private func cell(
    _ column: String, of option: Record.Field, _ axis: StyleTable.Axis, _ table: StyleTable,
    _ subject: BehaviourSpec.Subject
  ) -> BehaviourResult.Outcome {
    if case .record(let row) = option.value, let value = row[column] {
      return found(Evaluator.Result(of: value), taking: subject.taking, takesTokens: true)
    }
    return cell(column, of: table, selecting: [axis.name: option.name], [])
      ?? .unreadable(reason: "'\(option.name)' has no '\(column)'", place(of: table.reference))
  }
}
