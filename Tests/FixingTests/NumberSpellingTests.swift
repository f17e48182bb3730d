import ParityModel
import Testing

@testable import Fixing

@Suite("A number")
struct NumberSpellingTests {
  @Test(
    "is written as the literal beside it is",
    arguments: [
      (Platform.compose, Quantity.pt(18), "18", Quantity.pt(20), "20"),
      (.compose, .pt(18), "18", .pt(20.5), "20.5"),
      (.compose, .plain(0.4), "0.4f", .plain(1), "1f"),
      (.compose, .ms(5000), "5000L", .ms(4000), "4000L"),
      (.swiftUI, .ms(350), "0.35", .ms(300), "0.3"),
      (.swiftUI, .ms(350), "0.35", .ms(1000), "1"),
      (.swiftUI, .ms(400), "400", .ms(250), "250"),
      (.swiftUI, .pt(-28), "-28", .pt(-24), "-24"),
      (.styleSheet, .pt(1000), "1_000", .pt(8), "8"),
      (.styleSheet, .plain(700), "700", .plain(600), "600"),
      (.uniwind, .pt(18), "18px", .pt(16), "16px"),
      (.uniwind, .pt(18), "1.125rem", .pt(16), "1rem"),
      (.uniwind, .plain(0.8), "80%", .plain(0.9), "90%"),
    ])
  func written(
    platform: Platform, stated: Quantity, text: String, expected: Quantity, spelling: String
  ) {
    #expect(Bench.spelling(of: Bench.fact(platform, .height, stated, text), wanting: expected) == spelling)
  }

  @Test("that something computes is left alone")
  func computed() {
    #expect(
      Bench.spelling(of: Bench.fact(.swiftUI, .height, .pt(44), "22"), wanting: .pt(48))
        == "no: its value is computed: 22 comes to 44")
    #expect(
      Bench.spelling(of: Bench.fact(.swiftUI, .height, .pt(44), "a + 4 * 10"), wanting: .pt(48))
        == "no: a + 4 * 10 is no plain number")
    #expect(
      Bench.spelling(of: Bench.fact(.swiftUI, .height, .pt(44), "bar44"), wanting: .pt(48))
        == "no: bar44 is no plain number")
  }

  @Test("that would be of another type is left alone")
  func type() {
    #expect(
      Bench.spelling(of: Bench.fact(.compose, .height, .ms(300), "300"), wanting: .ms(2.5))
        == "no: a fraction in place of the whole number 300 is of another type")
    #expect(
      Bench.spelling(of: Bench.fact(.swiftUI, .constant("most"), .plain(4), "4"), wanting: .plain(2.5))
        == "no: a fraction in place of the whole number 4 is of another type")
  }

  @Test("keeps its point where its type hangs on it")
  func point() {
    let swift = Bench.fact(.swiftUI, .constant("most"), .plain(2.5), "2.5")
    #expect(Bench.spelling(of: swift, wanting: .plain(4)) == "4.0")
    let kotlin = Bench.fact(.compose, .constant("most"), .plain(2.5), "2.5")
    #expect(Bench.spelling(of: kotlin, wanting: .plain(4)) == "4.0")
  }

  @Test("in another unit is left alone")
  func unit() {
    #expect(
      Bench.spelling(of: Bench.fact(.compose, .height, .plain(48), "48f"), wanting: .pt(48))
        == "no: 48 pt is of another kind than 48f: what stands around it has to change as well")
  }

  @Test("is measured as the port measures it")
  func measured() {
    // 1.5 of a font size of 12 is 18 points; 24 points are 2 of it.
    #expect(
      Bench.spelling(
        of: Bench.fact(.styleSheet, .height, .plain(1.5), "1.5"), wanting: .pt(24), stated: .pt(18)) == "2")
    #expect(
      Bench.spelling(
        of: Bench.fact(.compose, .height, Quantity(.number(14), .sp), "14"), wanting: .pt(12), stated: .pt(14)
      ) == "12")
  }

  @Test("may be the name of a weight")
  func weight() {
    let swift = Bench.fact(.swiftUI, .fontWeight, .plain(700), "bold")
    #expect(Bench.spelling(of: swift, wanting: .plain(600)) == "semibold")
    let kotlin = Bench.fact(.compose, .fontWeight, .plain(600), "SemiBold")
    #expect(Bench.spelling(of: kotlin, wanting: .plain(500)) == "Medium")
  }

  @Test("that the spec leaves open is left alone")
  func open() {
    let fact = Bench.fact(.compose, .height, .pt(4), "4")
    let range = Finding.Repair(facts: [fact], stated: .pt(4), expected: [.within(6, 8, .pt)])
    #expect(Bench.spelling(of: range, at: fact) == "no: the spec takes more than one value: 6...8 pt")
    let several = Finding.Repair(
      facts: [fact], stated: .pt(4), expected: [.exactly(.pt(6)), .exactly(.pt(8))])
    #expect(Bench.spelling(of: several, at: fact) == "no: the spec takes more than one value: 6 pt, 8 pt")
  }
}
