import Conformance
import ParityModel
import SpecReader
import Synchronization
import SyntaxTree
import Testing

@testable import ParityLintCommand

private final class Printed: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// What `init` makes of the pages.
@Suite("A drafted spec")
struct DraftTests {
  private func draft(_ number: String) async throws -> String? {
    guard let path = SeedPage.path(number) else {
      print("skipped: ../shared/seeds is not at hand")
      return nil
    }
    return try await Self.draft(at: path)
  }

  private static func draft(at path: String) async throws -> String {
    let printed = Printed()
    let invocation = Invocation(
      arguments: ["init", "--root", path], workingDirectory: "/", today: CalendarDate(secondsSince1970: 0),
      output: { printed.add($1) })
    #expect(await ParityLint.run(invocation) == .clean)
    return printed.text
  }

  @Test("reads back and conforms", arguments: ["000", "001", "002", "003", "004"])
  func conforms(page: String) async throws {
    guard let text = try await draft(page), let path = SeedPage.path(page) else { return }
    let reading = SpecReader().read([.init(path: "draft.swift", source: SourceText(text))])
    #expect(reading.problems.map(\.description) == [])
    #expect(reading.specification.components.flatMap(\.parts).flatMap(\.pins).count > 20)
    let page = try await SeedPage(at: path, specification: reading.specification)
    #expect(try page.judgement().findings.map(\.message) == [])
  }

  /// The items of the drift list that facts can tell: A1 is the prose against the code, A8 and A9 are
  /// conditions.
  @Test(
    "names the disagreements of the Stepper page",
    arguments: [
      ("A2", "shadow differs: thumb on SwiftUI; formShadowSm on Compose; sm on Uniwind, StyleSheet"),
      (
        "A3", "hitSlop.vertical differs: 9 pt on SwiftUI, Uniwind, NativeWind, StyleSheet; nothing on Compose"
      ),
      ("A4", "selectionColor differs: accent and accent@0.3 on Compose; accent on Uniwind"),
      ("A5", "cornerRadius differs: md on SwiftUI, Uniwind, NativeWind, StyleSheet; nothing on Compose"),
      ("A6", "role differs: adjustable on SwiftUI; nothing on Compose"),
      (
        "A7",
        "parameter:defaultValue differs: 0 on Uniwind, NativeWind, StyleSheet; nothing on SwiftUI, Compose"
      ),
    ])
  func disagreements(item: String, words: String) async throws {
    guard let text = try await draft("004") else { return }
    // A comment that goes on in the next line is one sentence.
    let sentences = text.replacing("\n    // ", with: " ")
    #expect(sentences.contains(words), "\(item)")
  }

  @Test("drafts the tables of tokens of the pages, and the table of the button's sizes")
  func tables() async throws {
    guard let text = try await draft("000") else { return }
    for line in [
      "let colors = Tokens(\"Colors\", in: [.swiftUI: \"Color\", .compose: [\"LightColors\", \"DarkColors\"]]) {",
      "  Token(\"separator\", light: \"#D2D2D7\", dark: \"#424245\")",
      "  Token(\"base\", size: 17, lineHeight: 22, letterSpacing: -0.442)",
      "  Token(\"md\", color: \"#00000014\", blur: 12, x: 2, y: 4)", "  Token(\"xl2\", 18)",
      "    \"size\", over: .cases(\"size\", of: [.swiftUI: \"VariantButtonStyle.Size\", .compose: \"ButtonSize\"]),",
    ] {
      #expect(text.contains(line + "\n"))
    }
  }

  @Test("pins every fact of the examples that conform")
  func examples() async throws {
    let text = try await Self.draft(at: SeedPage.root + "/examples/conforming")
    #expect(text.contains("Component(\"Badge\")"))
    #expect(text.contains("Component(\"RatingBar\")"))
  }
}
