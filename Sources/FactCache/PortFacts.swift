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
  func write(to blob: inout BlobWriter) {
    blob.write(facts)
    blob.write(uses)
    blob.write(unreadable)
    blob.write(suppressions)
    blob.write(unknownClasses)
    blob.write(declarations)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      facts: try blob.value(), uses: try blob.value(), unreadable: try blob.value(),
      suppressions: try blob.value(), unknownClasses: try blob.value(), declarations: try blob.value())
  }
}
