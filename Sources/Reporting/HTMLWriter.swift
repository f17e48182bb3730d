/// Writes HTML: every text and every attribute is escaped, every element closed.
struct HTMLWriter {
  private(set) var text = ""

  typealias Attributes = KeyValuePairs<String, String?>

  /// An attribute without a value is left out.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    void(name, attributes)
    body(&self)
    text += "</\(name)>"
  }

  mutating func element(_ name: String, _ attributes: Attributes, _ content: String) {
    element(name, attributes) { $0.write(content) }
  }

  mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

  /// An element that is never closed, such as `meta`.
  mutating func void(_ name: String, _ attributes: Attributes = [:]) {
    text += "<" + name
    for (key, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty ? " \(key)" : " \(key)=\"\(Self.escaped(value))\""
    }
    text += ">"
  }

  mutating func write(_ content: String) { text += Self.escaped(content) }

  /// Markup, a style sheet or a script of our own.
  mutating func raw(_ markup: String) { text += markup }

  mutating func newline() { text += "\n" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // What XML and HTML know no character for.
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
