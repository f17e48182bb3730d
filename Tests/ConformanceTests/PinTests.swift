import ParityModel
import Testing

@testable import Conformance

@Suite("A pin")
struct PinTests {
  private let spec = Bench.spec(Bench.component(Bench.part("Box", [Bench.pin(.height, 16)])))

  @Test("that every port meets gives no finding")
  func met() {
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 3), .init(.compose, "Box", .height, 16, line: 4),
      ]))
    #expect(judgement.findings == [])
    #expect(
      judgement.components == [
        ComponentSummary(
          name: "Box", isJudged: true,
          ports: [.init(platform: .swiftUI, matched: 1), .init(platform: .compose, matched: 1)])
      ])
  }

  @Test("met by another value is one drift, at the literal")
  func drift() throws {
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 3), .init(.compose, "Box", .height, 12, line: 4),
      ]))
    #expect(judgement.lines == ["value-drift compose.txt:4 16 pt > 12 pt"])
    let finding = try #require(judgement.findings.first)
    #expect(finding.verdict == .drift)
    #expect(finding.severity == .error)
    #expect(finding.component == "Box")
    #expect(finding.part == "Box")
    #expect(finding.property == .height)
    #expect(finding.platform == .compose)
    #expect(finding.origin == Bench.origin(10))
    #expect(finding.message == "height of Box is 12 pt in Compose, not 16 pt")
  }

  @Test("that a port does not state is missing, at the declaration")
  func missing() {
    let judgement = Bench.judge(
      spec,
      Bench.ports(
        [.init(.swiftUI, "Box", .height, 16, line: 3)],
        declarations: [.compose: ["Box": 7]]))
    #expect(judgement.lines == ["missing-fact compose.txt:7 16 pt > -"])
    #expect(judgement.findings.first?.message == "Compose does not state height of Box, which is 16 pt")
  }

  @Test("beside which a port states one more value makes that one unexpected")
  func unexpected() {
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 3), .init(.compose, "Box", .height, 16, line: 4),
        .init(.compose, "Box", .height, 20, line: 5),
      ]))
    #expect(judgement.lines == ["unexpected-fact compose.txt:5 - > 20 pt"])
  }

  @Test("holds within its part, state and property only")
  func scope() {
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 3), .init(.compose, "Box", .height, 16, line: 4),
        .init(.compose, "Box", .height, 20, state: .pressed, line: 5),
        .init(.compose, "Box", .width, 20, line: 6),
        .init(.compose, "Other", .height, 20, line: 7),
      ]))
    #expect(judgement.findings == [])
  }

  @Test("takes a condition without a name for none")
  func unnamedCondition() {
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, state: .if, line: 3),
        .init(.compose, "Box", .height, 20, state: .if, line: 4),
      ]))
    #expect(judgement.lines == ["value-drift compose.txt:4 16 pt > 20 pt"])
  }

  @Test("takes what holds in light for what holds at all, unless the spec speaks of light")
  func light() {
    let dark = Bench.pin(.background, .text("night"), .color, state: .dark)
    func lines(_ pins: [Pin]) -> [String] {
      let spec = Bench.spec(Bench.component(Bench.part("Box", pins)), platforms: [.compose])
      let facts = [
        Fact(.compose, "Box", .background, .text("day"), .color, state: .light, line: 3),
        Fact(.compose, "Box", .background, .text("night"), .color, state: .dark, line: 4),
      ]
      return Bench.judge(
        spec, Bench.ports(facts, platforms: [.compose], declarations: [.compose: ["Box": 1]])
      ).lines
    }
    #expect(lines([Bench.pin(.background, .text("day"), .color), dark]) == [])
    #expect(lines([Bench.pin(.background, .text("day"), .color, state: .light), dark]) == [])
    #expect(
      lines([Bench.pin(.background, .text("noon"), .color), dark]) == ["token-drift compose.txt:3 noon > day"]
    )
    #expect(
      lines([
        Bench.pin(.background, .text("day"), .color),
        Bench.pin(.background, .text("day"), .color, state: .light),
      ]) == ["missing-fact compose.txt:1 day > -"])
  }

  @Test("does not judge a platform that it leaves out")
  func platforms() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16, on: [.swiftUI]), Bench.pin(.gap, 3)])))
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 3), .init(.swiftUI, "Box", .gap, 3, line: 3),
        .init(.compose, "Box", .gap, 3, line: 3), .init(.compose, "Box", .height, 99, line: 4),
      ]))
    #expect(judgement.findings == [])
  }

  @Test("takes any of its alternatives and any number of its range")
  func alternatives() {
    var pin = Bench.pin(.height, 16)
    pin.expected.append(.within(20, 24, .pt))
    let spec = Bench.spec(Bench.component(Bench.part("Box", [pin])))
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 24, line: 3), .init(.compose, "Box", .height, 25, line: 4),
      ]))
    #expect(judgement.lines == ["value-drift compose.txt:4 16 pt or 20...24 pt > 25 pt"])
  }

  @Test("is met in the part's declarations of each platform, helper views included")
  func names() {
    let spec = Bench.spec(
      Bench.component(
        Bench.part(
          "Box", [Bench.pin(.height, 16), Bench.pin(.gap, 3)], names: [.compose: ["Outer", "Inner"]])))
    let judgement = Bench.judge(
      spec,
      Bench.ports([
        .init(.swiftUI, "Box", .height, 16, line: 1), .init(.swiftUI, "Box", .gap, 3, line: 2),
        .init(.compose, "Outer", .height, 16, line: 3), .init(.compose, "Inner", .gap, 4, line: 4),
        .init(.compose, "Box", .gap, 99, line: 5),
      ]))
    #expect(judgement.lines == ["value-drift compose.txt:4 3 pt > 4 pt"])
  }

  @Test("shares a declaration with the pins of other parts")
  func sharedDeclaration() {
    let spec = Bench.spec(
      Bench.component(
        Bench.part("Counter", [Bench.pin(.width, 32)], names: [.compose: ["Viewer"]]),
        Bench.part("Close", [Bench.pin(.width, 36)], names: [.compose: ["Viewer"]])),
      platforms: [.compose])
    func lines(_ widths: [Double]) -> [String] {
      let facts = widths.enumerated().map { Bench.fact(.compose, "Viewer", .width, $1, line: $0 + 1) }
      return Bench.judge(spec, Bench.ports(facts, platforms: [.compose])).lines
    }
    #expect(lines([32, 36]) == [])
    #expect(lines([36, 32]) == [])
    #expect(lines([32, 40]) == ["value-drift compose.txt:2 36 pt > 40 pt"])
    #expect(
      lines([31, 40]) == [
        "value-drift compose.txt:1 32 pt > 31 pt", "value-drift compose.txt:2 36 pt > 40 pt",
      ])
    #expect(lines([32, 36, 99]) == ["unexpected-fact compose.txt:3 - > 99 pt"])
  }

  @Test("of one element and one literal gives one finding")
  func merging() throws {
    let pins = [Bench.pin(.padding(.start), 16), Bench.pin(.padding(.end), 16)]
    let spec = Bench.spec(Bench.component(Bench.part("Box", pins)), platforms: [.compose])
    let facts = [Property.padding(.start), .padding(.end)].map {
      Bench.fact(.compose, "Box", $0, 12, line: 4)
    }
    let judgement = Bench.judge(spec, Bench.ports(facts, platforms: [.compose]))
    #expect(judgement.lines == ["value-drift compose.txt:4 16 pt > 12 pt"])
    #expect(judgement.findings.first?.notes.map(\.text) == ["the same holds for padding.end"])
    let sides = Edge.allCases.map { Property.hitSlop($0) }
    let around = Bench.judge(
      Bench.spec(Bench.component(Bench.part("Box", sides.map { Bench.pin($0, 8) })), platforms: [.compose]),
      Bench.ports(sides.map { Bench.fact(.compose, "Box", $0, 12, line: 4) }, platforms: [.compose]))
    #expect(
      around.findings.map { $0.notes.map(\.text) } == [
        ["the same holds for hitSlop.bottom, hitSlop.start, hitSlop.end"]
      ])
    let missing = Bench.judge(
      spec, Bench.ports([], platforms: [.compose], declarations: [.compose: ["Box": 2]]))
    #expect(missing.lines == ["missing-fact compose.txt:2 16 pt > -"])
  }

  @Test("is stated as another property where the spec says so")
  func restated() {
    let pin = Bench.pin(
      .cursorColor, .text("accent"), .color,
      restatements: [
        .init(platforms: [.swiftUI], property: .tint, declarations: nil, origin: Bench.origin(12)),
        .init(
          platforms: [.compose], property: .constant("cursor"), declarations: nil, origin: Bench.origin(13)),
      ])
    let spec = Bench.spec(Bench.component(Bench.part("Box", [pin])))
    let judgement = Bench.judge(
      spec,
      Bench.ports(
        [
          .init(.swiftUI, "Box", .tint, .text("accent"), .color, line: 3),
          .init(.compose, "Theme", .constant("cursor"), .text("link"), .color, line: 4),
        ], declarations: [.compose: ["Box": 9]]))
    #expect(judgement.lines == ["token-drift compose.txt:4 accent > link"])
  }

  @Test("of a hit slop is met by a SwiftUI padding that its opposite takes back")
  func hitArea() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.hitSlop(.top), 9), Bench.pin(.padding(.top), 4)])),
      platforms: [.swiftUI])
    func lines(_ paddings: [Double]) -> [String] {
      let facts = paddings.enumerated().map { Bench.fact(.swiftUI, "Box", .padding(.top), $1, line: $0 + 1) }
      return Bench.judge(spec, Bench.ports(facts, platforms: [.swiftUI])).lines
    }
    #expect(lines([4, 9, -9]) == [])
    #expect(lines([4, 12, -12]) == ["value-drift swiftui.txt:2 9 pt > 12 pt"])
    #expect(lines([4, 9, -10]).contains { $0.hasPrefix("missing-fact") })
  }

  @Test("that two parts share is one finding where both draw with one declaration")
  func shared() {
    let pin = Bench.pin(.height, 16)
    let names: [Platform: [String]] = [.compose: ["Button"]]
    let spec = Bench.spec(
      Bench.component(Bench.part("Less", [pin], names: names), Bench.part("More", [pin], names: names)),
      platforms: [.compose])
    let facts = [Bench.fact(.compose, "Button", .height, 20, line: 4)]
    #expect(
      Bench.judge(spec, Bench.ports(facts, platforms: [.compose])).lines
        == ["value-drift compose.txt:4 16 pt > 20 pt"])
  }
}

extension Fact {
  init(
    _ platform: Platform, _ part: String, _ property: Property, _ number: Double, _ unit: Unit = .pt,
    state: State = [], line: Int
  ) {
    self = Bench.fact(platform, part, property, number, unit, state: state, line: line)
  }

  init(
    _ platform: Platform, _ part: String, _ property: Property, _ value: Value, _ unit: Unit,
    state: State = [],
    line: Int
  ) {
    self = Bench.fact(platform, part, property, value, unit, state: state, line: line)
  }
}
