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

  @Test("finds the ends of lines wherever they stand", arguments: 0..<64)
  func ends(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = (0..<200 + seed).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      // The two ends, their neighbours, and both with the highest bit.
      return [0x0A, 0x0D, 0x0B, 0x0C, 0x09, 0x0E, 0x8A, 0x8D, 0x00, 0xFF, 0x41][Int(state >> 33) % 11]
    }
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if byte == 0x0A || byte == 0x0D && next != 0x0A { starts.append(UInt32(index + 1)) }
    }
    let index = LineIndex(bytes: bytes)
    #expect(index.count == starts.count)
    #expect((1...starts.count).map { index.start(ofLine: $0) } == starts)
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

  @Test(
    "finds both ends of a range as it finds each of them",
    arguments: [
      "a\r\nb\r\ncd", "\té👩 x\n\né", "\u{FEFF}let x\ny", "", String(repeating: "é\t", count: 900) + "\nx",
    ])
  func ends(text: String) {
    let source = SourceText(text)
    let offsets = (0...UInt32(text.utf8.count + 2)).filter { text.utf8.count < 100 || $0 % 97 < 3 }
    for lower in offsets {
      for upper in offsets where upper >= lower {
        let (start, end) = source.positions(of: ByteRange(lower, upper))
        #expect(start == source.position(of: lower))
        #expect(end == source.position(of: upper))
      }
    }
  }

  @Test("clamps an offset and a range behind the end")
  func beyond() {
    let source = SourceText("ab")
    #expect(source.position(of: 99) == SourcePosition(line: 1, column: 3))
    #expect(source.text(ByteRange(1, 99)) == "b")
    #expect(source.text(ByteRange(7, 9)) == "")
  }

  @Test("counts code points in stretches of any length", arguments: ["é", "👩", "x", "\u{FFFD}é1👩"])
  func stretches(piece: String) {
    let text = String(repeating: piece, count: 40)
    let source = SourceText(text)
    var offset: UInt32 = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      #expect(source.position(of: offset) == SourcePosition(line: 1, column: index + 1))
      offset += UInt32(UTF8.width(scalar))
    }
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
