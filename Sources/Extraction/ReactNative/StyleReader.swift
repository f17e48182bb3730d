import Evaluation
import ParityModel
import Program

/// Reads what a style expression states: objects, arrays, sheets, conditions, functions.
struct StyleReader {
  let module: Module
  let tables: TokenTables
  private let reader: ResultReader
  /// Entries of style sheets that some part uses.
  private(set) var used: Set<Reference> = []

  init(module: Module, lexicon: Lexicon) {
    self.module = module
    tables = TokenTables(module: module, lexicon: lexicon)
    reader = ResultReader(module: module)
  }

  /// - Parameter part: the part that uses the style, under which even a literal elsewhere is filed.
  mutating func read(
    _ place: Reference, state: State = [], part: String, depth: Int = 0, into facts: inout FactCollector
  ) {
    guard depth < 24 else { return }
    for result in reader.results(of: place, state: state) {
      readResult(result.place, result.state, part, depth, into: &facts)
    }
  }

  private mutating func readResult(
    _ place: Reference, _ state: State, _ part: String, _ depth: Int, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    switch program[place.node] {
    case .array(let list):
      for item in program[list] {
        read(place.at(item), state: state, part: part, depth: depth + 1, into: &facts)
      }
    case .object: readObject(place, state, part, depth, into: &facts)
    case .spread(let value): read(place.at(value), state: state, part: part, depth: depth + 1, into: &facts)
    case .name:
      let value = module.resolved(place)
      guard value != place else { return readToken(place, state, part, into: &facts) }
      read(value, state: state, part: part, depth: depth + 1, into: &facts)
    case .member, .index: readMember(place, state, part, depth, into: &facts)
    case .call(let callee, let arguments):
      readCall(place.at(callee), program[arguments].map(place.at), state, part, depth, into: &facts)
    default: return
    }
  }

  private mutating func readObject(
    _ place: Reference, _ state: State, _ part: String, _ depth: Int, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    guard case .object(let members) = program[place.node] else { return }
    for member in program[members] {
      switch program[member] {
      case .entry(let key, let value):
        guard let name = program.plainText(of: key), let meaning = StyleKeys.table[name] else { continue }
        readEntry(meaning, place.at(value), state, part, depth, into: &facts)
      case .spread(let value): read(place.at(value), state: state, part: part, depth: depth + 1, into: &facts)
      default: continue
      }
    }
  }

  private mutating func readEntry(
    _ meaning: StyleKey, _ value: Reference, _ state: State, _ part: String, _ depth: Int,
    into facts: inout FactCollector
  ) {
    switch meaning {
    case .states(let properties):
      for property in properties { facts.add(property, from: value, state: state, part: part) }
    case .transform: read(value, state: state, part: part, depth: depth + 1, into: &facts)
    case .fontVariant:
      for result in reader.results(of: value, state: state) {
        let program = module.program(result.place)
        guard case .array(let list) = program[result.place.node] else { continue }
        for item in program[list] where program.plainText(of: item) == "tabular-nums" {
          facts.add(
            .tabularNumbers, value: .boolean(true), unit: .bool, state: result.state,
            range: program.lastWordRange(of: item), at: result.place.at(item), part: part)
        }
      }
    case .silent: return
    }
  }

  /// `styles.root`: the entry of a sheet or of an object; else a token of its own.
  private mutating func readMember(
    _ place: Reference, _ state: State, _ part: String, _ depth: Int, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    switch program[place.node] {
    case .member(let base, let name, _):
      if let entry = entry(program[name], of: place.at(base)) {
        return read(entry, state: state, part: part, depth: depth + 1, into: &facts)
      }
    case .index(let base, let arguments):
      guard let argument = program[arguments].first else { return }
      if let key = program.plainText(of: argument) {
        if let entry = entry(key, of: place.at(base)) {
          return read(entry, state: state, part: part, depth: depth + 1, into: &facts)
        }
      } else if let table = object(of: place.at(base)), !isSheet(place.at(base)) {
        // Which entry it is depends on the key: each holds under a condition.
        for entry in entries(of: table) {
          read(entry, state: state.and(.if), part: part, depth: depth + 1, into: &facts)
        }
        return
      }
    default: return
    }
    readToken(place, state, part, into: &facts)
  }

  private func readToken(
    _ place: Reference, _ state: State, _ part: String, into facts: inout FactCollector
  ) {
    for (unit, property) in [(Unit.shadow, Property.shadow), (.textStyle, .textStyle)] {
      guard let token = tables.token(place, unit) else { continue }
      facts.add(
        property, value: .text(token.name), unit: unit, state: state, range: token.range, at: place,
        part: part)
      return
    }
  }

  /// A function of these sources states what it returns, in its own place; any other call hands on the
  /// styles among its arguments.
  private mutating func readCall(
    _ callee: Reference, _ arguments: [Reference], _ state: State, _ part: String, _ depth: Int,
    into facts: inout FactCollector
  ) {
    if let body = module.functionBody(callee) {
      return read(body, part: facts.part(around: body), depth: depth + 1, into: &facts)
    }
    let word = module.program(callee).lastWord(of: callee.node) ?? ""
    let handed = word.hasPrefix("use") ? arguments.prefix(1) : arguments[...]
    for argument in handed { read(argument, state: state, part: part, depth: depth + 1, into: &facts) }
  }
}

// MARK: - Sheets

extension StyleReader {
  /// The entry of a key in the sheet or object that an expression stands for; noted as used.
  private mutating func entry(_ key: String, of base: Reference) -> Reference? {
    guard let object = object(of: base), let value = module.program(object).entry(key, of: object.node) else {
      return nil
    }
    let entry = object.at(value)
    used.insert(entry)
    return entry
  }

  /// The object literal behind a name: `StyleSheet.create({…})`, a plain object, or what a hook or a
  /// function of these sources returns.
  private func object(of base: Reference, depth: Int = 0) -> Reference? {
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

  private func isSheet(_ base: Reference) -> Bool {
    if case .call = module[module.resolved(base)] { true } else { false }
  }

  private func entries(of object: Reference) -> [Reference] {
    let program = module.program(object)
    guard case .object(let members) = program[object.node] else { return [] }
    return program[members].compactMap { member in
      if case .entry(_, let value) = program[member] { object.at(value) } else { nil }
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
      case .argument(_, let value, _) = program[first], case .object(let members) = program[value]
    else { return [] }
    return program[members].compactMap { member in
      guard case .entry(let key, let value) = program[member], let name = program.plainText(of: key),
        !used.contains(call.at(value)), !isNamedAnywhere(name)
      else { return nil }
      return call.at(value)
    }
  }

  private func isNamedAnywhere(_ name: String) -> Bool {
    module.files.contains { file in
      file.program.ids.contains { node in
        if case .member(_, let member, _) = file.program[node] { file.program[member] == name } else { false }
      }
    }
  }
}
