/// What a change of a project means: how its spec moved, and which findings come and go with it.
public struct Review: Hashable, Sendable {
  /// By component in the order of the newer spec, then by place.
  public var changes: [SpecChange]
  public var exceptions: [ExceptionChange]
  public var appeared: [Finding]
  public var disappeared: [Finding]
  /// What is wrong before and after, with other values.
  public var altered: [Alteration]
  /// How many findings the change leaves as they are.
  public var kept: Int

  /// One finding of both states.
  public struct Alteration: Hashable, Sendable {
    public var before: Finding
    public var after: Finding

    public init(before: Finding, after: Finding) {
      self.before = before
      self.after = after
    }
  }

  public init(
    changes: [SpecChange] = [], exceptions: [ExceptionChange] = [], appeared: [Finding] = [],
    disappeared: [Finding] = [], altered: [Alteration] = [], kept: Int = 0
  ) {
    self.changes = changes
    self.exceptions = exceptions
    self.appeared = appeared
    self.disappeared = disappeared
    self.altered = altered
    self.kept = kept
  }

  /// The two states that are compared, as a person named them and by their full commit names.
  public struct Range: Hashable, Sendable {
    /// `main...HEAD`
    public var name: String
    public var base: Side
    public var head: Side

    public struct Side: Hashable, Sendable {
      public var name: String
      public var commit: String

      public init(name: String, commit: String) {
        self.name = name
        self.commit = commit
      }
    }

    public init(name: String, base: Side, head: Side) {
      self.name = name
      self.base = base
      self.head = head
    }
  }
}
