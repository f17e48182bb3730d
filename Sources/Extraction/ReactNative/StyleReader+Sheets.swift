import Evaluation
import Program

// Style sheets and objects of styles.
extension StyleReader {
  /// The entry of a key in the sheet or object that an expression stands for; noted as used.
  mutating func entry(_ key: String, of base: Reference) -> Reference? {
    guard let object = object(of: base), let value = module.program(object).entry(key, of: object.node) else {
      return nil
    }
    let entry = object.at(value)
    used.insert(entry)
    return entry
  }

  /// The object literal behind a name: `StyleSheet.create({…})`, a plain object, or what a hook or a
  /// function of these sources returns.
  func object(of base: Reference, depth: Int = 0) -> Reference? {
    guard depth < 8 else { return nil }
    let value = module.resolved(base)
    let program = module.program(value)
    switch program[value.node] {
    case .object: return value
    case .call(let callee, let arguments):
      if let body = module.functionBody(value.at(callee)) {
        return reader.results(of: body, state: []).lazy.compactMap { object(of: $0.place, depth: depth + 1) }
          .first
      }
      for argument in program[arguments] {
        for result in reader.results(of: value.at(argument), state: []) {
          if let found = object(of: result.place, depth: depth + 1) { return found }
        }
      }
      return nil
    default: return nil
    }
  }

  func isSheet(_ base: Reference) -> Bool {
    if case .call = module[module.resolved(base)] { true } else { false }
  }

  func entries(of object: Reference) -> [(String, Reference)] {
    let program = module.program(object)
    guard case .object(let members) = program[object.node] else { return [] }
    return program[members].compactMap { member in
      guard case .entry(let key, let value) = program[member], let name = program.plainText(of: key) else {
        return nil
      }
      return (name, object.at(value))
    }
  }

  /// Whether an object is a style: every key is one of a style.
  func isStyle(_ place: Reference) -> Bool {
    let program = module.program(place)
    guard case .object(let members) = program[place.node] else { return false }
    var keys = 0
    for member in program[members] {
      switch program[member] {
      case .entry(let key, _):
        guard let name = program.plainText(of: key), StyleKeys.table[name] != nil else { return false }
        keys += 1
      case .spread: continue
      default: return false
      }
    }
    return keys > 0
  }

  /// Whether a function's body comes to styles.
  func returnsStyle(_ body: Reference) -> Bool {
    reader.results(of: body, state: []).contains { result in
      let program = module.program(result.place)
      guard case .array(let list) = program[result.place.node] else { return isStyle(result.place) }
      return program[list].contains { item in
        reader.results(of: result.place.at(item), state: []).contains { isStyle($0.place) }
      }
    }
  }

  /// The entries of a `StyleSheet.create` that nothing in these sources names.
  func unused(inSheet call: Reference) -> [Reference] {
    let program = module.program(call)
    guard case .call(_, let arguments) = program[call.node], let first = program[arguments].first,
      case .argument(_, let value, _) = program[first]
    else { return [] }
    let unread = entries(of: call.at(value)).filter { !used.contains($0.1) }
    if unread.isEmpty { return [] }
    let own = program.memberNames
    return unread.filter { !own.contains($0.0) && !module.hasMember(named: $0.0) }.map(\.1)
  }
}
