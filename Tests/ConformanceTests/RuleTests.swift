import ParityModel
import Testing

@testable import Conformance

@Suite("Rules")
struct RuleTests {
  /// One pin, one other value in Compose.
  private func finding(_ pin: Pin, _ value: Value, _ unit: Unit, levels: [Specification.RuleLevel] = [])
    -> Finding?
  {
    let spec = Bench.spec(Bench.component(Bench.part("Box", [pin])), levels: levels, platforms: [.compose])
    let fact = Bench.fact(.compose, "Box", pin.property, value, unit, line: 4)
    return Bench.judge(spec, Bench.ports([fact], platforms: [.compose])).findings.first
  }

  @Test("tell a value, a token, a default and a unit apart")
  func kinds() {
    #expect(finding(Bench.pin(.height, 16), .number(12), .pt)?.rule == .valueDrift)
    #expect(
      finding(Bench.pin(.background, .text("media"), .color), .text("surface"), .color)?.rule == .tokenDrift)
    #expect(finding(Bench.pin(.cornerRadius, .text("lg"), .radius), .number(12), .pt)?.rule == .tokenMisuse)
    #expect(
      finding(Bench.pin(.parameter("closeLabel"), .text("Close"), .string), .text("Shut"), .string)?.rule
        == .defaultDrift)
    #expect(
      finding(Bench.pin(.label, .text("Close"), .string), .text("Shut"), .string)?.rule == .defaultDrift)
    #expect(finding(Bench.pin(.icon, .text("x"), .icon), .text("check"), .icon)?.rule == .valueDrift)
    let mismatch = finding(Bench.pin(.threshold, 300), .number(600), .px)
    #expect(mismatch?.rule == .unitMismatch)
    #expect(
      mismatch?.notes.first?.text == "device pixels are another length on every screen; convert from points")
    #expect(mismatch?.summary == "unit-mismatch compose.txt:4 300 pt > 600 px")
  }

  @Test("tell a raw value and a token of another kind from another token")
  func misuse() {
    let raw = finding(Bench.pin(.background, .text("media"), .color), .text("#000000FF"), .rgba)
    #expect(raw?.rule == .tokenMisuse)
    #expect(
      raw?.message
        == "background of Box is the raw value #000000FF in Compose, where the spec wants the color token media"
    )
    let other = finding(Bench.pin(.cornerRadius, .text("lg"), .radius), .text("lg"), .textStyle)
    #expect(
      other?.message
        == "cornerRadius of Box is the textStyle token lg in Compose, where the spec wants the radius token lg"
    )
    #expect(finding(Bench.pin(.cornerRadius, 8), .text("md"), .radius)?.rule == .valueDrift)
  }

  @Test("have the severity that the spec gives them")
  func severity() {
    let level = Specification.RuleLevel(rule: .valueDrift, severity: .note, origin: Bench.origin(3))
    #expect(finding(Bench.pin(.height, 16), .number(12), .pt, levels: [level])?.severity == .note)
    #expect(
      finding(Bench.pin(.gap, .text("a"), .shadow), .text("b"), .shadow, levels: [level])?.severity == .error)
  }

  @Test("compare tokens under the spec's names, and guess none")
  func aliases() {
    let pin = Bench.pin(.background, .text("onMedia@0.15"), .color)
    func rules(_ value: String, aliases: [TokenAlias]) -> [Rule] {
      let spec = Bench.spec(
        Bench.component(Bench.part("Box", [pin])), aliases: aliases, platforms: [.compose])
      let fact = Bench.fact(.compose, "Box", .background, .text(value), .color, line: 4)
      return Bench.judge(spec, Bench.ports([fact], platforms: [.compose])).findings.map(\.rule)
    }
    func alias(_ written: String, _ means: String, _ unit: Unit? = nil, _ platforms: [Platform]? = nil)
      -> TokenAlias
    {
      TokenAlias(written: written, means: means, unit: unit, platforms: platforms, origin: Bench.origin(3))
    }
    #expect(rules("onMedia15", aliases: []) == [.tokenDrift])
    #expect(rules("onMedia15", aliases: [alias("onMedia15", "onMedia@0.15")]) == [])
    #expect(rules("onMedia15", aliases: [alias("onMedia15", "onMedia@0.15", .radius)]) == [.tokenDrift])
    #expect(
      rules("onMedia15", aliases: [alias("onMedia15", "onMedia@0.15", .color, [.swiftUI])]) == [.tokenDrift])
    #expect(rules("white@0.15", aliases: [alias("white", "onMedia")]) == [])
    #expect(rules("white@0.15", aliases: [alias("white", "onMedia@0.5")]) == [.tokenDrift])
  }

  @Test("report a place that cannot be read instead of a missing fact, once")
  func unreadable() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16), Bench.pin(.gap, 3)])), platforms: [.compose])
    func lines(_ place: Unreadable) -> [String] {
      Bench.judge(
        spec,
        Bench.ports([], platforms: [.compose], unreadable: [place], declarations: [.compose: ["Box": 2]])
      ).lines
    }
    let value = Unreadable(
      platform: .compose, part: "Box", property: .height, reason: "it depends on the device",
      location: Bench.place(.compose, 5))
    #expect(lines(value) == ["missing-fact compose.txt:2 3 pt > -", "unreadable compose.txt:5 16 pt > -"])
    let stretch = Unreadable(
      platform: .compose, part: "", reason: "this does not parse", location: Bench.place(.compose, 6))
    #expect(lines(stretch) == ["unreadable compose.txt:6 16 pt > -"])
    let elsewhere = Unreadable(
      platform: .compose, part: "Other", property: .height, reason: "no", location: Bench.place(.compose, 5))
    #expect(
      lines(elsewhere) == ["missing-fact compose.txt:2 3 pt > -", "missing-fact compose.txt:2 16 pt > -"])
  }

  @Test("are in the list, each once")
  func list() {
    var listed: [String] = []
    for rule in RuleList.all { listed.append(rule.rule.rawValue) }
    #expect(listed.sorted() == Rule.allCases.map(\.rawValue).sorted())
  }
}
