import Evaluation
import ParityModel
import Program

/// What one platform knows: which declarations are parts, how its values are written, and which
/// calls, modifiers and attributes state which property.
///
/// A vocabulary reads programs and adds facts. It never judges, and never resolves a name that the
/// sources leave open.
protocol Vocabulary: Sendable {
  /// The platform and the way its sources are to be read.
  var dialect: Dialect { get }

  /// What the spec teaches about the project's own names.
  var lexicon: Lexicon { get }

  /// The name of a UI declaration, after which the facts inside it are filed; nil for any other
  /// declaration. Asked of each type, function and property around a fact, innermost first.
  func part(of declaration: Reference, in module: Module) -> String?

  /// The part of a fact outside every UI declaration, from the type that encloses it.
  func part(outsideUIInType type: Reference, in module: Module) -> String

  /// What one expression states for a property of this kind, before anything general is tried.
  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading

  /// The unit of a plain number where a value of this kind is due.
  func unit(ofNumberAs kind: ValueKind) -> Unit

  /// The vocabulary with what it needs to know of the whole port before it reads a file.
  func prepared(for module: Module) -> any Vocabulary

  /// Walks one file and adds what it states.
  func extract(file: Int, into facts: inout FactCollector)
}

extension Vocabulary {
  /// Points and milliseconds, where a platform's plain numbers count these.
  func unit(ofNumberAs kind: ValueKind) -> Unit {
    switch kind {
    case .length, .radius: .pt
    case .duration: .ms
    case .ratio, .color, .textStyle, .shadow, .easing, .text, .role, .haptic, .icon, .iconWeight, .fontWeight,
      .boolean, .any:
      .none
    }
  }

  func prepared(for module: Module) -> any Vocabulary { self }

  func part(outsideUIInType type: Reference, in module: Module) -> String {
    guard case .type(let id) = module[type] else { return "" }
    let program = module.program(type)
    return program[program[id].name]
  }
}

/// What a vocabulary makes of one expression.
enum Reading {
  /// It states this value; `range` is the literal or token to show and to edit.
  case value(Value, Unit, ByteRange)
  /// It states several values, each under its own condition within that of the expression.
  case leaves([Leaf])
  /// What it states stands in the body or value of a declaration, reached by this name.
  case elsewhere(Reference, name: String)
  /// It states a colour with an opacity, each read by itself.
  case faded(color: NodeID, opacity: NodeID)
  /// It states what each of these readings says.
  case all([Reading])
  /// What it states stands in these parts of it.
  case within([NodeID])
  /// It states nothing, and nothing inside it does.
  case nothing
  /// Not known to the platform: read on by the general rules.
  case general
}
