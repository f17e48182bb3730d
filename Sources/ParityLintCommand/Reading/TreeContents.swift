import FactCache
import SyntaxTree
import Workspace

/// What the files of a run hold, as digests. A file that is as it was in an earlier run is not read.
struct TreeContents: Sendable {
  enum Content: Sendable {
    /// The bytes are at hand where the file had to be read.
    case bytes(Digest, [UInt8]?)
    case unreadable(reason: String)
    case failure(WorkspaceError)
  }

  private var contents: [String: Content] = [:]

  /// A file whose digest is not known yet; its bytes where it has been read.
  private struct Unknown: Sendable {
    var file: ListedFile
    var bytes: [UInt8]?
    var before: Before?
  }

  /// How a file was before it was read.
  struct Before: Sendable {
    /// Nanoseconds since 1970.
    var now: Int64
    var stamp: FileStamp?
  }

  /// Files of `same` hold what they held in a former reading.
  init(
    of files: [ListedFile], in tree: any SourceTree, _ cache: FactCache, width: Int, limit: Int,
    reusing former: PortReading, for same: Set<String>
  ) async {
    let key = Self.key(of: tree, in: cache)
    var memo = cache.memo(for: key) ?? FileMemo()
    var unknown: [Unknown] = []
    for file in files {
      let isSame = same.contains(file.path)
      if isSame, case .bytes(let digest, _)? = former.contents?[file.path] {
        contents[file.path] = .bytes(digest, nil)
      } else if let stamp = tree.stamp(of: file.path), let digest = memo.digest(of: file.path, stamp: stamp) {
        contents[file.path] = .bytes(digest, nil)
      } else if isSame, case .program(let program)? = former.files[file.path]?.outcome {
        unknown.append(
          Unknown(file: file, bytes: program.source.bytes, before: former.files[file.path]?.before))
      } else {
        unknown.append(Unknown(file: file))
      }
    }
    let read = await concurrentMap(unknown, width: width) { Self.read($0, in: tree, cache, limit: limit) }
    var isMemoNew = false
    for (unknown, (content, stamp)) in zip(unknown, read) {
      contents[unknown.file.path] = content
      if case .bytes(let digest, _) = content, let stamp {
        memo.note(unknown.file.path, stamp: stamp, digest: digest)
        isMemoNew = true
      }
    }
    guard isMemoNew else { return }
    if memo.count > 2 * files.count + 1000 { memo.forget(all: { contents[$0] == nil }) }
    cache.keep(memo, for: key)
  }

  /// Whether an earlier run has read files of a tree.
  static func isKnown(_ tree: any SourceTree, in cache: FactCache) -> Bool {
    cache.memo(for: key(of: tree, in: cache)) != nil
  }

  private static func key(of tree: any SourceTree, in cache: FactCache) -> CacheKey {
    .memo(of: tree.stampName, cache.build)
  }

  subscript(path: String) -> Content? { contents[path] }

  /// The text that a file held; nil where it cannot be had any more.
  func text(of path: String, in tree: any SourceTree, limit: Int) -> SourceText? {
    guard case .bytes(let digest, let known)? = contents[path] else { return nil }
    if let known { return SourceText(bytes: known) }
    guard let bytes = try? tree.bytes(of: path, limit: limit), Digest(of: bytes) == digest else { return nil }
    return SourceText(bytes: bytes)
  }

  /// What a file holds, and the stamp that will tell it again: the same before and after
  /// reading, and old enough that the next change will be seen.
  private static func read(
    _ unknown: Unknown, in tree: any SourceTree, _ cache: FactCache, limit: Int
  ) -> (Content, FileStamp?) {
    let path = unknown.file.path
    let before = unknown.bytes == nil ? Before(now: cache.now, stamp: tree.stamp(of: path)) : unknown.before
    let content: Content
    if let bytes = unknown.bytes {
      content = .bytes(Digest(of: bytes), bytes)
    } else {
      do {
        let bytes = try tree.bytes(of: path, limit: limit)
        content = .bytes(Digest(of: bytes), bytes)
      } catch .tooLarge(_, let limit) {
        return (.unreadable(reason: PortReader.tooLarge(limit)), nil)
      } catch {
        return (.failure(error), nil)
      }
    }
    guard let before, let stamp = before.stamp, stamp.isSettled(at: before.now),
      tree.stamp(of: path) == stamp
    else { return (content, nil) }
    return (content, stamp)
  }
}
