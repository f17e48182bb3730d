import Extraction
import ParityModel
import Testing

@Suite("The prose of a page")
struct MarkdownReaderTests {
  private func read(_ text: String) -> Prose { MarkdownReader.prose(of: Array(text.utf8), path: "a.md") }

  private func blocks(_ text: String) -> [String] {
    read(text).blocks.map { $0.map(\.text).joined(separator: " ") }
  }

  @Test("has no comments in it, and keeps the columns behind them")
  func comments() {
    #expect(
      blocks("a <!-- b --> c `<!-- d -->`\n\n<!-- e\n```\nf --> g\n<!-- h") == ["a c < ! - - d - - >", "g"])
    #expect(read("ü<!-- 👋 --> c").blocks.last?.last?.column == 13)
  }

  @Test("knows the comments that allow something, on their lines and alone on the next one")
  func suppressions() {
    let page = read(
      """
      It is 4x. <!-- paritylint:allow docs-drift -- written for the next release -->
      <!-- paritylint:allow docs-drift -- a long
           reason -->
      ```
      <!-- paritylint:allow docs-drift -- in a fence -->
      ```
      <!-- other --> <!-- paritylint:allow docs-drift -->
      """)
    #expect(page.suppressions.map(\.lines) == [1...1, 2...4, 7...8])
    #expect(
      page.suppressions.map(\.reason) == ["written for the next release", "a long reason", ""])
    #expect(page.suppressions.map(\.mistakes) == [[], [], [.noReason]])
    #expect(page.suppressions[0].location.column == 11)
    #expect(page.suppressions[0].location.endColumn == 79)
    #expect(page.suppressions.allSatisfy { $0.platform == nil && $0.location.path == "a.md" })
  }

  @Test("is what stands outside code fences, in paragraphs, items, headings and rows")
  func blocks() {
    #expect(
      blocks(
        """
        # The *Box*
        It is 44
        points high.

        ```swift title="a.swift"
        let a = 1
        ```
        ~~~~
        ```
        ~~~~
        - first
          item
        - second
        2. third
        > quoted

        | a | `1` |
        | b | 2 |
        """) == [
          "The Box", "It is 44 points high .", "first item", "second", "third quoted", "| a | 1 |",
          "| b | 2 |",
        ])
    #expect(blocks("---\ntitle: x\n---\ntext") == ["text"])
    #expect(blocks("```\nnever closed") == [])
    #expect(blocks("") == [])
  }

  @Test("has a title")
  func title() {
    #expect(read("text\n\n## The `Box`\n# Other").title == "The Box")
    #expect(read("---\nname: x\ntitle: \"Rating Bar\"\n---\n# Other").title == "Rating Bar")
    #expect(read("text").title == "")
  }

  @Test("knows the line and the column of each word, whatever stands in front")
  func places() {
    let prose = read("\u{FEFF}a\r\n\r\n  - 日本 **bold** `bg-x/15` é\n")
    let words = prose.blocks.flatMap { $0 }
    #expect(words.map(\.text) == ["a", "日本", "bold", "bg", "-", "x", "/", "15", "é"])
    #expect(words.map(\.line) == [1, 3, 3, 3, 3, 3, 3, 3, 3])
    #expect(words.map(\.column) == [1, 5, 10, 18, 20, 21, 22, 23, 27])
    #expect(words.map(\.endColumn) == [2, 7, 14, 20, 21, 22, 23, 25, 28])
    #expect(words.map(\.isGlued) == [false, false, false, false, true, true, true, true, false])
    #expect(words.map(\.isCode) == [false, false, false, true, true, true, true, true, false])
  }

  @Test(
    "drops Markdown's marks and keeps what they stand around",
    arguments: [
      ("**1**x _and_ __4__ x", "1 x and 4 x"),
      ("see [the *page*](https://a.b/c?d=1) now", "see the page now"),
      ("![Preview](a.png)done [a][b] [c]", "done a c"),
      ("snake_case and `__init__` \\*no\\*", "snake_case and __init__ * no *"),
      ("“44” – 2.5x, 1.2.3 v2", "\" 44 \" - 2.5 x , 1.2 . 3 v2"),
      ("`a*b` [`c`](d)", "a * b c"),
      ("``` `", ""),
      ("[", ""), ("](", ""), ("![", ""), ("\\", ""),
    ])
  func marks(text: String, words: String) {
    #expect(ProseScanner.words(of: text).map(\.text).joined(separator: " ") == words)
  }
}
