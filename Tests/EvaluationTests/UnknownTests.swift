import Evaluation
import Program
import Testing

@Suite("What the sources do not tell")
struct UnknownTests {
  @Test("spreads through arithmetic, and says what and where")
  func spreads() throws {
    let evaluation = try #require(evaluate("func f() -> Int { outside + 1 }", .swift))
    guard case .unknown(let unknown) = evaluation.value else {
      Issue.record("is \(evaluation.value)")
      return
    }
    #expect(unknown.reason == "`outside` is not told by the sources")
    #expect(evaluation.unknowns == [unknown])
  }

  @Test(
    "joins both branches of an unknown condition where they agree",
    arguments: [
      ("func f() -> Int { outside ? 1 : 1 }", "1"),
      ("func f() -> Int { outside ? 1 : 2 }", "unknown"),
      ("func f() -> Int { if outside { return 3 }; return 3 }", "3"),
      ("func f() -> Int { if outside { return 3 }; return 4 }", "unknown"),
      ("func f() -> Int { var x = 1; if outside { x = 2 }; return x }", "unknown"),
      ("func f() -> Int { var x = 1; if outside { x = 2 }; x = 5; return x }", "5"),
      ("func f() -> Int { var x = 1, y = 7; if outside { x = 2 }; return y }", "7"),
      ("func f() -> Int { guard outside else { return 1 }; return 1 }", "1"),
      ("func f() -> Int { for i in 0..<5 { if outside { break } }; return 2 }", "2"),
      (
        "func f() -> Int { var n = 0; for i in 0..<5 { if outside { continue }; n += 1 }; return n }",
        "unknown"
      ),
      ("func f() -> Int { var n = 0; for i in 0..<5 { n += 1; if outside { break } }; return n }", "unknown"),
      ("func f() -> Int { switch outside { case 1: 4; case 2: 4; default: 4 } }", "4"),
      ("func f() -> Bool { false && outside }", "false"),
      ("func f() -> Bool { true || outside }", "true"),
      ("func f() -> Bool { outside && false }", "false"),
      ("func f() -> Bool { outside || false }", "unknown"),
      ("func f() -> Int { outside ?? 3 }", "unknown"),
      ("func f() -> Int { if let x = outside { return 1 } else { return 1 } }", "1"),
      ("func f() -> Int { var x = 1; change { x = 2 }; return x }", "unknown"),
      ("func f() -> Int { var x = 1; change { print(x) }; return x }", "1"),
      ("func f() -> Int { if outside { fatalError() }; return 6 }", "6"),
      ("func f() -> Int { [1, 2, 3].filter { $0 > outside }.count }", "unknown"),
      ("func f() -> Int { while outside { }; return 1 }", "unknown"),
      (
        "final class C { var n = 1 }\nfunc f() -> Int { let c = C(); if outside { c.n = 2 }; return c.n }",
        "unknown"
      ),
      (
        "final class C { var n = 1 }\nfunc f() -> Int { let c = C(); if outside { c.n = 2 } else { c.n = 2 }; return c.n }",
        "2"
      ),
      ("func f() -> Int { var g = { 1 }; if outside { g = { 2 } }; return g() }", "unknown"),
      ("func f() -> Int { [1, outside][0] }", "1"),
      ("func f() -> Bool { let a = make(); let b = make(); return a.ink == b.ink }", "unknown"),
      ("func f() -> Bool { let a = make(); return a.ink == a.ink }", "true"),
      ("func f() -> Bool { Palette.ink == Palette.ink }", "true"),
      ("func f() -> Bool { Palette.ink == Palette.paper }", "unknown"),
      ("func f() -> Color { outside ? .ink : .ink }", "ink"),
      ("func f() -> Color { outside ? palette.ink : palette.ink }", "ink"),
      ("func f() -> Int { var a = [1, 2]; a.scramble(); return a[0] }", "unknown"),
      ("func f() -> Int { let a = [1, 2]; a.scramble(); return a[0] }", "1"),
      ("func f() -> Int { var a = [1, 2]; scramble(&a); return a[0] }", "unknown"),
      ("func f() -> Int { var a = [1, 2]; look(a); return a[0] }", "1"),
    ])
  func joins(program: String, value: String) throws {
    let evaluation = try #require(evaluate(program, .swift))
    if value == "unknown" {
      guard case .unknown = evaluation.value else {
        Issue.record("is \(evaluation.value)")
        return
      }
    } else {
      #expect(evaluation.value.description == value)
    }
  }

  @Test("keeps the name of a token, with its opacity")
  func tokens() {
    #expect(result("func f() -> Color { Color.surface }", .swift) == "surface")
    #expect(result("func f() -> Color { .link.opacity(0.4) }", .swift) == "link@0.4")
    #expect(result("fun f(): Color = Theme.colors.link.copy(alpha = 0.4f)", .kotlin) == "link@0.4")
    #expect(
      result(
        "fun g(pressed: Boolean): Color = if (pressed) colors.a else colors.b\nfun f() = g(true)", .kotlin)
        == "a")
    #expect(
      result(
        "extension Palette { static let ink = Palette.make(1, 2) }\nfunc f() -> Palette { .ink }", .swift)
        == "ink")
  }

  @Test("takes what is assumed in place of what is not told")
  func assumptions() throws {
    let assumed = Assumptions(values: ["isDark": .boolean(true)])
    let text = "fun f(): Color = if (colors.isDark) colors.a else colors.b"
    #expect(evaluate(text, .kotlin, assuming: assumed)?.value.description == "a")
    #expect(
      evaluate(text, .kotlin, assuming: assumed)?.assumed.first?.reason == "`isDark` is as the spec assumes")
  }
}
