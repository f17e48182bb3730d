import ParityModel

/// Debt that a project knows of: findings that are let be until they are gone.
///
/// An entry is found again by what it is about (rule, component, part, property, state, platform), never by
/// a line, a path or a sentence. Its value stands beside that key: another value is another finding.
public struct Baseline: Equatable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var rule: Rule
    /// Nil where the finding is about no port.
    public var platform: Platform?
    public var component: String
    public var part: String
    public var property: Property?
    public var state: State
    public var value: Value

    /// What the port says, or what it does not say.
    public enum Value: Hashable, Sendable {
      case found(String)
      case lacks(String)
      case none
    }
  }

  /// Sorted; an entry that stands twice is two findings.
  public internal(set) var entries: [Entry]
  /// The line of each entry in the file it was read from; empty where it was made of findings.
  public internal(set) var lines: [Int]

  /// Records what is wrong with ports and pages. What is wrong with the spec itself is no debt: it is
  /// mended where it stands.
  public init(recording findings: [Finding]) {
    entries = findings.lazy.filter(\.isDebt).map(Entry.init).sorted()
    lines = []
  }

  init(entries: [Entry], lines: [Int]) {
    self.entries = entries
    self.lines = lines
  }
}

extension Baseline.Entry {
  init(_ finding: Finding) {
    rule = finding.rule
    platform = finding.platform
    component = finding.component
    part = finding.part
    property = finding.property
    state = finding.state
    value =
      if let found = finding.found { .found(found) } else if let expected = finding.expected {
        .lacks(expected)
      } else { .none }
  }
}

extension Finding {
  fileprivate var isDebt: Bool {
    switch verdict {
    case .drift, .missing, .unexpected, .unreadable: true
    case .match, .allowed, .stale, .conflict: false
    }
  }
}

extension Baseline.Entry: Comparable {
  /// By component, part, property and state, then by rule, platform and value: what belongs together
  /// stands together.
  public static func < (left: Self, right: Self) -> Bool {
    left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] {
    [component, part, property?.spelling ?? "", state.description, rule.rawValue, platform?.rawValue ?? ""]
      + value.words
  }
}

extension Baseline.Entry.Value {
  /// How a file writes it: a word and the value.
  var words: [String] {
    switch self {
    case .found(let text): ["found", text]
    case .lacks(let text): ["lacks", text]
    case .none: []
    }
  }
}
