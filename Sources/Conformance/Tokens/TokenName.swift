import ParityModel

/// The name of a declared token and, of a text style or a shadow, one of its fields.
struct TokenName: Hashable {
  var token: String
  /// Empty for a colour and a length.
  var field: String

  /// Nil for a property that is no constant.
  init?(_ property: Property) {
    guard case .constant(let name) = property else { return nil }
    let token = name.prefix { $0 != "." }
    self.token = String(token)
    field = String(name.dropFirst(token.count + 1))
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
