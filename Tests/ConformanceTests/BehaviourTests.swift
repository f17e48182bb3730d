import ParityModel
import Testing

@testable import Conformance

@Suite("What ports do")
struct BehaviourTests {
  private func spec(_ behaviour: BehaviourSpec) -> Specification {
    var component = Bench.component(name: "Zoom")
    component.behaviours = [behaviour]
    return Bench.spec(component)
  }

  private func behaviour(
    _ kind: BehaviourSpec.Kind = .function, expected: [BehaviourSpec.Expected] = [],
    exceptions: [Pin.Exception] = []
  ) -> BehaviourSpec {
    BehaviourSpec(
      kind: kind, name: "clamp",
      inputs: [BehaviourSpec.Input(name: "scale", domain: .values([.number(0), .number(9)]))],
      expected: expected, exceptions: exceptions, origin: Bench.origin(7))
  }

  private func port(
    _ platform: Platform, _ values: [BehaviourResult.Outcome], line: Int? = 3
  ) -> Port {
    let inputs: [BehaviourValue] = [.number(0), .number(9)]
    let cells = zip(inputs, values).map { BehaviourResult.Cell(inputs: [$0], outcome: $1) }
    return Port(
      platform: platform, files: [Bench.place(platform, 1)], facts: [],
      behaviours: [
        BehaviourResult(
          component: 0, behaviour: 0, location: line.map { Bench.place(platform, $0) }, cells: cells)
      ])
  }

  private func judge(_ specification: Specification, _ ports: [Port]) -> [Finding] {
    Judge(specification: specification, today: Bench.today).judge(ports).findings
  }

  private let right: [BehaviourSpec.Expected] = [
    .init(inputs: [.number(0)], value: .number(1)), .init(inputs: [.number(9)], value: .number(4)),
  ]

