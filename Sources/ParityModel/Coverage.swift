/// How much of what the ports state the spec speaks of.
///
/// What counts is a literal or a token where it stands in the source: one that states several things is
/// spoken of when the spec speaks of any of them.
public struct Coverage: Hashable, Sendable {
  /// In the order of the platforms.
  public var ports: [Port]

  public init(ports: [Port] = []) { self.ports = ports }

  /// One port, by its declarations.
  public struct Port: Hashable, Sendable {
    public var platform: Platform
    public var count: Count
    /// By name; a literal of a style that several declarations use is one of each. An empty name is text
    /// outside every declaration.
    public var parts: [Part]

    public init(platform: Platform, count: Count, parts: [Part]) {
      self.platform = platform
      self.count = count
      self.parts = parts
    }
  }

  public struct Part: Hashable, Sendable {
    public var name: String
    public var count: Count
    /// The first fact of each literal that no rule speaks of, by place.
    public var unspoken: [Fact]

    public init(name: String, count: Count, unspoken: [Fact]) {
      self.name = name
      self.count = count
      self.unspoken = unspoken
    }
  }

  /// Literals, and how many of them the spec speaks of.
  public struct Count: Hashable, Sendable {
    public var literals: Int
    public var spoken: Int

    public init(literals: Int = 0, spoken: Int = 0) {
      self.literals = literals
      self.spoken = spoken
    }

    public static func + (left: Count, right: Count) -> Count {
      Count(literals: left.literals + right.literals, spoken: left.spoken + right.spoken)
    }

    /// Tenths of a percent, rounded down: 1000 says that nothing is left. Where nothing is stated nothing is.
    public var permille: Int { literals == 0 ? 1000 : spoken * 1000 / literals }

    /// The share with one decimal: `87.5 %`.
    public var percentage: String { "\(permille / 10).\(permille % 10) %" }
  }

  public var count: Count { ports.map(\.count).reduce(Count(), +) }
}
