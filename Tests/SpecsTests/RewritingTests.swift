import Conformance
import ParityModel
import Testing
import Workspace

/// Sources that say the same in other words say nothing new to the judge.
@Suite("An equal rewriting")
struct RewritingTests {
  struct Rewriting: CustomTestStringConvertible, Sendable {
    var page: String
    var spec = "specs/uim"
    var what: String
    var changes: [Change]
    var testDescription: String { "\(what), page \(page)" }
  }

  struct Change: Sendable {
    /// How the path of the files ends.
    var files: String
    var old: String
    var new: String
    /// What is added behind the file.
    var added = ""
  }

  static let rewritings: [Rewriting] = [
    Rewriting(
      page: "000", what: "numbers as calculations",
      changes: [
        Change(
          files: "ImageViewer.swift", old: ".padding(.horizontal, 16)", new: ".padding(.horizontal, 8 * 2)"),
        Change(files: "ImageViewer.swift", old: "duration: 0.35", new: "duration: 0.7 / 2"),
        Change(
          files: "ImageViewer.swift", old: "dismissDistance: CGFloat = 120",
          new: "dismissDistance: CGFloat = 60 * 2"),
        Change(files: "ImageViewer.kt", old: "tween(250, ", new: "tween(200 + 50, "),
        Change(files: "ImageViewer.kt", old: ".height(52.dp)", new: ".height(40.dp + 12.dp)"),
        Change(files: "ImageViewer.kt", old: "120.dp.toPx()", new: "(60 * 2).dp.toPx()"),
        Change(
          files: "uniwind/components/interactions/image-viewer.tsx", old: "hitSlop={8}",
          new: "hitSlop={4 * 2}"),
        Change(
          files: "stylesheet/components/interactions/image-viewer.tsx", old: "paddingHorizontal: 16",
          new: "paddingHorizontal: 8 * 2"),
      ]),
    Rewriting(
      page: "004", what: "classes in other words",
      changes: [
        Change(
          files: "uniwind/components/interactions/stepper.tsx", old: "h-8 w-16", new: "h-[32px] w-[4rem]"),
        Change(files: "uniwind/components/interactions/stepper.tsx", old: "size-4", new: "h-4 w-4"),
        Change(
          files: "uniwind/components/interactions/stepper.tsx", old: " p-[3px]", new: " px-[3px] py-[3px]"),
        Change(files: "nativewind/components/interactions/stepper.tsx", old: "gap-3", new: "gap-[12px]"),
        Change(files: "nativewind/components/interactions/stepper.tsx", old: "w-9", new: "w-[36px]"),
        Change(files: "nativewind/components/interactions/stepper.tsx", old: "h-[1.125rem]", new: "h-[18px]"),
      ]),
    Rewriting(
      page: "004", what: "values under names",
      changes: [
        Change(
          files: "Stepper.swift", old: ".frame(width: 64, height: 32)",
          new: ".frame(width: inputWidth, height: 32)",
          added: "\nprivate let inputWidth: CGFloat = 64\n"),
        Change(
          files: "Stepper.swift", old: "HStack(spacing: 12)", new: "HStack(spacing: Spacing.wide)",
          added: "\nprivate enum Spacing { static let wide: CGFloat = 12 }\n"),
        Change(
          files: "Stepper.kt", old: ".width(36.dp)", new: ".width(ButtonWidth)",
          added: "\nprivate val ButtonWidth = 36.dp\n"),
        Change(
          files: "stylesheet/components/interactions/stepper.tsx", old: "separator: { height: 18,",
          new: "separator: { height: separatorHeight,", added: "\nconst separatorHeight = 18\n"),
      ]),
    Rewriting(
      page: "004", what: "modifiers in another order, and a view pulled out",
      changes: [
        Change(
          files: "Stepper.swift",
          old: ".monospacedDigit()\n      .foregroundStyle(enabled ? Color.label : .labelQuaternary)",
          new: ".foregroundStyle(!enabled ? Color.labelQuaternary : .label)\n      .monospacedDigit()"),
        Change(
          files: "Stepper.kt", old: ".height(32.dp)\n                .width(64.dp)",
          new: ".width(64.dp)\n                .height(32.dp)"),
        Change(
          files: "Stepper.kt", old: "private const val StartDelay = 400L",
          new: "private const val StartDelay: Long = 400"),
      ]),
    Rewriting(
      page: "001", what: "other units",
      changes: [
        Change(files: "SectionIndex.kt", old: "tween(200)", new: "tween(durationMillis = 200)"),
        Change(files: "SectionIndex.swift", old: "duration: 0.2)", new: "duration: 200 / 1000.0)"),
        Change(
          files: "uniwind/components/interactions/section-index.tsx", old: "size-14", new: "size-[3.5rem]"),
      ]),
    Rewriting(
      page: "003", what: "locals renamed, comments added",
      changes: [
        Change(
          files: "Header.kt", old: "val colors = EsuissTheme.colors",
          new: "/* 77.dp */ val palette = EsuissTheme.colors"),
        Change(files: "Header.kt", old: "colors.", new: "palette."),
        Change(
          files: "Header.swift", old: "HStack(spacing: 2)", new: "// spacing: 99\n      HStack(spacing: 2)"),
      ]),
  ]

  @Test("gives no new finding", arguments: rewritings)
  func equal(rewriting: Rewriting) async throws {
    guard let before = try await SeedPage(rewriting.page, spec: rewriting.spec),
      let after = try await SeedPage(
        rewriting.page, spec: rewriting.spec, change: { Self.rewritten($0, $1, by: rewriting.changes) })
    else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    let old = try before.judgement().findings.map(Self.words).sorted()
    let new = try after.judgement().findings.map(Self.words).sorted()
    #expect(new == old)
  }

  @Test("of line ends, byte order marks and blank lines gives no new finding", arguments: ["000", "004"])
  func text(page: String) async throws {
    guard let before = try await SeedPage(page, spec: "specs/uim") else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    let old = try before.judgement().findings.map(Self.words).sorted()
    let transforms: [@Sendable (String) -> String] = [
      { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 },
      { "\n\n" + $0.replacing("\n\n", with: "\n\n\n") },
    ]
    for transform in transforms {
      let after = try #require(try await SeedPage(page, spec: "specs/uim", change: { transform($1) }))
      #expect(try after.judgement().findings.map(Self.words).sorted() == old)
    }
  }

  private static func rewritten(_ path: String, _ text: String, by changes: [Change]) -> String {
    var result = text
    for change in changes where path.hasSuffix(change.files) {
      #expect(result.contains(change.old), "\(path) has no \(change.old)")
      result = result.replacing(change.old, with: change.new) + change.added
    }
    return result
  }

  /// What a finding says, wherever it stands.
  private static func words(_ finding: Finding) -> String {
    [
      finding.rule.rawValue, finding.platform?.rawValue ?? "", finding.part, finding.property?.spelling ?? "",
      finding.state.description, finding.expected ?? "", finding.found ?? "",
    ].joined(separator: " | ")
  }
}
