/// One element of the spec that a change adds, takes away or moves.
public struct SpecChange: Hashable, Sendable {
  public var kind: Kind
  /// Empty for what the project as a whole says.
  public var component: String
  public var part: String
  /// What of it: `padding.top when pressed`, `declarations on Compose`; empty for the part or the
  /// component itself.
  public var subject: String
  /// Nil for what is added.
  public var before: String?
  /// Nil for what is removed.
  public var after: String?
  /// In the newer spec; for what is removed, in the older.
  public var origin: Origin

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed
    /// Everything that was right still is, and more.
    case loosened
    /// Nothing is right that was not.
    case tightened
    case changed
  }

  public init(
    kind: Kind, component: String = "", part: String = "", subject: String, before: String? = nil,
    after: String? = nil, origin: Origin
  ) {
    self.kind = kind
    self.component = component
    self.part = part
    self.subject = subject
    self.before = before
    self.after = after
    self.origin = origin
  }
}
