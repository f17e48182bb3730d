import ParityModel
import Program

/// The colours that a platform itself gives a fixed value.
///
/// SwiftUI's `.red` or `.primary` are other colours on every system and in every mode: they have none.
enum PlatformColor {
  /// A member of a platform's colour type.
  static func named(_ name: String, of type: String, in language: Language) -> RawColor? {
    switch language {
    case .swift: ["Color", "UIColor", "NSColor"].contains(type) ? swift[name] : nil
    case .kotlin: type == "Color" ? kotlin[name] : nil
    case .tsx, .typescript, .css: nil
    }
  }

  /// A colour as a style sheet writes it: a keyword, `#RRGGBB` or a function.
  static func css(_ text: String) -> RawColor? { keywords[text.lowercased()] ?? RawColor(css: text) }

  private static let clear = RawColor(red: 0, green: 0, blue: 0, alpha: 0)
  private static let black = gray(0)
  private static let white = gray(255)

  private static func gray(_ level: UInt8) -> RawColor { RawColor(red: level, green: level, blue: level) }

  private static let swift = ["black": black, "white": white, "clear": clear]

  private static let kotlin = [
    "Black": black, "White": white, "Transparent": clear, "Gray": gray(0x88), "DarkGray": gray(0x44),
    "LightGray": gray(0xCC), "Red": RawColor(red: 255, green: 0, blue: 0),
    "Green": RawColor(red: 0, green: 255, blue: 0), "Blue": RawColor(red: 0, green: 0, blue: 255),
    "Yellow": RawColor(red: 255, green: 255, blue: 0), "Cyan": RawColor(red: 0, green: 255, blue: 255),
    "Magenta": RawColor(red: 255, green: 0, blue: 255),
  ]

  private static let keywords = [
    "black": black, "white": white, "transparent": clear, "red": RawColor(red: 255, green: 0, blue: 0),
    "blue": RawColor(red: 0, green: 0, blue: 255), "yellow": RawColor(red: 255, green: 255, blue: 0),
    "gray": gray(0x80), "grey": gray(0x80), "silver": gray(0xC0),
    "green": RawColor(red: 0, green: 0x80, blue: 0), "lime": RawColor(red: 0, green: 255, blue: 0),
  ]
}
