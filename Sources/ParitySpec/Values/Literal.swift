/// What a constant, a parameter default or a threshold is: a bare number, or a value with its unit.
public struct Literal: Pinnable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(integerLiteral value: Int) { self.init(.number(Double(value), "")) }
  public init(floatLiteral value: Double) { self.init(.number(value, "")) }
  public init(stringLiteral text: String) { self.init(.text(text, "string")) }
  public init(booleanLiteral value: Bool) { self.init(Expected(.flag(value), "bool")) }

  public static func pt(_ value: Double) -> Literal { Literal(.number(value, "pt")) }
  public static func pt(_ range: ClosedRange<Double>) -> Literal { Literal(.range(range, "pt")) }
  public static func sp(_ value: Double) -> Literal { Literal(.number(value, "sp")) }
  public static func em(_ value: Double) -> Literal { Literal(.number(value, "em")) }
  public static func px(_ value: Double) -> Literal { Literal(.number(value, "px")) }
  public static func percent(_ value: Double) -> Literal { Literal(.number(value, "%")) }
  public static func milliseconds(_ value: Double) -> Literal { Literal(.number(value, "ms")) }
  public static func milliseconds(_ range: ClosedRange<Double>) -> Literal { Literal(.range(range, "ms")) }
  public static func seconds(_ value: Double) -> Literal { Literal(.number(value * 1000, "ms")) }
  /// Any number of the range.
  public static func within(_ range: ClosedRange<Double>) -> Literal { Literal(.range(range, "")) }

  public static func color(_ token: Color) -> Literal { Literal(alternatives: token.alternatives) }
  public static func textStyle(_ token: TextStyle) -> Literal { Literal(alternatives: token.alternatives) }
  public static func radius(_ token: Radius) -> Literal { Literal(alternatives: token.alternatives) }
  public static func shadow(_ token: Shadow) -> Literal { Literal(alternatives: token.alternatives) }
  public static func role(_ role: Role) -> Literal { Literal(alternatives: role.alternatives) }
  public static func haptic(_ haptic: Haptic) -> Literal { Literal(alternatives: haptic.alternatives) }
  public static func icon(_ icon: Icon) -> Literal { Literal(alternatives: icon.alternatives) }
  public static func easing(_ easing: Easing) -> Literal { Literal(alternatives: easing.alternatives) }
}