  @Test("says the first sample that differs from the spec, and how many do")
  func drift() throws {
    let findings = judge(
      spec(behaviour(expected: right)),
      [
        port(.swiftUI, [.value(.number(1)), .value(.number(4))]),
        port(.compose, [.value(.number(1)), .value(.number(5))]),
      ])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == .behaviourDrift && finding.verdict == .drift)
    #expect(finding.platform == .compose && finding.location == Bench.place(.compose, 3))
    #expect(finding.message == "clamp(scale: 9) is 5 in Compose, not 4")
    #expect(finding.expected == "4" && finding.found == "5")
    #expect(finding.notes.map(\.text) == ["1 of 2 samples differ"])
    #expect(finding.origin == Bench.origin(7))
  }

  @Test("holds ports against each other where the spec does not say what is right")
  func betweenPorts() throws {
    let findings = judge(
      spec(behaviour()),
      [
        port(.swiftUI, [.value(.number(1)), .value(.number(4))]),
        port(.compose, [.value(.number(0)), .value(.number(5))]),
      ])
    #expect(findings.map(\.message) == ["clamp(scale: 0) is 0 in Compose, 1 in SwiftUI"])
    #expect(
      findings.first?.notes.map(\.text) == [
        "2 of 2 samples differ", "clamp(scale: 9) is 5, not 4", "SwiftUI does it here",
      ])
  }

  @Test("finds the sample of a port that was asked in another order")
  func order() {
    func turned(_ values: [BehaviourResult.Outcome]) -> Port {
      var port = port(.compose, values)
      port.behaviours[0].cells.reverse()
      return port
    }
    let spec = spec(behaviour(expected: right))
    let swift = port(.swiftUI, [.value(.number(1)), .value(.number(4))])
    #expect(judge(spec, [swift, turned([.value(.number(1)), .value(.number(4))])]).isEmpty)
    #expect(
      judge(spec, [swift, turned([.value(.number(4)), .value(.number(1))])]).map(\.message)
        == ["clamp(scale: 9) is 1 in Compose, not 4"])
  }

  @Test("puts samples together, the last input running fastest, and none where an input has none")
  func samples() {
    let (letters, flags) = (
      [BehaviourValue.text("a"), .text("b"), .text("c")], [BehaviourValue.flag(false), .flag(true)]
    )
    let (samples, total) = BehaviourSpec.product([letters, flags])
    #expect(total == 6)
    #expect(
      samples == [
        [.text("a"), .flag(false)], [.text("a"), .flag(true)], [.text("b"), .flag(false)],
        [.text("b"), .flag(true)], [.text("c"), .flag(false)], [.text("c"), .flag(true)],
      ])
    #expect(BehaviourSpec.product([]).samples == [[]])
    #expect(BehaviourSpec.product([letters, [], flags]).samples.isEmpty)
    #expect(BehaviourSpec.product([letters, []]).total == 0)
  }

  @Test("come to one judgement, whichever piece is compared first")
  func pieces() {
    let specification = spec(behaviour(expected: right))
    let ports = [
      port(.swiftUI, [.value(.number(1)), .value(.number(4))]),
      port(.compose, [.value(.number(1)), .value(.number(5))]),
    ]
    let judge = Judge(specification: specification, today: Bench.today)
    let hearing = judge.hearing(of: ports)
    let answers = hearing.questions.reversed().map(hearing.answer)
    #expect(hearing.judgement(from: answers.reversed()) == judge.judge(ports))
  }

  @Test("takes numbers of 32 bits for equal, and nothing else that differs")
  func tolerance() {
    func differs(_ a: BehaviourValue, _ b: BehaviourValue) -> Bool { !a.agrees(with: b) }
    #expect(!differs(.number(0.1), .number(0.10000000149)))
    #expect(differs(.number(0.1), .number(0.1001)))
    #expect(differs(.number(1), .text("1")))
    #expect(!differs(.text("sm"), .name("sm")))
    #expect(differs(.list([.number(1)]), .list([.number(1), .number(2)])))
    #expect(
      !differs(
        .fields([.init(name: "x", value: .number(1))]), .fields([.init(name: "width", value: .number(1))])))
  }

  @Test("says what cannot be evaluated, with its place, and passes nothing over in silence")
  func unreadable() throws {
    let place = Bench.place(.compose, 20)
    let findings = judge(
      spec(behaviour(expected: right)),
      [port(.compose, [.value(.number(1)), .unreadable(reason: "`x` is not told by the sources", place)])])
    let finding = try #require(findings.first { $0.platform == .compose })
    #expect(finding.rule == .unreadable && finding.verdict == .unreadable && finding.location == place)
    #expect(
      finding.message == "clamp(scale: 9) cannot be evaluated in Compose: `x` is not told by the sources")
  }

  @Test("does not pass a port that took no sample, nor count one that stands alone")
  func nothingCompared() throws {
    let empty = judge(spec(behaviour(expected: right)), [port(.compose, [])])
    #expect(
      empty.first { $0.platform == .compose }?.message
        == "clamp() cannot be evaluated in Compose: it takes none of the samples")
    let alone = Judge(specification: spec(behaviour()), today: Bench.today)
      .judge([port(.swiftUI, [.value(.number(1)), .value(.number(4))])])
    #expect(alone.components.first?.ports.first { $0.platform == .swiftUI }?.matched == 0)
  }

  @Test("misses what a port does not have")
  func missing() throws {
    let findings = judge(
      spec(behaviour(expected: right)),
      [port(.swiftUI, [.value(.number(1)), .value(.number(4))]), port(.compose, [], line: nil)])
    #expect(findings.map(\.message) == ["Compose has no 'clamp', or more than one"])
    #expect(findings.map(\.verdict) == [.missing])
  }

  @Test("allows what an exception allows, and says when it is not needed or over")
  func exceptions() throws {
    let drifting = port(.compose, [.value(.number(1)), .value(.number(5))])
    let conforming = port(.compose, [.value(.number(1)), .value(.number(4))])
    let allowed = spec(
      behaviour(expected: right, exceptions: [Bench.exception([.compose], .anything)]))
    let judgement = Judge(specification: allowed, today: Bench.today).judge([drifting])
    #expect(judgement.findings.filter { $0.rule == .behaviourDrift }.isEmpty)
    #expect(judgement.allowed.map(\.message) == ["clamp may differ in Compose: the platform does it"])
    #expect(judge(allowed, [conforming]).map(\.rule).contains(.unusedException))
    let over = spec(
      behaviour(expected: right, exceptions: [Bench.exception([.compose], .anything, until: "2026-12-31")]))
    #expect(Set(judge(over, [drifting]).map(\.rule)).isSuperset(of: [.behaviourDrift, .expiredException]))
    // `absent` allows that nothing is there, and nothing else.
    let absent = spec(behaviour(expected: right, exceptions: [Bench.exception([.compose], .absent)]))
    #expect(judge(absent, [drifting]).contains { $0.rule == .behaviourDrift })
  }

  @Test("gives both sequences of a schedule")
  func schedule() throws {
    var schedule = behaviour(.schedule)
    schedule.inputs = []
    schedule.expected = [.init(inputs: [], value: .list([.number(400), .number(60)]))]
    var port = port(.swiftUI, [])
    port.behaviours[0].cells = [
      BehaviourResult.Cell(inputs: [], outcome: .value(.list([.number(400), .number(154)])))
    ]
    let findings = judge(spec(schedule), [port])
    #expect(
      findings.first { $0.platform == .swiftUI }?.message
        == "the waits of clamp are 400, 154 ms in SwiftUI, not 400, 60 ms")
  }
}
