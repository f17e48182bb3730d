import Evaluation
import ParityModel
import Program

/// Tells what a plain number counts, from where it goes and what it is called.
///
/// `delay(max(minTick, firstTick * acceleration.pow(n)))` makes the ticks milliseconds and leaves the
/// base of the power a plain number. A word is asked only where no use tells.
struct UnitInference {
  let module: Module

  /// Calls whose argument is a time in milliseconds, in every language where it is a plain number.
  private static let waits: Set<String> = ["delay", "setTimeout", "setInterval", "milliseconds", "tween"]

  /// How many uses of one name are asked; a file that a person wrote has fewer.
  private static let useLimit = 1000

  private static let lengthWords: Set<String> = [
    "distance", "width", "height", "size", "radius", "padding", "spacing", "offset", "inset", "gap", "margin",
    "side", "slop", "length", "thickness", "diameter",
  ]
  private static let plainWords: Set<String> = [
    "scale", "ratio", "factor", "opacity", "alpha", "count", "fraction", "progress", "weight", "velocity",
    "zoom", "index", "columns", "rows", "lines", "speed", "acceleration", "damping", "stiffness",
  ]
  private static let timeWords: Set<String> = [
    "delay", "duration", "interval", "timeout", "millis", "ms", "throttle",
  ]

  /// Whether a name says that its number is no length and no time.
  static func isPlain(_ name: String) -> Bool {
    name.camelWords.last.map { plainWords.contains($0) } ?? false
  }

  func unit(ofConstant declaration: Reference) -> Unit {
    guard case .property(let id) = module[declaration] else { return .none }
    let program = module.program(declaration)
    let property = program[id]
    let name = program[property.name]
    if isWait(property.name, declaredAt: declaration) { return .ms }
    for word in name.camelWords.reversed() {
      if Self.plainWords.contains(word) { return .none }
      if Self.lengthWords.contains(word) { return lengthUnit(program.language) }
      if Self.timeWords.contains(word), program.language != .swift { return .ms }
    }
    if let type = property.type, program[type] == "CGFloat" { return .pt }
    return .none
  }

  /// Milliseconds for a prop that names a time, else nothing: a plain number of a prop tells no more.
  static func unit(ofProp name: String) -> Unit {
    name.camelWords.contains { timeWords.contains($0) } ? .ms : .none
  }

  /// A plain number of Kotlin counts nothing that is told: lengths there carry their `.dp`.
  private func lengthUnit(_ language: Language) -> Unit { language == .kotlin ? .none : .pt }

  /// Whether a use in the same file ends up in a wait, by way of arithmetic alone.
  private func isWait(_ name: Name, declaredAt declaration: Reference) -> Bool {
    let file = module.file(declaration)
    let program = file.program
    for node in program.uses(of: name).prefix(Self.useLimit) {
      var below = node
      climb: for ancestor in file.ancestors(of: node) {
        switch program[ancestor] {
        case .binary(let sign, _, _):
          guard [.add, .subtract, .multiply, .divide].contains(sign) else { break climb }
        case .argument, .unary, .tuple: break
        case .member(let base, let member, _):
          guard base == below, ["toLong", "toInt"].contains(program[member]) else { break climb }
        case .call(let callee, _):
          let called = program.lastWord(of: callee) ?? ""
          if Self.waits.contains(called), callee != below { return true }
          guard callee == below || ["max", "min", "maxOf", "minOf", "Int", "Double"].contains(called) else {
            break climb
          }
        default: break climb
        }
        below = ancestor
      }
    }
    return false
  }
}
