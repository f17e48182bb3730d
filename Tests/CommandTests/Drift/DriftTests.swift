import FoundationEssentials
import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("drift")
struct DriftTests {
  private func drift(_ words: String...) async -> Run {
    await Run(
      ["drift", "--spec", "examples/specs", "--root", "examples/drifting"] + words, at: Build.root)
  }

  @Test("shows every component on every platform")
  func matrix() async throws {
    let run = await drift()
    #expect(run.status == .clean && run.errors == "")
    try expectGolden("drift.text", run.output)
  }

  @Test("in colour is the same text")
  func color() async throws {
    let plain = await drift()
    let run = await drift("--color", "always")
    let bare = run.output.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 ? $0.element : $0.element.drop { $0 != "m" }.dropFirst() }.joined()
    #expect(bare == plain.output)
    #expect(run.output.contains("\u{1B}[31mdrift 12/13\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[32maligned 14/14\u{1B}[0m"))
  }

  @Test("of one platform is the list of what its team has to do", arguments: ["swiftui", "stylesheet"])
  func tasks(platform: String) async throws {
    let run = await drift("--platform", platform)
    #expect(run.status == .clean)
    try expectGolden("drift.\(platform).text", run.output)
  }

  @Test("says that a platform has nothing to do")
  func nothing() async throws {
    let run = await Run(
      "drift", "--platform", "compose", in: try Sample.project())
    #expect(run.output == "Compose has nothing to do\n")
  }

  @Test("is the page that lint writes as HTML")
  func lint() async throws {
    let scratch = try Scratch()
    let file = scratch.path + "/report.html"
    let run = await Run(
      [
        "lint", "--spec", "examples/specs", "--root", "examples/drifting", "--output", "html=" + file,
        "examples/drifting/uniwind",
      ], at: Build.root)
    #expect(run.status == .findings)
    let page = await drift("--format", "html", "examples/drifting/uniwind")
    #expect(page.output.hasPrefix("<!doctype html>"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == page.output)
  }

  @Test("is narrowed to a path")
  func narrowed() async throws {
    let run = await drift("examples/drifting/stylesheet/badge.tsx", "--platform", "stylesheet")
    #expect(run.output.hasSuffix("\nStyleSheet has 1 thing to do in 1 file\n"))
    let matrix = await drift("examples/drifting/uniwind")
    #expect(matrix.output.contains("\nall         -        -        drift 81/85    -           -\n"))
    #expect(await drift("elsewhere").status == .failed)
  }

  @Test("prints the facts as JSON, one a line")
  func json() async throws {
    struct Report: Decodable {
      struct Fact: Decodable {
        struct Cell: Decodable {
          var platform: String
          var verdict: String
          var rule: String?
          var found: String?
          var path: String?
          var line: Int?
        }
        var component: String
        var part: String
        var property: String
        var expected: String?
        var cells: [Cell]
      }
      var version: Int
      var project: String
      var platforms: [String]
      var facts: [Fact]
    }
    let run = await Run("drift", "--format", "json", in: try Sample.project(kotlin: Sample.drifting))
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == 1 && report.project == "sample")
    #expect(report.platforms == ["swiftui", "compose"])
    let fact = try #require(report.facts.first)
    #expect(report.facts.count == 1)
    #expect(fact.component == "Box" && fact.part == "" && fact.property == "constant:maxScale")
    #expect(fact.expected == "4")
    #expect(fact.cells.map(\.verdict) == ["match", "drift"])
    #expect(fact.cells.map(\.rule) == [nil, "value-drift"])
    #expect(fact.cells.map(\.found) == ["4", "5"])
    #expect(fact.cells.map(\.line) == [2, 1])
  }

  @Test("is the comment of a pull request")
  func markdown() async throws {
    let run = await drift("--format", "markdown", "--link-template", "https://example.com/{path}#L{line}")
    #expect(run.status == .clean)
    try expectGolden("drift.markdown", run.output)
  }

  @Test("is a page, the same bytes as its golden file but for its style and its script")
  func page() async throws {
    let run = await Run(
      [
        "drift", "--spec", "examples/specs", "--root", "examples/drifting", "--format", "html",
        "--link-template", "https://example.com/{path}#L{line}",
        "examples/drifting/swiftui/Banner.swift",
      ], at: Build.root)
    #expect(run.status == .clean && run.errors == "")
    try expectGolden("drift.html", run.output.without("style").without("script"))
  }

  @Test("writes a file in one piece, and prints nothing then")
  func output() async throws {
    let scratch = try Sample.project()
    let run = await Run("drift", "--output", "report.txt", in: scratch)
    #expect(run.status == .clean && run.output == "" && run.errors == "")
    #expect(scratch.read("report.txt") == (await Run("drift", in: scratch)).output)
    #expect(try scratch.shell("ls") == "kotlin\nreport.txt\nspecs\nswift\n")
    let failed = await Run("drift", "--output", "nowhere/report.txt", in: scratch)
    #expect(failed.status == .failed && failed.errors.contains("nowhere/report.txt"))
  }

  @Test("says what keeps it from being made")
  func mistakes() async throws {
    let scratch = try Sample.project()
    #expect(
      await Run("drift", "--platform", "uniwind", in: scratch).errors
        == "error: the spec has no platform uniwind\n  help: it has: swiftui, compose\n")
    #expect(
      await Run("drift", "--link-template", "https://host/{file}", in: scratch).errors == """
        error: --link-template: '{file}' stands for nothing in a link
          help: it knows {path}, {line} and {column}

        """)
    #expect(await Run("drift", "--root", "specs", in: scratch).status == .failed)
    #expect(await Run("drift", "--format", "sarif", in: scratch).status == .failed)
  }
}

extension String {
  /// Without what stands between the tags of an element.
  fileprivate func without(_ element: String) -> String {
    split(separator: "<\(element)>", omittingEmptySubsequences: false).enumerated().map { index, piece in
      guard index > 0, let end = piece.firstRange(of: "</\(element)>") else { return String(piece) }
      return "<\(element)>" + piece[end.lowerBound...]
    }.joined()
  }
}
