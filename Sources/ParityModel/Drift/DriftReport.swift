/// What the spec asks of every platform and what each of them says, side by side.
public struct DriftReport: Hashable, Sendable {
  /// The name of the project; empty where the spec gives none.
  public var project: String
  /// The platforms that are shown, in their order.
  public var platforms: [Platform]
  /// Every component of the spec, in its order.
  public var components: [Component]
  /// Every finding of the run, by platform and place; those about the spec itself last.
  public var findings: [Finding]

  /// A component: its facts, what it does, and what is found of it besides.
  public struct Component: Hashable, Sendable {
    public var name: String
    /// False where none of its sources are under the root.
    public var isJudged: Bool
    /// Whether it is a table of tokens.
    public var isTable: Bool
    public var rows: [Row]
    public var behaviours: [Behaviour]
    /// Findings that are about no single row: claims of the documentation, exceptions, whole parts.
    public var others: [Finding]
    public var origin: Origin

    public init(
      name: String, isJudged: Bool, isTable: Bool = false, rows: [Row] = [], behaviours: [Behaviour] = [],
      others: [Finding] = [], origin: Origin
    ) {
      self.name = name
      self.isJudged = isJudged
      self.isTable = isTable
      self.rows = rows
      self.behaviours = behaviours
      self.others = others
      self.origin = origin
    }
  }

  /// One property of one part in one state, on every platform.
  public struct Row: Hashable, Sendable {
    /// As the spec names it; empty for a constant of the component.
    public var part: String
    public var property: Property
    public var state: State
    /// What the spec takes for right; empty for a value that no pin expects.
    public var expected: [Expectation]
    /// What the token that is expected is worth, as the spec's tables say.
    public var worth: [Worth]
    public var origin: Origin
    /// A platform that is not held to it has no cell.
    public var cells: [Platform: Cell]

    public init(
      part: String, property: Property, state: State, expected: [Expectation], worth: [Worth] = [],
      origin: Origin, cells: [Platform: Cell] = [:]
    ) {
      self.part = part
      self.property = property
      self.state = state
      self.expected = expected
      self.worth = worth
      self.origin = origin
      self.cells = cells
    }

    /// What is expected, as a person reads it; empty where nothing is.
    public var expectation: String { expected.map(\.description).joined(separator: " or ") }
  }

  /// What one platform says where a row asks.
  public struct Cell: Hashable, Sendable {
    public var verdict: Finding.Verdict
    /// What is said, by place; empty where nothing is.
    public var statements: [Statement]
    /// Where it is said, else where it should be.
    public var location: Location?
    /// What is wrong, or allowed; nil for a match.
    public var finding: Finding?

    public init(
      verdict: Finding.Verdict, statements: [Statement] = [], location: Location? = nil,
      finding: Finding? = nil
    ) {
      self.verdict = verdict
      self.statements = statements
      self.location = location
      self.finding = finding
    }
  }

  /// A value where a source states it.
  public struct Statement: Hashable, Sendable {
    /// As a person reads it, with the spec's name of a token where that is another.
    public var written: String
    public var quantity: Quantity
    public var location: Location
    /// What the token is worth on this platform; empty for what is no token, or is not declared.
    public var worth: [Worth]

    public init(written: String, quantity: Quantity, location: Location, worth: [Worth] = []) {
      self.written = written
      self.quantity = quantity
      self.location = location
      self.worth = worth
    }
  }

  /// One field of a token, in one mode.
  public struct Worth: Hashable, Sendable {
    /// Empty for a colour and a radius.
    public var field: String
    /// Light or dark; empty where the mode makes no difference.
    public var state: State
    public var quantity: Quantity

    public init(field: String, state: State, quantity: Quantity) {
      self.field = field
      self.state = state
      self.quantity = quantity
    }
  }

  public init(
    project: String = "", platforms: [Platform], components: [Component], findings: [Finding] = []
  ) {
    self.project = project
    self.platforms = platforms
    self.components = components
    self.findings = findings
  }
}
