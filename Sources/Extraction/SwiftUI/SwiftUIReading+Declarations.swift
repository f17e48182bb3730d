import Evaluation
import ParityModel
import Program

/// What names, members and calls stand for.
extension SwiftUIReading {
  // MARK: State

  /// A stored variable of the type around, with what is assigned to it: `scale`, `drag.width`.
  ///
  /// Inside an assignment nothing is followed, so that variables may depend on each other.
  func assigned() -> Reading? {
    switch program[place.node] {
    case .name(let name):
      let values = assignments(to: program[name])
      guard !values.isEmpty else { return nil }
      return .all([.within(values), .general])
    case .member(let base, let side, _):
      guard case .name(let name) = program[base] else { return nil }
      let values = assignments(to: program[name]).compactMap { component(program[side], of: $0) }
      return values.isEmpty ? nil : .within(values)
    default: return nil
    }
  }

  /// `width` of `CGSize(width: …, height: …)`.
  private func component(_ side: String, of value: NodeID) -> NodeID? {
    guard case .call(let callee, let list) = program[value],
      ["CGSize", "CGPoint"].contains(program.lastWord(of: callee) ?? "")
    else { return nil }
    return program.arguments(list)[side]
  }

  private func assignments(to name: String) -> [NodeID] {
    guard let declaration = module.declaration(named: name, at: place), declaration.file == place.file,
      case .property(let id) = module[declaration], program[id].isMutable,
      let owner = program.parent(of: declaration.node), case .type = program[owner], !isInAssignment
    else { return [] }
    let file = module.file(place)
    let range = program.range(owner)
    return vocabulary.assignments[place.file].filter { assignment in
      guard range.contains(assignment.range) else { return false }
      switch program[assignment.target] {
      case .name(let word) where program[word] == name: break
      case .member(let base, let word, _) where program[word] == name:
        guard case .this = program[base] else { return false }
      default: return false
      }
      return file.ancestors(of: assignment.node).contains(owner)
    }.map(\.value)
  }

  private var isInAssignment: Bool {
    for ancestor in module.file(place).ancestors(of: place.node) {
      switch program[ancestor] {
      case .assign: return true
      case .function, .property, .type: return false
      default: continue
      }
    }
    return false
  }

  // MARK: Through declarations

  /// A member whose owner's type the sources declare, a static function, a default of a parameter.
  func elsewhere(followingFunctions: Bool = true) -> Reading? {
    switch program[place.node] {
    case .name(let name):
      guard let declaration = module.declaration(named: program[name], at: place),
        case .parameter(let id) = module[declaration],
        let value = module.program(declaration)[id].defaultValue, !isPublic(declaration)
      else { return nil }
      return .elsewhere(declaration.at(value), name: program[name])
    case .member(let base, let name, _):
      if case .this = program[base] { return nil }
      return member(program[name], of: base)
    case .call(let callee, _):
      guard followingFunctions, case .member(let base, let name, _) = program[callee] else { return nil }
      let owner = typeWord(base) ?? types.type(of: place.at(base))
      return owner.flatMap { function(program[name], of: $0) }
    default: return nil
    }
  }

  private func isPublic(_ parameter: Reference) -> Bool {
    guard let parent = module.file(parameter).parent(of: parameter.node),
      case .function(let id) = module.program(parameter)[parent]
    else { return false }
    let program = module.program(parameter)
    return program.has("public", in: program[id].modifiers) || program.has("open", in: program[id].modifiers)
  }

  private func member(_ name: String, of base: NodeID) -> Reading? {
    guard let owner = types.type(of: place.at(base)) else { return nil }
    for member in module.members(of: owner, named: name) {
      guard case .property(let id) = module[member] else { continue }
      let property = module.program(member)[id]
      if let value = property.getter ?? property.initializer {
        return .elsewhere(member.at(value), name: name)
      }
    }
    return nil
  }

  private func function(_ name: String, of owner: String) -> Reading? {
    for member in module.members(of: owner, named: name) {
      if case .function(let id) = module[member], let body = module.program(member)[id].body {
        return .elsewhere(member.at(body), name: name)
      }
    }
    return nil
  }
}
