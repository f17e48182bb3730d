/// The weight of an icon's strokes.
public struct IconWeight: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "")) }

  public static let thin: IconWeight = "thin"
  public static let light: IconWeight = "light"
  public static let regular: IconWeight = "regular"
  public static let bold: IconWeight = "bold"
  public static let fill: IconWeight = "fill"
  public static let duotone: IconWeight = "duotone"
}

/// How a motion speeds up and slows down.
public struct Easing: Pinnable {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }

  public static let linear = Easing(.text("linear", "easing"))
  public static let easeIn = Easing(.text("easeIn", "easing"))
  public static let easeOut = Easing(.text("easeOut", "easing"))
  public static let easeInOut = Easing(.text("easeInOut", "easing"))
  public static let spring = Easing(.text("spring", "easing"))

  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
    Easing(.text(curve(x1, y1, x2, y2), "easing"))
  }
}

/// What a part is to assistive technology.
public struct Role: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "role")) }

  public static let button: Role = "button"
  public static let heading: Role = "heading"
  public static let image: Role = "image"
  public static let adjustable: Role = "adjustable"
  public static let modal: Role = "modal"
  public static let hidden: Role = "hidden"
}

/// What a hand feels.
public struct Haptic: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral name: String) { self.init(.text(name, "haptic")) }

  public static let selection: Haptic = "selection"
  public static let impact: Haptic = "impact"
  public static let success: Haptic = "success"
  public static let warning: Haptic = "warning"
  public static let error: Haptic = "error"
}

/// Words that a person sees or hears; `{}` stands for each interpolated value.
public struct Words: Pinnable, ExpressibleByStringLiteral {
  public let alternatives: [Expected]

  public init(alternatives: [Expected]) { self.alternatives = alternatives }
  public init(stringLiteral text: String) { self.init(.text(text, "string")) }
}
