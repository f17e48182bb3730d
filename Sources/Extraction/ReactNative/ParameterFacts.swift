import Evaluation
import ParityModel
import Program

/// Default values of the props of components, and of the parameters of exported functions.
struct ParameterFacts {
  let vocabulary: ReactNativeVocabulary
  let module: Module

  func read(_ place: Reference, into facts: inout FactCollector) {
    let program = module.program(place)
    switch program[place.node] {
    case .parameter(let id):
      let parameter = program[id]
      guard isPublic(parameterAt: place) else { return }
      if let pattern = parameter.pattern {
        readEntries(of: place.at(pattern), into: &facts)
      } else if let value = parameter.defaultValue {
        add(program[parameter.name], from: place.at(value), into: &facts)
      }
    case .property(let id):
      // `const { size = 16 } = props`.
      guard let pattern = program[id].pattern, let value = program[id].initializer,
        case .name(let name) = program[value],
        let parameter = module.declaration(named: program[name], at: place.at(value)),
        case .parameter = module[parameter], isPublic(parameterAt: parameter)
      else { return }
      readEntries(of: place.at(pattern), into: &facts)
    default: return
    }
  }

  private func readEntries(of pattern: Reference, into facts: inout FactCollector) {
    let program = module.program(pattern)
    guard case .object(let members) = program[pattern.node] else { return }
    for member in program[members] {
      guard case .entry(let key, let bound) = program[member], let name = program.plainText(of: key),
        case .assign(nil, _, let value) = program[bound]
      else { continue }
      add(name, from: pattern.at(value), into: &facts)
    }
  }

  private func add(_ name: String, from value: Reference, into facts: inout FactCollector) {
    for var leaf in facts.reader.leaves(of: value, as: .any) {
      if leaf.unit == .none, case .number = leaf.value { leaf.unit = UnitInference.unit(ofProp: name) }
      facts.add(.parameter(name), leaf)
    }
  }

  /// Whether the function around a parameter is a component or an exported function.
  private func isPublic(parameterAt place: Reference) -> Bool {
    let file = module.file(place)
    var below = place.node
    var isOwner = true
    for ancestor in file.ancestors(of: place.node) {
      switch file.program[ancestor] {
      case .function(let id):
        guard isOwner else { return false }
        if vocabulary.part(of: place.at(ancestor), in: module) != nil { return true }
        return file.program.has("export", in: file.program[id].modifiers)
      case .lambda:
        guard isOwner else { return false }
        isOwner = false
      case .call(let callee, _):
        // Handed to a call such as `memo`, not called.
        if callee == below { return false }
      case .argument, .cast: break
      case .property(let id):
        if isOwner { return false }
        if vocabulary.part(of: place.at(ancestor), in: module) != nil { return true }
        return file.program.has("export", in: file.program[id].modifiers)
      default: return false
      }
      below = ancestor
    }
    return false
  }
}
