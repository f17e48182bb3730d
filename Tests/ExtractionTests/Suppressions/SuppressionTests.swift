import Evaluation
import Extraction
import ParityModel
import Program
import Testing

@Suite("A comment that allows a finding")
struct SuppressionTests {
  private func read(_ text: String, _ platform: Platform = .swiftUI, path: String = "a.swift") throws
    -> [Suppression]
  {
    let language = try #require(Language(path: path))
    guard case .success(let program) = ProgramReader().read(SourceText(text), language: language) else {
      return []
    }
    return Extractor(dialect: Dialect(platform: platform))
      .extract(Module(files: [SourceFile(path: path, program: program)])).suppressions
  }

  @Test("is about its own line behind code, and about the next line where it stands alone")
  func lines() throws {
    let found = try read(
      """
      let a = 1 // paritylint:allow value-drift -- the system does it
      // paritylint:allow missing-fact, token-drift -- why   not
      let b = 2
      """)
    #expect(found.map(\.rules) == [[.valueDrift], [.missingFact, .tokenDrift]])
    #expect(found.map(\.reason) == ["the system does it", "why not"])
    #expect(found.map(\.lines) == [1...1, 2...3])
    #expect(found.map(\.mistakes) == [[], []])
    #expect(found.first?.location.column == 11)
    #expect(found.first?.location.endColumn == 64)
  }

  @Test("reaches over others that stand below it")
  func stacked() throws {
    let found = try read(
      """
      // paritylint:allow value-drift -- one
      /* paritylint:allow missing-fact
         -- two */
      let a = 1
      // paritylint:allow value-drift -- three
      """)
    #expect(found.map(\.lines) == [1...4, 2...4, 5...6])
    #expect(found.map(\.reason) == ["one", "two", "three"])
  }

  @Test(
    "is found in every language, in JSX too",
    arguments: [
      ("private val a = 1.dp // paritylint:allow value-drift -- x", Platform.compose, "a.kt", 1...1),
      ("/* paritylint:allow value-drift -- x */\nval a = 1", .compose, "a.kt", 1...2),
      (
        "function A() {\n  return (\n    <View>\n      {/* paritylint:allow value-drift -- x */}\n      <Text />\n    </View>\n  )\n}",
        .uniwind, "a.tsx", 4...5
      ),
      (
        "function A() {\n  return (\n    <View\n      // paritylint:allow value-drift -- x\n      style={{ height: 1 }}\n    />\n  )\n}",
        .styleSheet, "a.tsx", 4...5
      ),
      ("const a = 1 /* paritylint:allow value-drift -- x */", .styleSheet, "a.ts", 1...1),
      ("\u{FEFF}/** paritylint:allow value-drift -- x */\r\nstruct A {}\r\n", .swiftUI, "a.swift", 1...2),
    ])
  func languages(text: String, platform: Platform, path: String, lines: ClosedRange<Int>) throws {
    let found = try read(text, platform, path: path)
    #expect(found.map(\.rules) == [[.valueDrift]])
    #expect(found.map(\.reason) == ["x"])
    #expect(found.map(\.platform) == [platform])
    #expect(found.map(\.lines) == [lines])
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      ("paritylint:allow value-drift", [Suppression.Mistake.noReason]),
      ("paritylint:allow value-drift --", [.noReason]),
      (
        "paritylint:allow value-drift because of it",
        [.unknownRule("because"), .unknownRule("of"), .unknownRule("it"), .noReason]
      ),
      ("paritylint:allow -- x", [.noRule]),
      ("paritylint:allow", [.noRule, .noReason]),
      ("paritylint:alow value-drift -- x", [.unknownVerb("alow")]),
      ("paritylint: ignore", [.unknownVerb("ignore")]),
      ("paritylint:allow value-drit,missing-fact -- x", [.unknownRule("value-drit")]),
    ])
  func mistakes(text: String, expected: [Suppression.Mistake]) throws {
    #expect(try read("// \(text)\nlet a = 1").map(\.mistakes) == [expected])
  }

  @Test("is none in a string, and none where another word comes first")
  func others() throws {
    #expect(
      try read(
        """
        let a = "// paritylint:allow value-drift -- x"
        // write `paritylint:allow value-drift -- x`
        // see paritylint:allow
        // paritylint
        //
        """) == [])
  }
}
