extension Finding {
  /// What would make a finding go: one literal that should state something else.
  public struct Repair: Hashable, Sendable {
    /// Everything that the finding says of the literal, as the sources state it. Empty where the literal
    /// stands in a page of documentation.
    public var facts: [Fact]
    /// What the literal is taken to state: as the spec names and measures it.
    public var stated: Quantity
    /// What it may state. Never empty.
    public var expected: [Expectation]
    /// What to write so that it does; nil where that is not worked out.
    public var edit: TextEdit?

    public init(facts: [Fact], stated: Quantity, expected: [Expectation]) {
      self.facts = facts
      self.stated = stated
      self.expected = expected
    }
  }
}
