import ParityModel

/// How one pin became another of the same place.
struct PinChange {
  var old: PlacedPin
  var new: PlacedPin

  /// Of everything that a pin may be met by, what is left and what is new.
  private enum Reach {
    case same, wider, narrower, other
  }

  var kind: SpecChange.Kind {
    let values = Self.reach(of: old.pin.expected, new.pin.expected)
    let platforms = Self.reach(of: old.pin.platforms, new.pin.platforms)
    guard isStatedAlike else { return .changed }
    switch (values, platforms) {
    // More platforms that must state it are a stricter pin.
    case (.same, .narrower), (.wider, .same), (.wider, .narrower): return .loosened
    case (.same, .wider), (.narrower, .same), (.narrower, .wider): return .tightened
    default: return .changed
    }
  }

  var before: String { description(of: old) }
  var after: String { description(of: new) }

  private var isStatedAlike: Bool {
    old.naming == new.naming && old.bare.pin.restatements == new.bare.pin.restatements
  }

  /// The values, and of the rest what the other one does not say alike.
  private func description(of placed: PlacedPin) -> String {
    placed.description(
      withPlatforms: old.pin.platforms != new.pin.platforms, withStatement: !isStatedAlike)
  }

  private static func reach(of old: [Expectation], _ new: [Expectation]) -> Reach {
    let isWider = old.allSatisfy { one in new.contains { $0.covers(one) } }
    let isNarrower = new.allSatisfy { one in old.contains { $0.covers(one) } }
    switch (isWider, isNarrower) {
    case (true, true): return .same
    case (true, false): return .wider
    case (false, true): return .narrower
    case (false, false): return .other
    }
  }

  private static func reach(of old: [Platform]?, _ new: [Platform]?) -> Reach {
    let (old, new) = (Set(old ?? Platform.allCases), Set(new ?? Platform.allCases))
    if old == new { return .same }
    return new.isSuperset(of: old) ? .wider : new.isSubset(of: old) ? .narrower : .other
  }
}

extension PlacedPin {
  /// `40...48 pt or 50 pt on SwiftUI, stated as constant:size on Compose`
  func description(withPlatforms: Bool, withStatement: Bool) -> String {
    var text = pin.expected.map(\.description).joined(separator: " or ")
    if withPlatforms {
      text += " on " + (pin.platforms.map { $0.map(\.title).joined(separator: ", ") } ?? "every platform")
    }
    guard withStatement else { return text }
    text += naming
    for restatement in pin.restatements {
      text += ", stated as \(restatement.property)"
      if let declarations = restatement.declarations { text += " in " + declarations.joined(separator: ", ") }
      text += " on " + restatement.platforms.map(\.title).joined(separator: ", ")
    }
    return text
  }
}

extension Expectation {
  /// Whether every value that the other accepts is accepted here.
  fileprivate func covers(_ other: Expectation) -> Bool {
    switch (self, other) {
    case (_, .exactly(let quantity)): return accepts(quantity)
    case (.within(let lower, let upper, let unit), .within(let otherLower, let otherUpper, let otherUnit)):
      return unit == otherUnit && lower <= otherLower && otherUpper <= upper
    case (.exactly(let quantity), .within(let lower, let upper, let unit)):
      return lower == upper && quantity == Quantity(.number(lower), unit)
    }
  }
}
