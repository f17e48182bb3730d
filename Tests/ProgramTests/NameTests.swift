import Program
import SyntaxTree
import Testing

@Suite("Names")
struct NameTests {
  @Test(
    "are one for one text, wherever it stands",
    arguments: [
      (Language.swift, "let wörd = \"wörd\"; let plain = \"plain\"; let `case` = \"case\""),
      (.kotlin, "val wörd = \"wörd\"; val plain = \"plain\"; val `case` = \"case\""),
      (
        .typescript, "const wörd = \"wörd\"; const plain = \"plain\"; const kase = \"k\" + \"ase\" + \"kase\""
      ),
    ])
  func areOne(language: Language, text: String) throws {
    let program = try ProgramReader().read(SourceText(text), language: language).get()
    var declared: [Name] = []
    var written: Set<Name> = []
    for id in program.ids {
      switch program[id] {
      case .property(let property): declared.append(program[property].name)
      case .text(let text): written.insert(text)
      default: continue
      }
    }
    #expect(declared.map { program[$0] } == ["wörd", "plain", language == .typescript ? "kase" : "case"])
    #expect(declared.allSatisfy(written.contains))
  }

  @Test("stay apart where a program has thousands of them")
  func areMany() throws {
    let words = (0..<5000).map { "name\($0)" }
    let text = words.map { "let \($0) = \($0)\n" }.joined()
    let program = try ProgramReader().read(SourceText(text), language: .swift).get()
    var uses: [String: Int] = [:]
    for id in program.ids { if case .name(let name) = program[id] { uses[program[name], default: 0] += 1 } }
    #expect(uses.count == 5000)
    #expect(words.allSatisfy { uses[$0] == 1 })
  }

  @Test("are repaired where the source is not UTF-8")
  func areRepaired() throws {
    let source = SourceText(bytes: Array("let a = \"".utf8) + [0xFF] + Array("\"\nlet b = c\n".utf8))
    let program = try ProgramReader().read(source, language: .swift).get()
    let texts = program.ids.compactMap { id -> String? in
      if case .text(let text) = program[id] { program[text] } else { nil }
    }
    #expect(texts == ["\u{FFFD}"])
  }
}
