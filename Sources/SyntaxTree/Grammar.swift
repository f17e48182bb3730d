import CSyntax
import CTreeSitter

/// A generated grammar: its parse table, and the ids of its node kinds and fields.
///
/// Ids are resolved once, at start-up; a name the grammar does not have stops the program there.
public struct Grammar: @unchecked Sendable {
  /// What the grammar parses, for messages: `swift`, `kotlin`, `tsx`.
  public let name: String
  /// Parse tables are immutable statics of the C library, so sharing the pointer is safe.
  let language: OpaquePointer
  /// All kinds of node that have fields; nil where they are not told.
  public let kindsWithFields: Set<String>?
  /// What the copy of a tree needs to know of the kind of each id.
  let traits: [UInt8]

  /// Refuses a grammar whose ABI the linked tree-sitter library cannot read. Where few kinds of node have
  /// fields, naming them all saves asking the others.
  public init(name: String, language: OpaquePointer, kindsWithFields: Set<String>? = nil) {
    let version = ts_language_version(language)
    precondition(
      version >= UInt32(TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION)
        && version <= UInt32(TREE_SITTER_LANGUAGE_VERSION),
      "grammar \(name) has ABI \(version), which this tree-sitter library does not read")
    precondition(
      ts_language_field_count(language) <= UInt8.max,
      "grammar \(name) has more fields than a node has bits for")
    self.name = name
    self.language = language
    self.kindsWithFields = kindsWithFields
    traits = (0..<ts_language_symbol_count(language)).map { id in
      let isNamed = ts_language_symbol_type(language, TSSymbol(id)) == TSSymbolTypeRegular
      let hasFields =
        kindsWithFields.map { kinds in
          isNamed && kinds.contains(String(cString: ts_language_symbol_name(language, TSSymbol(id))))
        } ?? true
      return UInt8(isNamed ? tree_kind_named : 0) | UInt8(hasFields ? tree_kind_has_fields : 0)
    }
  }

  /// The id of a named node kind (`call_expression`).
  public func kind(_ name: String) -> NodeKind { symbol(name, named: true) }

  /// The id of an anonymous token (`"&&"`, `"static"`).
  public func token(_ text: String) -> NodeKind { symbol(text, named: false) }

  /// The id of a field (`name`, `value`).
  public func field(_ name: String) -> FieldID {
    let id = ts_language_field_id_for_name(language, name, UInt32(name.utf8.count))
    precondition(id != 0, "grammar \(self.name) has no field '\(name)'")
    return FieldID(id)
  }

  /// The name of a node kind, for messages and tests.
  public func name(of kind: NodeKind) -> String {
    if kind == .error { return "ERROR" }
    guard let text = ts_language_symbol_name(language, kind.id) else { return "?" }
    return String(cString: text)
  }

  private func symbol(_ name: String, named: Bool) -> NodeKind {
    let id = ts_language_symbol_for_name(language, name, UInt32(name.utf8.count), named)
    precondition(id != 0, "grammar \(self.name) has no \(named ? "kind" : "token") '\(name)'")
    return NodeKind(id)
  }
}

/// A node kind of one grammar.
public struct NodeKind: Hashable, Sendable, BitwiseCopyable {
  let id: UInt16

  init(_ id: UInt16) { self.id = id }

  /// Tree-sitter's kind of a stretch that did not parse.
  public static let error = NodeKind(.max)
}

/// A field of one grammar; `none` where a child stands in no field.
public struct FieldID: Hashable, Sendable, BitwiseCopyable {
  let id: UInt16

  init(_ id: UInt16) { self.id = id }

  public static let none = FieldID(0)
}
