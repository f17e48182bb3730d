import SyntaxTree
import Testing
import TreeSitterSwift
import TreeSitterTSX

@Suite("Parser")
struct ParserTests {
  private static let swift = Grammar(name: "swift", language: tree_sitter_swift())
  private static let tsx = Grammar(name: "tsx", language: tree_sitter_tsx())

  private func tree(_ text: String, _ grammar: Grammar = swift) throws -> SyntaxTree {
    try Parser(grammar: grammar).parse(SourceText(text)).get()
  }

  @Test("keeps kinds, fields, order and ranges of the C tree")
  func shape() throws {
    let tree = try tree("let x = 4")
    let declaration = try #require(tree.children(tree.root).first { _ in true })
    #expect(tree.kindName(tree.root) == "source_file")
    #expect(tree.kindName(declaration) == "property_declaration")
    let name = try #require(tree.child(declaration, Self.swift.field("name")))
    #expect(tree.text(name) == "x")
    let value = try #require(tree.child(declaration, Self.swift.field("value")))
    #expect(tree.range(value) == ByteRange(8, 9))
    #expect(tree.kind(value) == Self.swift.kind("integer_literal"))
    #expect(tree.faults.isEmpty)
  }

  @Test("gives a stretch that does not parse its range")
  func error() throws {
    let tree = try tree("let a = 1\nlet = = 2\nlet c = 3\n")
    let fault = try #require(tree.faults.first)
    #expect(tree.source.position(of: fault.range.lower).line == 2)
    #expect(tree.faults.allSatisfy { tree.source.position(of: $0.range.upper).line <= 3 })
  }

  @Test("places a missing token")
  func missing() throws {
    let tree = try tree("const a = (1 + 2;", Self.tsx)
    #expect(tree.faults == [SyntaxFault(kind: .missing, range: ByteRange(16, 16))])
  }

  @Test("finds an error that the grammar hides in a node without an ERROR child")
  func hidden() throws {
    // A missing token of a hidden rule marks `has_error` on the nodes around it and has no node itself.
    for text in ["func f() { if x", "struct S { let a: Int; func g() { h(", "class A { var b: Int { get"] {
      #expect(try !tree(text).faults.isEmpty, "\(text)")
    }
  }

  @Test("refuses a file over the limit, and says both sizes")
  func tooLarge() {
    let parser = Parser(grammar: Self.swift, limits: Parser.Limits(bytes: 8))
    let result = parser.parse(SourceText("let x = 4"))
    guard case .failure(let failure) = result else {
      Issue.record("parsed")
      return
    }
    #expect(failure == .tooLarge(bytes: 9, limit: 8))
  }

  @Test("gives up a parse over its budget")
  func tooSlow() {
    let text = String(repeating: "f({ [a, b](c) in if x { y(\n", count: 20_000)
    let parser = Parser(grammar: Self.swift, limits: Parser.Limits(microseconds: 2_000))
    guard case .failure(let failure) = parser.parse(SourceText(text)) else {
      Issue.record("parsed")
      return
    }
    #expect(failure == .tooSlow(milliseconds: 2))
  }

  @Test("survives deep nesting")
  func deep() throws {
    let text =
      "let x = " + String(repeating: "(", count: 50_000) + "1" + String(repeating: ")", count: 50_000)
    let result = Parser(grammar: Self.swift).parse(SourceText(text))
    if case .success(let tree) = result { #expect(tree.count > 50_000) }
  }

  @Test("shows the source's text for a rewritten buffer")
  func rewritten() throws {
    let source = SourceText("let a = ()")
    let tree = try Parser(grammar: Self.swift).parse(source, as: Array("let a = []".utf8)).get()
    #expect(tree.faults.isEmpty)
    #expect(tree.text(tree.root) == "let a = ()")
  }

  @Test(
    "refuses a file that leaves more open at its end than the library can count",
    arguments: [65_600, 131_080])
  func tooDeep(count: Int) {
    let source = SourceText("let x = " + String(repeating: "(", count: count))
    guard case .failure(let failure) = Parser(grammar: Self.swift).parse(source) else {
      Issue.record("parsed")
      return
    }
    #expect(failure == .tooDeep)
  }

  @Test(
    "reads to the end of a file whatever it ends with",
    arguments: ["", " ", "\n\n", "let a = 1  \n\t ", "\u{0}", "}"])
  func end(text: String) throws {
    #expect(throws: Never.self) { try Parser(grammar: Self.swift).parse(SourceText(text)).get() }
  }
}
