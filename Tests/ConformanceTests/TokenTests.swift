import ParityModel
import Testing

@testable import Conformance

@Suite("Tables of tokens")
struct TokenTests {
  private typealias Field = (name: String, state: State, values: [Quantity])

  private func token(
    _ name: String, _ fields: [Field], on platforms: [Platform]? = nil, exceptions: [Pin.Exception] = []
  ) -> [ConstantSpec] {
    fields.map { field in
      ConstantSpec(
        pin: Pin(
          property: .constant(name + field.name), state: field.state,
          expected: field.values.map { .exactly($0) },
          platforms: platforms, exceptions: exceptions, origin: Bench.origin(20)))
    }
  }

  private func color(_ light: String, _ dark: String) -> [Field] {
    [("", [], [Quantity(.text(light), .rgba)]), ("", .dark, [Quantity(.text(dark), .rgba)])]
  }

  private func length(_ number: Double, _ field: String = "") -> Field {
    (field, [], [Quantity(.number(number), .pt)])
  }

  private var body: [Field] {
    [length(17, ".fontSize"), length(22, ".lineHeight"), length(-0.442, ".letterSpacing")]
  }

  private static let holders: [Platform: [String]] = [.swiftUI: ["Table"], .compose: ["Table", "Other"]]

  private func spec(
    _ tokens: [ConstantSpec]..., alike: Bool = false, holders: [Platform: [String]] = Self.holders,
    aliases: [TokenAlias] = []
  ) -> Specification {
    let constants = tokens.flatMap { $0 }.map { constant in
      var constant = constant
      constant.owners = holders
      constant.pin.platforms = constant.pin.platforms ?? holders.keys.sorted()
      return constant
    }
    return Bench.spec(
      ComponentSpec(
        name: "Table", constants: constants, table: TokenTable(holders: holders, isAlike: alike),
        origin: Bench.origin(18)), aliases: aliases)
  }

  private func rgba(
    _ platform: Platform, _ part: String, _ name: String, _ value: String, state: State = [], line: Int
  ) -> Fact {
    Bench.fact(platform, part, .constant(name), .text(value), .rgba, state: state, line: line)
  }

  /// Findings about the ports that state anything; about both where that is asked for.
  private func lines(
    _ spec: Specification, _ facts: [Fact], unreadable: [Unreadable] = [], ofBoth: Bool = false
  ) -> [String] {
    let platforms = ofBoth ? [Platform.swiftUI, .compose] : Set(facts.map(\.platform)).sorted()
    return Bench.judge(spec, Bench.ports(facts, platforms: platforms, unreadable: unreadable)).lines
  }

