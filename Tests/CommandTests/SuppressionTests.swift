import ScratchFolder
import Testing

@Suite("lint of sources with comments")
struct SuppressionTests {
  private func project(_ comment: String, rest: String = Sample.drifting) throws -> Scratch {
    try Sample.project(kotlin: "// \(comment)\n\(rest)")
  }

  @Test("lets the findings be that a comment allows, and keeps them in sight")
  func allowed() async throws {
    let scratch = try project("paritylint:allow value-drift -- until the new zoom ships")
    let run = await Run("lint", in: scratch)
    #expect(run.status == .clean)
    #expect(run.output.hasSuffix("\nno findings; 1 pin met, 1 difference allowed\n"))
    let json = await Run("lint", "--format", "json", in: scratch)
    #expect(
      json.output.contains(
        "\"findings\":[],\"allowed\":[\n{\"rule\":\"value-drift\",\"verdict\":\"allowed\""))
    #expect(json.output.contains(#""leave":{"source":"comment","reason":"until the new zoom ships"}"#))
    let sarif = await Run("lint", "--format", "sarif", in: scratch)
    #expect(
      sarif.output.contains(
        #""suppressions":[{"kind":"inSource","justification":"until the new zoom ships"}]"#))
  }

  @Test("says what a comment lacks, and what nothing needs any more")
  func comments() async throws {
    let vague = await Run("lint", in: try project("paritylint:allow value-drift"))
    #expect(vague.status == .findings)
    #expect(
      vague.output.contains(
        """
        error[invalid-exception] this exception gives no reason
         --> kotlin/ui/Box.kt:1:1
          |
        1 | // paritylint:allow value-drift
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = note: write // paritylint:allow RULE -- reason
        """))
    let idle = await Run("lint", in: try project("paritylint:allow value-drift -- x", rest: Sample.kotlin))
    #expect(idle.status == .findings)
    #expect(
      idle.output.hasPrefix("warning[unused-exception] nothing here needs the exception for value-drift\n"))
  }
}
