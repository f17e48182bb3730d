/// What makes a component a table of tokens: the declarations of the ports that hold them.
///
/// A table holds both ways: every token that it names is found in the declarations of each platform, and
/// every token that these declare is named.
public struct TokenTable: Hashable, Sendable {
  /// The types and constants that hold the tokens; a platform that is not listed is not judged.
  public var holders: [Platform: [String]]
  /// Whether the ports are held against each other, whatever the tokens are worth.
  public var isAlike: Bool

  public init(holders: [Platform: [String]], isAlike: Bool = false) {
    self.holders = holders
    self.isAlike = isAlike
  }
}
