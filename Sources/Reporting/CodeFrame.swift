import ParityModel

/// The line of a location with a gutter, and carets under the literal.
struct CodeFrame {
  let location: Location
  /// What stands behind the carets.
  let label: String

  /// Nil where the line cannot be had.
  func lines(from sources: SourceExcerpts, style: Style, gutter: Int) -> [String]? {
    guard let source = sources.line(location.line, of: location.path) else { return nil }
    let line = DisplayLine(source)
    let lower = min(max(location.column - 1, 0), line.count)
    let end = location.endLine == location.line ? location.endColumn - 1 : line.count
    let range = lower..<max(lower, min(end, line.count))
    let window = line.window(around: range, columns: style.width - gutter - 5)
    let shown =
      max(
        range.lowerBound, window.lowerBound)..<max(range.lowerBound, min(range.upperBound, window.upperBound))
    let front = window.lowerBound > 0 ? "…" : ""
    let back = window.upperBound < line.count ? "…" : ""
    let number = String(location.line)
    let indent = front.count + line.width(of: window.lowerBound..<shown.lowerBound)
    let carets = String(repeating: "^", count: max(1, line.width(of: shown)))
    let bar = style.paint("|", .blue)
    let blank = String(repeating: " ", count: gutter)
    return [
      "\(blank) \(bar)",
      style.paint(String(repeating: " ", count: gutter - number.count) + number, .blue) + " \(bar) "
        + trimmed(front + line.text(of: window) + back),
      "\(blank) \(bar) " + String(repeating: " ", count: indent) + style.paint(carets, .red, .bold)
        + (label.isEmpty ? "" : " " + style.paint(label, .red, .bold)),
    ]
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
