import Evaluation
import ParityModel
import Program

/// The waits that a handler, task or coroutine goes through.
extension BehaviourPort {
  func schedule(_ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject) -> Outcome {
    let path = subject.place ?? subject.name
    var declarations = evaluator.declarations(named: path)
    var handler: String?
    // Behind a declaration stands the one of its handlers that is meant.
    if declarations.isEmpty, let dot = path.lastIndex(of: ".") {
      declarations = evaluator.declarations(named: String(path[..<dot]))
      handler = String(path[path.index(after: dot)...])
    }
    guard let first = declarations.first else { return Outcome() }
    var outcome = outcome(of: [first])
    // A schedule speaks of its waits alone, not of all that its declaration draws.
    outcome.extents = []
    let results = declarations.compactMap {
      evaluator.waits(of: $0, first: behaviour.ticks, handler: handler, assuming: assumptions(behaviour))
    }
    let value: BehaviourResult.Outcome
    switch rhythm(of: results) {
    case .one(let result):
      outcome.notes = notes([result])
      outcome.extents = result.waits.map { module.file($0.place).location($0.place.node) }
      outcome.location = outcome.extents.first ?? outcome.location
      value = .value(.list(result.waits.map { .number($0.milliseconds) }))
    case .none: value = .unreadable(reason: "nothing waits here", outcome.location)
    case .unreadable(let unknown): value = unreadable(unknown)
    case .several(let lines):
      value = .unreadable(
        reason: "the waits in lines \(lines) differ: name one declaration", outcome.location)
    }
    outcome.cells = [BehaviourResult.Cell(inputs: [], outcome: value)]
    return outcome
  }

  private enum Rhythm {
    case none
    case one(Evaluator.Result)
    case unreadable(Unknown)
    case several(lines: String)
  }

  private func rhythm(of results: [Evaluator.Result]) -> Rhythm {
    for result in results {
      if case .unreadable(let unknown) = result.outcome { return .unreadable(unknown) }
    }
    guard let first = results.first else { return .none }
    let waits = first.waits.map(\.milliseconds)
    guard results.allSatisfy({ $0.waits.map(\.milliseconds) == waits }) else {
      let lines = results.compactMap { result in
        result.waits.first.map { "\(module.file($0.place).location($0.place.node).line)" }
      }
      return .several(lines: lines.joined(separator: " and "))
    }
    return .one(first)
  }
}
