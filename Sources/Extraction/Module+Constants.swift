import Evaluation
import Program

extension Module {
  /// Whether a property is a declared constant: immutable, at file level or static in a type or
  /// object, its value made of literals. Locals and stored properties of instances are none.
  func isConstant(_ declaration: Reference) -> Bool {
    guard case .property(let id) = self[declaration] else { return false }
    let program = program(declaration)
    let property = program[id]
    guard !property.isMutable, property.getter == nil, property.initializer != nil else { return false }
    return isShared(declaration)
  }

  /// Whether a declaration is reached without an instance: at file level, static, in an object, a
  /// companion or nested in none but those.
  func isShared(_ declaration: Reference) -> Bool {
    let file = file(declaration)
    let program = file.program
    guard let parent = file.parent(of: declaration.node) else { return true }
    switch program[parent] {
    case .compiled: return isShared(declaration.at(parent))
    case .type(let type):
      switch program[type].kind {
      case .object, .companion: return true
      case .structure, .class, .actor, .enumeration, .protocol, .extension, .alias:
        guard case .property(let id) = program[declaration.node] else { return false }
        return program.has("static", in: program[id].modifiers)
          || program.has("class", in: program[id].modifiers)
      }
    default: return false
    }
  }
}
