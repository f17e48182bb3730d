import Program

/// Collects what the files of a module declare, by name.
struct DeclarationIndex: Sendable {
  /// File-level declarations: types, functions, properties.
  private(set) var declarations = WordMap<[Reference]>()
  /// Members by type name: those of the type, of its extensions and of its companion.
  private(set) var members = WordMap<WordMap<[Reference]>>()
  /// Supertypes by type name: those of the type and of its extensions.
  private(set) var supertypes = WordMap<Set<String>>()

  mutating func add(_ nodes: some Sequence<NodeID>, of program: Program, file: Int) {
    for node in nodes {
      let reference = Reference(file: file, node: node)
      switch program[node] {
      case .type(let id):
        let type = program[id]
        if type.kind != .extension { declare(reference, named: program[type.name]) }
        addMembers(type, of: program, file: file)
      case .function(let id):
        let function = program[id]
        declare(reference, named: program[function.name])
        if let receiver = function.receiver {
          add(node, named: program[function.name], to: program[receiver], file: file)
        }
      case .property(let id):
        declare(reference, named: program[program[id].name])
      case .compiled(_, let inner):
        add(program[inner], of: program, file: file)
      default: break
      }
    }
  }

  private mutating func declare(_ reference: Reference, named name: String) {
    declarations.update(name, else: []) { $0.append(reference) }
  }

  private mutating func addMembers(_ type: TypeDeclaration, of program: Program, file: Int) {
    let owner = program[type.name]
    members.update(owner, else: WordMap()) { _ in }
    if !type.supertypes.isEmpty, type.kind != .alias {
      supertypes.update(owner, else: []) { $0.formUnion(type.supertypes.map { program[$0] }) }
    }
    for parameter in program[type.parameters] {
      guard case .parameter(let id) = program[parameter] else { continue }
      add(parameter, named: program[program[id].name], to: owner, file: file)
    }
    addMembers(program[type.members], to: owner, of: program, file: file)
  }

  private mutating func addMembers(
    _ nodes: some Sequence<NodeID>, to owner: String, of program: Program, file: Int
  ) {
    for node in nodes {
      switch program[node] {
      case .property(let id): add(node, named: program[program[id].name], to: owner, file: file)
      case .function(let id): add(node, named: program[program[id].name], to: owner, file: file)
      case .enumCase(let id): add(node, named: program[program[id].name], to: owner, file: file)
      case .compiled(_, let inner): addMembers(program[inner], to: owner, of: program, file: file)
      case .type(let id):
        let type = program[id]
        // A companion's members are reached through the type that holds it.
        if type.kind == .companion {
          addMembers(program[type.members], to: owner, of: program, file: file)
        } else {
          add(node, named: program[type.name], to: owner, file: file)
          addMembers(type, of: program, file: file)
        }
      default: break
      }
    }
  }

  private mutating func add(_ node: NodeID, named name: String, to owner: String, file: Int) {
    members.update(owner, else: WordMap()) { own in
      own.update(name, else: []) { $0.append(Reference(file: file, node: node)) }
    }
  }
}
