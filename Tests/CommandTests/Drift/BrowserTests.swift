import FoundationEssentials
import ScratchFolder
import Testing

@testable import ParityLintCommand

/// The page as a reader uses it, in a headless Chromium where there is one: `make browser-test` installs it.
@Suite("A drift page in a browser", .timeLimit(.minutes(5)))
struct BrowserTests {
  @Test("shows what its filters say, by hand and by keyboard, in light, dark, print and on a phone")
  func use() async throws {
    let scratch = try Scratch()
    let tools = try scratch.shell(
      "for tool in python3 chromium chromium-browser google-chrome; do command -v $tool || true; done")
    guard tools.contains("python3"), tools.contains("chrom") else {
      return print("skipped: there is no Chromium here; make browser-test installs it")
    }
    for format in ["html", "json"] {
      let run = await Run(
        [
          "drift", "--spec", "examples/specs", "--root", "examples/drifting", "--format", format, "--output",
          "\(scratch.path)/page.\(format)",
        ], at: Build.root)
      #expect(run.status == .clean)
    }
    let output = try scratch.shell(
      "python3 -B '\(Build.root)/Tests/Browser/drift_page.py' page.html page.json")
    #expect(output.hasSuffix(" checks\n"))
  }
}
