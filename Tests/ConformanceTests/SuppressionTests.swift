import ParityModel
import Testing

@testable import Conformance

@Suite("A comment in a source")
struct SuppressionTests {
  private func suppression(
    _ rules: [Rule], lines: ClosedRange<Int>, reason: String = "the system does it",
    mistakes: [Suppression.Mistake] = [], on platform: Platform = .compose
  ) -> Suppression {
    Suppression(
      platform: platform, rules: rules, reason: reason, mistakes: mistakes,
      location: Bench.place(platform, lines.lowerBound, 40), lines: lines)
  }

  private func judge(_ suppressions: Suppression..., height: Double = 12) -> Judgement {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16), Bench.pin(.gap, 3, line: 11)])))
    let facts =
      [.swiftUI, .compose].map { Bench.fact($0, "Box", .gap, 3, line: 2) } + [
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1),
        Bench.fact(.compose, "Box", .height, height, line: 7),
      ]
    var ports = Bench.ports(facts)
    ports[1].suppressions = suppressions
    return Bench.judge(spec, ports)
  }

  @Test("allows what it names, on its lines", arguments: [7...7, 6...7])
  func allowed(lines: ClosedRange<Int>) {
    let judgement = judge(suppression([.valueDrift], lines: lines))
    #expect(judgement.findings == [])
    #expect(judgement.allowed.map(\.summary) == ["value-drift compose.txt:7 16 pt > 12 pt"])
    #expect(judgement.allowed.first?.verdict == .allowed)
    #expect(judgement.allowed.first?.severity == .error)
    #expect(judgement.allowed.first?.leave == .init(.comment, reason: "the system does it"))
    #expect(judgement.components.first?.ports.map(\.findings) == [0, 0])
    #expect(judgement.components.first?.ports.map(\.allowed) == [0, 1])
  }

  @Test("does not allow another rule, or another line, and is then unused")
  func others() {
    for other in [suppression([.tokenDrift], lines: 7...7), suppression([.valueDrift], lines: 8...9)] {
      let judgement = judge(other)
      #expect(
        judgement.lines == [
          "value-drift compose.txt:7 16 pt > 12 pt",
          "unused-exception compose.txt:\(other.lines.lowerBound) - > -",
        ])
      #expect(judgement.allowed == [])
    }
  }

  @Test("is unused rule by rule, once each")
  func unused() {
    let judgement = judge(suppression([.valueDrift, .missingFact], lines: 7...7))
    #expect(judgement.lines == ["unused-exception compose.txt:7 - > -"])
    #expect(judgement.findings.first?.message == "nothing here needs the exception for missing-fact")
    #expect(judgement.findings.first?.severity == .warning)
    #expect(judgement.components.first?.ports.last?.findings == 0)
  }

  @Test("without a reason allows nothing, and is a finding at the comment")
  func noReason() {
    let judgement = judge(suppression([.valueDrift], lines: 7...7, reason: "", mistakes: [.noReason]))
    #expect(
      judgement.lines == [
        "value-drift compose.txt:7 16 pt > 12 pt", "invalid-exception compose.txt:7 - > -",
      ])
    #expect(judgement.findings.last?.message == "this exception gives no reason")
    #expect(judgement.findings.last?.notes.map(\.text) == ["write // paritylint:allow RULE -- reason"])
    #expect(judgement.findings.last?.location?.column == 40)
  }

  @Test("with a rule that there is not says which is meant, and allows the others")
  func unknownRule() {
    let judgement = judge(
      suppression(
        [.valueDrift], lines: 7...7, mistakes: [.unknownRule("missing-fct"), .unknownRule("xyzzy")]))
    #expect(judgement.lines == ["invalid-exception compose.txt:7 - > -"])
    #expect(
      judgement.findings.first?.message == "there is no rule 'missing-fct'; there is no rule 'xyzzy'")
    #expect(
      judgement.findings.first?.notes.map(\.text) == [
        "did you mean 'missing-fact'?", "`paritylint rules` lists the rules",
      ])
    #expect(judgement.allowed.count == 1)
  }

  @Test("of a file that two ports share is used where either of them needs it")
  func shared() {
    let spec = Bench.spec(Bench.component(Bench.part("Box", [Bench.pin(.height, 16)])))
    func port(_ platform: Platform, _ height: Double) -> Port {
      var fact = Bench.fact(platform, "Box", .height, height, line: 7)
      fact.location = Bench.place(.uniwind, 7)
      var comment = suppression([.valueDrift], lines: 7...7, on: platform)
      comment.location = Bench.place(.uniwind, 7, 40)
      return Port(
        platform: platform, files: [Location(path: "uniwind.txt")], facts: [fact], suppressions: [comment])
    }
    #expect(Bench.judge(spec, [port(.uniwind, 16), port(.nativeWind, 12)]).findings == [])
    #expect(
      Bench.judge(spec, [port(.uniwind, 16), port(.nativeWind, 16)]).lines == [
        "unused-exception uniwind.txt:7 - > -"
      ])
  }
}
