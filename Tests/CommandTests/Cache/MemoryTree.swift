import Synchronization
import Workspace

/// A tree of files in memory, on a disk whose clock ticks once a second.
final class MemoryTree: SourceTree {
  struct File: Hashable {
    var text: String
    var inode: UInt64
    /// The second of the last change.
    var changed: Int64
  }

  private struct State {
    var files: [String: File] = [:]
    var inodes: UInt64 = 0
    var now: Int64 = 1_000_000_000_000
    var reads = 0
  }

  static let second: Int64 = 1_000_000_000

  let name: String
  private let state = Mutex(State())

  init(name: String) { self.name = name }

  var now: Int64 { state.withLock { $0.now } }
  /// How many files have been read.
  var reads: Int { state.withLock { $0.reads } }
  var texts: [String: String] { state.withLock { $0.files.mapValues(\.text) } }

  func wait(_ nanoseconds: Int64) { state.withLock { $0.now += nanoseconds } }

  func write(_ text: String, to path: String) {
    state.withLock { state in
      if state.files[path] == nil { state.inodes += 1 }
      let inode = state.files[path]?.inode ?? state.inodes
      state.files[path] = File(text: text, inode: inode, changed: state.now / Self.second)
    }
  }

  func delete(_ path: String) { state.withLock { _ = $0.files.removeValue(forKey: path) } }

  /// A file that is renamed keeps its number, and the time of its last change.
  func rename(_ path: String, to other: String) {
    state.withLock { $0.files[other] = $0.files.removeValue(forKey: path) }
  }

  /// Writes what is another text, and nothing else.
  func restore(_ texts: [String: String]) {
    for (path, text) in self.texts where texts[path] != text { delete(path) }
    for (path, text) in texts where self.texts[path] != text { write(text, to: path) }
  }

  func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    let paths = state.withLock { $0.files.keys.sorted() }
    return Listing(
      files: paths.filter { path in globs.contains { $0.matches(path) } }.map { ListedFile(path: $0) })
  }

  func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    let file = state.withLock { state in
      state.reads += 1
      return state.files[path]
    }
    guard let file else { throw .missing(path: path) }
    return Array(file.text.utf8)
  }

  func stamp(of path: String) -> FileStamp? {
    state.withLock { state in
      guard let file = state.files[path] else { return nil }
      let changed = file.changed * Self.second
      return .status(
        .init(
          device: 1, inode: file.inode, size: Int64(file.text.utf8.count), modified: changed,
          changed: changed))
    }
  }
}
