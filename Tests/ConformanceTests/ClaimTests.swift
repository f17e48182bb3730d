import ParityModel
import Testing

@testable import Conformance

@Suite("A claim of the documentation")
struct ClaimTests {
  private func findings(_ sentence: String, of part: String = "", page: String) -> [String] {
    let constants = [
      ConstantSpec(pin: Bench.pin(.constant("delay"), 400, .ms)),
      ConstantSpec(pin: Bench.pin(.constant("limit"), 2.5, .none)),
    ]
    let pins = [
      Bench.pin(.background, .text("surfaceRaised"), .color), Bench.pin(.height, 44),
      Bench.pin(.label, .text("Back"), .string),
    ]
    var component = Bench.component(Bench.part("Bar", pins), name: "Rating Bar", constants: constants)
    component.claims = [ClaimSpec(sentence: sentence, part: part, origin: Bench.origin(7))]
    let facts = [
      Bench.fact(.compose, "Bar", .constant("delay"), 400, .ms, line: 1),
      Bench.fact(.compose, "Bar", .constant("limit"), 2.5, .none, line: 2),
      Bench.fact(.compose, "Bar", .background, .text("surfaceRaised"), .color, line: 3),
      Bench.fact(.compose, "Bar", .height, 44, line: 4),
      Bench.fact(.compose, "Bar", .label, .text("Back"), .string, line: 5),
    ]
    return Judge(specification: Bench.spec(component, platforms: [.compose]), today: Bench.today)
      .judge(
        Bench.ports(facts, platforms: [.compose]),
        pages: [DocumentationPage(path: "bar.md", markdown: Array(page.utf8))]
      )
      .findings.map {
        "\($0.rule.rawValue) \($0.verdict.rawValue) \($0.location?.line ?? 0):\($0.location?.column ?? 0) "
          + "\($0.found ?? "-")"
      }
  }

  @Test("that says what the spec says is no finding")
  func right() {
    let page =
      "# RatingBar\n\nIt waits 400 ms, at most\n2.5 times. The bar, 44-point high, uses `bg-surface-raised`."
    #expect(findings("waits {delay} ms, at most {limit} times", page: page) == [])
    #expect(findings("The bar, {height}-point high", of: "Bar", page: page) == [])
    #expect(findings("uses `bg-{background}`", of: "Bar", page: page) == [])
  }

  @Test("that says another value is a finding at that word, once for each place")
  func drift() {
    let page = "# Rating Bar\r\n\r\nWaits 400 ms.\r\nThen é waits 60 ms.\r\n\r\nIt waits 0.5 s.\r\n"
    #expect(findings("waits {delay} ms", page: page) == ["docs-drift drift 4:14 60"])
    #expect(findings("waits {delay} s", page: page) == ["docs-drift drift 6:10 0.5"])
    #expect(findings("waits {delay} s", page: "# Rating Bar\nIt waits 0.4 s.") == [])
  }

  @Test("that the page does not make is a finding on the page")
  func missing() {
    #expect(
      findings("sleeps {delay} ms", page: "# Rating Bar\n\nWaits 400 ms.") == ["docs-drift missing 1:1 -"])
  }

  @Test("is not looked for in code, in two paragraphs, or on the page of another component")
  func elsewhere() {
    #expect(
      findings("waits {delay} ms", page: "# Rating Bar\n\n```\nwaits 60 ms\n```\nIt waits\n\n60 ms.")
        == ["docs-drift missing 1:1 -"])
    #expect(findings("waits {delay} ms", page: "# Stars\n\nIt waits 60 ms.") == [])
  }

  @Test("ends with the value or the word behind it")
  func ends() {
    #expect(findings("called {label}", of: "Bar", page: "# Rating Bar\nIt is called Back.") == [])
    #expect(
      findings("called \"{label}\"", of: "Bar", page: "# Rating Bar\nIt is called \"Go\".")
        == ["docs-drift drift 2:15 Go"])
  }
}
