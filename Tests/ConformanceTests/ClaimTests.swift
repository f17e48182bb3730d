import ParityModel
import Testing

@testable import Conformance

@Suite("A claim about the documentation")
struct ClaimTests {
  private static func component(_ sentences: [String], name: String = "Box") -> ComponentSpec {
    var component = Bench.component(
      Bench.part(
        "Box",
        [
          Bench.pin(.height, 44), Bench.pin(.offsetY, -4), Bench.pin(.opacity, 0.15, .none, state: .pressed),
          Bench.pin(.background, .text("onMedia@0.15"), .color),
          Bench.pin(.textStyle, .text("xl2"), .textStyle),
          Bench.pin(.foreground, .text("labelQuaternary"), .color, state: .disabled),
          Bench.pin(.label, .text("{} of {}"), .string), Bench.pin(.lineLimit, 1, .none),
        ]), name: name,
      constants: [
        ConstantSpec(pin: Bench.pin(.constant("delay"), 400, .ms)),
        ConstantSpec(pin: Bench.pin(.constant("maxScale"), 4, .none)),
        ConstantSpec(pin: Bench.pin(.parameter("closeLabel"), .text("Close it"), .string)),
        ConstantSpec(
          pin: Pin(property: .constant("room"), expected: [.within(8, 12, .pt)], origin: Bench.origin(9))),
      ])
    component.claims = sentences.enumerated().map { ClaimSpec(sentence: $1, origin: Bench.origin(20 + $0)) }
    return component
  }

  private func page(_ text: String, title: String = "") -> Prose {
    Prose(
      path: "box.md", title: title,
      blocks: text.split(separator: "\n").enumerated().map {
        ProseScanner.words(of: $1, line: $0 + 1)
      })
  }

  private func judge(_ sentence: String, _ text: String, title: String = "") -> Judgement {
    let facts = [Bench.fact(.swiftUI, "Box", .height, 44, line: 1)]
    var judgement = Judge(
      specification: Bench.spec(Self.component([sentence]), platforms: [.swiftUI]), today: Bench.today
    ).judge(Bench.ports(facts, platforms: [.swiftUI]), pages: [page(text, title: title)])
    judgement.findings.removeAll { $0.rule != .docsDrift }
    return judgement
  }

  @Test(
    "holds where the page has the sentence with the spec's values, however it is set",
    arguments: [
      ("waits {delay} ms", "The box *waits*   `400` ms."), ("waits {delay} s", "It waits **0.4** s"),
      ("up to {maxScale}x", "Zooms up to 4x"), ("a {Box.height}-point bar", "A 44-point bar"),
      ("{Box.opacity when pressed}% opaque", "15% opaque"), ("moved by {Box.offset.y}", "moved by \u{2212}4"),
      ("uses `{Box.background}`", "It uses `bg-on-media/15`"), ("uses {Box.background}", "uses onMedia@0.15"),
      ("in `{Box.textStyle}`", "in `text-2xl`."),
      ("with {Box.foreground when disabled} icon", "with `text-label-quaternary` icon"),
      ("labelled {closeLabel} by", "labelled \u{201C}Close it\u{201D} by"),
      ("called {closeLabel}", "called `Close it`"),
      ("such as `{Box.label}`", "such as `2 of 5`"), ("cut to {Box.lineLimit} line", "cut to one line"),
      ("{room} points of room", "12 points of room"), ("after 60 ms", "after 60 ms"),
      ("| closeLabel | {closeLabel} |", "| `closeLabel` | `\"Close it\"` |"),
    ])
  func holds(sentence: String, text: String) {
    #expect(judge(sentence, text).findings == [], "\(sentence) / \(text)")
  }

  @Test(
    "drifts at the value of the page",
    arguments: [
      ("waits {delay} ms", "It waits 600 ms", "600", "400 ms", 10),
      ("waits {delay} s", "It waits 0.6 s", "0.6", "400 ms", 10),
      ("up to {maxScale}x", "up to **2.5**x", "2.5", "4", 9),
      ("moved by {Box.offset.y}", "moved by 4", "4", "-4 pt", 10),
      ("uses `{Box.background}`", "uses `bg-on-media`.", "bg-on-media", "onMedia@0.15", 7),
      ("labelled {closeLabel} by", "labelled \"Close\" by", "\"Close\"", "\"Close it\"", 10),
      ("called {closeLabel}", "called Shut it", "Shut it", "\"Close it\"", 8),
      ("{room} points of room", "13 points of room", "13", "8...12 pt", 1),
      ("after 60 ms", "after 80 ms", "80", "60", 7),
      ("or \"{closeLabel}\" when", "or \"Shut\" when", "Shut", "\"Close it\"", 5),
    ])
  func drifts(sentence: String, text: String, found: String, expected: String, column: Int) {
    let findings = judge(sentence, "intro\n" + text).findings
    #expect(findings.map(\.found) == [found])
    #expect(findings.map(\.expected) == [expected])
    #expect(findings.map(\.location?.column) == [column])
    #expect(findings.map(\.location?.line) == [2])
    #expect(findings.map(\.verdict) == [.drift])
    #expect(findings.map(\.origin) == [Bench.origin(20)])
  }

