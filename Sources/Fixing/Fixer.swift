import ParityModel

/// Works out what to write in place of the literals that findings are about, in the notation of each platform.
///
/// It reads no file and judges nothing. Whether a spelling states what it should is for whoever reads the
/// source again to say; what the port's own sources do not show to be right is not proposed.
public struct Fixer: Sendable {
  private let ports: [Platform: FixingPort]
  private let named: Set<String>

  /// - Parameter named: shared literals that may be changed, by the name or the place that a refusal gives.
  public init(_ ports: [FixingPort], named: Set<String> = []) {
    self.ports = Dictionary(ports.map { ($0.dialect.platform, $0) }) { first, _ in first }
    self.named = named
  }

  /// What to write so that a finding goes.
  public func proposal(for finding: Finding) throws(Refusal) -> Proposal {
    guard let repair = finding.repair, let location = finding.location else {
      throw Refusal(Self.reason(finding.verdict))
    }
    guard repair.expected.count == 1, case .exactly(let expected)? = repair.expected.first else {
      throw Refusal(
        "the spec takes more than one value: " + repair.expected.map(\.description).joined(separator: ", "))
    }
    let spellings: [String]
    if let fact = repair.facts.first {
      guard location.upper > location.lower, let port = ports[fact.platform] else {
        throw Refusal("its source is not at hand")
      }
      if let sharing = port.sharing(of: fact, in: repair, named: named) { throw sharing }
      spellings = try self.spellings(of: expected, in: repair, fact, port)
    } else if case .text(let found) = repair.stated.value {
      spellings = try ProseSpelling.spellings(of: expected, inPlaceOf: found)
    } else {
      throw Refusal("the page does not say it with one word")
    }
    let others = spellings.filter { $0 != repair.facts.first?.text }
    guard !others.isEmpty else { throw Refusal("there is no single way to write \(expected) here") }
    return Proposal(location: location, spellings: others)
  }

  /// Why a finding without a literal to change is left to a person.
  private static func reason(_ verdict: Finding.Verdict) -> String {
    switch verdict {
    case .missing: "nothing here says it yet"
    case .unexpected: "no pin says what it should be instead"
    case .unreadable: "what cannot be read cannot be changed safely"
    case .drift, .match, .allowed, .stale, .conflict: "no single literal is to blame"
    }
  }

  private func spellings(
    of wanted: Quantity, in repair: Finding.Repair, _ fact: Fact, _ port: FixingPort
  ) throws(Refusal) -> [String] {
    let expected = try own(wanted, of: fact, stated: repair.stated)
    if let spelling = ClassSpelling(fact, rem: port.dialect.rem) {
      if expected.unit == .color, !port.knows(color: expected) {
        throw Refusal("the port uses no colour \(expected) anywhere")
      }
      return spelling.spellings(of: expected)
    }
    guard expected.unit == fact.unit else {
      throw Refusal(
        "\(expected) is of another kind than \(fact.text): what stands around it has to change as well")
    }
    switch (expected.value, fact.unit) {
    case (.number(let number), _):
      if fact.property == .fontWeight,
        let text = WeightNames.text(fact.text, of: fact.platform, stating: number)
      {
        return [text]
      }
      return try NumberSpelling(fact: fact, rem: port.dialect.rem).spellings(of: number)
    case (.boolean(let flag), _):
      return [fact.text == "\(!flag)" ? "\(flag)" : fact.text]
    case (.text(let text), .string):
      guard let spelling = TextSpelling.text(fact.text, stating: text) else {
        throw Refusal("one of the texts has to be escaped, or is put together")
      }
      return [spelling]
    case (.text(let text), .rgba):
      guard let spelling = HexColor(text)?.text(inPlaceOf: fact.text) else {
        throw Refusal("\(fact.text) is no colour in hexadecimal digits that can hold \(text)")
      }
      return [spelling]
    case (.text(let text), .color), (.text(let text), .textStyle), (.text(let text), .radius),
      (.text(let text), .shadow), (.text(let text), .icon):
      return try TokenSpelling(fact: fact, facts: port.facts).spellings(of: text)
    case (.text, .none), (.text, .pt), (.text, .sp), (.text, .em), (.text, .px), (.text, .percent),
      (.text, .ms), (.text, .easing), (.text, .role), (.text, .haptic), (.text, .bool):
      throw Refusal("\(fact.text) is more than one literal")
    }
  }

  /// What is expected in the unit that the fact itself counts in: a line height of 20 points where the port
  /// says 1.5 of the font size.
  private func own(_ expected: Quantity, of fact: Fact, stated: Quantity) throws(Refusal) -> Quantity {
    let own = Quantity(fact.value, fact.unit)
    guard own != stated else { return expected }
    guard expected.unit == stated.unit, case .number(let number) = expected.value,
      case .number(let measured) = stated.value, case .number(let written) = own.value, measured != 0
    else { throw Refusal("its value is computed: \(fact.text) comes to \(stated)") }
    return Quantity(.rounded(number * written / measured), own.unit)
  }
}
