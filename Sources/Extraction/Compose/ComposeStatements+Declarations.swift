import Evaluation
import ParityModel
import Program

/// Defaults of parameters, tables of enumerations.
extension ComposeStatements {
  /// `parameter:NAME` for the defaults of what others may call.
  mutating func defaults(of function: FunctionDeclaration, at id: NodeID) {
    guard isPublic(function.modifiers), file.parent(of: id).map(isTypeOrFile) ?? true else { return }
    defaults(function.parameters)
  }

  private mutating func defaults(_ parameters: NodeList) {
    for node in program[parameters] {
      guard case .parameter(let parameter) = program[node], let value = program[parameter].defaultValue else {
        continue
      }
      state([.parameter(program[program[parameter].name].lowerCamel)], from: value, as: .any)
    }
  }

  private func isTypeOrFile(_ id: NodeID) -> Bool {
    if case .type = program[id] { true } else { false }
  }

  private func isPublic(_ modifiers: NodeList) -> Bool {
    !["private", "internal", "protected"].contains { program.has($0, in: modifiers) }
  }

  /// The arguments of an enumeration's cases: by the names of the constructor's parameters, else by what
  /// they are used for.
  mutating func table(_ type: TypeDeclaration) {
    if type.kind == .class, isPublic(type.modifiers) { defaults(type.parameters) }
    guard type.kind == .enumeration else { return }
    var fields: [(name: String, properties: [Property])] = []
    for node in program[type.parameters] {
      guard case .parameter(let parameter) = program[node] else {
        fields.append(("", []))
        continue
      }
      let name = program[program[parameter].name]
      fields.append((name, ComposeTables.fields[name] ?? roles(of: place(node))))
    }
    for member in program[type.members] {
      guard case .enumCase(let id) = program[member] else { continue }
      let arguments = program.arguments(program[id].arguments)
      for (position, field) in fields.enumerated() {
        guard let value = arguments.value(field.name, or: position) else { continue }
        state(field.properties, from: value, state: .if)
      }
    }
  }

  /// A getter of an enumeration chooses by case: its name says what it chooses.
  mutating func declaration(_ id: NodeID, _ property: PropertyDeclaration) {
    guard let getter = property.getter, let parent = file.parent(of: id),
      case .type(let type) = program[parent],
      program[type].kind == .enumeration
    else { return }
    state(ComposeTables.fields[program[property.name]] ?? [], from: getter)
  }
}
