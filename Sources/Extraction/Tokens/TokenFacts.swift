import Evaluation
import ParityModel
import Program

/// The declared tokens of a file whose value is more than one literal: colours with a mode, text styles,
/// shadows, and tables of these.
///
/// `ConstantFacts` states what has one value; this states each field and each mode.
struct TokenFacts {
  let module: Module
  let file: Int
  private var reader: TokenReader
  private var sink: ShadowSink?
  /// Nil where the port writes no theme as objects.
  private var objects: ObjectTables?

  /// - Parameter style: how the strings of a theme are read; nil for the native platforms.
  static func add(file: Int, lexicon: Lexicon, style: StyleTokens?, into facts: inout FactCollector) {
    let module = facts.module
    let program = module.files[file].program
    if let style, program.language == .css {
      StyleSheetTables(style: style, file: file).add(into: &facts)
      return
    }
    let objects = style.map { ObjectTables(module: module, lexicon: lexicon, style: $0) }
    var tokens = TokenFacts(
      module: module, file: file, reader: TokenReader(module: module), objects: objects)
    for node in program.ids {
      guard case .property(let id) = program[node], program[id].pattern == nil,
        let value = program[id].initializer
      else { continue }
      let place = Reference(file: file, node: node)
      guard module.isConstant(place) else { continue }
      tokens.add(program[id], Reference(file: file, node: value), at: place, into: &facts)
    }
  }

  private mutating func add(
    _ property: PropertyDeclaration, _ initializer: Reference, at place: Reference,
    into facts: inout FactCollector
  ) {
    let program = module.program(place)
    guard program.mayHoldTokens(initializer.node) else { return }
    reader.budget = 20_000
    let type = property.type.map { SwiftUITypes.plain(program[$0]) }
    guard let value = reader.value(of: initializer, expecting: type) else { return }
    let name = program[property.name]
    if let objects {
      if let record = value.record { objects.add(record, named: name, into: &facts) }
      return
    }
    let writer = TokenWriter(module: module, initializer: initializer)
    let token = name.tokenName
    switch value {
    case .color(let shades) where shades.contains(where: { !$0.state.isEmpty }):
      writer.add(shades, named: token, part: nil, state: [], into: &facts)
    case .unknown(let place):
      facts.addUnreadable(
        .constant(token), at: place, because: "the value of a colour is decided elsewhere")
    case .record(let record):
      if let fields = fields(of: record) {
        facts.addToken(at: initializer)
        writer.add(fields, named: token, part: nil, into: &facts)
      } else {
        add(table: record, named: name, writer, into: &facts)
      }
    case .color, .number, .text, .flag, .list, .closure: break
    }
  }

  /// The fields of a text style or a shadow, as the platform draws it.
  private mutating func fields(of record: TokenRecord) -> [(name: String, value: TokenValue)]? {
    let shape = TokenShape(record)
    if shape == .textStyle { return record.textStyleFields }
    guard record.shade == nil else { return nil }
    if sink == nil { sink = ShadowSink(module: module) }
    if let drawn = sink?.drawn(record, whole: shape == nil, &reader) { return drawn.shadowFields }
    return shape == .shadow ? record.shadowFields : nil
  }

  /// A record whose fields are tokens: the colours of a mode, a set of text styles.
  private mutating func add(
    table: TokenRecord, named name: String, _ writer: TokenWriter, into facts: inout FactCollector
  ) {
    let isTable = table.names.allSatisfy { field in
      switch table[field] {
      case .color?, .unknown?, .flag?, .text?: true
      case .record(let inner)?: inner.shade != nil || TokenShape(inner) != nil
      case .number?, .list?, .closure?, nil: false
      }
    }
    let tokens = table.names.filter {
      switch table[$0] {
      case .color?, .record?: true
      case .number?, .text?, .flag?, .list?, .closure?, .unknown?, nil: false
      }
    }
    guard isTable, tokens.count > 1 else { return }
    facts.addToken(at: writer.initializer)
    let state = table.mode ?? Self.mode(ofName: name) ?? []
    for field in table.names {
      switch table[field] {
      case .record(let inner)? where inner.shade == nil:
        if let fields = fields(of: inner) {
          writer.add(fields, named: field.tokenName, part: name, into: &facts)
        }
      case .unknown(let place)?:
        facts.addUnreadable(
          .constant(field.tokenName), at: place, because: "the value of a token is decided elsewhere")
      case let value?:
        if let shades = value.shades {
          writer.add(shades, named: field.tokenName, part: name, state: state, into: &facts)
        }
      case nil: break
      }
    }
  }

  /// `LightColors`, `darkPalette`: the mode that a table's name tells.
  static func mode(ofName name: String) -> State? {
    let words = name.camelWords
    switch (words.contains("light"), words.contains("dark")) {
    case (true, false): return .light
    case (false, true): return .dark
    case (true, true), (false, false): return nil
    }
  }
}

extension TokenRecord {
  /// The mode that a field of the table tells: `isDark = false`.
  fileprivate var mode: State? {
    for name in names {
      guard case .flag(let flag)? = self[name], let states = ConditionReader.states(of: name) else {
        continue
      }
      if states.holds == .dark { return flag ? .dark : .light }
      if states.holds == .light { return flag ? .light : .dark }
    }
    return nil
  }
}

extension Program {
  /// Whether an initializer can make a token at all: a call or an object.
  fileprivate func mayHoldTokens(_ id: NodeID) -> Bool {
    switch self[id] {
    case .call, .object: true
    case .cast(let inner, _, _): mayHoldTokens(inner)
    default: false
    }
  }
}
