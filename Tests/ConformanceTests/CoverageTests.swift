import ParityModel
import Testing

@testable import Conformance

@Suite("Coverage")
struct CoverageTests {
  private let spec = Bench.spec(
    Bench.component(
      Bench.part(
        "Box",
        [
          Bench.pin(.height, 16), Bench.pin(.gap, 3, on: [.swiftUI], line: 11),
          Bench.pin(.hitSlop(.top), 9, line: 12),
        ]),
      constants: [ConstantSpec(pin: Bench.pin(.constant("limit"), 4, .none, line: 13))]))

  private func coverage(_ facts: [Fact]) -> Coverage {
    Judge(specification: spec, today: Bench.today).coverage(of: Bench.ports(facts))
  }

  @Test("speaks of what a rule judges, right or wrong, in its part, state and platform only")
  func spoken() {
    let coverage = coverage([
      Bench.fact(.swiftUI, "Box", .height, 99, line: 1), Bench.fact(.swiftUI, "Box", .gap, 3, line: 2),
      Bench.fact(.compose, "Box", .height, 16, line: 1), Bench.fact(.compose, "Box", .gap, 3, line: 2),
      Bench.fact(.compose, "Box", .height, 16, state: .pressed, line: 3),
      Bench.fact(.compose, "Lid", .height, 16, line: 4),
      Bench.fact(.compose, "", .constant("limit"), 4, .none, line: 5),
    ])
    #expect(coverage.ports.map(\.platform) == [.swiftUI, .compose])
    #expect(coverage.ports.map(\.count) == [.init(literals: 2, spoken: 2), .init(literals: 5, spoken: 2)])
    #expect(coverage.ports[1].parts.map(\.name) == ["", "Box", "Lid"])
    #expect(coverage.ports[1].parts.map(\.count.spoken) == [1, 1, 0])
    #expect(coverage.ports[1].parts.map { $0.unspoken.map(\.location.line) } == [[], [2, 3], [4]])
    #expect(coverage.count == .init(literals: 7, spoken: 4))
    #expect(coverage.count.percentage == "57.1 %")
  }

  @Test("counts a literal once, and speaks of it when it speaks of anything that it states")
  func literals() {
    var shared = Bench.fact(.compose, "Lid", .height, 16, line: 1)
    let places = coverage([
      Bench.fact(.swiftUI, "Box", .height, 16, line: 1),
      Bench.fact(.compose, "Box", .height, 16, line: 1), Bench.fact(.compose, "Box", .width, 16, line: 1),
      shared,
    ]).ports[1]
    #expect(places.count == .init(literals: 1, spoken: 1))
    #expect(places.parts.map(\.count) == Array(repeating: .init(literals: 1, spoken: 1), count: 2))
    shared.location = Bench.place(.compose, 2)
    #expect(coverage([shared]).ports[1].count == .init(literals: 1, spoken: 0))
  }

  @Test("speaks of both halves of a touch area")
  func touchArea() {
    let port = coverage([
      Bench.fact(.swiftUI, "Box", .padding(.top), 9, line: 1),
      Bench.fact(.swiftUI, "Box", .padding(.top), -9, line: 2),
      Bench.fact(.swiftUI, "Box", .padding(.top), 4, line: 3),
    ]).ports[0]
    #expect(port.count == .init(literals: 3, spoken: 2))
    #expect(port.parts.first?.unspoken.map(\.location.line) == [3])
  }

  @Test("speaks of what is evaluated")
  func behaviour() {
    var ports = Bench.ports([
      Bench.fact(.compose, "Box", .width, 1, line: 2), Bench.fact(.compose, "Box", .width, 2, line: 5),
    ])
    var extent = Bench.place(.compose, 1)
    extent.upper = Bench.place(.compose, 3).upper
    ports[1].behaviours = [
      BehaviourResult(component: 0, behaviour: 0, location: nil, extents: [extent], cells: [])
    ]
    let port = Judge(specification: spec, today: Bench.today).coverage(of: ports).ports[1]
    #expect(port.count == .init(literals: 2, spoken: 1))
    #expect(port.parts.first?.unspoken.map(\.location.line) == [5])
  }

  @Test("is rounded down, and whole where nothing is stated")
  func percentages() {
    #expect(Coverage.Count(literals: 3000, spoken: 2999).percentage == "99.9 %")
    #expect(Coverage.Count(literals: 3, spoken: 3).percentage == "100.0 %")
    #expect(Coverage.Count().percentage == "100.0 %")
  }
}
