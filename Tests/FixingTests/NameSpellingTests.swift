import ParityModel
import Testing

@testable import Fixing

@Suite("A name")
struct NameSpellingTests {
  @Test("of a token is written as the port writes it elsewhere")
  func token() {
    let fact = Bench.fact(.compose, .cornerRadius, .name("md", .radius), "Md")
    let other = Bench.fact(.compose, .cornerRadius, .name("lg", .radius), "Lg", at: 40)
    #expect(Bench.spelling(of: fact, wanting: .name("lg", .radius), among: [other]) == "Lg")
  }

  @Test("of a token may be one that the port only declares")
  func declared() {
    let fact = Bench.fact(.swiftUI, .textStyle, .name("sm", .textStyle), "sm")
    let declared = Bench.fact(.swiftUI, .constant("xs2.fontSize"), .pt(11), "11", at: 40)
    #expect(Bench.spelling(of: fact, wanting: .name("xs2", .textStyle), among: [declared]) == "xs2")
    #expect(
      Bench.spelling(of: fact, wanting: .name("xs", .textStyle), among: [declared])
        == "no: the port declares no token xs")
  }

  @Test("of an icon needs another use in the same file")
  func icon() {
    let fact = Bench.fact(.compose, .icon, .name("heart", .icon), "Heart")
    let reason = "no: the icon star is used nowhere else in this file, and may need an import"
    #expect(Bench.spelling(of: fact, wanting: .name("star", .icon)) == reason)
    var other = Bench.fact(.compose, .icon, .name("star", .icon), "Star", at: 40)
    #expect(Bench.spelling(of: fact, wanting: .name("star", .icon), among: [other]) == "Star")
    other.location.path = "other"
    #expect(Bench.spelling(of: fact, wanting: .name("star", .icon), among: [other]) == reason)
  }

  @Test("and its opacity are two literals")
  func opacity() {
    let fact = Bench.fact(.swiftUI, .background, .name("ink@0.5", .color), "ink")
    #expect(
      Bench.spelling(of: fact, wanting: .name("gold@0.4", .color))
        == "no: the token and its opacity are two literals")
  }

  @Test(
    "of a colour keeps its digits",
    arguments: [
      ("#e09f1f", "#F2B84BFF", "#f2b84b"),
      ("#E09F1F", "#F2B84B80", "#F2B84B80"),
      ("#fff", "#1B1F24FF", "#1b1f24"),
      ("0xFFE09F1F", "#F2B84BFF", "0xFFF2B84B"),
      ("0xFFE09F1F", "#F2B84B80", "0x80F2B84B"),
      ("0xE09F1F", "#F2B84BFF", "0xF2B84B"),
      ("0xE09F1F", "#F2B84B80", "no: 0xE09F1F is no colour in hexadecimal digits that can hold #F2B84B80"),
      ("Black", "#F2B84BFF", "no: Black is no colour in hexadecimal digits that can hold #F2B84BFF"),
    ])
  func color(text: String, expected: String, spelling: String) {
    let fact = Bench.fact(.compose, .constant("gold"), .name("#E09F1FFF", .rgba), text)
    #expect(Bench.spelling(of: fact, wanting: .name(expected, .rgba)) == spelling)
  }

  @Test("of plain text is written unless it has to be escaped")
  func text() {
    let fact = Bench.fact(.uniwind, .label, .name("Close", .string), "Close")
    #expect(Bench.spelling(of: fact, wanting: .name("Dismiss", .string)) == "Dismiss")
    let quoted = Bench.fact(.uniwind, .label, .name("Close", .string), "\"Close\"")
    #expect(Bench.spelling(of: quoted, wanting: .name("Dismiss", .string)) == "\"Dismiss\"")
    let refusal = "no: one of the texts has to be escaped, or is put together"
    for other in ["It's", "{} stars", "a $b", "<b>"] {
      #expect(Bench.spelling(of: fact, wanting: .name(other, .string)) == refusal)
    }
  }
}
