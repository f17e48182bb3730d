import SyntaxTree
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test(
    "ends a line behind LF, CRLF and a lone CR",
    arguments: [("a\nb\nc", 3), ("a\r\nb\r\nc", 3), ("a\rb\rc", 3), ("a\r\n\n\rb", 4), ("", 1), ("a\n", 2)])
  func lines(text: String, count: Int) {
    #expect(LineIndex(bytes: Array(text.utf8)).count == count)
  }

  @Test("finds the place of an offset", arguments: [(0, 1, 1), (1, 1, 2), (3, 2, 1), (4, 2, 2), (7, 3, 2)])
  func place(offset: UInt32, line: Int, column: Int) {
    let source = SourceText("a\r\nb\r\ncd")
    #expect(source.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test("counts a tab, a letter outside ASCII and an emoji as one column each")
  func multiByte() {
    let source = SourceText("\té👩 x")
    #expect(source.position(of: 1).column == 2)
    #expect(source.position(of: 3).column == 3)
    #expect(source.position(of: 7).column == 4)
    #expect(source.position(of: 8).column == 5)
  }

  @Test("gives the byte order mark no column")
  func byteOrderMark() {
    let source = SourceText("\u{FEFF}let x\ny")
    #expect(source.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(source.position(of: 7) == SourcePosition(line: 1, column: 5))
    #expect(source.position(of: 9) == SourcePosition(line: 2, column: 1))
  }

  @Test("clamps an offset and a range behind the end")
  func beyond() {
    let source = SourceText("ab")
    #expect(source.position(of: 99) == SourcePosition(line: 1, column: 3))
    #expect(source.text(ByteRange(1, 99)) == "b")
    #expect(source.text(ByteRange(7, 9)) == "")
  }

  @Test("counts the columns of a line that is long")
  func longLine() {
    let text = "x\n" + String(repeating: "é1", count: 100_000) + "\nz"
    let source = SourceText(text)
    for pair in stride(from: 0, to: 100_000, by: 997) {
      #expect(source.position(of: UInt32(2 + pair * 3)) == SourcePosition(line: 2, column: pair * 2 + 1))
      #expect(source.position(of: UInt32(4 + pair * 3)) == SourcePosition(line: 2, column: pair * 2 + 2))
    }
    #expect(source.position(of: 300_003) == SourcePosition(line: 3, column: 1))
  }
}
