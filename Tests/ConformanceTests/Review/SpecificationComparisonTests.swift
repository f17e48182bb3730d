import ParityModel
import Testing

@testable import Conformance

@Suite("A change of a spec")
struct SpecificationComparisonTests {
  private func changes(_ old: Specification, _ new: Specification) -> [String] {
    SpecificationComparison(old: old, new: new).changes.map { change in
      let element = [change.component, change.part, change.subject].filter { !$0.isEmpty }
        .joined(separator: " ")
      return "\(change.kind.rawValue) \(element): \(change.before ?? "-") > \(change.after ?? "-")"
    }
  }

  private func spec(_ pins: Pin...) -> Specification {
    Bench.spec(Bench.component(Bench.part("Lid", pins)))
  }

  private func height(_ expected: ParityModel.Expectation..., on platforms: [Platform]? = nil, line: Int = 10)
    -> Specification
  {
    spec(Pin(property: .height, expected: expected, platforms: platforms, origin: Bench.origin(line)))
  }

  private func exactly(_ number: Double) -> ParityModel.Expectation {
    .exactly(Quantity(.number(number), .pt))
  }

  @Test("is none where only lines move")
  func lines() {
    #expect(changes(height(exactly(4)), height(exactly(4), line: 99)) == [])
  }

  @Test("of a value is neither looser nor tighter")
  func value() {
    #expect(changes(height(exactly(4)), height(exactly(5))) == ["changed Box Lid height: 4 pt > 5 pt"])
  }

  @Test("is looser where more is right, and tighter where less is")
  func reach() {
    let one = height(exactly(4))
    let range = height(.within(2, 8, .pt))
    let wider = height(.within(2, 9, .pt))
    let either = height(exactly(4), exactly(6))
    #expect(changes(one, range) == ["loosened Box Lid height: 4 pt > 2...8 pt"])
    #expect(changes(range, wider) == ["loosened Box Lid height: 2...8 pt > 2...9 pt"])
    #expect(changes(wider, range) == ["tightened Box Lid height: 2...9 pt > 2...8 pt"])
    #expect(changes(one, either) == ["loosened Box Lid height: 4 pt > 4 pt or 6 pt"])
    #expect(changes(either, range) == ["loosened Box Lid height: 4 pt or 6 pt > 2...8 pt"])
    #expect(changes(range, height(.within(2, 8, .px))) == ["changed Box Lid height: 2...8 pt > 2...8 px"])
  }

