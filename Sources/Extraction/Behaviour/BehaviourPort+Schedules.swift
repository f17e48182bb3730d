import Evaluation
import ParityModel
import Program

/// The waits that a handler, task or coroutine goes through.
extension BehaviourPort {
  func schedule(_ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject) -> Outcome {
    let declarations = evaluator.declarations(named: subject.place ?? subject.name)
    guard let first = declarations.first else { return Outcome() }
    var outcome = outcome(of: [first])
    // A schedule speaks of its waits alone, not of all that its declaration draws.
    outcome.extents = []
    var best: Evaluator.Result?
    for declaration in declarations {
      let result = evaluator.waits(
        of: declaration, first: behaviour.ticks, assuming: assumptions(behaviour))
      if best == nil || (best?.waits.isEmpty == true && !result.waits.isEmpty) { best = result }
    }
    guard let result = best else { return outcome }
    outcome.notes = notes([result])
    outcome.extents = result.waits.map { module.file($0.place).location($0.place.node) }
    if let wait = result.waits.first { outcome.location = module.file(wait.place).location(wait.place.node) }
    let waits = result.waits.map { BehaviourValue.number($0.milliseconds) }
    let value: BehaviourResult.Outcome
    switch result.outcome {
    case .unreadable(let unknown): value = unreadable(unknown)
    case .value where waits.isEmpty: value = .unreadable(reason: "nothing waits here", outcome.location)
    case .value: value = .value(.list(waits))
    }
    outcome.cells = [BehaviourResult.Cell(inputs: [], outcome: value)]
    return outcome
  }
}
