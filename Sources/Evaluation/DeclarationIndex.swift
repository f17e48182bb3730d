import Program

/// Collects what the files of a module declare, by name.
struct DeclarationIndex {
  var declarations: [String: [Reference]] = [:]
  var members: [String: [String: [Reference]]] = [:]
  var supertypes: [String: Set<String>] = [:]

  mutating func add(_ nodes: some Sequence<NodeID>, of program: Program, file: Int) {
    for node in nodes {
      let reference = Reference(file: file, node: node)
      switch program[node] {
      case .type(let id):
        let type = program[id]
        if type.kind != .extension { declarations[program[type.name], default: []].append(reference) }
        addMembers(type, of: program, file: file)
      case .function(let id):
        let function = program[id]
        declarations[program[function.name], default: []].append(reference)
        if let receiver = function.receiver {
          members[program[receiver], default: [:]][program[function.name], default: []].append(reference)
        }
      case .property(let id):
        declarations[program[program[id].name], default: []].append(reference)
      case .compiled(_, let inner):
        add(program[inner], of: program, file: file)
      default: break
      }
    }
  }

  private mutating func addMembers(_ type: TypeDeclaration, of program: Program, file: Int) {
    let owner = program[type.name]
    members[owner, default: [:]].merge([:]) { old, _ in old }
    if !type.supertypes.isEmpty, type.kind != .alias {
      supertypes[owner, default: []].formUnion(type.supertypes.map { program[$0] })
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
    members[owner, default: [:]][name, default: []].append(Reference(file: file, node: node))
  }
}
