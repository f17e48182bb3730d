import Conformance
import ParityModel
import Testing

/// Kotlin that says the same in another way gives the same findings.
@Suite("An equal rewriting of Kotlin")
struct KotlinRewritingTests {
  private static let rewritings: [(name: String, rewrite: @Sendable (String) -> String)] = [
    ("writes lengths as products", { $0.lengths { "(\($0 / 2) * 2 + \($0 % 2)).dp" } }),
    ("writes lengths as sums", { $0.lengths { "(\(max($0 - 1, 0)).dp + \(min($0, 1)).dp)" } }),
    ("constructs lengths", { $0.lengths { "Dp(\($0)f)" } }),
    ("names the argument of a tween", { $0.replacing("tween(", with: "tween(durationMillis = ") }),
    ("leaves the label of an opacity out", { $0.replacing("copy(alpha = 0.", with: "copy(0.") }),
    ("writes weights as numbers", { $0.replacing("FontWeight.SemiBold", with: "FontWeight(600)") }),
    (
      "wraps shapes",
      { $0.replacing("RoundedCornerShape(Radius.lg)", with: "RoundedCornerShape(CornerSize(Radius.lg))") }
    ),
    ("renames the palette", { $0.renamingWord("colors", to: "palette", unlessBehind: ".") }),
    ("ends lines as Windows does", { $0.replacing("\n", with: "\r\n") }),
    ("comments every link of a chain", { $0.replacing("\n            .", with: "\n            /* é */ .") }),
    ("imports tokens under another name", { $0.aliased("Radius").aliased("Typography") }),
    ("pulls gaps out into constants", { $0.extractingGaps() }),
  ]

  @Test("gives no new finding", arguments: ["000", "001", "003", "004"])
  func nothingNew(number: String) async throws {
    guard let page = try await SeedPage(number, spec: "specs/uim", platform: .compose) else {
      print("skipped: ../shared is not at hand")
      return
    }
    let before = try page.judgement().findings.map(Mark.init)
    for (name, rewrite) in Self.rewritings {
      let rewritten = try #require(
        try await SeedPage(number, spec: "specs/uim", platform: .compose, change: { rewrite($1) }))
      let after = try rewritten.judgement().findings.map(Mark.init)
      #expect(after.sorted() == before.sorted(), "\(name)")
    }
  }

  @Test("changes what it is to change")
  func rewrites() {
    let source = "gap = Arrangement.spacedBy(12.dp)\nimport a.Radius\nval colors = Theme.colors\n"
    #expect(source.lengths { "<\($0)>" }.hasPrefix("gap = Arrangement.spacedBy(<12>)"))
    #expect(source.aliased("Radius").contains("import a.Radius as OtherRadius\n"))
    #expect(
      source.renamingWord("colors", to: "palette", unlessBehind: ".").contains("val palette = Theme.colors"))
    #expect(source.extractingGaps().hasSuffix("private val ExtractedGap0 = 12.dp\n"))
  }

  /// A finding without its place and its text.
  private struct Mark: Hashable, Comparable {
    let text: String

    init(_ finding: Finding) {
      let parts: [String] = [
        finding.rule.rawValue, finding.component, finding.part, finding.property?.spelling ?? "",
        finding.state.description, finding.expected ?? "-", finding.found ?? "-",
      ]
      text = parts.joined(separator: " ")
    }

    static func < (left: Mark, right: Mark) -> Bool { left.text < right.text }
  }
}

extension String {
  /// Every `12.dp` written anew.
  fileprivate func lengths(_ write: (Int) -> String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: ".dp") {
      let head = rest[..<range.lowerBound]
      let digits = String(head.reversed().prefix { $0.isNumber }.reversed())
      let before = head.dropLast(digits.count).last
      if let number = Int(digits), before != ".", before.map({ !$0.isLetter }) ?? true {
        result += head.dropLast(digits.count) + write(number)
      } else {
        result += head + ".dp"
      }
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  fileprivate func renamingWord(_ word: String, to other: String, unlessBehind mark: Character) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: word) {
      let head = rest[..<range.lowerBound]
      let before = head.last ?? result.last ?? " "
      let after = rest[range.upperBound...].first ?? " "
      let isWord = !before.isLetter && !after.isLetter && before != mark
      result += head + (isWord ? other : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// `import a.Name` becomes `import a.Name as OtherName`, where the file does not declare the name itself.
  fileprivate func aliased(_ name: String) -> String {
    guard contains(".\(name)\n"), !contains("object \(name)") else { return self }
    return renamingWord(name, to: "Other" + name, unlessBehind: ".")
      .replacing(".\(name)\n", with: ".\(name) as Other\(name)\n")
  }

  /// The length of every gap becomes a constant at the end of the file.
  fileprivate func extractingGaps() -> String {
    var result = ""
    var constants = ""
    var rest = Substring(self)
    var count = 0
    while let range = rest.firstRange(of: "spacedBy(") {
      result += rest[..<range.upperBound]
      rest = rest[range.upperBound...]
      let length = rest.prefix { $0 != ")" && $0 != "," }
      guard length.hasSuffix(".dp") else { continue }
      result += "ExtractedGap\(count)"
      constants += "private val ExtractedGap\(count) = \(length)\n"
      count += 1
      rest = rest.dropFirst(length.count)
    }
    return result + rest + constants
  }
}
