import ParityModel
import Testing

@testable import Conformance

@Suite("An exception")
struct ExceptionTests {
  private func judge(_ exception: Pin.Exception, compose: [Double]) -> Judgement {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16, exceptions: [exception])])))
    let facts =
      [Bench.fact(.swiftUI, "Box", .height, 16, line: 1)]
      + compose.enumerated().map { Bench.fact(.compose, "Box", .height, $1, line: $0 + 1) }
    return Bench.judge(spec, Bench.ports(facts, declarations: [.compose: ["Box": 9]]))
  }

  private let absent = Bench.exception([.compose], .absent)
  private let twelve = Bench.exception([.compose], .values([.exactly(Quantity(.number(12), .pt))]))
  private let anything = Bench.exception([.compose], .anything)

  @Test("lets a platform not state a pin")
  func absence() {
    let judgement = judge(absent, compose: [])
    #expect(judgement.findings == [])
    #expect(judgement.allowed.map(\.message) == ["height of Box may differ in Compose: the platform does it"])
    #expect(judgement.components.first?.ports.map(\.allowed) == [0, 1])
  }

  @Test("that lets a platform be silent does not let it say something else")
  func absenceAndOther() {
    #expect(judge(absent, compose: [20]).lines == ["unexpected-fact compose.txt:1 - > 20 pt"])
  }

  @Test("allows the values that it names and no others")
  func values() {
    #expect(judge(twelve, compose: [12]).findings == [])
    #expect(judge(twelve, compose: [12]).allowed.map(\.found) == ["12 pt"])
    #expect(judge(twelve, compose: [13]).lines.first == "value-drift compose.txt:1 16 pt > 13 pt")
  }

  @Test("may leave a platform free")
  func free() {
    #expect(judge(anything, compose: [1, 2, 3]).findings == [])
    #expect(judge(anything, compose: []).findings == [])
  }

  @Test("that nothing needs is reported, at its own line")
  func unused() throws {
    for exception in [absent, twelve, anything] {
      let judgement = judge(exception, compose: [16])
      #expect(judgement.lines == ["unused-exception specs/a.swift:11 - > -"], "\(exception.allowed)")
      #expect(judgement.findings.first?.severity == .warning)
      #expect(judgement.findings.first?.verdict == .stale)
    }
  }

  @Test("is not unused where its platform is not under the root")
  func elsewhere() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16, exceptions: [absent])])),
      platforms: [.swiftUI])
    let facts = [Bench.fact(.swiftUI, "Box", .height, 16, line: 1)]
    #expect(Bench.judge(spec, Bench.ports(facts, platforms: [.swiftUI])).findings == [])
  }

  @Test("holds up to and on its last day, and is reported from the next")
  func dates() {
    let last = Bench.exception([.compose], .absent, until: "2027-01-01")
    let past = Bench.exception([.compose], .absent, until: "2026-12-31")
    #expect(judge(last, compose: []).findings == [])
    let judgement = judge(past, compose: [])
    #expect(
      judgement.lines == [
        "missing-fact compose.txt:9 16 pt > -", "expired-exception specs/a.swift:11 - > -",
      ])
    #expect(
      judgement.findings.last?.message == "the exception for height ended on 2026-12-31: the platform does it"
    )
  }
}
