import ParityModel

/// What may be written in place of one literal.
public struct Proposal: Hashable, Sendable {
  /// The literal.
  public var location: Location
  /// Ways to write what it should state, the one nearest to what stands there first. Never empty.
  public var spellings: [String]

  public init(location: Location, spellings: [String]) {
    self.location = location
    self.spellings = spellings
  }
}

/// Why a finding is left to a person: one sentence, lower case.
public struct Refusal: Error, Hashable, Sendable {
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}
