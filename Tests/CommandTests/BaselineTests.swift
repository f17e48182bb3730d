import ScratchFolder
import Testing

@Suite("lint with a baseline")
struct BaselineTests {
  private static let recorded = """
    # paritylint baseline 1
    value-drift compose "Box" "" constant:maxScale found "5"

    """

  @Test("records what is found, and is clean from then on")
  func record() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    let run = await Run("lint", "--write-baseline", "debt.txt", in: scratch)
    #expect(run.status == .clean)
    #expect(run.output == "debt.txt records 1 finding\n")
    #expect(scratch.read("debt.txt") == Self.recorded)
    let clean = await Run("lint", "--baseline", "debt.txt", in: scratch)
    #expect(clean.status == .clean)
    #expect(clean.output.hasSuffix("\nno findings; 1 pin met, 1 difference allowed\n"))
    let json = await Run("lint", "--baseline", "debt.txt", "--format", "json", in: scratch)
    #expect(json.output.contains(#""leave":{"source":"baseline","reason":"recorded in debt.txt"}"#))
    let sarif = await Run("lint", "--baseline", "debt.txt", "--format", "sarif", in: scratch)
    #expect(
      sarif.output.contains(
        #""suppressions":[{"kind":"external","justification":"recorded in debt.txt"}]"#))
  }

  @Test("reports new debt, and the entry that is gone at its line")
  func stale() async throws {
    let scratch = try Sample.project(kotlin: "\n\nprivate const val MaxScale = 6f\n")
    try scratch.write(["debt.txt": Self.recorded])
    let run = await Run("lint", "--baseline", "debt.txt", in: scratch)
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix("error[value-drift] Box: the constant maxScale of Box is 6 in Compose, not 4\n"))
    #expect(
      run.output.contains(
        """
        warning[stale-baseline] Box: the baseline records a value-drift that is gone
         --> debt.txt:2:1
          |
        2 | value-drift compose "Box" "" constant:maxScale found "5"
        """))
  }

  @Test("says what is wrong with the file, and where")
  func mistakes() async throws {
    let scratch = try Sample.project()
    let missing = await Run("lint", "--baseline", "debt.txt", in: scratch)
    #expect(missing.status == .failed)
    #expect(missing.errors.hasPrefix("error: no such file or folder: \(scratch.path)/debt.txt\n"))
    try scratch.write(["debt.txt": "# paritylint baseline 1\nvalue-drift ios\n"])
    let bad = await Run("lint", "--baseline", "debt.txt", in: scratch)
    #expect(bad.status == .failed)
    #expect(
      bad.errors == """
        error: debt.txt:2: there is no platform 'ios'
          help: record it anew with --write-baseline debt.txt

        """)
    let refused = await Run("lint", "--write-baseline", "no/debt.txt", in: scratch)
    #expect(refused.status == .failed)
  }

  @Test(
    "records the whole project only",
    arguments: [
      ["swift"], ["--component", "Box"], ["--platform", "compose"], ["--baseline", "debt.txt"],
    ])
  func whole(words: [String]) async throws {
    let scratch = try Sample.project()
    let run = await Run(["lint", "--write-baseline", "debt.txt"] + words, in: scratch)
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("error: a baseline records the whole project\n"))
  }
}
