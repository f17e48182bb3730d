import Conformance
import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing
import Workspace

@testable import ParityLintCommand

/// The token tables of a page's native ports, held against the spec and against each other.
@Suite("The token tables of a page")
struct TokenTableTests {
  /// The files of one port that declare tokens and the types that they are made of.
  struct Theme {
    var platform: Platform
    var language: Language
    var table: String
    var paths: [String]

    static let swift = Theme(
      platform: .swiftUI, language: .swift, table: "swift/Theme/Tokens.swift",
      paths: ["swift/Theme/Theme.swift", "swift/Theme/Tokens.swift", "swift/Components/Checkbox.swift"])
    static let kotlin = Theme(
      platform: .compose, language: .kotlin, table: "kotlin/theme/Tokens.kt",
      paths: ["kotlin/theme/Theme.kt", "kotlin/theme/Tokens.kt"])
  }

  @Test("are equal: colours in both modes, radii, text styles, shadows", arguments: ["specs/uim", ""])
  func equal(spec: String) throws {
    guard let bench = try Bench(spec: spec) else {
      print("skipped: ../shared is not at hand")
      return
    }
    let judgement = bench.judge([bench.port(.swift), bench.port(.kotlin)])
    #expect(judgement.findings.map(\.message) == [])
    #expect(judgement.allowed.map(\.message) == [])
    // Colours count once a mode, text styles and shadows once a field.
    let counts = judgement.components.map { "\($0.name) \($0.ports.map(\.matched))" }
    #expect(
      counts
        == (spec.isEmpty
          ? ["Colors [72, 72]", "Radius [8, 8]", "Typography [30, 30]", "Shadows [10, 10]"]
          : ["Colors [72, 98]", "Radius [8, 8]", "Typography [30, 30]", "Shadows [16, 8]"]))
  }

  @Test("show a changed digit of any literal", arguments: [Theme.swift, .kotlin].indices)
  func changed(index: Int) throws {
    let theme = [Theme.swift, .kotlin][index]
    guard let bench = try Bench(spec: "specs/uim") else {
      print("skipped: ../shared is not at hand")
      return
    }
    let text = try bench.text(theme.table)
    let literals = Literal.all(in: text)
    #expect(literals.count > 130)
    for (number, literal) in literals.enumerated() {
      let (changed, line) = literal.changed(in: text, digit: number)
      let findings = bench.judge([bench.port(theme, table: changed)]).findings
      #expect(
        findings.map { $0.location?.line } == [line] && findings.first?.rule == .tokenDrift,
        "line \(line): \(findings.map(\.message))")
    }
  }

  @Test("show a mode that is told the other way")
  func flipped() throws {
    guard let bench = try Bench(spec: "specs/uim") else {
      print("skipped: ../shared is not at hand")
      return
    }
    let text = try bench.text(Theme.kotlin.table)
    for (old, new) in [("isDark = false", "isDark = true"), ("isDark = true", "isDark = false")] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text)
      #expect(!bench.judge([bench.port(.kotlin, table: changed)]).findings.isEmpty)
    }
  }

  @Test("show a token that one port has lost, and one that the spec does not name")
  func missing() throws {
    guard let bench = try Bench(spec: "specs/uim") else {
      print("skipped: ../shared is not at hand")
      return
    }
    let text = try bench.text(Theme.kotlin.table)
    let renamed = text.replacing("val xl3 = 28.dp", with: "val huge = 28.dp")
    #expect(
      bench.judge([bench.port(.kotlin, table: renamed)]).findings.map(\.message) == [
        "Compose states the constant huge of Radius as 28 pt, which no pin expects",
        "Compose does not state the constant xl3 of Radius, which is 28 pt",
      ])
  }

  /// Reads the themes of page 000.
  struct Bench {
    private(set) var specification: Specification
    private let programs: [String: Program]

    /// Nil where the page is not at hand. Without a spec the ports are only held against each other.
    init?(spec: String) throws {
      guard let page = SeedPage.path("000") else { return nil }
      let tree = try openSourceTree(at: page)
      var programs: [String: Program] = [:]
      for theme in [Theme.swift, .kotlin] {
        for path in theme.paths {
          let source = SourceText(bytes: try tree.bytes(of: path, limit: 1_000_000))
          programs[path] = try ProgramReader().read(source, language: theme.language).get()
        }
      }
      self.programs = programs
      specification = try SeedPage.specification("specs/uim")
      if spec.isEmpty {
        for index in specification.components.indices {
          specification.components[index].constants = []
          specification.components[index].table?.isAlike = true
        }
      }
      specification.components.removeAll { $0.table == nil }
    }

    func text(_ path: String) throws -> String {
      String(decoding: try #require(programs[path]).source.bytes, as: UTF8.self)
    }

    /// A port of these files, its table written otherwise where that is given.
    func port(_ theme: Theme, table: String? = nil) -> Port {
      let files = theme.paths.compactMap { path -> SourceFile? in
        if path == theme.table, let table {
          let read = ProgramReader().read(SourceText(table), language: theme.language)
          return (try? read.get()).map { SourceFile(path: path, program: $0) }
        }
        return programs[path].map { SourceFile(path: path, program: $0) }
      }
      let extraction = Extractor(dialect: Dialect(platform: theme.platform)).extract(Module(files: files))
      return Port(
        platform: theme.platform, files: files.map { Location(path: $0.path) }, facts: extraction.facts,
        unreadable: extraction.unreadable)
    }

    func judge(_ ports: [Port]) -> Judgement {
      guard let today = CalendarDate("2026-11-30") else { return Judgement() }
      return Judge(specification: specification, today: today).judge(ports)
    }
  }

  /// The digits of one number of a source.
  struct Literal {
    /// Offsets of its digits in the bytes of the source, `0x` left out.
    var digits: [Int]
    var isHexadecimal: Bool

    static func all(in text: String) -> [Literal] {
      let bytes = Array(text.utf8)
      func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
      func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      }
      var literals: [Literal] = []
      var index = 0
      while index < bytes.count {
        guard isDigit(bytes[index]), index == 0 || !isLetter(bytes[index - 1]) && !isDigit(bytes[index - 1])
        else {
          index += 1
          continue
        }
        let isHexadecimal = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "x")
        if isHexadecimal { index += 2 }
        var digits: [Int] = []
        while index < bytes.count {
          let byte = bytes[index]
          let isPoint =
            byte == UInt8(ascii: ".") && !isHexadecimal && index + 1 < bytes.count
            && isDigit(bytes[index + 1])
          guard isDigit(byte) || isHexadecimal && isLetter(byte) || isPoint else { break }
          if !isPoint { digits.append(index) }
          index += 1
        }
        // An opacity that is replaced at once is worth nothing.
        let rest = String(decoding: bytes[index...].prefix(12), as: UTF8.self)
        if isHexadecimal, rest.hasPrefix(").copy(alpha") { digits.removeFirst(2) }
        literals.append(Literal(digits: digits, isHexadecimal: isHexadecimal))
      }
      return literals
    }

    /// The source with one digit changed, and the line of the literal.
    func changed(in text: String, digit: Int) -> (text: String, line: Int) {
      var bytes = Array(text.utf8)
      let offset = digits[digit % digits.count]
      bytes[offset] = bytes[offset] == UInt8(ascii: "7") ? UInt8(ascii: "2") : UInt8(ascii: "7")
      return (
        String(decoding: bytes, as: UTF8.self), 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
      )
    }
  }
}
