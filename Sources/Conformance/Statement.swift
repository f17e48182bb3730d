import ParityModel

/// A fact as it is compared: tokens under the names of the spec, states without courtesies.
struct Statement {
  var fact: Fact
  var quantity: Quantity
  var state: State
  /// Half of a padding that its opposite takes back: it may meet a pin, and breaks none.
  var isBalanced = false

  init(_ fact: Fact, aliases: [TokenAlias]) {
    self.fact = fact
    // A condition without a name says no more than none.
    state = fact.state.subtracting(.if)
    quantity = Quantity(fact.value, fact.unit).renamed(by: aliases, on: fact.platform)
  }
}

extension Quantity {
  /// The token that the spec declares this one to mean. An opacity stays, unless the meaning has its own.
  fileprivate func renamed(by aliases: [TokenAlias], on platform: Platform) -> Quantity {
    guard !aliases.isEmpty, unit.isToken, case .text(let text) = value else { return self }
    let name = text.prefix { $0 != "@" }
    let opacity = text.dropFirst(name.count)
    for alias in aliases
    where alias.unit.map({ $0 == unit }) ?? true && alias.platforms?.contains(platform) ?? true {
      if alias.written == text { return Quantity(.text(alias.means), unit) }
      if !opacity.isEmpty, alias.written == name, !alias.means.contains("@") {
        return Quantity(.text(alias.means + opacity), unit)
      }
    }
    return self
  }
}

extension Unit {
  /// Whether values of this unit are names that a project gives.
  var isToken: Bool {
    switch self {
    case .color, .textStyle, .radius, .shadow, .icon, .haptic: true
    case .none, .pt, .sp, .em, .px, .percent, .ms, .rgba, .easing, .string, .role, .bool: false
    }
  }

  /// Whether values of this unit come from a table of the design.
  var isDesignToken: Bool {
    switch self {
    case .color, .textStyle, .radius, .shadow: true
    case .none, .pt, .sp, .em, .px, .percent, .ms, .rgba, .easing, .string, .role, .haptic, .icon, .bool:
      false
    }
  }

  /// Whether values of this unit are lengths, whatever they are measured in.
  var isLength: Bool {
    switch self {
    case .pt, .sp, .em, .px, .percent: true
    case .none, .ms, .color, .rgba, .textStyle, .radius, .shadow, .icon, .haptic, .easing, .string, .role,
      .bool:
      false
    }
  }

  /// Whether values of this unit are numbers.
  var isNumeric: Bool {
    switch self {
    case .none, .pt, .sp, .em, .px, .percent, .ms: true
    case .color, .rgba, .textStyle, .radius, .shadow, .icon, .haptic, .easing, .string, .role, .bool: false
    }
  }
}
