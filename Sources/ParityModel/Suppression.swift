/// A comment of a source that allows findings around it:
/// `// paritylint:allow value-drift, missing-fact -- the system draws this edge`.
public struct Suppression: Hashable, Sendable {
  /// Nil in a page of documentation.
  public var platform: Platform?
  /// What it allows, each rule once, in the order in which they are written.
  public var rules: [Rule]
  /// Why; empty where it does not say.
  public var reason: String
  /// What keeps it from being understood.
  public var mistakes: [Mistake]
  /// The comment.
  public var location: Location
  /// The 1-based lines on which it allows findings: its own, and where it stands alone the next one too.
  public var lines: ClosedRange<Int>

  public enum Mistake: Hashable, Sendable {
    /// Another word behind `paritylint:` than `allow`.
    case unknownVerb(String)
    case unknownRule(String)
    case noRule
    case noReason
  }

  public init(
    platform: Platform?, rules: [Rule], reason: String, mistakes: [Mistake] = [], location: Location,
    lines: ClosedRange<Int>
  ) {
    self.platform = platform
    self.rules = rules
    self.reason = reason
    self.mistakes = mistakes
    self.location = location
    self.lines = lines
  }
}
