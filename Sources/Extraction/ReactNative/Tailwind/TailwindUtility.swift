import ParityModel

/// One class of a class string, and what it states.
struct TailwindUtility: Hashable, Sendable {
  /// The class as written, variants included.
  let text: String
  /// Byte offset of the class inside its string.
  var offset: Int
  /// The condition that its variants name.
  var state: State
  var isImportant: Bool
  var meaning: Meaning

  enum Meaning: Hashable, Sendable {
    /// What it states; nothing for a class about layout, wrapping and the like.
    case understood([Effect])
    /// Not a class that Tailwind or the vocabulary knows.
    case unknown
  }

  /// One property with its value.
  struct Effect: Hashable, Sendable {
    var property: Property
    var value: Value
    var unit: Unit
  }

  /// The effects; none for a class that is unknown.
  var effects: [Effect] {
    switch meaning {
    case .understood(let effects): effects
    case .unknown: []
    }
  }
}
