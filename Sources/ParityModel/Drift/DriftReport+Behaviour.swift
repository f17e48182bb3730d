extension DriftReport {
  /// What a component does, sample by sample, on every platform.
  public struct Behaviour: Hashable, Sendable {
    public var kind: BehaviourSpec.Kind
    public var name: String
    /// The names of what a sample is made of; a name may be empty.
    public var inputs: [String]
    /// The platform that the others are held against; nil where the spec says what is right.
    public var standard: Platform?
    public var samples: [Sample]
    public var cells: [Platform: Cell]
    public var origin: Origin

    public init(
      kind: BehaviourSpec.Kind, name: String, inputs: [String], standard: Platform? = nil,
      samples: [Sample] = [], cells: [Platform: Cell] = [:], origin: Origin
    ) {
      self.kind = kind
      self.name = name
      self.inputs = inputs
      self.standard = standard
      self.samples = samples
      self.cells = cells
      self.origin = origin
    }
  }

  /// One sample: what is right, and what each platform gives.
  public struct Sample: Hashable, Sendable {
    public var inputs: [BehaviourValue]
    /// The member that a table lists; empty where it is one value.
    public var column: String
    /// Nil where the standard does not have the sample.
    public var expected: BehaviourValue?
    /// A platform that was not asked has none.
    public var outcomes: [Platform: BehaviourResult.Outcome]
    /// The platforms that give something else, nothing, or cannot be read.
    public var differing: Set<Platform>

    public init(
      inputs: [BehaviourValue], column: String, expected: BehaviourValue? = nil,
      outcomes: [Platform: BehaviourResult.Outcome] = [:], differing: Set<Platform> = []
    ) {
      self.inputs = inputs
      self.column = column
      self.expected = expected
      self.outcomes = outcomes
      self.differing = differing
    }
  }
}
