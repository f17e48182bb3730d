import Program
import SyntaxTree
import Testing

/// Text of 100,000 of something, one in the other or one behind the other.
@Suite("A hundred thousand levels")
struct NestingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: Language
    let head: String
    let opening: String
    let middle: String
    let closing: String

    init(
      _ language: Language, _ head: String, _ opening: String, _ middle: String = "", _ closing: String = ""
    ) {
      self.language = language
      self.head = head
      self.opening = opening
      self.middle = middle
      self.closing = closing
    }

    var testDescription: String { "\(language): \(head)\(opening)…\(middle)…\(closing)" }
    var source: SourceText {
      SourceText(
        head + String(repeating: opening, count: 100_000) + middle
          + String(repeating: closing, count: 100_000))
    }
  }

  private static let cases: [Case] = [
    Case(.swift, "let x = ", "(", "1", ")"), Case(.swift, "let x = ", "["), Case(.swift, "", "{", "", "}"),
    Case(.swift, "let x = ", "a<", "c"), Case(.swift, "let x = ", "1 + ", "1"),
    Case(.swift, "let x = a", ".b()"), Case(.swift, "let x = ", "\"\\(", "1", ")\""),
    Case(.swift, "let x = ", "a ?? ", "b"),
    Case(.kotlin, "val x = ", "(", "1", ")"), Case(.kotlin, "val x = ", "("),
    Case(.kotlin, "val x = ", "\"${", "1", "}\""), Case(.kotlin, "", "class A {", "", "}"),
    Case(.kotlin, "val x = ", "a && ", "b"), Case(.kotlin, "val x = f", "()"),
    Case(.kotlin, "val x = a", ".b"), Case(.kotlin, "val x = ", "!", "true"),
    Case(.tsx, "const x = ", "(", "1", ")"), Case(.tsx, "const x = ", "["),
    Case(.tsx, "const x = ", "<A>", "", "</A>"), Case(.tsx, "const x = ", "() => ", "1"),
    Case(.tsx, "const x = ", "`${", "1", "}`"), Case(.typescript, "const x = ", "a ? b : ", "c"),
    Case(.css, "", "a {", "", "}"), Case(.css, "a { b: ", "calc(", "1", ")"),
  ]

  @Test("end neither the process nor its time, and are not passed over in silence", arguments: cases)
  func isBounded(sample: Case) {
    let source = sample.source
    switch ProgramReader().read(source, language: sample.language) {
    case .failure(let failure): #expect(failure == .tooDeep || failure == .tooSlow(milliseconds: 5000))
    case .success(let program):
      // Nothing is read from nested style rules, so nothing is missed in them.
      #expect(!program.faults.isEmpty || sample.language == .css)
      let end = UInt32(source.bytes.count)
      #expect(program.ids.allSatisfy { program.range($0).upper <= end })
      #expect(program.ids.allSatisfy { depth(of: $0, in: program) <= 1000 })
    }
  }

  /// How many nodes hold a node; what lies too deep hangs below the last of them as an empty node.
  private func depth(of id: NodeID, in program: Program) -> Int {
    if case .unknown = program[id] { return 0 }
    var depth = 0
    var parent = program.parent(of: id)
    while let next = parent, depth < 2000 {
      depth += 1
      parent = program.parent(of: next)
    }
    return depth
  }

  @Test("are read up to the place where they are too deep")
  func readsTheRest() throws {
    let sum = "let before = 1\nlet x = " + String(repeating: "1 + ", count: 5000) + "1\nlet after = 2\n"
    let program = try ProgramReader().read(SourceText(sum), language: .swift).get()
    #expect(Set(program.faults.map(\.kind)) == [.tooDeep])
    let names = program.ids.compactMap { id -> String? in
      guard case .property(let property) = program[id] else { return nil }
      return program[program[property].name]
    }
    #expect(names == ["before", "x", "after"])
  }
}
