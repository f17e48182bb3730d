import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

@Suite("The outline of a file")
struct FileOutlineTests {
  private func outline(_ text: String, _ language: Language) throws -> FileOutline {
    FileOutline(of: try ProgramReader().read(SourceText(text), language: language).get())
  }

  private func hashes(_ names: String...) -> [NameHash] { names.map { NameHash(of: $0) }.sorted() }

  @Test("holds the types, values and words of a Swift file")
  func swift() throws {
    let outline = try outline(
      "struct Box { enum Size { case small } }\nextension Color { static let ink = 4 }\nfunc scale() {}\nlet gap = 2",
      .swift)
    #expect(outline.types == hashes("Box", "Size", "Color"))
    #expect(outline.values == hashes("scale", "gap"))
    #expect(
      outline.words
        == hashes(
          "struct", "Box", "enum", "Size", "case", "small", "extension", "Color", "static", "let", "ink",
          "func",
          "scale", "gap", "View", "Text", "Image", "Shape", "InsettableShape", "Font", "Animation"))
    #expect(outline.members == [] && outline.holders == [] && outline.traits == [])
  }

  @Test("holds the receivers, holders and members of a Kotlin file")
  func kotlin() throws {
    let outline = try outline(
      "fun Modifier.tile(side: Dp) = size(side)\nclass Motion { val zoom = Animatable(1f); fun run() = zoom.value }",
      .kotlin)
    #expect(outline.types == hashes("Modifier", "Motion"))
    #expect(outline.values == hashes("tile"))
    #expect(outline.holders == hashes("zoom"))
    #expect(outline.members == hashes("value"))
  }

  @Test("tells style sheets, those that take of them, and those that draw shadows")
  func traits() throws {
    #expect(try outline(":root { --a: 1px; }", .css).traits == .styleSheet)
    #expect(try outline("const a = 'var(--a)'", .tsx).traits == .takesProperties)
    #expect(try outline("func f() { shadow(radius: a.b) }", .swift).traits == .drawsShadows)
    #expect(try outline("func f() { shadow(radius: 4) }", .swift).traits == [])
  }

  @Test("knows a name by its first word, and every spelling of a letter as one")
  func names() {
    #expect(NameHash(of: "[Size]?") == NameHash(of: "Size"))
    #expect(NameHash(of: "Size.Kind") == NameHash(of: "Size"))
    #expect(NameHash(of: "Size") != NameHash(of: "size"))
    #expect(NameHash(of: "größe") == NameHash(of: "gro\u{308}ße"))
    #expect(NameHash(of: "+") != NameHash(of: "-"))
    #expect(NameHash.words(of: Array("12 a1 b-a1 \"c\" 3d".utf8)) == hashes("a1", "b", "c"))
  }
}
