import Program
import SyntaxTree
import Testing

/// The lowering over every Kotlin block of the documentation pages.
struct KotlinSeedTests {
  /// Kinds that state nothing: a package has no counterpart, a file annotation speaks to the compiler.
  private static let accepted: Set<String> = ["package_header", "file_annotation"]

  @Test("lowers every construct of the pages", .enabled(if: SeedPages.folder != nil, "needs ../shared"))
  func lowersEverything() throws {
    let blocks = try SeedPages.blocks("kotlin") + SeedPages.blocks("kt")
    #expect(blocks.count >= 42)
    for block in blocks {
      let program = try ProgramReaderSample.read(block.text, .kotlin)
      #expect(program.faults.isEmpty, "\(block.page):\(block.line) parses")
      for id in program.ids {
        guard case .unknown(let kind) = program[id] else { continue }
        let line = block.line + program.source.lines.line(of: program.range(id).lower) - 1
        #expect(Self.accepted.contains(program[kind]), "\(block.page):\(line) \(program[kind])")
      }
    }
  }

  @Test("survives truncations and swapped tokens", .enabled(if: SeedPages.folder != nil, "needs ../shared"))
  func survivesDamage() throws {
    var random = SplitMix(state: 7)
    for block in try SeedPages.blocks("kotlin") + SeedPages.blocks("kt") {
      let bytes = Array(block.text.utf8)
      for round in 0..<6 {
        var damaged = bytes
        if round < 3 {
          damaged.removeLast(random.below(damaged.count))
        } else {
          for _ in 0..<8 where !damaged.isEmpty {
            let (from, to) = (random.below(damaged.count), random.below(damaged.count))
            let length = min(1 + random.below(12), damaged.count - max(from, to))
            let piece = Array(damaged[from..<from + length])
            damaged.replaceSubrange(to..<to + length, with: piece)
          }
        }
        let program = try ProgramReader().read(SourceText(bytes: damaged), language: .kotlin).get()
        for id in program.ids { #expect(program.range(id).upper <= UInt32(damaged.count)) }
      }
    }
  }

  @Test("lowers nesting that is too deep as unknown")
  func survivesDepth() throws {
    for (open, close) in [("(", ")"), ("!", ""), ("f(", ")"), ("{", "}"), ("if (a) ", "")] {
      let source =
        "val x = " + String(repeating: open, count: 3000) + "1" + String(repeating: close, count: 3000)
      let program = try ProgramReaderSample.read(source, .kotlin)
      #expect(program.count > 0)
    }
  }
}

/// A small seeded generator, so that a failure comes back.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(limit, 1)))
  }
}
