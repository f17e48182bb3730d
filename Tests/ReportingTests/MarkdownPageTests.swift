import Testing

@testable import Reporting

@Suite("A Markdown page")
struct MarkdownPageTests {
  private func table(_ rows: Int) -> MarkdownTable {
    var table = MarkdownTable(["a"])
    for row in 0..<rows { table.add(["row \(row)"]) }
    return table
  }

  @Test("keeps within its limit, and says what found no room")
  func limit() {
    var page = MarkdownPage(["# Head"], limit: 300)
    let omitted = page.add(table(100), under: "Rows", isFolded: true)
    page.addOmission(of: omitted, advice: "look elsewhere")
    let rows = page.text.split(separator: "\n").count { $0.hasPrefix("| row") }
    #expect(rows > 10 && rows + omitted == 100)
    #expect(page.text.contains("| row \(rows - 1) |\n\n</details>\n"))
    #expect(page.text.hasSuffix("\n\(omitted) more findings found no room here: look elsewhere\n"))
  }

  @Test("leaves nothing out where there is room")
  func room() {
    var page = MarkdownPage(["# Head"])
    #expect(page.add(table(100), under: "Rows", isFolded: false) == 0)
    #expect(page.text.hasPrefix("# Head\n\n### Rows\n\n| a |\n|---|\n| row 0 |\n"))
  }

  @Test("leaves a table out of which not a row has room")
  func none() {
    var page = MarkdownPage(["# Head"], limit: 10)
    #expect(page.add(table(3), under: "Rows", isFolded: false) == 3)
    #expect(page.text == "# Head\n")
  }

  @Test("has links that no table breaks")
  func links() {
    #expect(
      Markdown.link("a|b.kt:1", to: "https://host/(a|b)<c> d")
        == "[`a\\|b.kt:1`](https://host/%28a%7Cb%29%3Cc%3E%20d)")
    #expect(Markdown.link("a.kt:1", to: nil) == "`a.kt:1`")
  }
}
