import ParityModel
import Testing

@testable import Fixing

@Suite("A literal that several places use")
struct SharingTests {
  private let use = Fact.Derivation(
    name: "Metrics.bar", location: Location(path: "box", lower: 90, upper: 93, line: 9, column: 2))

  @Test("is left alone, unless its place is named")
  func properties() {
    let fact = Bench.fact(.swiftUI, .padding(.top), .pt(12), "12")
    let other = Bench.fact(.swiftUI, .padding(.bottom), .pt(12), "12")
    #expect(
      Bench.spelling(of: fact, wanting: .pt(16), among: [other])
        == "no: the literal states padding.bottom of Box as well; change it with --shared box:3")
    #expect(Bench.spelling(of: fact, wanting: .pt(16), among: [other], named: ["box:3"]) == "16")
    let both = Finding.Repair(facts: [fact, other], stated: .pt(12), expected: [.exactly(.pt(16))])
    #expect(Bench.spelling(of: both, at: fact, among: [other]) == "16")
  }

  @Test("is left alone as a constant that is written elsewhere, unless it is named")
  func constant() {
    let fact = Bench.fact(.swiftUI, .height, .pt(12), "12", derivation: [use])
    let once = "let bar = 12\n frame(height: bar)"
    #expect(Bench.spelling(of: fact, wanting: .pt(16), source: once) == "16")
    let twice = once + "\n max(bar, 3) // barrel"
    #expect(
      Bench.spelling(of: fact, wanting: .pt(16), source: twice)
        == "no: bar is written in 1 more place; change it with --shared bar")
    #expect(Bench.spelling(of: fact, wanting: .pt(16), source: twice, named: ["bar"]) == "16")
  }

  @Test("is changed where the spec names the constant itself")
  func pinned() {
    let fact = Bench.fact(.swiftUI, .constant("bar"), .pt(12), "12")
    let used = Bench.fact(.swiftUI, .height, .pt(12), "12", derivation: [use])
    #expect(Bench.spelling(of: fact, wanting: .pt(16), uses: [used], source: "bar bar bar") == "16")
  }
}
