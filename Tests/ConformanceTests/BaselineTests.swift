import ParityModel
import Testing

@testable import Conformance

@Suite("A baseline")
struct BaselineTests {
  private static let spec = Bench.spec(
    Bench.component(
      Bench.part(
        "Box",
        [
          Bench.pin(.height, 16), Bench.pin(.gap, 3, line: 11), Bench.pin(.icon, .text("x"), .icon, line: 12),
        ])))

  private func judge(height: Double = 12, gap: Double? = nil, line: Int = 1) -> Judgement {
    let facts =
      [
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.swiftUI, "Box", .gap, 3, line: 2),
        Bench.fact(.swiftUI, "Box", .icon, .text("x"), .icon, line: 3),
        Bench.fact(.compose, "Box", .height, height, line: line),
        Bench.fact(.compose, "Box", .icon, .text("x"), .icon, line: line + 3),
      ] + (gap.map { [Bench.fact(.compose, "Box", .gap, $0, line: line + 1)] } ?? [])
    return Bench.judge(Self.spec, Bench.ports(facts))
  }

  private func apply(
    _ baseline: Baseline, to judgement: Judgement, isWhole: Bool = true,
    platforms: [Platform] = [.swiftUI, .compose], components: [String]? = nil
  ) -> Judgement {
    baseline.applied(
      to: judgement,
      in: .init(path: "debt.txt", isWhole: isWhole, platforms: platforms, components: components),
      of: Self.spec)
  }

  private let recorded = """
    # paritylint baseline 1
    missing-fact compose "Box" "Box" gap lacks "3 pt"
    value-drift compose "Box" "Box" height found "12 pt"

    """

  @Test("records every finding on a line of its own, sorted")
  func recording() {
    #expect(Baseline(recording: judge().findings).text == recorded)
    #expect(Baseline(recording: judge(line: 50).findings.reversed()).text == recorded)
    #expect(Baseline(recording: []).text == "# paritylint baseline 1\n")
  }

  @Test("lets what it records be, wherever it stands now, and says so")
  func known() throws {
    let judgement = apply(try Baseline(text: recorded), to: judge(line: 70))
    #expect(judgement.findings == [])
    #expect(
      judgement.allowed.map(\.summary) == [
        "value-drift compose.txt:70 16 pt > 12 pt", "missing-fact specs/a.swift:11 3 pt > -",
      ])
    #expect(judgement.allowed.map(\.verdict) == [.allowed, .allowed])
    #expect(
      judgement.allowed.map(\.leave)
        == Array(repeating: .init(.baseline, reason: "recorded in debt.txt"), count: 2))
    #expect(judgement.components.first?.ports.map(\.findings) == [0, 0])
    #expect(judgement.components.first?.ports.map(\.allowed) == [0, 2])
  }

  @Test("does not let another value of the same key be, and calls the old one stale")
  func newDebt() throws {
    let judgement = apply(try Baseline(text: recorded), to: judge(height: 11))
    #expect(
      judgement.lines == [
        "value-drift compose.txt:1 16 pt > 11 pt", "stale-baseline debt.txt:3 - > -",
      ])
    #expect(judgement.findings.last?.message == "the baseline records a value-drift that is gone")
    #expect(judgement.findings.last?.verdict == .stale)
    #expect(judgement.findings.last?.severity == .warning)
  }

  @Test("lets as many findings of one key and value be as it has lines")
  func repeated() throws {
    let twice = Bench.judge(
      Self.spec,
      Bench.ports(
        [1, 2].map { Bench.fact(.compose, "Box", .height, 12, line: $0) } + [
          Bench.fact(.compose, "Box", .gap, 3, line: 5),
          Bench.fact(.compose, "Box", .icon, .text("x"), .icon, line: 6),
        ], platforms: [.compose]))
    #expect(
      twice.lines == ["value-drift compose.txt:1 16 pt > 12 pt", "unexpected-fact compose.txt:2 - > 12 pt"])
    let once = try Baseline(
      text: "# paritylint baseline 1\nunexpected-fact compose \"Box\" \"Box\" height found \"12 pt\"\n")
    #expect(apply(once, to: twice).lines == ["value-drift compose.txt:1 16 pt > 12 pt"])
    #expect(
      apply(Baseline(recording: twice.findings + twice.findings), to: twice).lines == [
        "stale-baseline debt.txt:1 - > -", "stale-baseline debt.txt:1 - > -",
      ])
  }

  @Test("calls nothing stale that the run did not look for")
  func scope() throws {
    let baseline = try Baseline(text: recorded)
    let clean = judge(height: 16, gap: 3)
    #expect(apply(baseline, to: clean).findings.count == 2)
    #expect(apply(baseline, to: clean, isWhole: false).findings == [])
    #expect(apply(baseline, to: clean, platforms: [.swiftUI]).findings == [])
    #expect(apply(baseline, to: clean, components: ["Lid"]).findings == [])
    var unjudged = clean
    unjudged.components[0].isJudged = false
    #expect(apply(baseline, to: unjudged).findings == [])
  }

  @Test("takes the severity of stale entries from the spec")
  func severity() throws {
    var spec = Self.spec
    spec.levels = [.init(rule: .staleBaseline, severity: .error, origin: Bench.origin(3))]
    let judgement = try Baseline(text: recorded).applied(
      to: judge(height: 16, gap: 3),
      in: .init(path: "debt.txt", isWhole: true, platforms: [.compose], components: nil), of: spec)
    #expect(judgement.findings.map(\.severity) == [.error, .error])
  }

  @Test("does not record what is wrong with the spec itself")
  func specItself() {
    let exception = Bench.exception([.compose], .absent)
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16, exceptions: [exception])])))
    let judgement = Bench.judge(
      spec,
      Bench.ports([.swiftUI, .compose].map { Bench.fact($0, "Box", .height, 16, line: 1) }))
    #expect(judgement.lines == ["unused-exception specs/a.swift:11 - > -"])
    #expect(Baseline(recording: judgement.findings).entries == [])
  }

  @Test("reads back what it writes, whatever the names hold")
  func roundTrip() throws {
    let finding = Finding(
      rule: .tokenDrift, severity: .error, verdict: .drift, component: "A \"b\" \\ c\n\u{2028}d", part: "",
      property: .constant("x"), state: [.dark, .pressed], platform: .nativeWind, found: "\"{} of {}\"\t– 日本",
      message: "")
    let docs = Finding(
      rule: .docsDrift, severity: .error, verdict: .missing, component: "A", message: "")
    let baseline = Baseline(recording: [finding, docs])
    #expect(baseline.entries.count == 2)
    let read = try Baseline(text: baseline.text)
    #expect(read.entries == baseline.entries)
    #expect(read.lines == [2, 3])
    #expect(read.text == baseline.text)
    #expect(
      try Baseline(text: baseline.text.split(separator: "\n").joined(separator: "\r\n")).entries
        == baseline.entries)
  }

  @Test(
    "names the line and the word that it does not understand",
    arguments: [
      ("", 1, "a baseline begins with the line '# paritylint baseline 1'"),
      ("\n{}\n", 2, "a baseline begins with the line '# paritylint baseline 1'"),
      ("# paritylint baseline 2\n", 1, "a baseline begins with the line '# paritylint baseline 1'"),
      ("# paritylint baseline 1\n\n# x\nvalue-drif compose", 4, "there is no rule 'value-drif'"),
      ("# paritylint baseline 1\nvalue-drift ios", 2, "there is no platform 'ios'"),
      ("# paritylint baseline 1\nvalue-drift - \"Box\"", 2, "a part in quotes is missing"),
      ("# paritylint baseline 1\nvalue-drift - \"Box", 2, "a quote is not closed"),
      ("# paritylint baseline 1\nvalue-drift - \"Bo\\x\"", 2, "a quoted word has an escape that is none"),
      ("# paritylint baseline 1\nvalue-drift - \"Box\" \"\" tall", 2, "there is no property 'tall'"),
      (
        "# paritylint baseline 1\nvalue-drift - \"Box\" \"\" height [hot]", 2,
        "'[hot]' is no state, such as [pressed]"
      ),
      (
        "# paritylint baseline 1\nvalue-drift - \"Box\" \"\" height was \"1\"", 2,
        "'was' stands where found or lacks is expected"
      ),
      ("# paritylint baseline 1\nvalue-drift - \"Box\" \"\" height found", 2, "a value in quotes is missing"),
      (
        "# paritylint baseline 1\nmissing-part - \"Box\" \"\" - found \"1\" 2", 2,
        "nothing may follow the value, but '2' does"
      ),
    ])
  func mistakes(text: String, line: Int, message: String) {
    #expect(throws: Baseline.Mistake(line: line, message: message)) { try Baseline(text: text) }
  }
}
