/// Markdown for the comment of a pull request, of which hosts take so much and no more.
struct MarkdownPage {
  private(set) var text: String
  private var left: Int

  /// GitHub takes comments of up to 65,536 characters; some room is left for a frame around it.
  static let limit = 60_000

  init(_ head: [String], limit: Int = limit) {
    text = head.joined(separator: "\n") + "\n"
    left = limit - text.utf8.count
  }

  /// Adds lines, all or none of them; false where there is no room.
  mutating func add(_ lines: [String]) -> Bool {
    let more = "\n" + lines.joined(separator: "\n") + "\n"
    guard more.utf8.count <= left else { return false }
    left -= more.utf8.count
    text += more
    return true
  }

  /// Adds a table that may be folded away, with as many rows as there is room for; how many were left out.
  mutating func add(_ table: MarkdownTable, under title: String, isFolded: Bool) -> Int {
    let frame =
      isFolded
      ? (["<details><summary>\(title)</summary>", ""], ["", "</details>"]) : (["### \(title)", ""], [])
    var lines = table.lines
    while lines.count > 2 {
      if add(frame.0 + lines + frame.1) { return table.lines.count - lines.count }
      // A handful at a time: a long table is not measured row by row.
      lines.removeLast(min(lines.count - 2, max(1, lines.count / 20)))
    }
    return table.lines.count - 2
  }

  /// Says what found no room.
  mutating func addOmission(of count: Int, advice: String) {
    if count > 0 { text += "\n\(count) more finding\(count == 1 ? "" : "s") found no room here: \(advice)\n" }
  }
}
