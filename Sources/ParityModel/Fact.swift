/// One thing a port's source states about a component, and where it states it.
public struct Fact: Hashable, Sendable {
  public var platform: Platform
  /// The UI declaration that encloses the source text, else the enclosing type, else empty.
  public var part: String
  public var property: Property
  public var state: State
  public var value: Value
  public var unit: Unit
  /// The literal or token as written.
  public var text: String
  /// The literal or token itself: what an edit would change.
  public var location: Location
  /// The way from the literal to the place that uses it, nearest use first.
  public var derivation: [Derivation]

  /// One step between a literal and its use: a name, and where it is used or declared.
  public struct Derivation: Hashable, Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }

  public init(
    platform: Platform, part: String, property: Property, state: State = [], value: Value, unit: Unit,
    text: String, location: Location, derivation: [Derivation] = []
  ) {
    self.platform = platform
    self.part = part
    self.property = property
    self.state = state
    self.value = value
    self.unit = unit
    self.text = text
    self.location = location
    self.derivation = derivation
  }
}

extension Fact: Comparable {
  /// By place, then by what is stated, then by the way to its use: the order in which facts are printed.
  /// No two facts of one port have the same place in it.
  public static func < (left: Fact, right: Fact) -> Bool {
    // Field by field: facts of one file share its path, and are sorted by the thousand.
    if left.location.path != right.location.path { return left.location.path < right.location.path }
    if left.location.lower != right.location.lower { return left.location.lower < right.location.lower }
    if left.location.upper != right.location.upper { return left.location.upper < right.location.upper }
    let (a, b) = (left.property.spelling, right.property.spelling)
    if a != b { return a < b }
    let (one, other) = (left.value.description, right.value.description)
    if (left.part, left.state.rawValue, one) != (right.part, right.state.rawValue, other) {
      return (left.part, left.state.rawValue, one) < (right.part, right.state.rawValue, other)
    }
    if left.unit != right.unit { return left.unit.rawValue < right.unit.rawValue }
    return left.derivation.lexicographicallyPrecedes(right.derivation) {
      $0.location != $1.location ? $0.location < $1.location : $0.name < $1.name
    }
  }
}

/// A place that should state something and cannot be read or evaluated.
public struct Unreadable: Hashable, Sendable {
  public var platform: Platform
  public var part: String
  /// What the place should state; nil where a stretch of source did not parse at all.
  public var property: Property?
  public var reason: String
  public var location: Location

  public init(
    platform: Platform, part: String, property: Property? = nil, reason: String, location: Location
  ) {
    self.platform = platform
    self.part = part
    self.property = property
    self.reason = reason
    self.location = location
  }
}
