import ParityModel

@testable import Reporting

/// The findings that every reporter prints.
enum SampleReport {
  static let files: [String: String] = [
    "kotlin/Box.kt": "fun Box() {\n\tText(\"👋🏽 日本\"); Spacer(Modifier.height(12.dp))  \n}\n",
    "swift/Bøx view.swift": "struct Box {\r\n  let fadeDistance = 600\r\n}\r\n",
    "specs/box.swift": "let box = Component(\"Box\") {\n  Part(\"Box\")\n    .height(16)\n    .gap(3)\n}\n",
  ]

  static var sources: SourceExcerpts { SourceExcerpts { [files] in files[$0].map { Array($0.utf8) } } }

  static let report = Report(
    findings: [drift, mismatch, missing, stale],
    allowed: [allowed],
    components: [
      ComponentSummary(
        name: "Box", isJudged: true,
        ports: [
          .init(platform: .swiftUI, matched: 2, findings: 1),
          .init(platform: .compose, matched: 12, allowed: 1, findings: 1),
          .init(platform: .uniwind, matched: 0, findings: 1), .init(platform: .styleSheet, matched: 3),
        ]),
      ComponentSummary(name: "Jar & <Lid>", isJudged: false),
    ],
    rules: [
      RuleDescription(rule: .missingFact, severity: .error, summary: "A port does not state it."),
      RuleDescription(rule: .unitMismatch, severity: .error, summary: "Units that cannot be compared."),
      RuleDescription(rule: .unusedException, severity: .warning, summary: "Nothing needs it."),
      RuleDescription(rule: .valueDrift, severity: .error, summary: "Another value."),
    ],
    notices: ["kotlin/pipe.kt is not read: it is not a regular file"], version: "1.2.3")

  /// Behind a tab, an emoji of two code points and two wide letters.
  private static let drift = Finding(
    rule: .valueDrift, severity: .error, verdict: .drift, component: "Box", part: "Box", property: .height,
    platform: .compose,
    location: Location(
      path: "kotlin/Box.kt", lower: 60, upper: 62, line: 2, column: 39, endLine: 2, endColumn: 41),
    expected: "16 pt", found: "12 pt", message: "height of Box is 12 pt in Compose, not 16 pt",
    notes: [.init(text: "the same holds for width")],
    origin: Origin(path: "specs/box.swift", line: 3, column: 6))

  /// In a file with CRLF, a space and a letter beyond ASCII in its name.
  private static let mismatch = Finding(
    rule: .unitMismatch, severity: .error, verdict: .drift, component: "Box", part: "Box",
    property: .threshold,
    state: [.dark, .pressed], platform: .swiftUI,
    location: Location(
      path: "swift/Bøx view.swift", lower: 35, upper: 38, line: 2, column: 22, endLine: 2, endColumn: 25),
    expected: "300 pt", found: "600 px",
    message: "threshold of Box when dark+pressed is 600 px in SwiftUI, not 300 pt",
    notes: [
      .init(
        location: Location(path: "swift/Use.swift", line: 9, column: 3, endLine: 9, endColumn: 15),
        text: "fadeDistance is used here")
    ], origin: Origin(path: "specs/box.swift", line: 4, column: 6))

  /// In a fence of a page; the fence's text is not at hand.
  private static let missing = Finding(
    rule: .missingFact, severity: .error, verdict: .missing, component: "Box", part: "Box", property: .label,
    platform: .uniwind,
    location: Location(
      path: "uniwind/box.tsx", lower: 0, upper: 90, line: 5, column: 1, endLine: 8, endColumn: 2,
      page: .init(path: "page.md", line: 105)),
    expected: "\"100%, \"done\"\"",
    message: "Uniwind does not state label of Box, which is \"100%, \"done\"\"")

  private static let stale = Finding(
    rule: .unusedException, severity: .warning, verdict: .stale, component: "Box", part: "Box",
    property: .gap,
    message: "the exception for gap on Compose, Uniwind is not needed",
    notes: [.init(text: "remove it from the spec")],
    origin: Origin(path: "specs/box.swift", line: 4, column: 6))

  private static let allowed = Finding(
    rule: .valueDrift, severity: .note, verdict: .allowed, component: "Box", part: "Box", property: .gap,
    platform: .compose,
    location: Location(path: "kotlin/Box.kt", line: 1, column: 1, endLine: 1, endColumn: 4),
    expected: "3 pt", message: "gap of Box may differ in Compose: it does so itself",
    origin: Origin(path: "specs/box.swift", line: 4, column: 6),
    leave: .init(.exception, reason: "it does so itself"))
}
