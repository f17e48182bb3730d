import FoundationEssentials
import SpecReader
import SyntaxTree
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the compiler refuses, and that ParityLint refuses it with the same sentence.
@Suite("Mistakes that do not compile")
struct MistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var spec: String
    var sentence: String
    var testDescription: String { sentence }
  }

  static let mistakes = [
    Mistake(
      spec: "let c = Component(\"C\") { Element(\"E\").height(4) }",
      sentence: "an Element is drawn by a part: move it into the braces of Part(\"…\") { … }"),
    Mistake(
      spec: "let c = Component(\"C\") { Part(\"P\") { Part(\"Q\").height(4) } }",
      sentence: "parts do not nest: move this Part beside the other, or make it an Element"),
    Mistake(
      spec: "let c = Component(\"C\") { Part(\"P\") { Constant(\"x\", 1) } }",
      sentence: "this is said of the whole component: move it out of the Part's braces"),
    Mistake(
      spec: "let c = Component(\"C\") { }",
      sentence: "a component says something: add a Part, a Constant or a Parameter"),
    Mistake(
      spec: "let c = Component(\"C\") { Part(\"P\") { } }",
      sentence: "a part with braces names what it draws: add an Element, or drop the braces"),
    Mistake(
      spec: "let c = Component(\"C\") { Platform(.swiftUI, \"*.swift\") }",
      sentence: "this is said of the whole project: move it into Project(\"…\") { … }"),
    Mistake(
      spec: "let c = Component(\"C\") { Component(\"D\") { Part(\"P\") } }",
      sentence: "a Component stands at the top level of the file: let name = Component(\"…\") { … }"),
    Mistake(
      spec: "let t = Tokens(\"T\", in: [:]) { }",
      sentence: "a table has tokens: add Token(\"…\", light: \"#…\", dark: \"#…\")"),
    Mistake(
      spec: "let c = Component(\"C\") { Token(\"lg\", 10) }",
      sentence: "a Token belongs to a table: move it into Tokens(\"…\", in: …) { … }"),
    Mistake(
      spec: "let p = Project(\"P\") { }",
      sentence: "a project names its ports: add Platform(.swiftUI, \"swift/**/*.swift\")"),
    Mistake(
      spec: "let p = Project(\"P\") { Part(\"P\").height(4) }",
      sentence: "a Part belongs to a component: move it into Component(\"…\") { … }"),
    Mistake(
      spec: "let p = Project(\"P\") { Constant(\"x\", 1) }",
      sentence: "this belongs to a component: move it into Component(\"…\") { … }"),
    Mistake(
      spec: "let c = Component(\"C\") { Part(\"P\") { Claim(\"a\") } }",
      sentence: "this is said of the whole component: move it out of the Part's braces"),
    Mistake(
      spec: "let p = Project(\"P\") { Claim(\"a\") }",
      sentence: "this belongs to a component: move it into Component(\"…\") { … }"),
    Mistake(
      spec: "let c = Component(\"C\") { Documentation(\"*.md\") }",
      sentence: "this is said of the whole project: move it into Project(\"…\") { … }"),
  ]

  @Test("the compiler and the reader say the same", arguments: mistakes)
  func sentence(mistake: Mistake) throws {
    let text = "import ParitySpec\n\(mistake.spec)\n"
    let diagnostics = try diagnostics(text)
    #expect(diagnostics.contains("error: "))
    #expect(diagnostics.contains(mistake.sentence), "the compiler says \(diagnostics)")
    let reading = SpecReader().read([SpecReader.File(path: "s.swift", source: SourceText(text))])
    let said = reading.problems.map(\.description)
    #expect(said.contains { $0.hasSuffix(mistake.sentence) }, "the reader says \(said)")
  }

  @Test(
    "does not compile what has the wrong type",
    arguments: [
      ".delay(400)", ".height(\"tall\")", ".height(.milliseconds(4))", ".background(12)", ".label(12)",
      ".textStyle(14)", ".heigth(4)", ".only(on: .native)", ".height(4).except(.compose, 5)",
      ".height(4).except(.compose, .label, because: \"x\")", ".height(4, when: .presed)",
    ])
  func type(chain: String) throws {
    let text = "import ParitySpec\nlet c = Component(\"C\") { Part(\"P\")\(chain) }\n"
    #expect(try diagnostics(text).contains("error: "))
    let reading = SpecReader().read([SpecReader.File(path: "s.swift", source: SourceText(text))])
    #expect(reading.problems.count { !$0.message.contains("declares the project") } > 0)
  }

  @Test("compiles a right spec")
  func right() throws {
    #expect(try diagnostics("import ParitySpec\nlet c = Component(\"C\") { Part(\"P\").height(4) }\n") == "")
  }

  /// What the toolchain says about a spec file, against the module of this very build.
  private func diagnostics(_ spec: String) throws -> String {
    let build = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let folder =
      FileManager.default.temporaryDirectory.path() + "/paritySpec-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(spec.utf8).write(to: URL(filePath: folder + "/spec.swift"))
    let command = "swiftc -typecheck -I '\(build)/Modules' '\(folder)/spec.swift' 2>&1"
    let stream = try #require(popen(command, "r"))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    pclose(stream)
    return String(decoding: bytes, as: UTF8.self)
  }
}
