import FoundationEssentials
import Testing

@Suite("The facts of a tree")
struct ExtractDeterminismTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// A spec and what it is held against: the gallery, and the documentation pages where they are at hand.
  private static let trees: [(spec: String, root: String)] = {
    let gallery = ["conforming", "drifting"].map { ("examples/specs", "examples/" + $0) }
    let seeds = root + "/../shared/seeds"
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: seeds)) ?? []
    if pages.isEmpty { print("skipped the pages: ../shared is not at hand") }
    return gallery
      + pages.sorted().map { ("specs/" + ($0.hasPrefix("002") ? "ui" : "uim"), seeds + "/" + $0) }
  }()

  @Test("are the same bytes on every run, from any folder and with any number of threads", arguments: trees)
  func sameBytes(tree: (spec: String, root: String)) async {
    let root = Self.root
    func words(_ jobs: String) -> [String] {
      let place = tree.root.hasPrefix("/") ? tree.root : root + "/" + tree.root
      return [
        "extract", "--spec", root + "/" + tree.spec, "--root", place, "--format", "json", "--jobs", jobs,
      ]
    }
    let first = await Run(words("1"), at: root)
    #expect(first.output.utf8.count > 1_000)
    for (jobs, folder) in [("1", root), ("2", root), ("1", root + "/docs"), ("2", "/")] {
      let other = await Run(words(jobs), at: folder)
      #expect(other.output == first.output, "\(jobs) jobs from \(folder)")
    }
  }
}
