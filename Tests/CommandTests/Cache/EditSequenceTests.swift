import Conformance
import FactCache
import FoundationEssentials
import ParityModel
import ScratchFolder
import Synchronization
import Testing
import Workspace

@testable import ParityLintCommand

/// `PARITYLINT_SEQUENCES` says how many sequences are tried; sixty where it does not.
@Suite("A cached run")
struct EditSequenceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let count =
    ProcessInfo.processInfo.environment["PARITYLINT_SEQUENCES"].flatMap(Int.init) ?? 60

  @Test(
    "reads what one without a cache reads, whatever is edited, renamed, deleted, added, taught or reverted")
  func sequences() async throws {
    var reads = (plain: 0, cached: 0)
    for seed in 0..<Self.count {
      var dice = EditSequence.Dice(seed: seed)
      let tree = MemoryTree(name: "disk \(seed)")
      var specification = EditSequence.specs[0]
      // Most edits of a run are of one port, so that more of them meet.
      let port = dice.pick(["swift/", "kotlin/", "tsx/", ""])
      let paths = EditSequence.versions.keys.filter { $0.hasPrefix(port) }.sorted()
      for path in paths where dice.roll(4) > 0 {
        tree.write(EditSequence.versions[path]?[0] ?? "", to: path)
      }
      var history = [tree.texts]
      for step in 0..<6 {
        if step > 0 { edit(tree, paths, &specification, history, &dice) }
        history.append(tree.texts)
        tree.wait(dice.pick([0, MemoryTree.second / 3, MemoryTree.second, 3 * MemoryTree.second]))
        let before = tree.reads
        let plain = try await read(tree, specification, cache: nil)
        let between = tree.reads
        let complaints = Complaints()
        let cache = FactCache(
          folder: scratch.path + "/cache", build: try #require(BuildIdentity.current), limit: 300_000,
          clock: { tree.now }, warn: { complaints.add($0) })
        let cached = try await read(tree, specification, cache: cache)
        reads.plain += between - before
        reads.cached += tree.reads - between
        #expect(complaints.all == [])
        try #require(plain.isSame(as: cached, of: tree.texts.keys), "seed \(seed), step \(step)")
        // Another run that only judges: what it does not read makes no difference.
        guard dice.roll(4) == 0 else { continue }
        let judge = Judge(specification: specification, today: CalendarDate(secondsSince1970: 1_800_000_000))
        let judged = try await read(tree, specification, cache: cache, isJudgedOnly: true)
        try #require(judge.judge(plain.ports) == judge.judge(judged.ports), "seed \(seed), step \(step)")
      }
    }
    #expect(reads.cached < reads.plain, "the cache was of no use")
  }

  private func edit(
    _ tree: MemoryTree, _ all: [String], _ specification: inout Specification, _ history: [[String: String]],
    _ dice: inout EditSequence.Dice
  ) {
    let paths = tree.texts.keys.sorted()
    switch dice.roll(12) {
    case 0...4:
      let path = dice.pick(all)
      tree.write(dice.pick(EditSequence.versions[path] ?? []), to: path)
    case 5 where !paths.isEmpty:
      let path = dice.pick(paths)
      tree.rename(
        path, to: dice.pick(all.filter { $0.hasPrefix(path.prefix(3)) } + [path + "x", "a/" + path]))
    case 6 where !paths.isEmpty: tree.delete(dice.pick(paths))
    case 7:
      let path = dice.pick(all)
      tree.write(dice.pick(EditSequence.versions[path] ?? []), to: path.replacing("/", with: "/new/"))
    case 8, 9: specification = dice.pick(EditSequence.specs)
    case 10: tree.restore(dice.pick(history))
    default:
      // Written again as it was.
      if let path = paths.first { tree.write(tree.texts[path] ?? "", to: path) }
    }
  }

  private func read(
    _ tree: MemoryTree, _ specification: Specification, cache: FactCache?, isJudgedOnly: Bool = false
  ) async throws -> PortReading {
    let selection = Selection(tree: tree, narrowed: [])
    let files = try selection.ports(of: specification, platform: nil).ports
    var stopwatch = Stopwatch()
    return try await PortReader(
      tree: tree, width: 1, cache: cache, interests: isJudgedOnly ? specification.interests : [:]
    ).read(files, &stopwatch)
  }
}

private final class Complaints: Sendable {
  private let sentences = Mutex<[String]>([])

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }

  var all: [String] { sentences.withLock { $0 } }
}

extension PortReading {
  /// Whether two readings hand the same on to the judge and to the reports.
  func isSame(as other: PortReading, of paths: some Sequence<String>) -> Bool {
    ports == other.ports && unknownClasses == other.unknownClasses
      && paths.allSatisfy { sources[$0].map(\.bytes) == other.sources[$0].map(\.bytes) }
  }
}
