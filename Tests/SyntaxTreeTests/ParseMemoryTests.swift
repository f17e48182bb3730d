import CSyntax
import SyntaxTree
import Testing
import TreeSitterSwift

@Suite("The memory of a parse")
struct ParseMemoryTests {
  /// Sizes of each class, of the last that has one, and of what stands alone.
  private static let sizes = [0, 1, 8, 9, 24, 25, 504, 505, 1016, 1017, 5000, 32_760, 32_761, 200_000]

  private func opened(_ body: () throws -> Void) throws {
    let memory = try #require(parse_memory_open())
    defer { parse_memory_close(memory) }
    try body()
  }

  private func pattern(_ index: Int, _ size: Int) -> UInt8 { UInt8(truncatingIfNeeded: index &* 31 &+ size) }

  private func fill(_ address: UnsafeMutableRawPointer, _ size: Int) {
    for index in 0..<size {
      address.storeBytes(of: pattern(index, size), toByteOffset: index, as: UInt8.self)
    }
  }

  private func isFilled(_ address: UnsafeMutableRawPointer, _ size: Int, count: Int) -> Bool {
    (0..<count).allSatisfy { address.load(fromByteOffset: $0, as: UInt8.self) == pattern($0, size) }
  }

  @Test("hands out pieces that do not overlap, at multiples of 16")
  func apart() throws {
    try opened {
      var pieces: [(address: UnsafeMutableRawPointer, size: Int)] = []
      for _ in 0..<40 {
        for size in Self.sizes {
          let address = try #require(parse_memory_malloc(size))
          #expect(Int(bitPattern: address) % 16 == 0)
          fill(address, size)
          pieces.append((address, size))
        }
      }
      #expect(pieces.allSatisfy { isFilled($0.address, $0.size, count: $0.size) })
      for piece in pieces where piece.size % 2 == 0 { parse_memory_free(piece.address) }
      #expect(pieces.allSatisfy { $0.size % 2 == 0 || isFilled($0.address, $0.size, count: $0.size) })
    }
  }

  @Test("hands out again what was given back, and zeroed where that is asked for")
  func again() throws {
    try opened {
      let first = try #require(parse_memory_malloc(100))
      fill(first, 100)
      parse_memory_free(first)
      let second = try #require(parse_memory_calloc(10, 10))
      #expect(first == second)
      #expect((0..<100).allSatisfy { second.load(fromByteOffset: $0, as: UInt8.self) == 0 })
    }
  }

  @Test("keeps what stands in a piece that grows, whatever its size", arguments: sizes)
  func grows(from size: Int) throws {
    try opened {
      for other in Self.sizes where other >= size {
        let address = try #require(parse_memory_malloc(size))
        fill(address, size)
        let grown = try #require(parse_memory_realloc(address, other))
        #expect(isFilled(grown, size, count: size))
        fill(grown, other)
        #expect(isFilled(grown, other, count: other))
      }
    }
  }

  @Test("neither gives back nor moves what was not handed out", arguments: sizes.filter { $0 >= 32 })
  func strange(size: Int) throws {
    try opened {
      let address = try #require(parse_memory_malloc(size))
      fill(address, size)
      for offset in [8, 16, 24] {
        parse_memory_free(address + offset)
        #expect(parse_memory_realloc(address + offset, size * 2) == nil)
      }
      let other = try #require(parse_memory_malloc(size))
      #expect(other != address + 8 && other != address + 16 && other != address + 24)
      #expect(isFilled(address, size, count: size))
    }
  }

  @Test("gives a piece back once")
  func once() throws {
    try opened {
      let address = try #require(parse_memory_malloc(64))
      parse_memory_free(address)
      parse_memory_free(address)
      #expect(parse_memory_malloc(64) == address)
      #expect(parse_memory_malloc(64) != address)
    }
  }

  @Test("takes no address of a parse before for one of its own")
  func before() throws {
    var earlier: [UnsafeMutableRawPointer] = []
    try opened { for _ in 0..<1000 { earlier.append(try #require(parse_memory_malloc(48))) } }
    try opened {
      // The same blocks, as a rule, in pieces of another size: marks of before stand inside them.
      var pieces: [UnsafeMutableRawPointer] = []
      for _ in 0..<100 { pieces.append(try #require(parse_memory_malloc(1000))) }
      let inside = earlier.filter { address in pieces.contains { $0 < address && address < $0 + 1000 } }
      for address in inside { parse_memory_free(address) }
      for _ in 0..<1000 {
        let piece = try #require(parse_memory_malloc(48))
        #expect(!pieces.contains { $0 <= piece && piece < $0 + 1000 })
      }
    }
  }

  @Test("has none of a size that no machine has")
  func tooMuch() throws {
    try opened {
      #expect(parse_memory_malloc(.max) == nil)
      #expect(parse_memory_calloc(.max, 2) == nil)
      let address = try #require(parse_memory_malloc(40))
      fill(address, 40)
      #expect(parse_memory_realloc(address, .max) == nil)
      #expect(isFilled(address, 40, count: 40))
    }
  }

  @Test("is that of the parse inside, then that of the parse around it again")
  func nested() throws {
    try opened {
      let address = try #require(parse_memory_malloc(64))
      try opened {
        parse_memory_free(address)
        #expect(parse_memory_malloc(64) != address)
      }
      parse_memory_free(address)
      #expect(parse_memory_malloc(64) == address)
    }
  }

  @Test("is kept up to a bound, however large a file was and however many there were")
  func bounded() throws {
    let parser = Parser(grammar: Grammar(name: "swift", language: tree_sitter_swift()))
    let large = SourceText(String(repeating: "let a = [1, 2, f(3)]\n", count: 5000))
    let small = SourceText("let a = 1\n")
    #expect(try parser.parse(large).get().faults.isEmpty)
    for _ in 0..<500 { #expect(try parser.parse(small).get().faults.isEmpty) }
    // Two megabytes for each parse that ran at the same time as another.
    #expect(parse_memory_kept() > 0)
    #expect(parse_memory_kept() <= 64 * 2 << 20)
  }

  @Test("is one for each thread")
  func threads() async throws {
    let texts = (0..<64).map {
      String(repeating: "struct S\($0) { let a = [f(1), \"\\(b)\"] }\n", count: 50 + $0)
    }
    let parser = Parser(grammar: Grammar(name: "swift", language: tree_sitter_swift()))
    let alone = try texts.map { try parser.parse(SourceText($0)).get().count }
    let together = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, try parser.parse(SourceText(text)).get().count) }
      }
      return try await group.reduce(into: [Int](repeating: 0, count: texts.count)) { $0[$1.0] = $1.1 }
    }
    #expect(together == alone)
  }
}
