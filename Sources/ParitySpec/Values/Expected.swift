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

/// A kind of value that one can calculate with: `.height(bar / 2)`.
public protocol Calculable: Pinnable {}

extension Calculable {
  public static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }
  public static func * (left: Self, factor: Double) -> Self { left.scaled { $0 * factor } }
  public static func / (left: Self, divisor: Double) -> Self { left.scaled { $0 / divisor } }
  public static prefix func - (value: Self) -> Self { value.scaled { -$0 } }

  private func scaled(_ body: (Double) -> Double) -> Self {
    let (number, unit) = single
    return Self(.number(body(number), unit))
  }

  private func combined(with other: Self, _ body: (Double, Double) -> Double) -> Self {
    let (left, right) = (single, other.single)
    precondition(left.unit == right.unit, "\(left.unit) and \(right.unit) do not add up")
    return Self(.number(body(left.number, right.number), left.unit))
  }

  private var single: (number: Double, unit: String) {
    guard alternatives.count == 1, case .number(let number) = alternatives[0].content else {
      preconditionFailure("only a single number can be calculated with")
    }
    return (number, alternatives[0].unit)
  }
}
