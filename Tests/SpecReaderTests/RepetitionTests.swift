import ParityModel
import SpecReader
import SyntaxTree
import Testing

@testable import ParitySpec

/// Names are strings, which no compiler compares: what is there twice is refused by the reader, and by the
/// compiled spec in the same words.
@Suite("Names that are there twice")
struct RepetitionTests {
  private let text = """
    import ParitySpec
    let first = Component("C") {
      Part("P").height(4)
      Part("P").width(4)
      Part("Q") {
        Element("e").height(4)
        Element("e").width(4)
      }
      Function("f", .values(1, 2)) { (n: Int) in n }
      Function("f", .values(1, 2)) { (n: Int) in n + 1 }
      Clamp("f", to: 0...1)
    }
    let second = Component("C") {
      Part("P").height(4)
    }
    """

  private var compiled: [Component] {
    // The same spec with the lines of its text.
    [
      Component("C", file: "s.swift", line: 2) {
        Part("P", line: 3).height(4)
        Part("P", line: 4).width(4)
        Part("Q", line: 5) {
          Element("e", line: 6).height(4)
          Element("e", line: 7).width(4)
        }
        Function("f", .values(1, 2), line: 9) { (n: Int) in n }
        Function("f", .values(1, 2), line: 10) { (n: Int) in n + 1 }
        Clamp("f", to: 0...1, line: 11)
      },
      Component("C", file: "s.swift", line: 13) { Part("P", line: 14).height(4) },
    ]
  }

  @Test("are refused with the same sentences, compiled and read")
  func sentences() {
    let reading = SpecReader().read([SpecReader.File(path: "s.swift", source: SourceText(text))])
    let read = reading.problems.filter { $0.message.contains("twice") }.map(\.description)
    #expect(
      read == [
        "s.swift:4:3: the part 'P' is declared twice: the other is in line 3",
        "s.swift:5:3: the part 'Q e' is declared twice: the other is in line 6",
        "s.swift:10:3: 'f' is declared twice: the other is in line 9",
        "s.swift:13:14: the component 'C' is declared twice: the other is in s.swift:2",
      ])
    // A compiled spec knows no columns.
    let withoutColumns = read.map { sentence in
      let parts = sentence.split(separator: ":", maxSplits: 3)
      return "\(parts[0]):\(parts[1]):\(parts[3])"
    }
    #expect(Dump.problems(of: compiled) == withoutColumns)
  }

  @Test("are no problem where each is there once")
  func once() {
    #expect(Dump.problems(of: [compiled[1]]) == [])
  }
}
