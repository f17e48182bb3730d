import ParityModel

/// The facts of one table of tokens in one port, beside what the table asks of them.
struct TokenTableFacts {
  let facts: [Fact]
  let requirements: [Requirement]
  private let byProperty: [Property: [Fact]]
  private let required: Set<Property>
  /// Properties that the spec states for the dark: what it says without a mode is the light.
  private let darkened: Set<Property>
  private let sizes: [String: Double]

  init(_ facts: [Fact], requirements: [Requirement]) {
    self.facts = facts
    self.requirements = requirements
    byProperty = Dictionary(grouping: facts, by: \.property)
    required = Set(requirements.flatMap(\.properties))
    darkened = Set(requirements.lazy.filter { $0.pin.state.contains(.dark) }.map(\.pin.property))
    sizes = requirements.reduce(into: [:]) { sizes, requirement in
      guard let name = TokenName(requirement.pin.property), name.field == "fontSize" else { return }
      for expectation in requirement.pin.expected {
        if case .exactly(let quantity) = expectation, quantity.unit == .pt,
          case .number(let number) = quantity.value
        {
          sizes[name.token] = number
        }
      }
    }
  }

  /// The mode that a requirement speaks of; empty where the mode makes no difference.
  func mode(of requirement: Requirement) -> State {
    let mode = requirement.pin.state.mode
    return mode.isEmpty && darkened.contains(requirement.pin.property) ? .light : mode
  }

  /// The facts of a field in a mode, else those that hold in any.
  func facts(for properties: [Property], in mode: State) -> [Fact] {
    let all = properties.flatMap { byProperty[$0] ?? [] }
    if mode.isEmpty { return all }
    let own = all.filter { $0.state.mode == mode }
    return own.isEmpty ? all.filter(\.state.mode.isEmpty) : own
  }

  /// The font size that the spec gives the token, in points.
  func size(for requirement: Requirement) -> Double? {
    TokenName(requirement.pin.property).flatMap { sizes[$0.token] }
  }

  func requires(_ property: Property) -> Bool { required.contains(property) }

  /// Whether a fact is a token of the kind that the table holds: of its unit, with fields where those have.
  func couldHold(_ fact: Fact) -> Bool {
    guard let name = TokenName(fact.property) else { return false }
    return requirements.contains { requirement in
      guard let other = TokenName(requirement.pin.property), name.field.isEmpty == other.field.isEmpty else {
        return false
      }
      if !name.field.isEmpty {
        return name.field == other.field || name.field.hasSuffix("." + other.field) || other.field == "blur"
      }
      return requirement.pin.expected.contains {
        $0.unit == fact.unit || $0.unit == .rgba && fact.unit == .color
          || $0.unit == .pt && fact.unit == .radius
      }
    }
  }
}
