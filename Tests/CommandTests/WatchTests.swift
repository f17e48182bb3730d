import FoundationEssentials
import Glibc
import ScratchFolder
import Testing

@Suite("lint --watch")
struct WatchTests {
  /// Waits for the output of a watching program to hold a text; the milliseconds that took, nil for never.
  private func wait(for text: String, in scratch: Scratch) -> Int? {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(20) {
      if scratch.read("out").contains(text) {
        return Int((ContinuousClock.now - start) / .milliseconds(1))
      }
      usleep(2000)
    }
    return nil
  }

  @Test("lints again when a source, a new file, or the spec changes, and outlives a broken spec")
  func changes() async throws {
    let scratch = try Sample.project()
    let id = try scratch.shell(
      "touch out; '\(Build.products)/paritylint' lint --watch >out 2>&1 </dev/null & echo $!")
    defer { _ = try? scratch.shell("kill \(id)") }
    #expect(wait(for: "no findings; 2 pins met", in: scratch) != nil)
    #expect(wait(for: "note: watching for changes; stop with Ctrl-C\n", in: scratch) != nil)

    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting])
    let time = try #require(wait(for: "the constant maxScale of Box is 5 in Compose, not 4", in: scratch))
    #expect(time < 5000, "far above what it takes, for a machine that is busy")

    try scratch.write(["specs/box.swift": Sample.spec.replacing("4)", with: "5)")])
    #expect(wait(for: "the constant maxScale of Box is 4 in SwiftUI, not 5", in: scratch) != nil)
    try scratch.write(["specs/box.swift": Sample.spec.replacing("Constant", with: "Constnat")])
    #expect(wait(for: "error[spec]", in: scratch) != nil)
    try scratch.write(["specs/box.swift": Sample.spec.replacing("4)", with: "6)")])
    #expect(wait(for: "the constant maxScale of Box is 5 in Compose, not 6", in: scratch) != nil)

    try scratch.shell("mkdir -p kotlin/new/deep; sleep 0.3")
    try scratch.write([
      "kotlin/new/deep/More.kt": "fun broken( {\n", "kotlin/ui/Box.kt": "const val MaxScale = 7f\n",
    ])
    #expect(wait(for: "the constant maxScale of Box is 7 in Compose, not 6", in: scratch) != nil)
  }

  @Test("is for the work tree")
  func usage() async throws {
    let run = await Run("lint", "--watch", "--staged", in: try Sample.project())
    #expect(run.status == .failed)
    #expect(run.errors == "error: --watch lints the work tree as it changes\n  help: drop --staged\n")
  }
}
