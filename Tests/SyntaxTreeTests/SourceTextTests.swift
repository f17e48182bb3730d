import SyntaxTree
import Testing

@Suite("The text of a range")
struct SourceTextTests {
  @Test(
    "says a number where it has up to 15 digits and nothing else",
    arguments: [
      ("0", 0), ("007", 7), ("400", 400), ("123456789012345", 123_456_789_012_345), ("1234567890123456", nil),
      ("", nil), ("1.5", nil), ("1_000", nil), ("0x1F", nil), ("4L", nil), ("٣", nil), ("-1", nil),
    ])
  func decimal(text: String, value: Double?) {
    let source = SourceText("a" + text + "9")
    #expect(source.decimal(ByteRange(1, 1 + UInt32(text.utf8.count))) == value)
  }

  @Test("says none behind the end")
  func beyond() {
    let source = SourceText("12")
    #expect(source.decimal(ByteRange(0, 2)) == 12)
    #expect(source.decimal(ByteRange(0, 3)) == nil)
    #expect(source.decimal(ByteRange(5, 6)) == nil)
    #expect(!source.text(ByteRange(1, 3), is: "2?"))
    #expect(!source.starts(with: 0x32, at: ByteRange(2, 3)))
  }

  @Test("is told by its bytes")
  func word() {
    let source = SourceText("let x = self.selfie")
    #expect(source.text(ByteRange(8, 12), is: "self"))
    #expect(!source.text(ByteRange(13, 19), is: "self"))
    #expect(!source.text(ByteRange(0, 3), is: "var"))
    #expect(source.text(ByteRange(3, 3), is: ""))
    #expect(source.starts(with: UInt8(ascii: "l"), at: ByteRange(0, 3)))
    #expect(!source.starts(with: UInt8(ascii: "l"), at: ByteRange(0, 0)))
  }
}
