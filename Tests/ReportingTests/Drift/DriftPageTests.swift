import ParityModel
import Testing

@testable import Reporting

@Suite("A drift page")
struct DriftPageTests {
  private static let hostile = "</script><img src=x onerror=alert(1)>\"'&\u{0}"

  private func statement(_ quantity: Quantity, column: Int = 1, worth: [DriftReport.Worth] = [])
    -> DriftReport.Statement
  {
    DriftReport.Statement(
      written: quantity.description, quantity: quantity,
      location: Location(
        path: "a.kt", lower: 2, upper: 4, line: 1, column: column, endLine: 1, endColumn: column + 2),
      worth: worth)
  }

  private func page(_ rows: [DriftReport.Row], source: String = "", name: String = "Box") -> String {
    let component = DriftReport.Component(
      name: name, isJudged: true, rows: rows, origin: Origin(path: "specs/a.swift", line: 1))
    let report = DriftReport(project: name, platforms: [.compose], components: [component])
    return DriftPage(
      report: report, sources: SourceExcerpts { $0 == "a.kt" ? Array(source.utf8) : nil }, links: nil
    ).text
  }

  private func row(_ property: Property, _ expected: Quantity, _ cell: DriftReport.Cell) -> DriftReport.Row {
    DriftReport.Row(
      part: "Box", property: property, state: [], expected: [.exactly(expected)],
      origin: Origin(path: "specs/a.swift", line: 2), cells: [.compose: cell])
  }

  @Test("escapes whatever a source, a spec or a name says")
  func escaped() {
    let quantity = Quantity(.text(Self.hostile), .string)
    let html = page(
      [
        row(
          .label, quantity,
          .init(
            verdict: .drift, statements: [statement(quantity)],
            finding: Finding(
              rule: .valueDrift, severity: .error, verdict: .drift, component: Self.hostile,
              message: Self.hostile)))
      ], source: Self.hostile, name: Self.hostile)
    #expect(!html.contains("<img"))
    #expect(html.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;\u{FFFD}"))
    #expect(html.split(separator: "</script>").count == 3, "two scripts of our own, and no other")
    #expect(!html.contains("\u{0}"))
  }

  @Test("marks the literal in its line, without the indentation")
  func marked() {
    let quantity = Quantity(.number(18), .pt)
    let html = page(
      [row(.height, quantity, .init(verdict: .match, statements: [statement(quantity, column: 11)]))],
      source: "\t\t🙂height(18.dp)")
    #expect(html.contains("<code>🙂height(<mark>18</mark>.dp)</code>"))
  }

  @Test("shows a colour of light and dark, and styles nothing that is no colour")
  func swatches() {
    let token = Quantity(.text("card"), .color)
    let worth = [
      DriftReport.Worth(field: "", state: [], quantity: Quantity(.text("#FFFFFFFF"), .rgba)),
      DriftReport.Worth(field: "", state: .dark, quantity: Quantity(.text("#0000007A"), .rgba)),
    ]
    let html = page(
      [row(.background, token, .init(verdict: .match, statements: [statement(token, worth: worth)]))])
    #expect(html.contains("style=\"--light:#FFFFFFFF;--dark:#0000007A\""))
    let raw = Quantity(.text("#FFF;background:url(x)"), .rgba)
    let hostile = page([row(.background, raw, .init(verdict: .match, statements: [statement(raw)]))])
    #expect(!hostile.contains("--light:"))
  }

  @Test("says aloud that nothing may be loaded")
  func policy() {
    let html = page([])
    #expect(html.contains("content=\"default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;;"))
    for word in ["<img", "<iframe", "@import", "url(", "src="] { #expect(!html.contains(word), "\(word)") }
  }

  @Test(
    "draws the curves that an easing names",
    arguments: [
      ("linear", "M0 120C0 120 120 0 120 0"), ("easeOut", "M0 120C0 120 69.6 0 120 0"),
      ("cubic-bezier(0.2, 0, 0, 1)", "M0 120C24 120 0 0 120 0"),
      ("cubic-bezier(0.3, -0.5, 0.7, 1.5)", "M0 120C36 180 84 -60 120 0"),
    ])
  func curves(name: String, path: String) {
    #expect(EasingCurve(name)?.path(in: 120) == path)
  }

  @Test(
    "draws no curve where there is none",
    arguments: ["spring", "", "cubic-bezier(1, 2)", "cubic-bezier(0, 0, x, 1)", "cubic-bezier(0, 1e9, 0, 1)"])
  func noCurves(name: String) {
    #expect(EasingCurve(name) == nil)
  }
}
