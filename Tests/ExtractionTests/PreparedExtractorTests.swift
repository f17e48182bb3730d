import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

@Suite("Files of a port, each by itself")
struct PreparedExtractorTests {
  private static let box = """
    import { styles } from './styles'
    export function Box() { return <View style={styles.box} /> }
    """
  private static let sheet = """
    export const inset = 4
    export const styles = StyleSheet.create({ box: { gap: inset, height: 16 } })
    """

  private var module: Module {
    get throws {
      let files = [("a.tsx", Self.box), ("b.tsx", Self.box), ("styles.ts", Self.sheet)]
      return Module(
        files: try files.map { path, text in
          SourceFile(path: path, program: try ProgramReader().read(SourceText(text), language: .tsx).get())
        })
    }
  }

  @Test("state together what the port does, whichever is read first, and nothing twice")
  func merges() throws {
    let module = try module
    let extractor = Extractor(dialect: Dialect(platform: .styleSheet))
    let whole = extractor.extract(module)
    #expect(
      whole.facts.map { "\($0.location.path) \($0.part) \($0.property) \($0.value)" } == [
        "styles.ts  constant:inset 4", "styles.ts Box height 16",
      ])
    #expect(
      whole.uses.map { "\($0.location.path) \($0.part) \($0.property) \($0.value)" }.first
        == "styles.ts Box gap 4")

    let prepared = extractor.prepared(for: module)
    let last = prepared.extraction(ofFile: 2)
    let second = prepared.extraction(ofFile: 1)
    let first = prepared.extraction(ofFile: 0)
    #expect(first.facts.map(\.property) == [.height])
    #expect(second.facts == first.facts)
    let merged = Extraction.merged([first, second, last])
    #expect(merged.facts == whole.facts)
    #expect(merged.uses == whole.uses)
    #expect(merged.parts == whole.parts)
    #expect(merged.parts.map(\.location.path) == ["a.tsx", "b.tsx"])
  }
}
