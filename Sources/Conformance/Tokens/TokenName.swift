import ParityModel

/// The name of a declared token and, of a text style or a shadow, one of its fields.
struct TokenName: Hashable {
  var token: String
  /// Empty for a colour and a length.
  var field: String

  /// Nil for a property that is no constant.
  init?(_ property: Property) {
    guard case .constant(let name) = property else { return nil }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      (token, field) = (name, "")
      return
    }
    token = String(name[..<dot])
    field = String(name[name.utf8.index(after: dot)...])
  }

  var property: Property { .constant(field.isEmpty ? token : token + "." + field) }
}

extension State {
  /// What of it is a mode of colours.
  var mode: State { intersection([.light, .dark]) }
}

extension Fact {
  /// Whether one of these declarations states it.
  func isStated(inAny holders: [String]) -> Bool { holders.contains { isStated(in: $0) } }
}
