import ParityModel

/// The comments of a Markdown page, `<!-- … -->`: they are no prose, and may allow what claims find.
struct MarkdownComments {
  private let path: String
  /// A comment that goes on: where it began, its text so far, and whether nothing stood in front.
  private var open: Open?
  private(set) var suppressions: [Suppression] = []

  private struct Open {
    var line: Int
    var column: Int
    var text: String
    var isAlone: Bool
  }

  init(path: String) { self.path = path }

  /// A line with blanks in place of its comments, so that every column stays.
  mutating func blanked(_ text: String, line: Int) -> String {
    guard open != nil || text.contains("<!--") else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    var isCode = false
    while index < scalars.count {
      if open != nil {
        if Self.stands("-->", at: index, in: scalars) {
          result.append(contentsOf: repeatElement(" ", count: 3))
          index += 3
          close(line: line, column: index + 1, rest: scalars[index...])
        } else {
          open?.text.unicodeScalars.append(scalars[index])
          result.append(" ")
          index += 1
        }
      } else if !isCode, Self.stands("<!--", at: index, in: scalars) {
        open = Open(
          line: line, column: index + 1, text: "", isAlone: result.allSatisfy { $0.properties.isWhitespace })
        result.append(contentsOf: repeatElement(" ", count: 4))
        index += 4
      } else {
        if scalars[index] == "`" { isCode.toggle() }
        result.append(scalars[index])
        index += 1
      }
    }
    open?.text += " "
    return String(result)
  }

  private mutating func close(line: Int, column: Int, rest: ArraySlice<Unicode.Scalar>) {
    guard let comment = open else { return }
    open = nil
    guard let content = SuppressionComment(words: comment.text)?.content() else { return }
    // One that stands alone is about the next line.
    let isAlone = comment.isAlone && rest.allSatisfy { $0.properties.isWhitespace }
    suppressions.append(
      Suppression(
        platform: nil, rules: content.rules, reason: content.reason, mistakes: content.mistakes,
        location: Location(
          path: path, line: comment.line, column: comment.column, endLine: line, endColumn: column),
        lines: comment.line...(isAlone ? line + 1 : line)))
  }

  private static func stands(_ mark: String, at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars[index...].starts(with: mark.unicodeScalars)
  }
}