  @Test("find the one mode whose colour differs, and a colour without a mode wrong once")
  func modes() {
    let spec = spec(token("sheet", color("#FFFFFFFF", "#000000FF")))
    let right = rgba(.swiftUI, "Table", "sheet", "#FFFFFFFF", state: .light, line: 1)
    #expect(
      lines(spec, [right, rgba(.swiftUI, "Table", "sheet", "#010000FF", state: .dark, line: 2)])
        == ["token-drift swiftui.txt:2 #000000FF > #010000FF"])
    let both = self.spec(token("sheet", color("#FFFFFFFF", "#FFFFFFFF")))
    #expect(lines(both, [rgba(.swiftUI, "Table", "sheet", "#FFFFFFFF", line: 1)]) == [])
    #expect(
      lines(both, [rgba(.swiftUI, "Table", "sheet", "#EEEEEEFF", line: 1)])
        == ["token-drift swiftui.txt:1 #FFFFFFFF > #EEEEEEFF"])
  }

  @Test("let letter spacing in em and in points meet through the font size, and sp meet points")
  func units() {
    let spec = spec(token("body", body))
    func facts(_ spacing: Double) -> [Fact] {
      [
        Bench.fact(.compose, "Table", .constant("body.fontSize"), 17, .sp, line: 1),
        Bench.fact(.compose, "Table", .constant("body.lineHeight"), 22.0 / 17, .none, line: 2),
        Bench.fact(.compose, "Table", .constant("body.letterSpacing"), spacing, .em, line: 3),
      ]
    }
    #expect(lines(spec, facts(-0.026)) == [])
    #expect(lines(spec, facts(-0.027)) == ["token-drift compose.txt:3 -0.442 pt > -0.027 em (-0.459 pt)"])
  }

  @Test("report a wrong font size alone, not the letter spacing that it scales")
  func size() {
    let facts = [
      Bench.fact(.compose, "Table", .constant("body.fontSize"), 16, .sp, line: 1),
      Bench.fact(.compose, "Table", .constant("body.lineHeight"), 22, .sp, line: 2),
      Bench.fact(.compose, "Table", .constant("body.letterSpacing"), -0.026, .em, line: 3),
    ]
    #expect(
      lines(spec(token("body", body)), facts) == ["token-drift compose.txt:1 17 pt > 16 sp (16 pt)"])
  }

  @Test("take an offset, a spread and a letter spacing of nothing for left out")
  func nothing() {
    let shadow: [Field] = [
      (".color", [], [Quantity(.text("#00000014"), .rgba)]), length(0, ".offset.x"), length(12, ".blur"),
      length(0, ".spread"),
    ]
    let facts = [
      rgba(.swiftUI, "Table", "md.color", "#00000014", line: 1),
      Bench.fact(.swiftUI, "Table", .constant("md.blur"), 12, line: 1),
    ]
    let spec = spec(token("md", shadow))
    #expect(lines(spec, facts) == [])
    #expect(
      lines(spec, facts + [Bench.fact(.swiftUI, "Table", .constant("md.2.blur"), 2, line: 3)])
        == ["unexpected-fact swiftui.txt:3 - > 2 pt"])
    #expect(lines(spec, [facts[0]]) == ["missing-fact specs/a.swift:20 12 pt > -"])
  }

  @Test("hold both ways: what is missing, and what the spec does not name")
  func bothWays() {
    let spec = spec(token("md", [length(8)]), token("lg", [length(10)]))
    let facts = [
      Bench.fact(.swiftUI, "Table", .constant("md"), 8, line: 1),
      Bench.fact(.swiftUI, "Table", .constant("xl"), 12, line: 2),
      Bench.fact(.swiftUI, "Metrics", .constant("md"), 99, line: 3),
    ]
    #expect(
      lines(spec, facts) == [
        "unexpected-fact swiftui.txt:2 - > 12 pt", "missing-fact specs/a.swift:20 10 pt > -",
      ])
  }

  @Test("say of a token that cannot be read where it stands")
  func unreadable() {
    let place = Unreadable(
      platform: .swiftUI, part: "Table", property: .constant("ink"), reason: "an asset",
      location: Bench.place(.swiftUI, 7))
    let spec = spec(
      token("sheet", color("#FFFFFFFF", "#FFFFFFFF")),
      token("ink", color("#000000FF", "#000000FF")))
    let facts = [rgba(.swiftUI, "Table", "sheet", "#FFFFFFFF", line: 1)]
    #expect(lines(spec, facts, unreadable: [place]) == ["unreadable swiftui.txt:7 #000000FF > -"])
  }

  @Test("miss a table that one port has and another lacks, and nothing where none has it")
  func absentTables() {
    let spec = spec(token("md", [length(8)]))
    let fact = Bench.fact(.swiftUI, "Table", .constant("md"), 8, line: 1)
    #expect(lines(spec, [fact], ofBoth: true) == ["missing-part specs/a.swift:18 - > -"])
    #expect(lines(spec, [], ofBoth: true) == [])
    #expect(
      lines(self.spec(token("md", [length(8)]), holders: [.swiftUI: ["Table"]]), [fact], ofBoth: true)
        == [])
  }

  @Test("count only the tables that the spec names")
  func owners() {
    let spec = spec(
      token("sheet", color("#FFFFFFFF", "#FFFFFFFF")), holders: [.compose: ["Table"]])
    let facts = [
      rgba(.compose, "Table", "sheet", "#FFFFFFFF", line: 1),
      rgba(.compose, "HighContrastColors", "sheet", "#EEEEEEFF", line: 2),
    ]
    #expect(lines(spec, facts) == [])
  }

  @Test("follow a token that stands for another, and an alias with an opacity")
  func tokensOfTokens() {
    let alias = TokenAlias(
      written: "veil50", means: "veil@0.5", unit: .color, platforms: nil, origin: Bench.origin(3))
    let spec = spec(
      token("veil", color("#000000FF", "#FFFFFFFF")),
      token("link", color("#000000FF", "#FFFFFFFF")), aliases: [alias])
    func facts(_ faded: String) -> [Fact] {
      [
        rgba(.swiftUI, "Table", "veil", "#000000FF", state: .light, line: 1),
        rgba(.swiftUI, "Table", "veil", "#FFFFFFFF", state: .dark, line: 1),
        Bench.fact(.swiftUI, "Table", .constant("link"), .text("veil"), .color, line: 2),
        rgba(.swiftUI, "Table", "veil50", faded, state: .light, line: 3),
        rgba(.swiftUI, "Table", "veil50", "#FFFFFF80", state: .dark, line: 3),
      ]
    }
    #expect(lines(spec, facts("#00000080")) == [])
    #expect(lines(spec, facts("#00000081")) == ["token-drift swiftui.txt:3 #00000080 > #00000081"])
  }

  @Test("may differ where an exception says so, which rots like any other")
  func exceptions() {
    func spec(until: String? = nil) -> Specification {
      self.spec(
        token("md", [length(8)], exceptions: [Bench.exception([.swiftUI], .anything, until: until)]),
        holders: [.swiftUI: ["Table"]])
    }
    let wrong = [Bench.fact(.swiftUI, "Table", .constant("md"), 9, line: 1)]
    let judgement = Bench.judge(spec(), Bench.ports(wrong))
    #expect(judgement.lines == [])
    #expect(judgement.allowed.map(\.summary) == ["value-drift swiftui.txt:1 8 pt > 9 pt"])
    #expect(
      lines(spec(until: "2026-12-31"), wrong) == [
        "token-drift swiftui.txt:1 8 pt > 9 pt", "expired-exception specs/a.swift:11 - > -",
      ])
    #expect(
      lines(spec(), [Bench.fact(.swiftUI, "Table", .constant("md"), 8, line: 1)])
        == ["unused-exception specs/a.swift:11 - > -"])
  }

  @Test("hold ports against each other only where the spec says so")
  func alike() {
    let facts = [
      rgba(.swiftUI, "Table", "sheet", "#FFFFFFFF", line: 1),
      rgba(.compose, "Other", "sheet", "#FEFFFFFF", line: 2),
      rgba(.compose, "Other", "extra", "#123456FF", line: 3),
      Bench.fact(.swiftUI, "Table", .constant("body.fontSize"), 17, line: 4),
      Bench.fact(.swiftUI, "Table", .constant("body.letterSpacing"), -0.442, line: 4),
      Bench.fact(.compose, "Table", .constant("body.fontSize"), 17, .sp, line: 5),
      Bench.fact(.compose, "Table", .constant("body.letterSpacing"), -0.026, .em, line: 5),
    ]
    #expect(lines(Bench.spec(), facts) == [])
    #expect(lines(spec(alike: true), facts) == ["token-drift compose.txt:2 #FFFFFFFF > #FEFFFFFF"])
  }
}

