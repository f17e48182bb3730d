import Program
import SyntaxTree
import Testing

@Suite("The lowering of style sheets")
struct CSSLoweringTests {
  @Test("makes nested objects of blocks, and strings of values as they are written")
  func blocks() throws {
    let source = """
      @import "tailwindcss";
      @theme { --shadow-sm: 0 1px 2px rgb(0 0 0 / 0.05) ; }
      :root, .dark { color: red }
      """
    let program = try ProgramReader().read(SourceText(source), language: .css).get()
    let entries = program[program.roots].compactMap { root -> String? in
      guard case .entry(let key, let value) = program[root], case .object(let members) = program[value] else {
        return nil
      }
      let inner = program[members].map { member -> String in
        guard case .entry(let key, let value) = program[member] else { return "?" }
        return "\(program.text(key)) = \(program.text(value))"
      }
      return "\(program.text(key)): \(inner)"
    }
    #expect(
      entries == [
        "@theme: [\"--shadow-sm = 0 1px 2px rgb(0 0 0 / 0.05)\"]", ":root, .dark: [\"color = red\"]",
      ])
    #expect(program.roots.count == 3)
    #expect(program.faults.isEmpty)
  }

  @Test("keeps comments apart, and lowers what does not parse without a trap")
  func broken() throws {
    for source in ["/* a */ .b { c: d; }", ".a { --b: ", "}}} @theme { {{ ;; :", "\u{FEFF}.é { --ü: 👋; }"] {
      let program = try ProgramReader().read(SourceText(source), language: .css).get()
      for node in program.ids { #expect(program.range(node).upper <= UInt32(source.utf8.count)) }
      #expect(program.comments.count == (source.hasPrefix("/*") ? 1 : 0))
    }
  }
}
