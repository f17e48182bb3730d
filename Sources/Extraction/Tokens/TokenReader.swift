import Evaluation
import ParityModel
import Program

/// Works out what the expression of a token is worth, through the project's own functions and types.
///
/// It knows numbers, colours, records and the calls that make them, and nothing else: what it cannot
/// follow has no value, and is never guessed.
struct TokenReader {
  let module: Module
  /// How many more expressions it may look at.
  var budget = 20_000
  private var depth = 0

  private static let depthLimit = 40

  init(module: Module) { self.module = module }

  /// - Parameter type: the type that the place is declared to take, which Swift lets the expression leave out.
  mutating func value(
    of place: Reference, in scope: TokenScope = TokenScope(), expecting type: String? = nil
  ) -> TokenValue? {
    guard budget > 0, depth < Self.depthLimit else { return nil }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    let program = module.program(place)
    func at(_ id: NodeID) -> Reference { place.at(id) }
    switch program[place.node] {
    case .number(let value, let kind): return .number(number(value, kind, place))
    case .boolean(let flag): return .flag(flag)
    case .string: return program.plainText(of: place.node).map { .text($0, at: place) }
    case .argument(_, let inner, _), .cast(let inner, _, _), .forceUnwrap(let inner), .effect(_, let inner),
      .unary(.plus, let inner):
      return value(of: at(inner), in: scope, expecting: type)
    case .unary(.negate, let inner):
      guard var number = value(of: at(inner), in: scope)?.number else { return nil }
      number.value = -number.value
      // The sign is part of the literal.
      if number.literals == [at(inner)] { number.literals = [place] }
      return .number(number)
    case .tuple(let list) where list.count == 1:
      return program[list].first.flatMap { value(of: at($0), in: scope, expecting: type) }
    case .binary(let sign, let left, let right):
      guard let left = value(of: at(left), in: scope)?.number,
        let right = value(of: at(right), in: scope)?.number
      else { return nil }
      return left.combined(sign, right).map(TokenValue.number)
    case .conditional(let condition, let then, let otherwise?):
      return conditional(at(condition), at(then), at(otherwise), in: scope, expecting: type)
    case .block(let list): return block(program[list], of: place, in: scope, expecting: type)
    case .exit(.return, let inner?): return value(of: at(inner), in: scope, expecting: type)
    case .lambda: return .closure(place, scope)
    case .name(let name): return named(program[name], at: place, in: scope)
    case .this: return scope.instance.map(TokenValue.record)
    case .implicitMember(let name): return implicitMember(program[name], at: place, expecting: type)
    case .member(let base, let name, _): return member(program[name], of: at(base), in: scope)
    case .index(let base, let keys):
      guard let record = value(of: at(base), in: scope)?.record, keys.count == 1,
        let key = program[keys].first.flatMap({ program.plainText(of: $0) })
      else { return nil }
      return record[key]
    case .call(let callee, let arguments):
      return call(at(callee), arguments, at: place, in: scope, expecting: type)
    case .object(let entries): return object(entries, at: place, in: scope)
    case .array(let list):
      return .list(program[list].map { value(of: at($0), in: scope) ?? .unknown(at($0)) })
    default: return nil
    }
  }

  private func number(_ value: Double, _ kind: NumberKind, _ place: Reference) -> TokenNumber {
    let program = module.program(place)
    var number = TokenNumber(value: value, literals: [place])
    switch kind {
    case .integer, .long, .unsigned, .big: number.isInteger = program.language.hasIntegers
    case .floating, .float32: break
    }
    let text = program.text(place.node).lowercased()
    if text.hasPrefix("0x") { number.hexDigits = text.dropFirst(2).count(where: \.isHexDigit) }
    return number
  }

  // MARK: Names

  private mutating func named(_ name: String, at place: Reference, in scope: TokenScope) -> TokenValue? {
    if let bound = scope.names[name] { return bound }
    if let instance = scope.instance, let value = member(name, of: instance) { return value }
    guard let declaration = module.declaration(named: name, at: place) else { return nil }
    if let typed = scope.typed, declaredType(of: declaration) == typed.type { return .record(typed) }
    if let typed = scope.typed, typed[name] != nil, isMember(declaration, of: typed.type) {
      return typed[name]
    }
    return value(ofDeclaration: declaration)
  }

  /// The value of a constant or of a getter that needs no instance.
  mutating func value(ofDeclaration declaration: Reference) -> TokenValue? {
    guard case .property(let id) = module[declaration] else { return nil }
    let property = module.program(declaration)[id]
    guard !property.isMutable || property.getter != nil,
      let body = property.getter ?? property.initializer, property.pattern == nil
    else { return nil }
    let type = property.type.map { SwiftUITypes.plain(module.program(declaration)[$0]) }
    return value(of: declaration.at(body), expecting: type)
  }

  private func isMember(_ declaration: Reference, of type: String) -> Bool {
    guard let parent = module.file(declaration).parent(of: declaration.node),
      case .type(let id) = module.program(declaration)[parent]
    else { return false }
    return module.program(declaration)[module.program(declaration)[id].name] == type
  }

  private func declaredType(of declaration: Reference) -> String? {
    let program = module.program(declaration)
    switch module[declaration] {
    case .property(let id): return program[id].type.map { SwiftUITypes.plain(program[$0]) }
    case .parameter(let id): return program[id].type.map { SwiftUITypes.plain(program[$0]) }
    default: return nil
    }
  }

  // MARK: Members

