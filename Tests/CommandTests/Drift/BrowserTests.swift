import FoundationEssentials
import ScratchFolder
import Testing

@testable import ParityLintCommand

/// The page as a reader uses it, in a headless Chromium where there is one: `make browser-test` installs it.
@Suite("A drift page in a browser", .serialized, .timeLimit(.minutes(10)))
struct BrowserTests {
  private static let seeds = ["/..", "/../.."].map { Build.root + $0 + "/shared/seeds" }
    .first { FileManager.default.fileExists(atPath: $0) }

  @Test("shows what its filters say, by hand and by keyboard, in light, dark, print and on a phone")
  func examples() async throws {
    try await use("examples/specs", "examples/drifting")
  }

  @Test(
    "does so for the documentation pages",
    arguments: [("000", "uim"), ("001", "uim"), ("002", "ui"), ("003", "uim"), ("004", "uim")])
  func pages(number: String, spec: String) async throws {
    guard let seeds = Self.seeds else { return print("skipped the pages: ../shared/seeds is not at hand") }
    let names = try FileManager.default.contentsOfDirectory(atPath: seeds)
    let page = try #require(names.first { $0.hasPrefix(number + "_") })
    try await use("specs/" + spec, seeds + "/" + page)
  }

  private func use(_ spec: String, _ root: String) async throws {
    let scratch = try Scratch()
    let tools = try scratch.shell(
      "for tool in python3 chromium chromium-browser google-chrome; do command -v $tool || true; done")
    guard tools.contains("python3"), tools.contains("chrom") else {
      return print("skipped: there is no Chromium here; make browser-test installs it")
    }
    for format in ["html", "json"] {
      let run = await Run(
        [
          "drift", "--spec", spec, "--root", root, "--format", format, "--output",
          "\(scratch.path)/page.\(format)",
        ], at: Build.root)
      #expect(run.status == .clean && run.errors == "")
    }
    let output = try scratch.shell(
      "python3 -B '\(Build.root)/Tests/Browser/drift_page.py' page.html page.json")
    #expect(output.hasSuffix(" checks\n"))
  }
}
