/// One exception of the spec that a change adds, takes away or moves, or that has outlived its last day.
public struct ExceptionChange: Hashable, Sendable {
  public var kind: Kind
  public var component: String
  /// For a behaviour, its name.
  public var part: String
  /// Nil for a behaviour.
  public var property: Property?
  public var state: State
  /// Nil for what is added.
  public var before: Pin.Exception?
  /// Nil for what is removed.
  public var after: Pin.Exception?

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, changed
    /// In the newer spec, and past its last day.
    case expired
  }

  public init(
    kind: Kind, component: String, part: String, property: Property?, state: State,
    before: Pin.Exception?, after: Pin.Exception?
  ) {
    self.kind = kind
    self.component = component
    self.part = part
    self.property = property
    self.state = state
    self.before = before
    self.after = after
  }

  /// In the newer spec; for what is removed, in the older.
  public var origin: Origin { (after ?? before)?.origin ?? Origin(path: "", line: 0) }
}

extension Pin.Exception {
  /// What it permits where and until when, without the reason: `absent on Compose until 2027-06-30`.
  public var summary: String {
    let end = until.map { " until \($0)" } ?? ""
    return allowance + " on " + platforms.map(\.title).joined(separator: ", ") + end
  }

  /// What it permits: values, `absent` or `anything`.
  public var allowance: String {
    switch allowed {
    case .values(let values): values.map(\.description).joined(separator: " or ")
    case .absent: "absent"
    case .anything: "anything"
    }
  }
}
