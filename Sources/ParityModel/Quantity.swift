/// A value together with its unit: what a fact states and a spec expects.
public struct Quantity: Hashable, Sendable {
  public var value: Value
  public var unit: Unit

  public init(_ value: Value, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

extension Quantity: CustomStringConvertible {
  /// As a person reads it: `16 pt`, `100 %`, `fillPressed`, `2.5`.
  public var description: String {
    switch unit {
    case .pt, .sp, .em, .px, .percent, .ms: "\(value) \(unit.rawValue)"
    case .none, .color, .rgba, .textStyle, .radius, .shadow, .easing, .role, .haptic, .icon, .bool:
      value.description
    case .string: "\"\(value)\""
    }
  }
}

/// What a pin takes for right: one value, or any number of a closed range.
public enum Expectation: Hashable, Sendable {
  case exactly(Quantity)
  /// Both limits belong to it.
  case within(Double, Double, Unit)

  /// Whether a stated value meets it. Units must be equal: `px` never meets `pt`.
  public func accepts(_ quantity: Quantity) -> Bool {
    switch self {
    case .exactly(let expected): return expected == quantity
    case .within(let lower, let upper, let unit):
      guard unit == quantity.unit, case .number(let number) = quantity.value else { return false }
      return lower <= number && number <= upper
    }
  }

  public var unit: Unit {
    switch self {
    case .exactly(let quantity): quantity.unit
    case .within(_, _, let unit): unit
    }
  }
}

extension Expectation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exactly(let quantity): quantity.description
    case .within(let lower, let upper, let unit):
      "\(Value.number(lower))...\(Quantity(.number(upper), unit))"
    }
  }
}
