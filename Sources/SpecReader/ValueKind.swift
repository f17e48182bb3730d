import ParityModel

/// A kind of value that a property can be pinned to: a type of `ParitySpec`.
enum ValueKind: String, CaseIterable {
  case length = "Length"
  case number = "Number"
  case flag = "Flag"
  case fontWeight = "FontWeight"
  case time = "Time"
  case color = "Color"
  case textStyle = "TextStyle"
  case radius = "Radius"
  case shadow = "Shadow"
  case icon = "Icon"
  case iconWeight = "IconWeight"
  case easing = "Easing"
  case role = "Role"
  case haptic = "Haptic"
  case words = "Words"
  case literal = "Literal"

  static let names = Set(allCases.map(\.rawValue))

  /// The unit of a bare number; nil where a bare number is none.
  var numberUnit: Unit? {
    switch self {
    case .length, .radius: .pt
    case .number, .fontWeight, .literal: Unit.none
    case .flag, .time, .color, .textStyle, .shadow, .icon, .iconWeight, .easing, .role, .haptic, .words: nil
    }
  }

  /// The unit of a string; nil where a string is none.
  var textUnit: Unit? {
    switch self {
    case .color: .color
    case .textStyle: .textStyle
    case .radius: .radius
    case .shadow: .shadow
    case .icon: .icon
    case .iconWeight: Unit.none
    case .role: .role
    case .haptic: .haptic
    case .words, .literal: .string
    case .length, .number, .flag, .fontWeight, .time, .easing: nil
    }
  }

  var takesFlags: Bool { self == .flag || self == .literal }
  /// Whether a fraction is a value of it.
  var takesFractions: Bool { self != .fontWeight }

  /// What one is, for a message.
  var noun: String {
    switch self {
    case .length: "a length"
    case .number: "a number"
    case .flag: "true or false"
    case .fontWeight: "a font weight"
    case .time: "a time"
    case .color: "a colour token"
    case .textStyle: "a text style token"
    case .radius: "a radius token or a length"
    case .shadow: "a shadow token"
    case .icon: "an icon"
    case .iconWeight: "an icon weight"
    case .easing: "an easing"
    case .role: "a role"
    case .haptic: "a haptic"
    case .words: "a text in quotes"
    case .literal: "a literal"
    }
  }

  /// How one is written.
  var example: String {
    switch self {
    case .length: "write 16, .percent(100) or .px(3)"
    case .number: "write a number, such as 0.5"
    case .flag: "write true or false"
    case .fontWeight: "write .semibold or 600"
    case .time: "write .milliseconds(400) or .seconds(0.4)"
    case .color: "write a token, such as .label or .label.opacity(0.5)"
    case .textStyle: "write a token, such as .sm, or .pt(14)"
    case .radius: "write a token, such as .lg, or a number of points"
    case .shadow: "write a token, such as .sm"
    case .icon: "write its name, such as \"caretLeft\""
    case .iconWeight: "write .regular or .bold"
    case .easing: "write .easeOut or .cubicBezier(0.32, 0.72, 0, 1)"
    case .role: "write .button or .heading"
    case .haptic: "write .selection"
    case .words: "write it in quotes, with {} for each interpolated value"
    case .literal: "write a number, a text in quotes, true, false, or .pt(120)"
    }
  }

  /// The functions that make one, with the unit of a number.
  var functions: [String: ValueFunction] {
    switch self {
    case .length:
      [
        "pt": .number(.pt), "sp": .number(.sp, ranges: false), "em": .number(.em, ranges: false),
        "px": .number(.px, ranges: false), "percent": .number(.percent),
        "factor": .number(.none, ranges: false),
      ]
    case .radius:
      ["pt": .number(.pt), "px": .number(.px, ranges: false), "percent": .number(.percent, ranges: false)]
    case .textStyle: ["pt": .number(.pt), "sp": .number(.sp, ranges: false)]
    case .number:
      ["within": .range, "pt": .number(.pt, ranges: false), "px": .number(.px, ranges: false)]
    case .time:
      [
        "milliseconds": .number(.ms), "seconds": .number(.ms, factor: 1000),
        "factor": .number(.none, ranges: false),
      ]
    case .easing: ["cubicBezier": .curve]
    case .color: ["hex": .hex]
    case .literal:
      [
        "pt": .number(.pt), "sp": .number(.sp, ranges: false), "em": .number(.em, ranges: false),
        "px": .number(.px, ranges: false), "percent": .number(.percent, ranges: false),
        "milliseconds": .number(.ms), "seconds": .number(.ms, factor: 1000, ranges: false),
        "within": .range, "color": .wrapped(.color), "textStyle": .wrapped(.textStyle),
        "radius": .wrapped(.radius), "shadow": .wrapped(.shadow), "icon": .wrapped(.icon),
        "easing": .wrapped(.easing), "role": .wrapped(.role), "haptic": .wrapped(.haptic),
      ]
    case .flag, .fontWeight, .shadow, .icon, .iconWeight, .role, .haptic, .words: [:]
    }
  }

  /// The values that have a name of their own in `ParitySpec`.
  var members: [String: Quantity] {
    switch self {
    case .length: ["infinity": Quantity(.number(.infinity), .pt)]
    case .fontWeight:
      [
        "thin": 100, "extraLight": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
        "bold": 700, "extraBold": 800, "black": 900,
      ].mapValues { Quantity(.number($0), .none) }
    case .color: words("transparent", "black", "white")
    case .textStyle:
      words(
        "xs4", "xs3", "xs2", "xs", "sm", "base", "md", "lg", "xl", "xl2", "xl3", "xl4", "xl5", "xl6")
    case .radius: words("none", "xs2", "xs", "sm", "md", "lg", "xl", "xl2", "xl3", "xl4", "full")
    case .shadow: words("none", "xs2", "xs", "sm", "md", "lg", "xl", "xl2")
    case .iconWeight: words("thin", "light", "regular", "bold", "fill", "duotone")
    case .easing:
      ["linear", "easeIn", "easeOut", "easeInOut", "spring"].reduce(into: [:]) {
        $0[$1] = Quantity(.text($1), .easing)
      }
    case .role: words("button", "heading", "image", "adjustable", "modal", "hidden")
    case .haptic: words("selection", "impact", "success", "warning", "error")
    case .number, .flag, .time, .icon, .words, .literal: [:]
    }
  }

  private func words(_ names: String...) -> [String: Quantity] {
    names.reduce(into: [:]) { $0[$1] = Quantity(.text($1), textUnit ?? .none) }
  }
}

/// What stands behind the name of a function that makes a value.
enum ValueFunction {
  /// A number of a unit, or a range of them.
  case number(Unit, factor: Double = 1, ranges: Bool = true)
  /// A range of plain numbers.
  case range
  case curve
  case hex
  /// A value of another kind.
  case wrapped(ValueKind)
}
