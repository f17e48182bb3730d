import Evaluation
import ParityModel
import Program

/// One thing that a call states, before its expression is read.
enum SwiftUIStatement {
  case reads([Property], NodeID, ValueKind?)
  case says(Property, Value, Unit, ByteRange)
  case animates(SwiftUIPhase, NodeID)
  case accessibilityHidden(NodeID?, ByteRange)

  /// The expression that is read; nil where a word alone states it.
  var value: NodeID? {
    switch self {
    case .reads(_, let node, _), .animates(_, let node): node
    case .says, .accessibilityHidden: nil
    }
  }
}

/// Tells what a call of a modifier, a view or a helper states.
struct SwiftUIStatements {
  let vocabulary: SwiftUIVocabulary
  let module: Module

  /// What the framework's own words in a call state.
  func framework(of call: Reference) -> [SwiftUIStatement] {
    let program = module.program(call)
    guard case .call(let callee, let list) = program[call.node] else { return [] }
    let arguments = program.arguments(list)
    var statements: [SwiftUIStatement] = []
    switch program[callee] {
    case .member(_, let name, _), .implicitMember(let name):
      let word = program[name]
      if let known = SwiftUITable.modifiers[word] { statements = rules(known, arguments) }
      if SwiftUITable.special.contains(word) {
        statements += special(word, arguments, callee, of: program)
      }
      // The strength of an impact is not that of a font.
      if SwiftUIWords.haptics.contains(word) { return statements }
    case .name(let name):
      let word = program[name]
      // A project's own view of the same name is read through its definition.
      if module.hasType(word) { return labels(arguments) }
      if let known = SwiftUITable.types[word] { statements = rules(known, arguments) }
      if let said = SwiftUITable.typeWords[word] {
        statements.append(.says(said.property, said.value, said.unit, program.range(callee)))
      }
      if word == "withAnimation", let value = arguments.positional.first {
        statements.append(.animates(.any, value))
      }
      if word == "CGSize" { statements += fittedSize(call, arguments) }
    default: break
    }
    if !arguments.labelled.isEmpty { statements += labels(arguments) }
    return statements
  }

  func rules(_ rules: [SwiftUIRule], _ arguments: CallArguments) -> [SwiftUIStatement] {
    rules.compactMap { rule in
      let value: NodeID? =
        switch rule.argument {
        case .label(let label): arguments[label]
        case .position(let index):
          arguments.positional.indices.contains(index) ? arguments.positional[index] : nil
        }
      return value.map { .reads(rule.properties, $0, rule.kind) }
    }
  }

  private static let phases = SwiftUITable.phases.sorted { $0.key < $1.key }

  /// Arguments whose label says what they are, whoever is called.
  private func labels(_ arguments: CallArguments) -> [SwiftUIStatement] {
    var statements: [SwiftUIStatement] = []
    if let weight = arguments["weight"] { statements.append(.reads([.fontWeight], weight, nil)) }
    for (label, phase) in Self.phases {
      if let value = arguments[label] { statements.append(.animates(phase, value)) }
    }
    return statements
  }
}
