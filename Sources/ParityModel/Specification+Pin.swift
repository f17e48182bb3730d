/// One expected value of a property of a part, in one state.
///
/// Several pins of one property and state are several values that all must be found. Within its part,
/// state and platform a pinned property holds both ways: every pin is found, every value found is pinned.
public struct Pin: Hashable, Sendable {
  public var property: Property
  public var state: State
  /// Alternatives: a value that any of them accepts is right. Never empty.
  public var expected: [Expectation]
  /// The platforms that state it; nil means all. On any other platform it is not judged.
  public var platforms: [Platform]?
  public var exceptions: [Exception]
  /// Other ways of saying the same, where a platform has its own.
  public var restatements: [Restatement]
  public var origin: Origin

  /// A difference that the spec allows.
  public struct Exception: Hashable, Sendable {
    public var platforms: [Platform]
    public var allowed: Allowance
    /// Never empty.
    public var reason: String
    /// The last day on which it holds; nil for good.
    public var until: CalendarDate?
    public var origin: Origin

    public enum Allowance: Hashable, Sendable {
      /// Any of these in place of the pinned value.
      case values([Expectation])
      /// The platform does not state it.
      case absent
      case anything
    }

    public init(
      platforms: [Platform], allowed: Allowance, reason: String, until: CalendarDate? = nil, origin: Origin
    ) {
      self.platforms = platforms
      self.allowed = allowed
      self.reason = reason
      self.until = until
      self.origin = origin
    }
  }

  /// On these platforms the pinned value is stated as another property, maybe of another declaration.
  public struct Restatement: Hashable, Sendable {
    public var platforms: [Platform]
    public var property: Property
    /// The declarations that state it. Nil: those of the part; for a `constant` property anywhere in
    /// the port.
    public var declarations: [String]?
    public var origin: Origin

    public init(platforms: [Platform], property: Property, declarations: [String]? = nil, origin: Origin) {
      self.platforms = platforms
      self.property = property
      self.declarations = declarations
      self.origin = origin
    }
  }

  public init(
    property: Property, state: State = [], expected: [Expectation], platforms: [Platform]? = nil,
    exceptions: [Exception] = [], restatements: [Restatement] = [], origin: Origin
  ) {
    self.property = property
    self.state = state
    self.expected = expected
    self.platforms = platforms
    self.exceptions = exceptions
    self.restatements = restatements
    self.origin = origin
  }

  /// Whether a platform is held to it.
  public func applies(to platform: Platform) -> Bool { platforms?.contains(platform) ?? true }
}
