/// A table of Markdown whose cells may hold any text.
struct MarkdownTable {
  private(set) var lines: [String]

  init(_ titles: [String]) {
    lines = [
      "| " + titles.joined(separator: " | ") + " |",
      "|" + String(repeating: "---|", count: titles.count),
    ]
  }

  /// Cells are Markdown: escape plain text first.
  mutating func add(_ cells: [String]) { lines.append("| " + cells.joined(separator: " | ") + " |") }
}

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
}
