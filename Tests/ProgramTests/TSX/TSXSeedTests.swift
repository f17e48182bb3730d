import Program
import Testing

@Suite("TSX of the seed pages")
struct TSXSeedTests {
  @Test(
    "knows all syntax but regular expressions",
    .enabled(if: SeedPages.folder != nil, "the seed pages are not beside the repository"))
  func unknowns() throws {
    var unknown: [String: Int] = [:]
    let blocks = try SeedPages.blocks("tsx")
    #expect(blocks.count >= 30)
    for block in blocks {
      let program = try ProgramReaderSample.read(block.text, .tsx)
      #expect(program.faults.isEmpty, "\(block.page):\(block.line)")
      for id in program.ids {
        if case .unknown(let kind) = program[id] { unknown[program[kind], default: 0] += 1 }
      }
    }
    #expect(unknown == ["regex": 2])
  }

  @Test(
    "holds every node but modifiers inside its parent",
    .enabled(if: SeedPages.folder != nil, "the seed pages are not beside the repository"))
  func ranges() throws {
    for block in try SeedPages.blocks("tsx") {
      let program = try ProgramReaderSample.read(block.text, .tsx)
      for id in program.ids {
        program.forEachChild(of: id) { child in
          if ["export", "default", "declare"].contains(program.word(of: child)) { return }
          #expect(
            program.range(id).contains(program.range(child)),
            "\(block.page):\(block.line) \(program.text(child))")
        }
      }
    }
  }
}