  private mutating func member(_ name: String, of base: Reference, in scope: TokenScope) -> TokenValue? {
    let program = module.program(base)
    if let type = program.words(of: base.node)?.last, type.startsUppercase,
      scope.names[type] == nil
    {
      if let color = PlatformColor.named(name, of: type, in: program.language) {
        return .color([Shade(color, literals: [base.parent(in: module) ?? base])])
      }
      if let value = staticMember(name, of: type) { return value }
    }
    guard let owner = value(of: base, in: scope) else { return nil }
    switch owner {
    case .number(var number):
      switch (name, program.language) {
      case ("dp", .kotlin): number.unit = .pt
      case ("sp", .kotlin): number.unit = .sp
      case ("em", .kotlin): number.unit = .em
      case ("value", .kotlin): number.unit = .none
      default: return nil
      }
      return .number(number)
    case .record(let record): return member(name, of: record)
    case .color: return Self.sameColor.contains(name) ? owner : nil
    case .text, .flag, .list, .closure, .unknown: return nil
    }
  }

  /// What a platform calls one colour in its other types.
  private static let sameColor: Set<String> = ["cgColor", "uiColor", "nsColor", "color", "current"]

  /// A field of a record, or what its type computes from them.
  mutating func member(_ name: String, of record: TokenRecord) -> TokenValue? {
    if let field = record[name] { return field }
    for member in module.members(of: record.type, named: name) {
      guard case .property(let id) = module[member], let getter = module.program(member)[id].getter else {
        continue
      }
      var scope = TokenScope()
      scope.instance = record
      if let value = value(of: member.at(getter), in: scope) { return value }
    }
    return nil
  }

  private mutating func staticMember(_ name: String, of type: String) -> TokenValue? {
    for member in module.members(of: type, named: name) where module.isShared(member) {
      if let value = value(ofDeclaration: member) { return value }
    }
    return nil
  }

  private mutating func implicitMember(_ name: String, at place: Reference, expecting type: String?)
    -> TokenValue?
  {
    let language = module.program(place).language
    for owner in [type, "Color"].compactMap({ $0 }) {
      if let value = staticMember(name, of: owner) { return value }
      if let color = PlatformColor.named(name, of: owner, in: language) {
        return .color([Shade(color, literals: [place])])
      }
    }
    return nil
  }

  // MARK: Choices

  /// A colour that is another one in the dark; any other choice is none that a table can state.
  private mutating func conditional(
    _ condition: Reference, _ then: Reference, _ otherwise: Reference, in scope: TokenScope,
    expecting type: String?
  ) -> TokenValue? {
    let states = ConditionReader(module: module).states(of: condition)
    guard [.dark, .light].contains(states.holds.union(states.fails)),
      let first = value(of: then, in: scope, expecting: type)?.shades,
      let second = value(of: otherwise, in: scope, expecting: type)?.shades
    else { return nil }
    func under(_ state: State, _ shades: [Shade]) -> [Shade] {
      shades.map { shade in
        var shade = shade
        shade.state.formUnion(state)
        return shade
      }
    }
    let fails: State = states.fails.isEmpty ? (states.holds == .dark ? .light : .dark) : states.fails
    let holds: State = states.holds.isEmpty ? (states.fails == .dark ? .light : .dark) : states.holds
    return .color(under(holds, first) + under(fails, second))
  }

  /// Locals, then a value: what a function gives back.
  private mutating func block(
    _ statements: ArraySlice<NodeID>, of place: Reference, in scope: TokenScope, expecting type: String?
  ) -> TokenValue? {
    let program = module.program(place)
    var scope = scope
    for (index, statement) in zip(statements.indices, statements) {
      switch program[statement] {
      case .property(let id):
        guard program[id].pattern == nil, let initializer = program[id].initializer else { return nil }
        let type = program[id].type.map { SwiftUITypes.plain(program[$0]) }
        scope.names[program[program[id].name]] = value(
          of: place.at(initializer), in: scope, expecting: type)
      case .exit(.return, let inner?): return value(of: place.at(inner), in: scope, expecting: type)
      case .conditional(let condition, let then, nil):
        // `if dark { return a }; return b`
        guard index + 1 < statements.endIndex, case .exit(.return, let last?) = program[statements[index + 1]]
        else { return nil }
        return conditional(place.at(condition), place.at(then), place.at(last), in: scope, expecting: type)
      default:
        guard index == statements.index(before: statements.endIndex) else { return nil }
        return value(of: place.at(statement), in: scope, expecting: type)
      }
    }
    return nil
  }

  // MARK: Objects

  private mutating func object(_ entries: NodeList, at place: Reference, in scope: TokenScope) -> TokenValue?
  {
    let program = module.program(place)
    var record = TokenRecord()
    for entry in program[entries] {
      switch program[entry] {
      case .entry(let key, let inner):
        guard let name = program.plainText(of: key) ?? program.numberText(of: key) else { continue }
        record[name] = value(of: place.at(inner), in: scope) ?? .unknown(place.at(inner))
        record.places[name] = place.at(inner)
      case .spread(let inner):
        guard let other = value(of: place.at(inner), in: scope)?.record else { continue }
        for name in other.names {
          record[name] = other[name]
          record.places[name] = other.places[name]
        }
      default: continue
      }
    }
    return .record(record)
  }
}

extension Program {
  /// The digits of a number that is a key: `500` of `{ 500: "#fff" }`.
  fileprivate func numberText(of id: NodeID) -> String? {
    if case .number = self[id] { text(id) } else { nil }
  }
}

extension Reference {
  /// The node around this one.
  func parent(in module: Module) -> Reference? { module.file(self).parent(of: node).map(at) }
}

extension Language {
  /// Whether whole numbers are a type of their own.
  fileprivate var hasIntegers: Bool {
    switch self {
    case .swift, .kotlin: true
    case .tsx, .typescript, .css: false
    }
  }
}