  @Test("says what differs, and of what")
  func message() {
    let finding = judge("uses `{Box.foreground when disabled}`", "uses `text-label`").findings.first
    #expect(
      finding?.message
        == "the documentation says text-label where foreground of Box when disabled is labelQuaternary")
    #expect(finding?.part == "Box")
    #expect(finding?.property == .foreground)
    #expect(finding?.state == .disabled)
    #expect(finding?.platform == nil)
    let constant = judge("waits {delay} ms", "waits 1 ms").findings.first
    #expect(constant?.message == "the documentation says 1 where the constant delay of Box is 400 ms")
    #expect(constant?.component == "Box")
  }

  @Test("holds every place that has the sentence, and every value of it")
  func everyPlace() {
    let judgement = judge("from {maxScale}x to {delay}", "from 4x to 400\nfrom 5x to 400\nfrom 6x to 7")
    #expect(
      judgement.lines == [
        "docs-drift box.md:2 4 > 5", "docs-drift box.md:3 4 > 6", "docs-drift box.md:3 400 ms > 7",
      ])
  }

  @Test("that the page does not have is a finding at the place that is nearest to it")
  func unsaid() {
    let findings = judge("it waits {delay} ms then", "intro\nso it then waits for long").findings
    #expect(findings.map(\.message) == ["the documentation does not say: it waits {delay} ms then"])
    #expect(findings.map(\.verdict) == [.missing])
    #expect(findings.map(\.location?.line) == [2])
    #expect(findings.map(\.location?.column) == [4])
    #expect(judge("it waits {delay} ms then", "nothing").findings.map(\.location?.line) == [1])
  }

  @Test("with a brace in code takes no other word for its value")
  func code() {
    #expect(
      judge("the bar is `{Box.textStyle}`", "The bar is too short. The bar is `xl2`.").findings == [])
    #expect(judge("the bar is {Box.textStyle}", "The bar is too short.").findings.map(\.found) == ["too"])
  }

  @Test("names the properties of its part by themselves")
  func part() {
    var component = Self.component([])
    component.claims = [
      ClaimSpec(sentence: "{height} points, {opacity when pressed}", part: "Box", origin: Bench.origin(20))
    ]
    let judgement = Judge(specification: Bench.spec(component, platforms: [.swiftUI]), today: Bench.today)
      .judge(
        Bench.ports([Bench.fact(.swiftUI, "Box", .height, 44, line: 1)], platforms: [.swiftUI]),
        pages: [page("44 points, 0.2")])
    #expect(
      judgement.findings.filter { $0.rule == .docsDrift }.map(\.summary) == [
        "docs-drift box.md:1 0.15 > 0.2"
      ])
  }

  @Test("is held against the pages about its component")
  func titles() {
    #expect(judge("waits {delay} ms", "nothing", title: "The Box").findings.count == 1)
    #expect(judge("waits {delay} ms", "nothing", title: "box").findings.count == 1)
    let spec = Bench.spec(
      Self.component(["waits {delay} ms"]), Self.component(["waits 7 ms"], name: "BigLid"),
      platforms: [.swiftUI])
    let judge = Judge(specification: spec, today: Bench.today)
    let ports = Bench.ports([Bench.fact(.swiftUI, "Box", .height, 44, line: 1)], platforms: [.swiftUI])
    func findings(_ pages: Prose...) -> [String] {
      judge.judge(ports, pages: pages).findings.filter { $0.rule == .docsDrift }.map(\.component)
    }
    #expect(findings(page("waits 400 ms", title: "Box")) == [])
    #expect(findings(page("waits 400 ms", title: "Big lid")) == ["BigLid"])
    #expect(findings(page("waits 400 ms", title: "Notes")) == ["BigLid"])
    #expect(findings() == [])
  }

  @Test("of a component that is not judged is not looked for")
  func unjudged() {
    let judgement = Judge(
      specification: Bench.spec(Self.component(["waits {delay} ms"])), today: Bench.today
    ).judge(Bench.ports([]), pages: [page("nothing")])
    #expect(judgement.findings == [])
  }
}
