import Foundation
import ScratchFolder
import Testing

@Suite("lint --fix")
struct FixTests {
  @Test("brings every drift of one literal in the examples to conformance, and then changes nothing")
  func examples() async throws {
    let scratch = try Scratch()
    try scratch.shell("cp -r '\(Build.root)/examples' . && chmod 640 examples/drifting/compose/Badge.kt")
    let command = ["lint", "--spec", "examples/specs", "--root", "examples/drifting"]
    let planned = await Run(command + ["--dry-run"], in: scratch)
    #expect(planned.status == .findings)
    #expect(planned.errors.hasPrefix("note: 14 of 18 findings can be fixed\n"))
    #expect(try scratch.shell("diff -r '\(Build.root)/examples' examples") == "")

    let fixed = await Run(command + ["--fix"], in: scratch)
    #expect(fixed.status == .findings)
    #expect(fixed.output.contains("\nnote: fixed 13 literals in 13 files\n"))
    #expect(fixed.output.contains("\n4 errors; "))
    // What is written is what the tree that conforms says there, and nothing else.
    let left = try scratch.shell(
      "cd examples && diff -rq conforming drifting | sed 's/Files conforming.//; s/ and .*//'")
    #expect(
      left == "compose/Banner.kt\ncompose/RatingBar.kt\nswiftui/Banner.swift\nswiftui/RatingBar.swift\n")
    #expect(try scratch.shell("stat -c %a examples/drifting/compose/Badge.kt") == "640\n")
    #expect(try scratch.shell("find examples/drifting -newer examples/README.md -name '*.??????'") == "")

    let lines = planned.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("+") && !$0.hasPrefix("+++") } == 13)
    try scratch.write(["fixes.diff": planned.output])
    try scratch.shell(
      "cp -r '\(Build.root)/examples/drifting' again && cd again && patch -s -p1 < ../fixes.diff")
    #expect(try scratch.shell("diff -r again examples/drifting") == "")

    let before = try scratch.fingerprint()
    let second = await Run(command + ["--fix"], in: scratch)
    #expect(second.output.contains("\nnote: nothing could be fixed by changing one literal\n"))
    #expect(second.output.contains("\n4 errors; "))
    #expect(try scratch.fingerprint() == before)
  }

  @Test("says at each finding that is left why it is")
  func refusals() async throws {
    let spec = Sample.spec.replacing("Constant(\"maxScale\", 4)", with: "Part(\"Bar\").height(20)")
    let kotlin = """
      private val barHeight = 24.dp
      @Composable fun Bar() {
        Box(Modifier.height(barHeight))
        Spacer(Modifier.padding(top = barHeight))
      }

      """
    let swift = "struct Bar: View {\n  var body: some View { Text(\"a\").frame(height: 20) }\n}\n"
    let scratch = try Sample.project(spec: spec, swift: swift, kotlin: kotlin)
    let run = await Run("lint", "--fix", in: scratch)
    #expect(
      run.output.contains(
        "  = note: not fixed: barHeight is written in 1 more place; change it with --shared barHeight\n")
        || run.output.contains(
          "  = note: not fixed: the literal states padding.top of Bar as well; "
            + "change it with --shared kotlin/ui/Box.kt:1\n"),
      "\(run.output)")
    #expect(scratch.read("kotlin/ui/Box.kt") == kotlin)
    #expect(await Run("lint", "--fix", "--shared", "barHeight", in: scratch).status == .clean)
    #expect(scratch.read("kotlin/ui/Box.kt") == kotlin.replacing("24", with: "20"))
  }

  @Test("rewrites the fences and the prose of a page in place")
  func page() async throws {
    let spec = Sample.spec
      .replacing("  Platform(.compose", with: "  Documentation(\"docs/*.md\")\n  Platform(.compose")
      .replacing("4)\n", with: "4)\n  Claim(\"zooms up to {maxScale}x\")\n")
    let page = """
      # Böx 👋🏽

      Ünd it zooms up to **5**x.\r
      ```swift title="swift/Box.swift"
      \(Sample.swift)```

      ```kotlin title="kotlin/Box.kt"
      \(Sample.drifting)```

      """
    let scratch = try Sample.project(spec: spec)
    try scratch.write(["page.md": page])
    let run = await Run("lint", "--root", "page.md", "--fix", in: scratch)
    #expect(run.status == .clean, "\(run.output)")
    #expect(scratch.read("page.md") == page.replacing("5", with: "4").replacing("4f", with: "4f"))
  }

  @Test("writes through a link, and leaves the link")
  func link() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    try scratch.shell("mv kotlin/ui/Box.kt swift/Real.kt && ln -s ../../swift/Real.kt kotlin/ui/Box.kt")
    #expect(await Run("lint", "--fix", in: scratch).status == .clean)
    #expect(try scratch.shell("readlink kotlin/ui/Box.kt") == "../../swift/Real.kt\n")
    #expect(scratch.read("swift/Real.kt") == Sample.kotlin)
  }

  @Test("puts fixes into SARIF that are the same edits")
  func sarif() async throws {
    let scratch = try Sample.project(kotlin: Sample.drifting)
    let run = await Run("lint", "--format", "sarif", in: scratch)
    #expect(
      run.output.contains(
        #""fixes":[{"description":{"text":"write 4"},"artifactChanges":[{"artifactLocation":"#
          + #"{"uri":"kotlin/ui/Box.kt"},"replacements":[{"deletedRegion":{"startLine":1,"startColumn":30,"#
          + #""endLine":1,"endColumn":32},"insertedContent":{"text":"4f"}}]}]}]"#), "\(run.output)")
    #expect(scratch.read("kotlin/ui/Box.kt") == Sample.drifting)
  }

  @Test(
    "does not go with what reads something else than the work tree",
    arguments: [
      (["--fix", "--staged"], "error: --fix changes the work tree\n  help: drop --staged\n"),
      (["--dry-run", "--watch"], "error: --dry-run changes the work tree\n  help: drop --watch\n"),
      (
        ["--dry-run", "--format", "json"],
        "error: --dry-run prints a diff and no report\n  help: drop --format\n"
      ),
      (
        ["--shared", "a"],
        "error: --shared says what --fix may change\n  help: give --fix or --dry-run as well\n"
      ),
    ])
  func options(words: [String], errors: String) async throws {
    let run = await Run(["lint"] + words, in: try Sample.project())
    #expect(run.status == .failed)
    #expect(run.errors == errors)
  }
}
