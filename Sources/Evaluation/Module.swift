import ParityModel
import Program

/// The files of one port, and what they declare by name.
public final class Module: Sendable {
  public let files: [SourceFile]
  private let index: DeclarationIndex
  /// One for each file, or none at all.
  private let witnesses: [LookupWitness]
  private let witness: LookupWitness?
  private let memberNames: MemberNames

  /// - Parameter witnesses: of each file the one that is told what is asked for it; none to tell nobody.
  public init(files: [SourceFile], witnesses: [LookupWitness] = []) {
    precondition(witnesses.isEmpty || witnesses.count == files.count, "each file has its witness")
    self.files = files
    var index = DeclarationIndex()
    for (number, file) in files.enumerated() {
      index.add(file.program[file.program.roots], of: file.program, file: number)
    }
    self.index = index
    self.witnesses = witnesses
    memberNames = MemberNames()
    witness = nil
  }

  private init(_ module: Module, _ witness: LookupWitness) {
    files = module.files
    index = module.index
    witnesses = module.witnesses
    memberNames = module.memberNames
    self.witness = witness
  }

  /// The same module, as it is asked while one of its files is read.
  public func asked(for file: Int) -> Module { witnesses.isEmpty ? self : Module(self, witnesses[file]) }

  /// Says that an answer hangs on more of the port than what some names declare.
  public func note(_ observation: Observation) { witness?.note(observation) }

  private func noteDeclarations(of name: String) {
    if let witness { witness.note(.declarations(NameHash(of: name))) }
  }

  public func file(_ reference: Reference) -> SourceFile { files[reference.file] }
  public func program(_ reference: Reference) -> Program { files[reference.file].program }
  public subscript(_ reference: Reference) -> Node { files[reference.file].program[reference.node] }

  /// File-level declarations of a name in the whole port, in file order.
  public func declarations(named name: String) -> [Reference] {
    noteDeclarations(of: name)
    return index.declarations[name] ?? []
  }

  /// Members of a type, whichever file declares or extends it.
  public func members(of type: String, named name: String) -> [Reference] {
    noteDeclarations(of: type)
    return index.members[type]?[name] ?? []
  }

  /// What a type inherits and conforms to, whichever file says so.
  public func supertypes(of type: String) -> Set<String> {
    noteDeclarations(of: type)
    return index.supertypes[type] ?? []
  }

  public func hasType(_ name: String) -> Bool {
    noteDeclarations(of: name)
    return index.members.contains(name)
  }

  /// Whether a name stands behind a dot anywhere.
  public func hasMember(named name: String) -> Bool {
    if let witness { witness.note(.members(NameHash(of: name))) }
    return memberNames.contains(name, of: files)
  }

  /// What a plain name means at a place: the innermost local, parameter, member of an enclosing
  /// type, or file-level declaration; one of the same file before one of another. Nil where the
  /// sources do not say, or where several declarations could be meant.
  public func declaration(named name: String, at place: Reference) -> Reference? {
    let file = files[place.file]
    let program = file.program
    var below = place.node
    for ancestor in file.ancestors(of: place.node) {
      switch program[ancestor] {
      case .block(let list), .compiled(_, let list):
        if let found = local(name, in: program[list], before: below, of: program) { return place.at(found) }
      case .lambda(let parameters, _):
        if let found = parameter(name, in: program[parameters], of: program) { return place.at(found) }
      case .function(let id):
        if let found = parameter(name, in: program[program[id].parameters], of: program) {
          return place.at(found)
        }
      case .forEach(let pattern, _, _, _):
        if let found = binding(name, in: pattern, of: program) { return place.at(found) }
      case .type(let id):
        let type = program[id]
        if let found = parameter(name, in: program[type.parameters], of: program) { return place.at(found) }
        let found = members(of: program[type.name], named: name)
        if let own = found.first(where: { $0.file == place.file }) ?? found.first { return own }
      default: break
      }
      below = ancestor
    }
    let found = index.declarations[name] ?? []
    let own = found.filter { $0.file == place.file }
    if !own.isEmpty { return own.count == 1 ? own[0] : nil }
    noteDeclarations(of: name)
    return found.count == 1 ? found[0] : nil
  }

  /// The last declaration of a name among the statements before one; functions and types anywhere.
  private func local(
    _ name: String, in statements: ArraySlice<NodeID>, before limit: NodeID, of program: Program
  ) -> NodeID? {
    let end = program.range(limit).lower
    var result: NodeID?
    for statement in statements {
      switch program[statement] {
      case .property(let id) where program.range(statement).lower < end && statement != limit:
        if let pattern = program[id].pattern {
          result = binding(name, in: pattern, of: program) ?? result
        } else if program[program[id].name] == name {
          result = statement
        }
      case .function(let id) where program[program[id].name] == name: result = statement
      case .type(let id) where program[program[id].name] == name: result = statement
      default: break
      }
    }
    return result
  }

  private func parameter(_ name: String, in list: ArraySlice<NodeID>, of program: Program) -> NodeID? {
    for node in list {
      guard case .parameter(let id) = program[node] else { continue }
      if program[program[id].name] == name { return node }
      if let pattern = program[id].pattern, let found = binding(name, in: pattern, of: program) {
        return found
      }
    }
    return nil
  }

  /// The `bindingPattern` of a name inside a destructuring; with its default where it has one.
  private func binding(_ name: String, in pattern: NodeID, of program: Program) -> NodeID? {
    switch program[pattern] {
    case .bindingPattern(let bound): return program[bound] == name ? pattern : nil
    case .assign(_, let target, _): return binding(name, in: target, of: program) == nil ? nil : pattern
    default:
      var result: NodeID?
      program.forEachChild(of: pattern) { result = result ?? binding(name, in: $0, of: program) }
      return result
    }
  }
}
