/// One thing that Conformance says about one place.
public struct Finding: Hashable, Sendable {
  public var rule: Rule
  public var severity: Severity
  public var verdict: Verdict
  public var component: String
  /// The part as the spec names it.
  public var part: String
  /// Nil where the finding is about a whole part, component or exception.
  public var property: Property?
  public var state: State
  /// Nil where the finding is about the spec itself.
  public var platform: Platform?
  /// The literal to change. For a missing fact the part's declaration in that port, else its file.
  public var location: Location?
  /// Value and unit as printed, `16 pt`; nil where nothing is expected.
  public var expected: String?
  /// Value and unit as printed, `12 pt`; nil where nothing was found.
  public var found: String?
  /// One sentence, lower case, that names the culprit.
  public var message: String
  public var notes: [Note]
  /// The element of the spec that is judged.
  public var origin: Origin?
  /// What lets it be; nil where nothing does.
  public var leave: Leave?
  /// The literal that would have to state something else; nil where that is not all.
  public var repair: Repair?

  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case match
    /// One expected value is missing and one other is there.
    case drift
    case missing
    case unexpected
    /// Differs, and an exception of the spec, the source or the baseline allows it.
    case allowed
    case unreadable
    /// An exception or a baseline entry that has outlived its cause.
    case stale
    /// The spec contradicts itself.
    case conflict
  }

  /// Why a finding is allowed, and what says so.
  public struct Leave: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable {
      /// An exception of the spec.
      case exception
      /// A comment at the place itself.
      case comment
      case baseline
    }

    public var source: Source
    public var reason: String

    public init(_ source: Source, reason: String) {
      self.source = source
      self.reason = reason
    }
  }

  /// A second place, or an explanation without one.
  public struct Note: Hashable, Sendable {
    public var location: Location?
    public var text: String

    public init(location: Location? = nil, text: String) {
      self.location = location
      self.text = text
    }
  }

  public init(
    rule: Rule, severity: Severity, verdict: Verdict, component: String, part: String = "",
    property: Property? = nil, state: State = [], platform: Platform? = nil, location: Location? = nil,
    expected: String? = nil, found: String? = nil, message: String, notes: [Note] = [],
    origin: Origin? = nil, leave: Leave? = nil, repair: Repair? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.verdict = verdict
    self.component = component
    self.part = part
    self.property = property
    self.state = state
    self.platform = platform
    self.location = location
    self.expected = expected
    self.found = found
    self.message = message
    self.notes = notes
    self.origin = origin
    self.leave = leave
    self.repair = repair
  }

  /// The same, with leave.
  public func allowed(by leave: Leave) -> Finding {
    var copy = self
    copy.verdict = .allowed
    copy.leave = leave
    return copy
  }
}
