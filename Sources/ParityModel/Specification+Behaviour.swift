/// Something that a component does: a function, a table of decisions, a rhythm of waits, a clamp.
///
/// It is checked by evaluating the ports, never by comparing their text.
public struct BehaviourSpec: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable { case function, table, schedule, clamp }

  public var kind: Kind
  public var name: String
  public var inputs: [Input]
  /// The members of each case that a table lists; empty where it is one value.
  public var columns: [Column]
  /// Where each platform does it; a platform that is not listed does it under the own name, if at all.
  public var subjects: [Platform: Subject]
  /// What is taken for granted: the value of a name, or what a call of that name returns.
  public var assumptions: [Assumption]
  /// How many waits of a schedule are compared.
  public var ticks: Int
  /// What is right, for each sample; empty: the ports are held against each other.
  public var expected: [Expected]
  /// The samples of a spec, before the cap.
  public var total: Int
  public var platforms: [Platform]?
  public var exceptions: [Pin.Exception]
  public var origin: Origin

  /// One input of a function, one axis of a table.
  public struct Input: Hashable, Sendable {
    public var name: String
    public var domain: Domain
    /// Whether the spec has it as a fraction, though its samples may all be whole.
    public var isReal: Bool

    public enum Domain: Hashable, Sendable {
      case values([BehaviourValue])
      /// The cases of an enumeration, by its name on each platform.
      case cases([Platform: String])
    }

    public init(name: String, domain: Domain, isReal: Bool = false) {
      self.name = name
      self.domain = domain
      self.isReal = isReal
    }
  }

  /// A member that a table lists for each case.
  public struct Column: Hashable, Sendable, ExpressibleByStringLiteral {
    public var name: String
    /// What it is called on a platform that calls it otherwise.
    public var names: [Platform: String]

    public init(_ name: String, named names: [Platform: String] = [:]) {
      self.name = name
      self.names = names
    }

    public init(stringLiteral name: String) { self.init(name) }

    public func name(on platform: Platform) -> String { names[platform] ?? name }
  }

  /// The declaration of a port that does it.
  public struct Subject: Hashable, Sendable {
    /// A function, property, local or call, maybe with its type: `Zoom.clamp`.
    public var name: String
    /// The declaration around a local, a property or a call; nil for what can be called by its name.
    public var place: String?
    /// What each input is called there; empty where they are the arguments in order.
    public var inputs: [String]
    /// The member of the result that counts, or of each of its elements.
    public var taking: String?
    public var origin: Origin

    public init(
      name: String, place: String? = nil, inputs: [String] = [], taking: String? = nil, origin: Origin
    ) {
      self.name = name
      self.place = place
      self.inputs = inputs
      self.taking = taking
      self.origin = origin
    }
  }

  public struct Assumption: Hashable, Sendable {
    public var name: String
    public var value: BehaviourValue

    public init(name: String, value: BehaviourValue) {
      self.name = name
      self.value = value
    }
  }

  /// One sample and its right result.
  public struct Expected: Hashable, Sendable {
    public var inputs: [BehaviourValue]
    public var value: BehaviourValue

    public init(inputs: [BehaviourValue], value: BehaviourValue) {
      self.inputs = inputs
      self.value = value
    }
  }

  /// More samples than this are not evaluated; what is left out is said.
  public static let cap = 2000

  public init(
    kind: Kind, name: String, inputs: [Input] = [], columns: [Column] = [],
    subjects: [Platform: Subject] = [:], assumptions: [Assumption] = [], ticks: Int = 12,
    expected: [Expected] = [], total: Int = 1, platforms: [Platform]? = nil,
    exceptions: [Pin.Exception] = [], origin: Origin
  ) {
    self.kind = kind
    self.name = name
    self.inputs = inputs
    self.columns = columns
    self.subjects = subjects
    self.assumptions = assumptions
    self.ticks = ticks
    self.expected = expected
    self.total = total
    self.platforms = platforms
    self.exceptions = exceptions
    self.origin = origin
  }

  /// Whether a platform is held to it.
  public func applies(to platform: Platform) -> Bool {
    guard platforms?.contains(platform) ?? true else { return false }
    for input in inputs {
      if case .cases(let types) = input.domain, types[platform] == nil { return false }
    }
    return subjects.isEmpty || subjects[platform] != nil
  }

  /// Every combination of some domains, up to the cap, the last domain running fastest.
  public static func product(_ domains: [[BehaviourValue]]) -> (samples: [[BehaviourValue]], total: Int) {
    var total = 1
    for domain in domains {
      let (product, overflow) = total.multipliedReportingOverflow(by: domain.count)
      total = overflow ? .max : product
    }
    // How often each value of a domain stands in a row, all domains behind it run through.
    var runs = [Int](repeating: 1, count: domains.count)
    for index in domains.indices.dropLast().reversed() {
      let (run, overflow) = runs[index + 1].multipliedReportingOverflow(by: domains[index + 1].count)
      runs[index] = overflow ? .max : run
    }
    let samples = (0..<min(total, cap)).map { index in
      domains.indices.map { domains[$0][index / runs[$0] % domains[$0].count] }
    }
    return (samples, total)
  }
}

/// What one port does, sample by sample.
public struct BehaviourResult: Hashable, Sendable {
  /// Index of the component in the specification, and of the behaviour in the component.
  public var component: Int
  public var behaviour: Int
  /// The declaration that was evaluated; nil where the port has none.
  public var location: Location?
  /// What was evaluated, from the first letter to the last.
  public var extents: [Location]
  public var cells: [Cell]
  /// What was taken for granted on the way.
  public var notes: [Finding.Note]

  public struct Cell: Hashable, Sendable {
    public var inputs: [BehaviourValue]
    /// The member that a table lists; empty where it is one value.
    public var column: String
    public var outcome: Outcome

    public init(inputs: [BehaviourValue], column: String = "", outcome: Outcome) {
      self.inputs = inputs
      self.column = column
      self.outcome = outcome
    }
  }

  public enum Outcome: Hashable, Sendable {
    case value(BehaviourValue)
    case unreadable(reason: String, Location?)
  }

  public init(
    component: Int, behaviour: Int, location: Location?, extents: [Location] = [], cells: [Cell],
    notes: [Finding.Note] = []
  ) {
    self.component = component
    self.behaviour = behaviour
    self.location = location
    self.extents = extents
    self.cells = cells
    self.notes = notes
  }
}
