import Evaluation
import ParityModel
import Program

extension FileOutline {
  /// What a file shows to the others of its port.
  public init(of program: Program) {
    var declared = DeclaredNames()
    declared.add(program[program.roots], of: program)
    self.init(
      words: NameHash.words(of: program.source.bytes, and: Self.unspoken(in: program.language)),
      types: declared.types.sorted(),
      values: declared.values.sorted(), traits: Traits(of: program))
    if program.language == .swift || program.language == .css { return }
    members = Set(program.memberNames.map { NameHash(of: $0) }).sorted()
    guard program.language == .kotlin else { return }
    holders = Set(ComposeRoles.holders(in: program).map { NameHash(of: $0.name) }).sorted()
  }

  /// What is asked for in files of a language whether or not they hold the word.
  private static func unspoken(in language: Language) -> [String] {
    switch language {
    case .swift: SwiftUIHelpers.extended
    case .kotlin, .tsx, .typescript, .css: []
    }
  }
}

extension FileOutline.Traits {
  fileprivate init(of program: Program) {
    switch program.language {
    case .css: self = .styleSheet
    case .tsx, .typescript: self = CustomProperties.isTaken(by: program) ? .takesProperties : []
    case .swift, .kotlin: self = ShadowSink.isIn(program) ? .drawsShadows : []
    }
  }
}

/// The names under which a module finds what a file declares.
private struct DeclaredNames {
  var types: Set<NameHash> = []
  var values: Set<NameHash> = []

  mutating func add(_ nodes: some Sequence<NodeID>, of program: Program) {
    for node in nodes {
      switch program[node] {
      case .function(let id):
        values.insert(NameHash(of: program[program[id].name]))
        if let receiver = program[id].receiver { types.insert(NameHash(of: program[receiver])) }
      case .property(let id): values.insert(NameHash(of: program[program[id].name]))
      case .compiled(_, let inner): add(program[inner], of: program)
      case .type: addTypes([node], of: program)
      default: break
      }
    }
  }

  private mutating func addTypes(_ nodes: some Sequence<NodeID>, of program: Program) {
    for node in nodes {
      switch program[node] {
      case .type(let id):
        types.insert(NameHash(of: program[program[id].name]))
        addTypes(program[program[id].members], of: program)
      case .compiled(_, let inner): addTypes(program[inner], of: program)
      default: break
      }
    }
  }
}
