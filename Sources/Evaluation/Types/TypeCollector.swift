import Program

/// Walks the declarations of a module: types first, then what extends them.
struct TypeCollector {
  var entries = WordMap<TypeEntry>()
  var byName = WordMap<[String]>()
  var ambiguous: WordSet = []
  var memberNames: WordSet = []

  mutating func collect(_ nodes: some Sequence<NodeID>, of program: Program, file: Int, owner: String?) {
    for node in nodes {
      switch program[node] {
      case .type(let id) where program[id].kind != .extension && program[id].kind != .companion:
        let type = program[id]
        let name = program[type.name]
        let path = owner.map { $0 + "." + name } ?? name
        declare(path, name, type, at: Reference(file: file, node: node), of: program)
        collect(program[type.members], of: program, file: file, owner: path)
      case .type(let id):
        // Types nested in a companion or an extension belong to the type around or behind it.
        let type = program[id]
        let path = type.kind == .companion ? owner : program[type.name]
        collect(program[type.members], of: program, file: file, owner: path)
      case .compiled(_, let inner): collect(program[inner], of: program, file: file, owner: owner)
      default: break
      }
    }
  }

  private mutating func declare(
    _ path: String, _ name: String, _ type: TypeDeclaration, at reference: Reference, of program: Program
  ) {
    if entries.contains(path) {
      ambiguous.insert(path)
    } else {
      byName.update(name, else: []) { $0.append(path) }
    }
    var entry = TypeEntry(path: path, declaration: reference, kind: type.kind)
    entry.supertypes = type.supertypes.map { program[$0] }
    entries.update(path, else: entry) { $0 = entry }
  }

  mutating func extend(_ nodes: some Sequence<NodeID>, of program: Program, file: Int, owner: String?) {
    for node in nodes {
      switch program[node] {
      case .type(let id):
        let type = program[id]
        let path = self.path(of: type, of: program, owner: owner)
        if type.kind == .extension {
          entries.change(path) { $0.supertypes += type.supertypes.map { program[$0] } }
        }
        addParameters(of: type, to: path, of: program, file: file)
        let isShared = type.kind == .companion || type.kind == .object
        addMembers(program[type.members], to: path, of: program, file: file, isShared: isShared)
      case .function(let id):
        if let receiver = program[id].receiver {
          let (path, isStatic) = self.receiver(program[receiver])
          add(Reference(file: file, node: node), program[program[id].name], to: path, isStatic: isStatic)
        }
      case .property(let id):
        if let receiver = program[id].receiver {
          let (path, isStatic) = self.receiver(program[receiver])
          add(Reference(file: file, node: node), program[program[id].name], to: path, isStatic: isStatic)
        }
      case .compiled(_, let inner): extend(program[inner], of: program, file: file, owner: owner)
      default: break
      }
    }
  }

  private mutating func path(of type: TypeDeclaration, of program: Program, owner: String?) -> String {
    let name = program[type.name]
    switch type.kind {
    case .companion: return owner ?? name
    case .extension: return known(name)
    default: return owner.map { $0 + "." + name } ?? name
    }
  }

  /// `Int`, `Companion` of a type: what an extension function extends.
  private mutating func receiver(_ written: String) -> (path: String, isStatic: Bool) {
    let core = TypeName.core(written)
    let suffix = ".Companion"
    if core.hasSuffix(suffix) { return (known(String(core.dropLast(suffix.count))), true) }
    return (known(core.isEmpty ? written : core), false)
  }

  /// The type of a name, which becomes one that the sources only extend where they declare none.
  private mutating func known(_ name: String) -> String {
    if entries.contains(name) { return name }
    let last = QualifiedName.last(of: name)
    let candidates = (byName[last] ?? []).filter { QualifiedName.isSame($0, endingIn: name) }
    if candidates.count == 1 { return candidates[0] }
    entries.update(name, else: TypeEntry(path: name, declaration: nil, kind: .extension)) { _ in }
    byName.update(last, else: []) { $0.append(name) }
    return name
  }

  private mutating func addParameters(
    of type: TypeDeclaration, to path: String, of program: Program, file: Int
  ) {
    for parameter in program[type.parameters] {
      guard case .parameter(let id) = program[parameter] else { continue }
      let reference = Reference(file: file, node: parameter)
      entries.change(path) { $0.stored.append(reference) }
      add(reference, program[program[id].name], to: path, isStatic: false)
    }
  }

  private mutating func addMembers(
    _ nodes: some Sequence<NodeID>, to path: String, of program: Program, file: Int, isShared: Bool
  ) {
    for node in nodes {
      let reference = Reference(file: file, node: node)
      switch program[node] {
      case .property(let id):
        let property = program[id]
        let isStatic = isShared || hasStatic(property.modifiers, of: program)
        // TypeScript declares a getter and a setter each by itself.
        let isSetter = program.language.isScript && property.setter != nil
        let isStored = property.getter == nil && property.receiver == nil && !isSetter
        if isStored, !isStatic { entries.change(path) { $0.stored.append(reference) } }
        add(reference, program[property.name], to: path, isStatic: isStatic)
      case .function(let id):
        let function = program[id]
        if function.kind == .initializer {
          entries.change(path) { $0.initializers.append(reference) }
        } else {
          let isStatic = isShared || hasStatic(function.modifiers, of: program)
          add(reference, program[function.name], to: path, isStatic: isStatic)
        }
      case .enumCase(let id):
        entries.change(path) { $0.cases.append(reference) }
        add(reference, program[program[id].name], to: path, isStatic: true)
      case .compiled(_, let inner):
        addMembers(program[inner], to: path, of: program, file: file, isShared: isShared)
      case .type: extend([node], of: program, file: file, owner: path)
      default: break
      }
    }
  }

  private func hasStatic(_ modifiers: NodeList, of program: Program) -> Bool {
    program.has("static", in: modifiers) || program.has("class", in: modifiers)
  }

  private mutating func add(_ reference: Reference, _ name: String, to path: String, isStatic: Bool) {
    memberNames.insert(name)
    let member = TypeEntry.Member(reference: reference, isStatic: isStatic, owner: path)
    entries.change(path) { entry in entry.members.update(name, else: []) { $0.append(member) } }
  }
}
