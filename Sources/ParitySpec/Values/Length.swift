/// A length. A bare number is in points, which SwiftUI points, Compose dp, React Native numbers and
/// CSS px all are.
public struct Length: Calculable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(integerLiteral value: Int) { self.init(.number(Double(value), "pt")) }
  public init(floatLiteral value: Double) { self.init(.number(value, "pt")) }

  /// Points: the length that does not depend on the screen.
  public static func pt(_ value: Double) -> Length { Length(.number(value, "pt")) }
  /// Any length of the range, in points.
  public static func pt(_ range: ClosedRange<Double>) -> Length { Length(.range(range, "pt")) }
  /// Text lengths, which grow with the reader's text size.
  public static func sp(_ value: Double) -> Length { Length(.number(value, "sp")) }
  /// Relative to the font size.
  public static func em(_ value: Double) -> Length { Length(.number(value, "em")) }
  /// Pixels of the device.
  public static func px(_ value: Double) -> Length { Length(.number(value, "px")) }
  /// A share of the space on offer.
  public static func percent(_ value: Double) -> Length { Length(.number(value, "%")) }
  /// Any share of the range.
  public static func percent(_ range: ClosedRange<Double>) -> Length { Length(.range(range, "%")) }
  /// What some other length is multiplied with or divided by.
  public static func factor(_ value: Double) -> Length { Length(.number(value, "")) }
  /// As much as there is.
  public static let infinity = Length(.number(.infinity, "pt"))
}
