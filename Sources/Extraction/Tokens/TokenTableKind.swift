import ParityModel

/// What a table of tokens holds, told by its name.
enum TokenTableKind: Hashable {
  case color, radius, textStyle, shadow
  /// Tables that hold one field of the text styles each; a size may have the others beside it.
  case fontSize, lineHeight, letterSpacing, fontWeight

  /// The kind of a table in a theme: `colors`, `borderRadius`, `fontSize`, `boxShadow`.
  init?(tableName name: String) {
    let words = name.camelWords
    let last = words.last ?? ""
    let lastTwo = words.suffix(2).joined(separator: " ")
    switch lastTwo {
    case "border radius", "corner radius", "corner radii": self = .radius
    case "line height", "line heights": self = .lineHeight
    case "letter spacing", "letter spacings": self = .letterSpacing
    case "font weight", "font weights": self = .fontWeight
    case "font size", "font sizes", "text size", "text sizes": self = .fontSize
    case "text style", "text styles", "type scale": self = .textStyle
    case "box shadow", "box shadows": self = .shadow
    default:
      switch last {
      case "color", "colors", "colour", "colours", "palette": self = .color
      case "radius", "radii", "rounded", "corners": self = .radius
      case "shadow", "shadows", "elevation", "elevations": self = .shadow
      case "typography", "typescale": self = .textStyle
      case "tracking": self = .letterSpacing
      case "leading": self = .lineHeight
      default: return nil
      }
    }
  }

  /// The kind of what a spec says a name holds.
  init?(_ unit: Unit) {
    switch unit {
    case .color: self = .color
    case .radius: self = .radius
    case .textStyle: self = .textStyle
    case .shadow: self = .shadow
    case .none, .pt, .sp, .em, .px, .percent, .ms, .rgba, .easing, .string, .role, .haptic, .icon, .bool:
      return nil
    }
  }

  /// The field of a text style that a table of single values holds.
  var field: String? {
    switch self {
    case .fontSize: "fontSize"
    case .lineHeight: "lineHeight"
    case .letterSpacing: "letterSpacing"
    case .fontWeight: "fontWeight"
    case .color, .radius, .textStyle, .shadow: nil
    }
  }
}
