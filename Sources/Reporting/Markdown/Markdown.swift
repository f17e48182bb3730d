/// Text that Markdown shows as it is.
enum Markdown {
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&",
  ]

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result += " "
        continue
      }
      if special.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A span of code inside a table; backticks in it become quotes.
  static func code(_ text: String) -> String {
    let inner = text.map { character -> String in
      switch character {
      case "`": "'"
      case "|": "\\|"
      case "\n", "\r", "\t": " "
      default: String(character)
      }
    }.joined()
    return inner.isEmpty ? "" : "`\(inner)`"
  }

  /// A span of code that leads somewhere.
  static func link(_ text: String, to address: String?) -> String {
    guard let address else { return code(text) }
    let escaped = address.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "(": result += "%28"
      case ")": result += "%29"
      case "|": result += "%7C"
      case "<": result += "%3C"
      case ">": result += "%3E"
      case " ": result += "%20"
      case "\n", "\r", "\t": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "[\(code(text))](\(escaped))"
  }
}
