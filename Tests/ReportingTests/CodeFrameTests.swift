import ParityModel
import Testing

@testable import Reporting

@Suite("A code frame")
struct CodeFrameTests {
  private func frame(_ text: String, line: Int = 1, _ columns: Range<Int>, width: Int = 120) -> [String]? {
    let location = Location(
      path: "a", line: line, column: columns.lowerBound, endLine: line, endColumn: columns.upperBound)
    return CodeFrame(location: location, label: "here").lines(
      from: SourceExcerpts { _ in Array(text.utf8) }, style: Style(width: width), gutter: 1)
  }

  @Test("puts the caret under the column, whatever stands in front")
  func columns() {
    #expect(frame("let a = 16", 9..<11) == ["  |", "1 | let a = 16", "  |         ^^ here"])
    #expect(frame("\tx = 16", 6..<8) == ["  |", "1 |     x = 16", "  |         ^^ here"])
    #expect(frame("日本 16", 4..<6) == ["  |", "1 | 日本 16", "  |      ^^ here"])
    #expect(frame("👋🏽 16", 4..<6) == ["  |", "1 | 👋🏽 16", "  |    ^^ here"])
    #expect(frame("e\u{301} 16", 4..<6) == ["  |", "1 | e\u{301} 16", "  |   ^^ here"])
    #expect(frame("\u{FEFF}a 16", 3..<5) == ["  |", "1 | a 16", "  |   ^^ here"])
  }

  @Test("takes every kind of line end for one")
  func lineEnds() {
    for end in ["\n", "\r\n", "\r"] {
      #expect(frame("a\(end)b\(end)c", line: 2, 1..<2) == ["  |", "2 | b", "  | ^ here"])
    }
  }

  @Test("cuts a long line around the caret")
  func long() {
    let text = String(repeating: "a", count: 100) + "16" + String(repeating: "b", count: 100)
    let lines = frame(text, 101..<103, width: 40)
    #expect(
      lines?[1] == "1 | …" + String(repeating: "a", count: 16) + "16" + String(repeating: "b", count: 16)
        + "…")
    #expect(lines?[2] == "  | " + String(repeating: " ", count: 17) + "^^ here")
  }

  @Test("shows nothing that a terminal would obey")
  func controls() {
    #expect(frame("\u{1B}[31m 16", 7..<9)?[1] == "1 | \u{FFFD}[31m 16")
  }

  @Test("stays inside a line that is shorter than its place")
  func outside() {
    #expect(frame("ab", 9..<12) == ["  |", "1 | ab", "  |   ^ here"])
    #expect(frame("ab", line: 9, 1..<2) == nil)
    #expect(frame("", 1..<1) == ["  |", "1 | ", "  | ^ here"])
  }
}