@Suite("The tokens that a port declares")
struct DeclaredTokensTests {
  private let facts = [
    Bench.fact(.swiftUI, "Color", .constant("ink"), .text("#102030FF"), .rgba, state: .light, line: 1),
    Bench.fact(.swiftUI, "Color", .constant("ink"), .text("#F0F0F0FF"), .rgba, state: .dark, line: 2),
    Bench.fact(.swiftUI, "Color", .constant("link"), .text("ink@0.5"), .color, line: 3),
    Bench.fact(.swiftUI, "Radius", .constant("md"), 8, line: 4),
    Bench.fact(.swiftUI, "Metrics", .constant("md"), 9, line: 5),
    Bench.fact(.swiftUI, "Type", .constant("md.fontSize"), 16, line: 6),
  ]

  private func resolved(_ value: String, _ unit: Unit) -> [String] {
    let use = Bench.fact(.swiftUI, "Card", .background, .text(value), unit, line: 9)
    return DeclaredTokens(facts).resolve(use).map { resolved in
      let way = resolved.derivation.map { "\($0.name):\($0.location.line)" }.joined(separator: " ")
      return "\(resolved.field)[\(resolved.state)] \(resolved.quantity) by \(way)"
    }
  }

  @Test("resolve the use of a token to each mode, with the way to the literal")
  func uses() {
    #expect(resolved("ink", .color) == ["[light] #102030FF by ink:1", "[dark] #F0F0F0FF by ink:2"])
    #expect(resolved("ink@0.25", .color) == ["[light] #10203040 by ink:1", "[dark] #F0F0F040 by ink:2"])
    #expect(
      resolved("link", .color) == ["[light] #10203080 by link:3 ink:1", "[dark] #F0F0F080 by link:3 ink:2"])
    #expect(resolved("md", .radius) == ["[] 8 pt by md:4"])
    #expect(resolved("md", .textStyle) == ["fontSize[] 16 pt by md:6"])
    #expect(resolved("none", .color) == [])
  }

  @Test("know radii by the name of their table, or by what the spec says of it")
  func namespaces() {
    let told = TokenNamespace(name: "Metrics", unit: .radius, platforms: nil, origin: Bench.origin(1))
    #expect(DeclaredTokens(facts).values(of: "md", unit: .radius).map(\.fact.location.line) == [4])
    #expect(
      DeclaredTokens(facts, namespaces: [told]).values(of: "md", unit: .radius).map(\.fact.location.line)
        == [4, 5])
  }
}
