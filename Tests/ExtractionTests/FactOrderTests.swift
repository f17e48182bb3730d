import ParityModel
import Testing

@Suite("The order of facts")
struct FactOrderTests {
  private func fact(_ unit: Unit = .pt, _ derivation: [(String, UInt32)] = []) -> Fact {
    Fact(
      platform: .compose, part: "Box", property: .gap, value: .number(8), unit: unit, text: "8",
      location: Location(path: "Tokens.kt"),
      derivation: derivation.map { .init(name: $0.0, location: Location(path: "Box.kt", lower: $0.1)) })
  }

  @Test("is one order, also of facts that differ in nothing but the way to their use")
  func total() {
    let facts = [
      fact(), fact(.pt, [("md", 4)]), fact(.pt, [("md", 4), ("md", 9)]), fact(.pt, [("lg", 5)]),
      fact(.pt, [("md", 5)]), fact(.px),
    ]
    #expect(facts.reversed().sorted() == facts)
    for (index, fact) in facts.enumerated() {
      #expect(facts.filter { $0 < fact } == Array(facts[..<index]))
    }
  }
}
