import Evaluation
import ParityModel
import Program

/// Collects what the calls, assignments and declarations of one file state.
struct ComposeStatements {
  let vocabulary: ComposeVocabulary
  let module: Module
  let index: Int
  let file: SourceFile
  let scope: ComposeScope
  private(set) var collected = Collected()
  /// The use of a constant whose parts are being read.
  var use: Reference?

  /// What one file states.
  struct Collected: Sendable {
    var list: [ComposeStatement] = []
    /// Clamps, which are thresholds where they feed no property.
    var clamps: [ComposeStatement] = []
    /// Functions and animated values whose roles were asked for: the rest does not change with theirs.
    var asked: [Reference] = []
  }

  var program: Program { file.program }

  init(vocabulary: ComposeVocabulary, module: Module, file: Int) {
    self.vocabulary = vocabulary
    self.module = module
    index = file
    self.file = module.files[file]
    scope = ComposeScope(module: module, file: file)
  }

  func place(_ id: NodeID) -> Reference { Reference(file: index, node: id) }

  mutating func add(_ statement: ComposeStatement) { collected.list.append(statement) }
  mutating func addClamp(_ statement: ComposeStatement) { collected.clamps.append(statement) }

  mutating func state(
    _ properties: [Property], from id: NodeID, as kind: ValueKind? = nil, state: State = []
  ) {
    guard !properties.isEmpty else { return }
    var statement = ComposeStatement(properties, from: place(id), as: kind, state: state)
    statement.use = use
    collected.list.append(statement)
  }

  /// The properties that a parameter or an animated value feeds.
  mutating func roles(of declaration: Reference) -> [Property] {
    collected.asked.append(declaration)
    return vocabulary.roles.properties(ofDeclaration: declaration)
  }

  /// The arguments of a call whose parameters feed something.
  mutating func roles(
    ofArguments arguments: CallArguments, of function: Reference
  ) -> [(value: NodeID, properties: [Property])] {
    collected.asked.append(function)
    return vocabulary.roles.arguments(of: function, arguments, in: module)
  }

  /// Whether an expression measures a way on the screen.
  mutating func isDistance(_ id: NodeID, at place: Reference) -> Bool {
    vocabulary.roles.isDistance(id, at: place, in: module, &collected.asked)
  }

  mutating func collect() {
    let previews = program.ids.filter(program.isPreview).map(program.range)
    for id in program.ids {
      if previews.contains(where: { $0.contains(program.range(id)) }) { continue }
      switch program[id] {
      case .call(let callee, let arguments): call(id, callee, arguments)
      case .assign(_, let target, let value): assignment(target, value)
      case .binary(let sign, let left, let right): comparison(id, sign, left, right)
      case .member: icon(id)
      case .function(let function): defaults(of: program[function], at: id)
      case .type(let type): table(program[type])
      case .property(let property): declaration(id, program[property])
      default: break
      }
    }
  }

  private mutating func call(_ id: NodeID, _ callee: NodeID, _ list: NodeList) {
    guard let word = program.lastWord(of: callee) else { return }
    let arguments = program.arguments(list)
    if ComposeTables.modifiers[word] != nil || ComposeTables.filling[word] != nil, scope.isModifierCall(id) {
      modifier(id, callee, word, arguments)
      return
    }
    if let overloads = ComposeTables.calls[word] { apply(overloads, to: arguments) }
    motion(id, callee, word, arguments)
    meaning(id, callee, word, arguments)
    drawing(callee, word, arguments)
    style(id, callee, word, arguments)
    if word == "provides", case .member(let local, _, _) = program[callee] { provision(local, arguments) }
    component(id, callee, word, arguments)
    clamp(id, callee, word, arguments)
  }

  /// The statements of a call whose parameters a table lists.
  mutating func apply(
    _ overloads: [ComposeTables.Overload], to arguments: CallArguments, state: State = []
  ) {
    guard let overload = overloads.first(where: { $0.fits(arguments) }) ?? overloads.first else { return }
    for (position, parameter) in overload.enumerated() {
      guard let value = arguments.value(parameter.label, or: position) else { continue }
      self.state(parameter.properties, from: value, as: parameter.kind, state: state)
    }
  }
}

extension ComposeTables.Overload {
  /// Whether a call of these arguments means this overload.
  func fits(_ arguments: CallArguments) -> Bool {
    arguments.positional.count <= count
      && arguments.labelled.allSatisfy { argument in contains { $0.label == argument.key } }
  }
}
