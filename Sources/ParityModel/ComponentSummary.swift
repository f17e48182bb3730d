/// How one component fares on each platform.
public struct ComponentSummary: Hashable, Sendable {
  public var name: String
  /// False where none of its sources are under the root: it was not judged.
  public var isJudged: Bool
  public var ports: [PortSummary]

  public init(name: String, isJudged: Bool, ports: [PortSummary] = []) {
    self.name = name
    self.isJudged = isJudged
    self.ports = ports
  }

  /// How many pins a port meets, and how many findings it has.
  public struct PortSummary: Hashable, Sendable {
    public var platform: Platform
    public var matched: Int
    public var allowed: Int
    public var findings: Int

    public init(platform: Platform, matched: Int = 0, allowed: Int = 0, findings: Int = 0) {
      self.platform = platform
      self.matched = matched
      self.allowed = allowed
      self.findings = findings
    }
  }
}
