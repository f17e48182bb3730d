import FoundationEssentials
import Program
import SyntaxTree
import Testing

@Suite("Kinds with fields")
struct GrammarFieldTests {
  private struct Kind: Decodable {
    let type: String
    let named: Bool
    let fields: [String: Empty]?
  }

  private struct Empty: Decodable {}

  /// What the grammar says of itself, beside its parser.
  private func kindsWithFields(_ folder: String) throws -> Set<String> {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let data = try #require(
      FileManager.default.contents(atPath: "\(root)/grammars/\(folder)/src/node-types.json"))
    let kinds = try JSONDecoder().decode([Kind].self, from: data)
    #expect(kinds.count > 50)
    return Set(kinds.filter { $0.named && $0.fields?.isEmpty == false }.map(\.type))
  }

  @Test(
    "are those that the grammar says have some",
    arguments: [(Language.kotlin, "kotlin"), (.css, "css")])
  func complete(language: Language, folder: String) throws {
    #expect(try kindsWithFields(folder) == language.grammar.kindsWithFields)
  }
}
