import ParityModel
import Testing

@testable import Conformance

@Suite("A drift report of what ports do")
struct DriftBehaviourTests {
  private func port(_ platform: Platform, _ values: [BehaviourResult.Outcome]) -> Port {
    let cells = zip([BehaviourValue.number(0), .number(9)], values)
      .map { BehaviourResult.Cell(inputs: [$0], outcome: $1) }
    return Port(
      platform: platform, files: [Bench.place(platform, 1)], facts: [],
      behaviours: [
        BehaviourResult(component: 0, behaviour: 0, location: Bench.place(platform, 3), cells: cells)
      ])
  }

  private func held(
    expected: [BehaviourSpec.Expected], _ ports: [Port], exceptions: [Pin.Exception] = []
  ) -> DriftReport.Behaviour? {
    var component = Bench.component(name: "Zoom")
    component.behaviours = [
      BehaviourSpec(
        kind: .function, name: "clamp",
        inputs: [BehaviourSpec.Input(name: "scale", domain: .values([.number(0), .number(9)]))],
        expected: expected, exceptions: exceptions, origin: Bench.origin(7))
    ]
    return Judge(specification: Bench.spec(component), today: Bench.today)
      .drift(of: ports).components[0].behaviours.first
  }

  private let right: [BehaviourSpec.Expected] = [
    .init(inputs: [.number(0)], value: .number(1)), .init(inputs: [.number(9)], value: .number(4)),
  ]

  @Test("has every sample beside what is right, and marks what differs")
  func samples() throws {
    let behaviour = try #require(
      held(
        expected: right,
        [
          port(.swiftUI, [.value(.number(1)), .value(.number(4))]),
          port(.compose, [.value(.number(1)), .value(.number(5))]),
        ]))
    #expect(behaviour.name == "clamp" && behaviour.inputs == ["scale"] && behaviour.standard == nil)
    #expect(behaviour.samples.map(\.inputs) == [[.number(0)], [.number(9)]])
    #expect(behaviour.samples.map(\.expected) == [.number(1), .number(4)])
    #expect(behaviour.samples.map(\.differing) == [[], [.compose]])
    #expect(behaviour.samples[1].outcomes[.compose] == .value(.number(5)))
    #expect(behaviour.cells[.swiftUI]?.verdict == .match)
    #expect(behaviour.cells[.swiftUI]?.location == Bench.place(.swiftUI, 3))
    #expect(behaviour.cells[.compose]?.finding?.rule == .behaviourDrift)
  }

  @Test("holds ports against the first where the spec does not say what is right")
  func standard() throws {
    let behaviour = try #require(
      held(
        expected: [],
        [
          port(.swiftUI, [.value(.number(1)), .value(.number(4))]),
          port(.compose, [.value(.number(2)), .unreadable(reason: "no", nil)]),
        ]))
    #expect(behaviour.standard == .swiftUI)
    #expect(behaviour.samples.map(\.differing) == [[.compose], [.compose]])
    #expect(behaviour.cells[.compose]?.verdict == .unreadable)
  }

  @Test("says what is allowed to differ")
  func allowed() throws {
    let behaviour = try #require(
      held(
        expected: right, [port(.compose, [.value(.number(1)), .value(.number(5))])],
        exceptions: [Bench.exception([.compose], .anything)]))
    #expect(behaviour.cells[.compose]?.verdict == .allowed)
    #expect(behaviour.samples.map(\.differing) == [[], [.compose]])
  }
}
