import ParityModel

/// What the sources of one port state, as it is kept between runs.
public struct PortFacts: Hashable, Sendable {
  public var facts: [Fact]
  public var uses: [Fact]
  public var unreadable: [Unreadable]
  public var suppressions: [Suppression]
  public var unknownClasses: [UnknownClass]
  public var declarations: [String: Location]

  public init(
    facts: [Fact], uses: [Fact], unreadable: [Unreadable], suppressions: [Suppression],
    unknownClasses: [UnknownClass], declarations: [String: Location]
  ) {
    self.facts = facts
    self.uses = uses
    self.unreadable = unreadable
    self.suppressions = suppressions
    self.unknownClasses = unknownClasses
    self.declarations = declarations
  }
}

extension PortFacts: Keepable {
  /// The facts come last, so that who has no use for them need not read them.
  func write(to blob: inout BlobWriter) {
    blob.write(unreadable)
    blob.write(suppressions)
    blob.write(unknownClasses)
    blob.write(declarations)
    blob.write(facts)
    blob.write(uses)
  }

  init(from blob: inout BlobReader) throws(BlobError) { try self.init(from: &blob, isWhole: true) }

  init(from blob: inout BlobReader, isWhole: Bool) throws(BlobError) {
    self.init(
      facts: [], uses: [], unreadable: try blob.value(), suppressions: try blob.value(),
      unknownClasses: try blob.value(), declarations: try blob.value())
    guard isWhole else { return }
    facts = try blob.value()
    uses = try blob.value()
  }
}
