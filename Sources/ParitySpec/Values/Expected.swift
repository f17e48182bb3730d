/// What a pin takes for right: a value with its unit, or any number of a closed range.
public struct Expected: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case number(Double)
    case range(Double, Double)
    case text(String)
    case flag(Bool)
  }

  let content: Content
  let unit: String

  init(_ content: Content, _ unit: String) {
    self.content = content
    self.unit = unit
  }

  /// A number freed of the noise of binary fractions: 0.28 s is 280 ms.
  static func number(_ number: Double, _ unit: String) -> Expected {
    Expected(.number(Self.rounded(number)), unit)
  }

  static func range(_ range: ClosedRange<Double>, _ unit: String, times factor: Double = 1) -> Expected {
    Expected(.range(rounded(range.lowerBound * factor), rounded(range.upperBound * factor)), unit)
  }

  static func text(_ text: String, _ unit: String) -> Expected { Expected(.text(text), unit) }

  private static func rounded(_ number: Double) -> Double {
    guard number.isFinite, abs(number) < 1e9 else { return number }
    let result = (number * 1e6).rounded() / 1e6
    return result == 0 ? 0 : result
  }
}

/// A kind of value that a property can be pinned to.
public protocol Pinnable: Sendable {
  /// Any of these is right. Never empty.
  var alternatives: [Expected] { get }
  init(alternatives: [Expected])
}

extension Pinnable {
  /// Any of the values is right.
  public static func anyOf(_ first: Self, _ second: Self, _ others: Self...) -> Self {
    Self(alternatives: ([first, second] + others).flatMap(\.alternatives))
  }

  init(_ expected: Expected) { self.init(alternatives: [expected]) }
}
