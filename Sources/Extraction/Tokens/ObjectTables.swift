import Evaluation
import ParityModel
import Program

/// The tables of a theme that is written as objects: `const colors = { light: { … }, dark: { … } }`,
/// `theme.extend.borderRadius` of a Tailwind configuration.
///
/// A table is known by its name, or by what the spec says of it; a set of colours by its mode.
struct ObjectTables {
  let module: Module
  let lexicon: Lexicon
  let style: StyleTokens

  /// Where a walk through nested tables stands.
  private struct Position {
    /// The name of the table, after which its tokens are filed.
    var table: String
    var kind: TokenTableKind?
    var state: State = []
    /// The keys below the table.
    var path: [String] = []

    func below(_ key: String) -> Position {
      var position = self
      // Tailwind's word for the token that has the name of its group.
      if key != "DEFAULT" { position.path.append(key) }
      return position
    }

    var name: String { path.map(\.tokenName).joined(separator: "-").tokenName }
  }

  func add(_ record: TokenRecord, named name: String, into facts: inout FactCollector) {
    var position = Position(table: name, kind: kind(ofTable: name))
    position.state = Self.mode(ofKey: name) ?? []
    if position.kind != nil, position.state.isEmpty { position.state = TokenFacts.mode(ofName: name) ?? [] }
    if position.kind == nil, !position.state.isEmpty, isColors(record) { position.kind = .color }
    add(record, at: position, into: &facts)
  }

  private func kind(ofTable name: String) -> TokenTableKind? {
    if let unit = lexicon.unit(ofNamespace: name) { return TokenTableKind(unit) }
    return TokenTableKind(tableName: name)
  }

  private func add(_ record: TokenRecord, at position: Position, into facts: inout FactCollector) {
    for key in record.names {
      guard let value = record[key], let place = record.places[key] else { continue }
      if let inner = value.record, let mode = Self.mode(ofKey: key) {
        var below = position
        below.state = position.state.and(mode)
        if below.kind == nil, isColors(inner) { below.kind = .color }
        add(inner, at: below, into: &facts)
      } else if let kind = position.kind {
        add(value, kind, at: place, position.below(key), into: &facts)
      } else if let inner = value.record {
        var below = Position(table: key, kind: kind(ofTable: key), state: position.state)
        if below.kind == nil { below.table = position.table }
        add(inner, at: below, into: &facts)
      }
    }
  }

  private func add(
    _ value: TokenValue, _ kind: TokenTableKind, at place: Reference, _ position: Position,
    into facts: inout FactCollector
  ) {
    let writer = TokenWriter(module: module, initializer: place)
    switch kind {
    case .color: addColor(value, at: place, position, into: &facts)
    case .radius:
      guard let number = number(value) else {
        return addNested(value, kind, at: place, position, into: &facts)
      }
      writer.add(length: number, named: position.name, part: position.table, into: &facts)
    case .textStyle, .fontSize, .lineHeight, .letterSpacing, .fontWeight:
      let fields = textStyle(value, kind)
      if fields.isEmpty { return addNested(value, kind, at: place, position, into: &facts) }
      writer.add(fields, named: position.name, part: position.table, into: &facts)
    case .shadow:
      guard let layers = shadow(value, at: place) else {
        return addNested(value, kind, at: place, position, into: &facts)
      }
      writer.add(layers: layers, named: position.name, part: position.table, into: &facts)
    }
  }

  private func addNested(
    _ value: TokenValue, _ kind: TokenTableKind, at place: Reference, _ position: Position,
    into facts: inout FactCollector
  ) {
    if let record = value.record {
      add(record, at: position, into: &facts)
    } else if kind != .textStyle {
      unreadable(position, at: place, into: &facts)
    }
  }

  private func unreadable(_ position: Position, at place: Reference, into facts: inout FactCollector) {
    facts.addUnreadable(
      .constant(position.name), at: place, because: "the value of a token is decided elsewhere")
  }

  // MARK: Values

