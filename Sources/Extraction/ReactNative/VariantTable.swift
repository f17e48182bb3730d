import Evaluation
import ParityModel
import Program

/// The class strings of a table of variants, as `cva` and `tailwind-variants` take it: a base, and an
/// object with `variants` and `compoundVariants`.
struct VariantTable {
  let module: Module

  /// Functions that make a table of variants.
  static let makers: Set<String> = ["cva", "tv"]

  struct Entry {
    let place: Reference
    let state: State
  }

  /// Every class string among a call's arguments, each under the option that selects it.
  func strings(of arguments: [Reference]) -> [Entry] {
    arguments.flatMap { argument -> [Entry] in
      let value = module.resolved(argument)
      let program = module.program(value)
      guard case .object = program[value.node] else { return [Entry(place: value, state: [])] }
      var found: [Entry] = []
      for key in ["base", "slots"] {
        if let base = program.entry(key, of: value.node) {
          found += strings(in: value.at(base), state: [])
        }
      }
      if let variants = program.entry("variants", of: value.node) {
        for (name, options) in entries(of: value.at(variants)) {
          for (option, classes) in entries(of: options) {
            found += strings(in: classes, state: state(of: name, option))
          }
        }
      }
      if let compounds = program.entry("compoundVariants", of: value.node),
        case .array(let list) = program[compounds]
      {
        for compound in program[list] {
          for key in ["class", "className"] {
            guard let classes = program.entry(key, of: compound) else { continue }
            found.append(Entry(place: value.at(classes), state: .if))
          }
        }
      }
      return found
    }
  }

  /// Whether the table that a call makes is used: what it is named is called in these sources.
  func isCalledAnywhere(_ maker: Reference) -> Bool {
    let file = module.file(maker)
    for ancestor in file.ancestors(of: maker.node) {
      guard case .property(let id) = file.program[ancestor] else { continue }
      let name = file.program[file.program[id].name]
      if file.program.calls(name) { return true }
      module.note(.mentions(NameHash(of: name)))
      return module.files.contains { $0.program.calls(name) }
    }
    return false
  }

  /// A string, or the strings of an object of slots.
  private func strings(in place: Reference, state: State) -> [Entry] {
    let slots = entries(of: place)
    return slots.isEmpty
      ? [Entry(place: place, state: state)] : slots.map { Entry(place: $0.1, state: state) }
  }

  /// `disabled: { true: … }` is a state; any other option a condition without a name.
  private func state(of variant: String, _ option: String) -> State {
    guard let states = ConditionReader.states(of: variant) else { return .if }
    return option == "true" ? states.holds : option == "false" ? states.fails : .if
  }

  private func entries(of object: Reference) -> [(String, Reference)] {
    let program = module.program(object)
    guard case .object(let members) = program[object.node] else { return [] }
    return program[members].compactMap { member in
      guard case .entry(let key, let value) = program[member], let name = program.plainText(of: key) else {
        return nil
      }
      return (name, object.at(value))
    }
  }
}

extension Program {
  /// Whether anything calls a function by its plain name.
  fileprivate func calls(_ name: String) -> Bool {
    ids.contains { node in
      guard case .call(let callee, _) = self[node], case .name(let word) = self[callee] else { return false }
      return self[word] == name
    }
  }
}
