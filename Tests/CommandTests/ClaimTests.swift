import ScratchFolder
import Testing

@Suite("lint of documentation")
struct ClaimTests {
  private static let spec = Sample.spec
    .replacing("  Platform(.compose", with: "  Documentation(\"docs/*.md\")\n  Platform(.compose")
    .replacing("4)\n", with: "4)\n  Claim(\"zooms up to {maxScale}x\")\n")

  private func project(_ page: String) throws -> Scratch {
    let scratch = try Sample.project(spec: Self.spec)
    try scratch.write(["docs/box.md": page])
    return scratch
  }

  @Test("reports what a file says otherwise than the spec, at its own line")
  func drift() async throws {
    #expect(await Run("lint", in: try project("# Box\n\nIt zooms up to **4**x.\n")).status == .clean)
    let run = await Run("lint", in: try project("# Box\n\nIt zooms up to **5**x.\n"))
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        """
        error[docs-drift] Box: the documentation says 5 where the constant maxScale of Box is 4
         --> docs/box.md:3:18
          |
        3 | It zooms up to **5**x.
          |                  ^ expected 4, found 5
          = note: the claim is: zooms up to {maxScale}x
          = spec: specs/box.swift:11  Claim("zooms up to {maxScale}x")
        """))
    let narrowed = await Run("lint", "docs/box.md", in: try project("It zooms up to 5x."))
    #expect(narrowed.status == .findings)
  }

  @Test("allows what a comment of the page gives a reason for, and reports comments that nothing needs")
  func comments() async throws {
    let comment = "<!-- paritylint:allow docs-drift -- the next release has it -->"
    for page in ["# Box\n\nIt zooms up to 5x. \(comment)\n", "# Box\n\n\(comment)\nIt zooms up to 5x.\n"] {
      let run = await Run("lint", "--format", "json", in: try project(page))
      #expect(run.status == .clean, "\(run.output)")
      #expect(
        run.output.contains("\"leave\":{\"source\":\"comment\",\"reason\":\"the next release has it\"}"))
    }
    let unused = await Run("lint", in: try project("# Box\n\nIt zooms up to 4x. \(comment)\n"))
    #expect(
      unused.output.hasPrefix(
        """
        warning[unused-exception] nothing here needs the exception for docs-drift
         --> docs/box.md:3:20
        """), "\(unused.output)")
    let bare = await Run(
      "lint", in: try project("# Box\n\nIt zooms up to 5x. <!-- paritylint:allow docs-drift -->\n"))
    #expect(bare.output.contains("error[docs-drift] Box: "))
    #expect(bare.output.contains("error[invalid-exception] this exception gives no reason\n"))
    #expect(bare.output.contains("note: write <!-- paritylint:allow docs-drift -- reason -->\n"))
  }

  @Test("reads the page that is the root itself")
  func page() async throws {
    let scratch = try project("")
    try scratch.write([
      "page.md": "# Box\n\nIt zooms up to 5x.\n\n```swift title=\"swift/Box.swift\"\n\(Sample.swift)```\n"
    ])
    let run = await Run("lint", "--root", "page.md", "--platform", "swiftui", in: scratch)
    #expect(run.output.contains(" --> page.md:3:16\n"))
    #expect(run.output.contains("3 | It zooms up to 5x.\n"))
  }

  @Test("says so where there is none")
  func none() async throws {
    let run = await Run("lint", in: try Sample.project(spec: Self.spec))
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("note: 1 claim is not judged: no page about them is under the root\n"))
    let other = await Run("lint", "-q", in: try Sample.project(spec: Self.spec))
    #expect(other.output == "")
  }

  private func staged(_ scratch: Scratch) async -> Run {
    await Run(["lint", "--staged"], in: scratch, environment: scratch.environment)
  }

  @Test("takes what is staged of it")
  func stagedPage() async throws {
    let scratch = try project("It zooms up to 4x.\n")
    try scratch.makeRepository()
    try scratch.shell("git add . && git commit -qm first")
    try scratch.write(["docs/box.md": "It zooms up to 5x.\n"])
    #expect(await staged(scratch).status == .clean)
    try scratch.shell("git add .")
    let run = await staged(scratch)
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("error[docs-drift] Box: "))
  }
}
