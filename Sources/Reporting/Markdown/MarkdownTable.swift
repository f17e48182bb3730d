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
