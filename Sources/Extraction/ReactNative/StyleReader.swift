import Evaluation
import ParityModel
import Program

/// Reads what a style expression states: objects, arrays, sheets, conditions, functions.
struct StyleReader {
  let module: Module
  let tables: TokenTables
  let reader: ResultReader
  /// Entries of style sheets that some part uses.
  var used: Set<Reference> = []

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
      guard value != place else {
        readToken(place, state, part, into: &facts)
        return
      }
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
      for property in properties {
        let count = facts.add(property, from: value, state: state, part: part)
        if count == 0, let name = undeclared(value, as: property.kind) {
          facts.addUnreadable(property, at: value, because: "\(name) is not among the sources", part: part)
        }
      }
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

  /// The name of a number that stands there and that the sources do not tell: an import from elsewhere.
  private func undeclared(_ value: Reference, as kind: ValueKind) -> String? {
    guard [.length, .radius, .ratio, .duration].contains(kind),
      let word = module.program(value).words(of: value.node)?.first, !Self.platform.contains(word),
      module.declaration(named: word, at: value) == nil, module.declarations(named: word).isEmpty
    else { return nil }
    return word
  }

  /// What a platform itself knows: no source would tell it.
  private static let platform: Set<String> = [
    "Dimensions", "Infinity", "NaN", "PixelRatio", "Platform", "StatusBar", "StyleSheet", "this", "undefined",
  ]

  /// Styles of the platform that cover the parent.
  private static let fills: Set<String> = ["absoluteFill", "absoluteFillObject"]

  /// `styles.root`: the entry of a sheet or of an object; else a token of its own.
  private mutating func readMember(
    _ place: Reference, _ state: State, _ part: String, _ depth: Int, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    switch program[place.node] {
    case .member(let base, let name, _):
      if Self.fills.contains(program[name]), program.lastWord(of: base) == "StyleSheet" {
        for edge in Edge.allCases {
          facts.add(
            .inset(edge), value: .number(0), unit: .pt, state: state,
            range: program.lastWordRange(of: place.node), at: place, part: part)
        }
        return
      }
      if let entry = entry(program[name], of: place.at(base)) {
        return readEntry(entry, of: place.at(base), named: place, state, part, depth, into: &facts)
      }
    case .index(let base, let arguments):
      guard let argument = program[arguments].first else { return }
      if let key = program.plainText(of: argument) {
        if let entry = entry(key, of: place.at(base)) {
          return readEntry(entry, of: place.at(base), named: place, state, part, depth, into: &facts)
        }
      } else if let table = object(of: place.at(base)) {
        // Which entry it is depends on the key: each holds under a condition. A sheet has entries for
        // other uses as well, which are named there.
        let isSheet = isSheet(place.at(base))
        let own = isSheet ? program.memberNames : []
        for (key, entry) in entries(of: table)
        where !isSheet || !own.contains(key) && !module.hasMember(named: key) {
          used.insert(entry)
          read(entry, state: state.and(.if), part: part, depth: depth + 1, into: &facts)
        }
        return
      }
    default: return
    }
    readToken(place, state, part, into: &facts)
  }

  /// An entry that another file's table of tokens holds is stated by its name; any other by what it holds.
  private mutating func readEntry(
    _ entry: Reference, of base: Reference, named place: Reference, _ state: State, _ part: String,
    _ depth: Int, into facts: inout FactCollector
  ) {
    if entry.file != place.file, !isSheet(base), readToken(place, state, part, into: &facts) { return }
    read(entry, state: state, part: part, depth: depth + 1, into: &facts)
  }

  /// False where it is no token.
  @discardableResult
  private func readToken(
    _ place: Reference, _ state: State, _ part: String, into facts: inout FactCollector
  ) -> Bool {
    for (unit, property) in [(Unit.shadow, Property.shadow), (.textStyle, .textStyle)] {
      guard let token = tables.token(place, unit) else { continue }
      facts.add(
        property, value: .text(token.name), unit: unit, state: state, range: token.range, at: place,
        part: part)
      return true
    }
    return false
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
    // An entry that is a function: `styles.box(pressed)`.
    if case .member(let base, let name, _) = module[callee],
      let entry = entry(module.program(callee)[name], of: callee.at(base)),
      let body = module.functionBody(of: entry)
    {
      return read(body, state: state, part: part, depth: depth + 1, into: &facts)
    }
    let word = module.program(callee).lastWord(of: callee.node) ?? ""
    let handed = word.hasPrefix("use") ? arguments.prefix(1) : arguments[...]
    for argument in handed { read(argument, state: state, part: part, depth: depth + 1, into: &facts) }
  }
}
