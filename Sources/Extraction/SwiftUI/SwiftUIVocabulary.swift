import Evaluation
import ParityModel
import Program

/// What SwiftUI sources state.
///
/// It knows the framework's modifiers and views by table; a project's own helpers it reads through
/// their definitions, by the types of their parameters and by where the parameters go.
struct SwiftUIVocabulary: Vocabulary {
  let dialect: Dialect
  let lexicon: Lexicon
  /// What each file assigns, in the order in which it is written.
  private(set) var assignments: [[Assignment]] = []

  /// `target = value`.
  struct Assignment {
    let node: NodeID
    let range: ByteRange
    let target: NodeID
    let value: NodeID
  }

  init(dialect: Dialect, lexicon: Lexicon) {
    self.dialect = dialect
    self.lexicon = lexicon
  }

  func prepared(for module: Module) -> any Vocabulary {
    var prepared = self
    prepared.assignments = module.files.map { Self.assignments(in: $0.program) }
    return prepared
  }

  private static func assignments(in program: Program) -> [Assignment] {
    var assignments: [Assignment] = []
    for node in program.ids {
      guard case .assign(nil, let target, let value) = program[node] else { continue }
      assignments.append(
        Assignment(node: node, range: program.range(node), target: target, value: value))
    }
    return assignments.sorted { ($0.range.lower, $1.range.upper) < ($1.range.lower, $0.range.upper) }
  }

  func part(of declaration: Reference, in module: Module) -> String? {
    SwiftUIParts(module: module).part(of: declaration)
  }

  func part(outsideUIInType type: Reference, in module: Module) -> String {
    SwiftUIParts(module: module).part(outsideUIInType: type)
  }

  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading {
    SwiftUIReading(vocabulary: self, module: module, place: place).read(as: kind)
  }

  func extract(file: Int, into facts: inout FactCollector) {
    var walk = SwiftUIWalk(vocabulary: self, module: facts.module, file: file)
    walk.run(into: &facts)
  }
}
