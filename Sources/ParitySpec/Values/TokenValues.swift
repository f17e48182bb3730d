/// A colour token. A spec names the tokens of its project once, and the compiler then knows them:
///
/// ```swift
/// extension Color {
///   static let label: Color = "label"
/// }
/// ```
public struct Color: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  /// The name of a token, or a colour written out, `#RRGGBB` or `#RRGGBBAA`.
  public init(stringLiteral name: String) {
    self.init(name.utf8.first == 35 ? .text(rgba(name, 1), "rgba") : .text(name, "color"))
  }

  /// The token, this opaque: `.onImage.opacity(0.15)`.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      alternatives: alternatives.map { expected in
        guard case .text(let name) = expected.content, expected.unit == "color" else { return expected }
        return .text(name + "@" + spelling(opacity), "color")
      })
  }

  /// A colour written out, `#RRGGBB` or `#RRGGBBAA`, this opaque.
  public static func hex(_ digits: String, opacity: Double = 1) -> Color {
    Color(.text(rgba(digits, opacity), "rgba"))
  }

  public static let transparent: Color = "transparent"
  public static let black: Color = "black"
  public static let white: Color = "white"
}

/// A text style token, or the bare size of a font. Sizes are spelt letter first, `xs2` for a platform's `2xs`.
public struct TextStyle: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "textStyle")) }

  /// A size that no token names, in points.
  public static func pt(_ value: Double) -> TextStyle { TextStyle(.number(value, "pt")) }
  public static func pt(_ range: ClosedRange<Double>) -> TextStyle { TextStyle(.range(range, "pt")) }
  /// One that grows with the reader's text size.
  public static func sp(_ value: Double) -> TextStyle { TextStyle(.number(value, "sp")) }

  public static let xs4: TextStyle = "xs4"
  public static let xs3: TextStyle = "xs3"
  public static let xs2: TextStyle = "xs2"
  public static let xs: TextStyle = "xs"
  public static let sm: TextStyle = "sm"
  public static let base: TextStyle = "base"
  public static let md: TextStyle = "md"
  public static let lg: TextStyle = "lg"
  public static let xl: TextStyle = "xl"
  public static let xl2: TextStyle = "xl2"
  public static let xl3: TextStyle = "xl3"
  public static let xl4: TextStyle = "xl4"
  public static let xl5: TextStyle = "xl5"
  public static let xl6: TextStyle = "xl6"
}

/// A corner radius: a token, or a length in points.
public struct Radius: Pinnable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "radius")) }
  public init(integerLiteral value: Int) { self.init(.number(Double(value), "pt")) }
  public init(floatLiteral value: Double) { self.init(.number(value, "pt")) }

  public static func pt(_ value: Double) -> Radius { Radius(.number(value, "pt")) }
  public static func pt(_ range: ClosedRange<Double>) -> Radius { Radius(.range(range, "pt")) }
  /// Pixels of the device.
  public static func px(_ value: Double) -> Radius { Radius(.number(value, "px")) }
  /// A share of the size.
  public static func percent(_ value: Double) -> Radius { Radius(.number(value, "%")) }

  public static let none: Radius = "none"
  public static let xs2: Radius = "xs2"
  public static let xs: Radius = "xs"
  public static let sm: Radius = "sm"
  public static let md: Radius = "md"
  public static let lg: Radius = "lg"
  public static let xl: Radius = "xl"
  public static let xl2: Radius = "xl2"
  public static let xl3: Radius = "xl3"
  public static let xl4: Radius = "xl4"
  /// A pill, or a circle.
  public static let full: Radius = "full"
}

/// A shadow token.
public struct Shadow: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "shadow")) }

  public static let none: Shadow = "none"
  public static let xs2: Shadow = "xs2"
  public static let xs: Shadow = "xs"
  public static let sm: Shadow = "sm"
  public static let md: Shadow = "md"
  public static let lg: Shadow = "lg"
  public static let xl: Shadow = "xl"
  public static let xl2: Shadow = "xl2"
}

/// An icon by its name, in lower camel.
public struct Icon: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "icon")) }
}
