import ParityModel

/// Numbers as the languages of the platforms write them.
struct NumberSpelling {
  let fact: Fact
  let rem: Double

  /// The literal with the number that states `expected`, which counts in the fact's own unit.
  func spellings(of expected: Double) throws(Refusal) -> [String] {
    guard let literal = NumberLiteral(fact.text), case .number(let value) = fact.value else {
      throw Refusal("\(fact.text) is no plain number")
    }
    let factors = factors(of: literal).filter { $0.isSame(literal.number, value) }
    guard !factors.isEmpty else {
      throw Refusal("its value is computed: \(fact.text) comes to \(fact.value)")
    }
    let spellings = factors.map { factor in
      literal.text(with: expected / factor, keepingFraction: isTyped(literal))
    }
    // An integer that becomes a fraction is of another type.
    guard !isWhole(literal) || spellings.allSatisfy({ NumberLiteral($0)?.hasFraction == false }) else {
      throw Refusal("a fraction in place of the whole number \(fact.text) is of another type")
    }
    return spellings
  }

  /// Whether `1` in place of `1.0` may be of another type.
  private func isTyped(_ literal: NumberLiteral) -> Bool {
    switch fact.platform {
    case .compose: return counts && literal.after.first.map { !"fF".contains($0) } ?? true
    case .swiftUI: if case .constant = fact.property { return true } else { return false }
    case .uniwind, .nativeWind, .styleSheet: return false
    }
  }

  private func isWhole(_ literal: NumberLiteral) -> Bool {
    !literal.hasFraction && isTyped(literal)
  }

  /// Whether no `dp` or `sp` stands behind the number.
  private var counts: Bool {
    switch fact.unit {
    case .none, .ms, .px, .percent: true
    case .pt, .sp, .em, .color, .rgba, .textStyle, .radius, .shadow, .easing, .string, .role, .haptic, .icon,
      .bool:
      false
    }
  }

  /// What the number may count in the unit of the fact.
  private func factors(of literal: NumberLiteral) -> [Double] {
    switch fact.unit {
    case .pt: literal.after.hasPrefix("rem") ? [rem] : [1]
    case .ms: fact.platform == .swiftUI ? [1000, 1] : [1, 1000]
    case .percent: [1, 100]
    case .none: [1, 0.01]
    case .sp, .em, .px: [1]
    case .color, .rgba, .textStyle, .radius, .shadow, .easing, .string, .role, .haptic, .icon, .bool: []
    }
  }
}

extension Double {
  /// Whether so many of `number` are `value`, but for what binary fractions leave over.
  func isSame(_ number: Double, _ value: Double) -> Bool {
    abs(number * self - value) <= 1e-6 * max(1, abs(value))
  }
}

extension Platform {
  /// Whether it is styled with classes.
  var hasClasses: Bool {
    switch self {
    case .uniwind, .nativeWind: true
    case .swiftUI, .compose, .styleSheet: false
    }
  }
}