  private func addColor(
    _ value: TokenValue, at place: Reference, _ position: Position, into facts: inout FactCollector
  ) {
    guard case .text(let text, _) = value else {
      return addNested(value, .color, at: place, position, into: &facts)
    }
    let colors = style.colors(text, at: place, state: position.state)
    if colors.isEmpty { unreadable(position, at: place, into: &facts) }
    for color in colors {
      TokenWriter(module: module, initializer: color.place).add(
        [Shade(color.value, literals: [color.place])], named: position.name, part: position.table,
        state: color.state, into: &facts)
    }
  }

  private func number(_ value: TokenValue) -> TokenNumber? {
    switch value {
    case .number(let number): number
    case .text(let text, let literal): style.number(text, at: literal)
    case .color, .flag, .record, .list, .closure, .unknown: nil
    }
  }

  /// `16`, `"1rem"`, `["1rem", "1.5rem"]`, `["1rem", { lineHeight: "1.5rem" }]`, `{ fontSize: 16, … }`.
  private func textStyle(_ value: TokenValue, _ kind: TokenTableKind) -> [(name: String, value: TokenValue)] {
    switch value {
    case .number, .text:
      guard let field = kind.field, let number = number(value) else { return [] }
      return [(field, .number(number))]
    case .list(let list):
      guard kind == .fontSize, let size = list.first.flatMap({ number($0) }) else { return [] }
      var fields: [(String, TokenValue)] = [("fontSize", .number(size))]
      guard list.count > 1 else { return fields }
      if let line = number(list[1]) {
        fields.append(("lineHeight", .number(line)))
      } else if let record = list[1].record {
        fields += textStyleFields(record)
      }
      return fields
    case .record(let record):
      guard kind == .textStyle || kind == .fontSize, TokenShape(record) == .textStyle else { return [] }
      return textStyleFields(record)
    case .color, .flag, .closure, .unknown: return []
    }
  }

  private func textStyleFields(_ record: TokenRecord) -> [(name: String, value: TokenValue)] {
    record.textStyleFields.map { name, value in
      guard case .text(let text, let place) = value, let number = style.number(text, at: place) else {
        return (name, value)
      }
      return (name, .number(number))
    }
  }

  /// A string, an object that holds one, the layers of a list, or React Native's older properties.
  private func shadow(_ value: TokenValue, at place: Reference) -> [TokenRecord]? {
    switch value {
    case .text(let text, _): return style.shadow(text, at: place)
    case .list(let list):
      let layers = list.compactMap { shadow($0, at: place) }
      return layers.count == list.count && !layers.isEmpty ? layers.flatMap { $0 } : nil
    case .record(let record):
      if let inner = record["boxShadow"] { return shadow(inner, at: record.places["boxShadow"] ?? place) }
      guard TokenShape(record) == .shadow else { return nil }
      var layer = record
      for name in record.names {
        guard case .text(let text, let place)? = record[name] else { continue }
        let colors = style.colors(text, at: place)
        if colors.count == 1 {
          layer[name] = .color([Shade(colors[0].value, literals: [place])])
        } else if let number = style.number(text, at: place) {
          layer[name] = .number(number)
        }
      }
      // The radius of a layer is half of a blur.
      if var radius = layer["shadowRadius"]?.number {
        radius.value *= 2
        layer["shadowRadius"] = .number(radius)
      }
      return [layer]
    case .number, .color, .flag, .closure, .unknown: return nil
    }
  }

  // MARK: Names

  /// A key that is a mode: `light`, `dark`, `darkMode`.
  private static func mode(ofKey key: String) -> State? {
    switch key.camelWords {
    case ["light"], ["light", "mode"], ["light", "theme"]: .light
    case ["dark"], ["dark", "mode"], ["dark", "theme"]: .dark
    default: nil
    }
  }

  private func isColors(_ record: TokenRecord) -> Bool {
    !record.names.isEmpty
      && record.names.allSatisfy { name in
        if case .text(let text, let place)? = record[name] { return !style.colors(text, at: place).isEmpty }
        return record[name]?.record.map(isColors) ?? false
      }
  }
}
