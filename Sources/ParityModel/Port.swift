/// Everything that was read of one platform's sources.
public struct Port: Hashable, Sendable {
  public var platform: Platform
  /// The first place of every file that the platform's globs name.
  public var files: [Location]
  public var facts: [Fact]
  /// What named constants state where they are used, at the places of their literals.
  public var uses: [Fact] = []
  public var unreadable: [Unreadable]
  /// The comments that allow findings.
  public var suppressions: [Suppression]
  /// What its sources do, where the spec asks.
  public var behaviours: [BehaviourResult]
  /// Where each declaration of the port stands, by the name that facts use as their part.
  public var declarations: [String: Location]

  public init(
    platform: Platform, files: [Location], facts: [Fact], unreadable: [Unreadable] = [],
    suppressions: [Suppression] = [], behaviours: [BehaviourResult] = [],
    declarations: [String: Location] = [:]
  ) {
    self.platform = platform
    self.files = files
    self.facts = facts
    self.unreadable = unreadable
    self.suppressions = suppressions
    self.behaviours = behaviours
    self.declarations = declarations
  }

  /// Where a declaration stands; a name with an ending is a file.
  public func place(of declaration: String) -> Location? {
    guard declaration.utf8.contains(UInt8(ascii: ".")) else { return declarations[declaration] }
    return files.first { $0.path == declaration || $0.path.hasSuffix("/" + declaration) }
  }
}
