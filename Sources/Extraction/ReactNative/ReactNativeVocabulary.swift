import Evaluation
import ParityModel
import Program

/// What React Native sources state: JSX attributes, styles, class strings, animations.
struct ReactNativeVocabulary: Vocabulary {
  let dialect: Dialect
  let lexicon: Lexicon

  /// A component: a function with a capital name, a capital constant that holds one, or a class.
  func part(of declaration: Reference, in module: Module) -> String? {
    let program = module.program(declaration)
    switch program[declaration.node] {
    case .function(let id):
      let name = program[program[id].name]
      return name.isComponentName ? name : nil
    case .property(let id):
      let name = program[program[id].name]
      guard name.isComponentName, let value = program[id].initializer, program.holdsFunction(value) else {
        return nil
      }
      return name
    case .type(let id):
      let type = program[id]
      let isComponent = type.supertypes.contains {
        let word = program[$0].split(separator: ".").last
        return word == "Component" || word == "PureComponent"
      }
      return type.kind == .class && isComponent ? program[type.name] : nil
    default: return nil
    }
  }

  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading {
    ReactNativeReading(vocabulary: self, module: module).read(place, as: kind)
  }

  func extract(file: Int, into facts: inout FactCollector) {
    var walk = ReactNativeWalk(vocabulary: self, module: facts.module, file: file)
    walk.run(into: &facts)
  }
}

extension String {
  /// `Header`, not `header` and not `MAX_SCALE`.
  var isComponentName: Bool {
    guard startsUppercase else { return false }
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.count == 1 || utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    return count == 1 || contains { $0.isLowercase }
  }
}

extension Program {
  /// Whether a value is a function, bare or handed through calls: `memo(forwardRef(() => …))`.
  func holdsFunction(_ id: NodeID) -> Bool {
    switch self[id] {
    case .lambda, .function: true
    case .cast(let value, _, _), .argument(_, let value, _): holdsFunction(value)
    case .call(let callee, let arguments):
      self[arguments].contains { holdsFunction($0) } || holdsFunction(callee)
    default: false
    }
  }
}
