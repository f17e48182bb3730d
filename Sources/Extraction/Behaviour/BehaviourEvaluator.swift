import Evaluation
import ParityModel
import Program

/// Evaluates what a spec asks of the behaviour of one port, sample by sample.
///
/// It never judges: what it finds are plain values, or the place that keeps it from finding them.
public struct BehaviourEvaluator: Sendable {
  let specification: Specification
  let dialect: Dialect

  private var platform: Platform { dialect.platform }

  public init(specification: Specification, dialect: Dialect) {
    self.specification = specification
    self.dialect = dialect
  }

  /// One result a behaviour that the platform is held to.
  public func results(of module: Module) -> [BehaviourResult] {
    let asked = specification.components.contains { component in
      component.behaviours.contains { $0.applies(to: platform) }
    }
    guard asked, !module.files.isEmpty else { return [] }
    var results: [BehaviourResult] = []
    Evaluator.together { results = evaluated(module) }
    return results
  }

  private func evaluated(_ module: Module) -> [BehaviourResult] {
    let port = BehaviourPort(evaluator: Evaluator(module), dialect: dialect)
    var results: [BehaviourResult] = []
    for (component, spec) in specification.components.enumerated() {
      for (index, behaviour) in spec.behaviours.enumerated() where behaviour.applies(to: platform) {
        let outcome = port.evaluate(behaviour)
        results.append(
          BehaviourResult(
            component: component, behaviour: index, location: outcome.location, extents: outcome.extents,
            cells: outcome.cells, notes: outcome.notes))
      }
    }
    return results
  }
}

/// One port, ready to be evaluated.
struct BehaviourPort {
  let evaluator: Evaluator
  let dialect: Dialect
  let caseNames = CaseNames()

  var platform: Platform { dialect.platform }
  var module: Module { evaluator.module }
  var language: Language { module.files.first?.program.language ?? .swift }

  /// What one behaviour comes to in the port.
  struct Outcome {
    var location: Location?
    /// The declarations that were evaluated, whole.
    var extents: [Location] = []
    var cells: [BehaviourResult.Cell] = []
    var notes: [Finding.Note] = []
  }

  func evaluate(_ behaviour: BehaviourSpec) -> Outcome {
    let subject =
      behaviour.subjects[platform] ?? BehaviourSpec.Subject(name: behaviour.name, origin: behaviour.origin)
    switch behaviour.kind {
    case .schedule: return schedule(behaviour, subject)
    case .table where !behaviour.columns.isEmpty: return columns(behaviour, subject)
    case .function, .table, .clamp: return samples(behaviour, subject)
    }
  }

  /// The name of a declaration, or the whole of what has none.
  func place(of reference: Reference) -> Location {
    let file = module.file(reference)
    let program = file.program
    switch program[reference.node] {
    case .function(let id): return file.location(program[id].nameRange)
    case .property(let id): return file.location(program[id].nameRange)
    case .type(let id): return file.location(program[id].nameRange)
    default: return file.location(reference.node)
    }
  }

  /// A result about declarations, the first of which has the place.
  func outcome(of declarations: [Reference]) -> Outcome {
    Outcome(
      location: declarations.first.map(place(of:)),
      extents: declarations.map { module.file($0).location($0.node) })
  }

  func unreadable(_ unknown: Unknown) -> BehaviourResult.Outcome {
    .unreadable(reason: unknown.reason, module.file(unknown.place).location(unknown.place.node))
  }

  /// What was taken for granted, each place once.
  func notes(_ results: [Evaluator.Result]) -> [Finding.Note] {
    var notes: [Finding.Note] = []
    for unknown in results.flatMap(\.assumed) {
      let note = Finding.Note(
        location: module.file(unknown.place).location(unknown.place.node),
        text: "assumed: \(unknown.reason)")
      if notes.count < 8, !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
