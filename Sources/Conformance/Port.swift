import ParityModel

/// Everything that was read of one platform's sources.
public struct Port: Sendable {
  public var platform: Platform
  /// How many files the platform's globs name.
  public var fileCount: Int
  public var facts: [Fact]
  public var unreadable: [Unreadable]
  /// Where each declaration of the port stands, by the name that facts use as their part.
  public var declarations: [String: Location]

  public init(
    platform: Platform, fileCount: Int, facts: [Fact], unreadable: [Unreadable] = [],
    declarations: [String: Location] = [:]
  ) {
    self.platform = platform
    self.fileCount = fileCount
    self.facts = facts
    self.unreadable = unreadable
    self.declarations = declarations
  }
}
