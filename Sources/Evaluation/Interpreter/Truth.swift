/// What a condition comes to.
enum Truth: Sendable {
  case yes, no
  case undecided(Unknown)

  init(_ flag: Bool) { self = flag ? .yes : .no }

  func negated(_ negates: Bool) -> Truth {
    guard negates else { return self }
    switch self {
    case .yes: return .no
    case .no: return .yes
    case .undecided: return self
    }
  }

  /// Both hold.
  func and(_ other: Truth) -> Truth {
    switch (self, other) {
    case (.no, _), (_, .no): .no
    case (.undecided, _): self
    case (_, .undecided): other
    case (.yes, .yes): .yes
    }
  }
}