  @Test("is tighter where more platforms must meet it")
  func platforms() {
    let some = height(exactly(4), on: [.swiftUI])
    #expect(
      changes(some, height(exactly(4)))
        == ["tightened Box Lid height: 4 pt on SwiftUI > 4 pt on every platform"])
    #expect(
      changes(height(exactly(4), on: [.swiftUI, .compose]), some)
        == ["loosened Box Lid height: 4 pt on SwiftUI, Compose > 4 pt on SwiftUI"])
    #expect(
      changes(some, height(exactly(4), on: [.compose]))
        == ["changed Box Lid height: 4 pt on SwiftUI > 4 pt on Compose"])
    #expect(
      changes(some, height(.within(1, 9, .pt)))
        == ["changed Box Lid height: 4 pt on SwiftUI > 1...9 pt on every platform"])
  }

  @Test("pairs the values of one property that are not the same")
  func several() {
    let old = spec(Bench.pin(.height, 4), Bench.pin(.height, 6), Bench.pin(.width, 1))
    #expect(
      changes(old, spec(Bench.pin(.height, 7), Bench.pin(.height, 4)))
        == ["changed Box Lid height: 6 pt > 7 pt", "removed Box Lid width: 1 pt > -"])
    #expect(
      changes(
        spec(Bench.pin(.height, 4)), spec(Bench.pin(.height, 4), Bench.pin(.height, 4, state: .pressed)))
        == ["added Box Lid height when pressed: - > 4 pt"])
  }

  @Test("tells of parts, components and the names they have on a platform")
  func names() {
    let old = Bench.spec(Bench.component(Bench.part("Lid", [])), Bench.component(name: "Tray"))
    let new = Bench.spec(
      Bench.component(Bench.part("Lid", [], names: [.compose: []]), Bench.part("Base", [])),
      Bench.component(name: "Case"))
    #expect(
      changes(old, new) == [
        "added Box Base: - > part", "changed Box Lid declarations on Compose: Lid > none",
        "added Case: - > component", "removed Tray: component > -",
      ])
  }

  @Test("tells where a constant has another name or owner")
  func constants() {
    func spec(_ names: [Platform: [String]], _ owners: [Platform: [String]]) -> Specification {
      Bench.spec(
        Bench.component(constants: [
          ConstantSpec(pin: Bench.pin(.constant("max"), 4, .none), names: names, owners: owners)
        ]))
    }
    #expect(
      changes(spec([:], [:]), spec([.compose: ["Limit"]], [.swiftUI: ["Math"]])) == [
        "changed Box constant:max: 4 > 4 named Limit on Compose in Math on SwiftUI"
      ])
  }

  @Test("tells what the project says otherwise")
  func project() {
    let level = Specification.RuleLevel(rule: .valueDrift, severity: .warning, origin: Bench.origin(3))
    let alias = TokenAlias(
      written: "ink", means: "label", unit: .color, platforms: nil, origin: Bench.origin(4))
    var other = alias
    other.means = "text"
    other.platforms = [.compose]
    #expect(
      changes(
        Bench.spec(aliases: [alias], platforms: [.swiftUI]), Bench.spec(aliases: [other], levels: [level]))
        == [
          "added sources of Compose: - > compose/**",
          "loosened severity of value-drift: error > warning",
          "changed alias ink: means label > means text on Compose",
        ])
    #expect(
      changes(Bench.spec(levels: [level]), Bench.spec())
        == ["tightened severity of value-drift: warning > error"])
  }

  @Test("tells of claims that come and go, and where documentation is")
  func claims() {
    func spec(_ sentences: String...) -> Specification {
      var spec = Bench.spec(Bench.component(Bench.part("Lid", [])))
      spec.components[0].claims = sentences.map {
        ClaimSpec(sentence: $0, part: "Lid", origin: Bench.origin(7))
      }
      spec.documents = sentences.map { _ in .init(globs: ["docs/*.md"], origin: Bench.origin(4)) }
      return spec
    }
    #expect(
      changes(spec("is {height} high"), spec("is {height} tall")) == [
        "added Box Lid claim: - > is {height} tall", "removed Box Lid claim: is {height} high > -",
      ])
    #expect(
      changes(spec(), spec("is {height} tall")) == [
        "added documentation: - > docs/*.md", "added Box Lid claim: - > is {height} tall",
      ])
  }

  @Test("tells what a component does otherwise, by the first sample that gives something else")
  func behaviour() {
    func spec(_ behaviours: BehaviourSpec...) -> Specification {
      var spec = Bench.spec(Bench.component(Bench.part("Lid", [])))
      spec.components[0].behaviours = behaviours
      return spec
    }
    func clamp(_ results: [Double], line: Int = 7) -> BehaviourSpec {
      BehaviourSpec(
        kind: .function, name: "clamp",
        inputs: [.init(name: "x", domain: .values(results.indices.map { .number(Double($0)) }))],
        expected: results.enumerated().map { .init(inputs: [.number(Double($0))], value: .number($1)) },
        origin: Bench.origin(line))
    }
    func waits(_ values: [Double], ticks: Int = 12) -> BehaviourSpec {
      BehaviourSpec(
        kind: .schedule, name: "repeat", ticks: ticks,
        expected: [.init(inputs: [], value: .list(values.map { .number($0) }))], origin: Bench.origin(8))
    }
    #expect(changes(spec(clamp([1, 2, 3])), spec(clamp([1, 2, 3], line: 9))) == [])
    #expect(
      changes(spec(clamp([1, 2, 3])), spec(clamp([1, 5, 6])))
        == ["changed Box clamp function: 1 gives 2 > 1 gives 5, and 1 more"])
    #expect(
      changes(spec(clamp([1, 2])), spec(clamp([1, 2, 3])))
        == ["tightened Box clamp function: 2 samples > 3 samples"])
    #expect(
      changes(spec(clamp([1, 2])), spec(clamp([1]))) == ["loosened Box clamp function: 2 samples > 1 sample"])
    #expect(
      changes(spec(clamp([1])), spec(waits([400, 60]))) == [
        "removed Box clamp function: 1 sample > -", "added Box repeat schedule: - > [400, 60]",
      ])
    #expect(
      changes(spec(waits([400, 60])), spec(waits([400, 80], ticks: 6))) == [
        "changed Box repeat schedule: [400, 60] > [400, 80]", "loosened Box repeat schedule ticks: 12 > 6",
      ])

    var elsewhere = clamp([1])
    elsewhere.subjects = [
      .compose: .init(name: "limit", place: "Lid", inputs: ["y"], origin: Bench.origin(1))
    ]
    elsewhere.platforms = [.compose]
    elsewhere.assumptions = [.init(name: "isRTL", value: .flag(false))]
    #expect(
      changes(spec(clamp([1])), spec(elsewhere)) == [
        "changed Box clamp function assumptions: none > isRTL is false",
        "changed Box clamp function on Compose: clamp > limit in Lid from y",
        "loosened Box clamp function platforms: SwiftUI, Compose, Uniwind, NativeWind, StyleSheet > Compose",
      ])
    var excepted = clamp([1])
    excepted.exceptions = [Bench.exception([.compose], .absent)]
    let exceptions = ExceptionComparison(old: spec(clamp([1])), new: spec(excepted), today: Bench.today)
      .changes
    #expect(exceptions.map(\.kind) == [.added])
    #expect(exceptions.map(\.part) == ["clamp"])
    #expect(exceptions.map(\.property) == [nil])
  }
}
