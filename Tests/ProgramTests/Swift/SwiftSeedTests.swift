import Program
import SyntaxTree
import Testing

@Suite("Swift of the seed pages")
struct SwiftSeedTests {
  @Test(
    "knows all syntax",
    .enabled(if: SeedPages.folder != nil, "the seed pages are not beside the repository"))
  func unknowns() throws {
    var unknown: [String: Int] = [:]
    var faulty = 0
    let blocks = try SeedPages.blocks("swift")
    #expect(blocks.count >= 60)
    for block in blocks {
      let program = try ProgramReaderSample.read(block.text, .swift)
      if !program.faults.isEmpty { faulty += 1 }
      for id in program.ids {
        if case .unknown(let kind) = program[id] { unknown[program[kind], default: 0] += 1 }
      }
    }
    #expect(unknown == [:])
    #expect(faulty == 4, "four samples are cut off in the pages themselves")
  }

  @Test(
    "holds every node inside its parent",
    .enabled(if: SeedPages.folder != nil, "the seed pages are not beside the repository"))
  func ranges() throws {
    for block in try SeedPages.blocks("swift") {
      let program = try ProgramReaderSample.read(block.text, .swift)
      for id in program.ids {
        let modifiers = modifiers(of: id, in: program)
        program.forEachChild(of: id) { child in
          if modifiers.contains(child) { return }
          #expect(
            program.range(id).contains(program.range(child)),
            "\(block.page):\(block.line) \(program.text(child))")
        }
      }
    }
  }

  /// The second property of one `let` shares the modifiers of the first.
  private func modifiers(of id: NodeID, in program: Program) -> [NodeID] {
    guard case .property(let id) = program[id] else { return [] }
    return Array(program[program[id].modifiers])
  }

  @Test(
    "survives pages cut off and with their tokens swapped",
    .enabled(if: SeedPages.folder != nil, "the seed pages are not beside the repository"))
  func broken() throws {
    var random = SplitMix(seed: 7)
    let reader = ProgramReader(limits: Parser.Limits(microseconds: 200_000))
    for block in try SeedPages.blocks("swift").prefix(20) {
      let bytes = Array(block.text.utf8)
      for _ in 0..<6 {
        var text = Array(bytes.prefix(random.next(below: bytes.count)))
        for _ in 0..<random.next(below: 4) where text.count > 10 {
          text.swapAt(random.next(below: text.count), random.next(below: text.count))
        }
        let source = SourceText(bytes: text)
        // Some broken text takes the grammar minutes: it is given up, and said so.
        guard case .success(let program) = reader.read(source, language: .swift) else { continue }
        for id in program.ids { #expect(Int(program.range(id).upper) <= text.count) }
      }
    }
  }

  @Test("gives up below a depth instead of overflowing the stack, and says so")
  func depth() throws {
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]"), ("f { ", "}")] {
      let text = String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000)
      let program = try ProgramReader().read(SourceText(text), language: .swift).get()
      #expect(program.faults.contains { $0.kind == .tooDeep }, "\(open)")
    }
    let chain = "a" + String(repeating: ".b(1)", count: 5000) + String(repeating: " + c", count: 5000)
    let program = try ProgramReader().read(SourceText(chain), language: .swift).get()
    #expect(program.faults.contains { $0.kind == .tooDeep })
  }
}

/// Steele, Lea and Flood's SplitMix64: a fixed stream for a fixed seed.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return bound <= 0 ? 0 : Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
