/// What number literals, escapes and character references mean.
enum TSXLiterals {
  /// The value of a number literal; nil for one that is malformed.
  static func number(_ text: String) -> (Double, NumberKind)? {
    var digits = text.filter { $0 != "_" }
    let isBig = digits.hasSuffix("n")
    if isBig { digits.removeLast() }
    let radix: Int? =
      switch digits.prefix(2).lowercased() {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: nil
      }
    if let radix {
      guard digits.count > 2 else { return nil }
      var value = 0.0
      for character in digits.dropFirst(2) {
        guard let digit = character.hexDigitValue, digit < radix else { return nil }
        value = value * Double(radix) + Double(digit)
      }
      return (value, isBig ? .big : .integer)
    }
    guard let value = Double(digits.hasPrefix(".") ? "0" + digits : digits) else { return nil }
    let isFloating = digits.contains { $0 == "." || $0 == "e" || $0 == "E" }
    return (value, isBig ? .big : isFloating ? .floating : .integer)
  }

  /// What an escape sequence with its backslash stands for.
  static func escape(_ text: String) -> String {
    let body = text.dropFirst()
    guard let first = body.first else { return "" }
    switch first {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "0" where body.count == 1: return "\0"
    case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}": return ""
    case "x", "u": return scalar(hexadecimal: body.dropFirst().filter(\.isHexDigit)) ?? text
    default: return String(body)
    }
  }

  /// What a character reference such as `&amp;` or `&#8217;` stands for; itself where it is not known.
  static func entity(_ text: String) -> String {
    let body = text.dropFirst().dropLast()
    if body.hasPrefix("#x") || body.hasPrefix("#X") {
      return scalar(hexadecimal: String(body.dropFirst(2))) ?? text
    }
    if body.hasPrefix("#") {
      return UInt32(body.dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) } ?? text
    }
    return entities[String(body)] ?? text
  }

  private static func scalar(hexadecimal digits: String) -> String? {
    UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// The named references that texts of applications use.
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
    "bull": "•", "middot": "·", "times": "×", "divide": "÷", "plusmn": "±", "minus": "−", "deg": "°",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "iexcl": "¡", "iquest": "¿", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "infin": "∞", "ne": "≠", "le": "≤",
    "ge": "≥", "check": "✓", "cross": "✗", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "thinsp": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}",
  ]
}
