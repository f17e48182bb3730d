import Evaluation
import ParityModel
import Program

/// What Compose sources state.
struct ComposeVocabulary: Vocabulary {
  let dialect: Dialect
  let lexicon: Lexicon
  /// What the project's own functions and animated values do with what they are handed.
  var roles = ComposeRoles()

  init(dialect: Dialect, lexicon: Lexicon) {
    self.dialect = dialect
    self.lexicon = lexicon
  }

  /// Composables whose name says that they draw: `@Composable fun Name`.
  func part(of declaration: Reference, in module: Module) -> String? {
    guard case .function(let id) = module[declaration] else { return nil }
    let program = module.program(declaration)
    let name = program[program[id].name]
    guard name.startsUppercase, program.has("Composable", in: program[id].modifiers),
      !program.isPreview(declaration.node)
    else { return nil }
    return name
  }

  /// A companion and an `object : Base { … }` have no name of their own: the type around them has.
  func part(outsideUIInType type: Reference, in module: Module) -> String {
    let file = module.file(type)
    for node in [type.node] + Array(file.ancestors(of: type.node)) {
      guard case .type(let id) = file.program[node] else { continue }
      let declaration = file.program[id]
      let name = file.program[declaration.name]
      if declaration.kind != .companion, !name.isEmpty { return name }
    }
    return ""
  }

  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading {
    ComposeReader(vocabulary: self, module: module, place: place).read(as: kind)
  }

  /// A plain number where a length is due counts pixels of the device: lengths carry their `.dp`.
  func unit(ofNumberAs kind: ValueKind) -> Unit {
    switch kind {
    case .length, .radius: .px
    case .duration: .ms
    case .ratio, .color, .textStyle, .shadow, .easing, .text, .role, .haptic, .icon, .iconWeight, .fontWeight,
      .boolean, .any:
      .none
    }
  }

  func prepared(for module: Module) -> any Vocabulary {
    var prepared = self
    prepared.roles = ComposeRoles(module: module, vocabulary: self)
    return prepared
  }

  func extract(file: Int, into facts: inout FactCollector) {
    let collected = roles.collected[file]
    for statement in collected.list { statement.add(to: &facts) }
    for clamp in collected.clamps { clamp.add(to: &facts, unlessStated: true) }
  }
}

extension Program {
  /// A function that only shows a component in an editor: `@Preview`, `@PreviewLightDark`.
  func isPreview(_ id: NodeID) -> Bool {
    guard case .function(let function) = self[id] else { return false }
    return self[self[function].modifiers].contains { word(of: $0)?.hasPrefix("Preview") ?? false }
  }
}
