/// A plain number: a scale, an opacity, a count.
public struct Number: Calculable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(integerLiteral value: Int) { self.init(.number(Double(value), "")) }
  public init(floatLiteral value: Double) { self.init(.number(value, "")) }

  /// Any number of the range.
  public static func within(_ range: ClosedRange<Double>) -> Number { Number(.range(range, "")) }
  /// The distance over which an opacity or a scale changes.
  public static func pt(_ value: Double) -> Number { Number(.number(value, "pt")) }
  /// The same in pixels of the device.
  public static func px(_ value: Double) -> Number { Number(.number(value, "px")) }
}

/// Whether something is so.
public struct Flag: Pinnable, ExpressibleByBooleanLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(booleanLiteral value: Bool) { self.init(Expected(.flag(value), "bool")) }
}

/// The weight of a font, by name or as a number from 100 to 900.
public struct FontWeight: Pinnable, ExpressibleByIntegerLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(integerLiteral value: Int) { self.init(.number(Double(value), "")) }

  public static let thin: FontWeight = 100
  public static let extraLight: FontWeight = 200
  public static let light: FontWeight = 300
  public static let regular: FontWeight = 400
  public static let medium: FontWeight = 500
  public static let semibold: FontWeight = 600
  public static let bold: FontWeight = 700
  public static let extraBold: FontWeight = 800
  public static let black: FontWeight = 900
}

/// A time. Its unit is always written: ports count in seconds and in milliseconds.
public struct Time: Pinnable {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }

  public static func milliseconds(_ value: Double) -> Time { Time(.number(value, "ms")) }
  /// Any time of the range, in milliseconds.
  public static func milliseconds(_ range: ClosedRange<Double>) -> Time { Time(.range(range, "ms")) }
  public static func seconds(_ value: Double) -> Time { Time(.number(value * 1000, "ms")) }
  /// Any time of the range, in seconds.
  public static func seconds(_ range: ClosedRange<Double>) -> Time {
    Time(.range(range, "ms", times: 1000))
  }
  /// What some other time is multiplied with.
  public static func factor(_ value: Double) -> Time { Time(.number(value, "")) }
}
