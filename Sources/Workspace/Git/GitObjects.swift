import Synchronization

/// Reads objects of a repository through one `git cat-file --batch`, which starts with the first of them.
///
/// One request is written and its answer read to the end before the next, so neither side ever waits
/// for the other with a full pipe.
final class GitObjects: Sendable {
  private let git: GitCommand
  private let reader = Mutex<Reader?>(nil)

  init(git: GitCommand) { self.git = git }

  /// The bytes of an object; `path` is what messages call it.
  func bytes(of object: String, path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    let answer = try reader.withLock { reader throws(WorkspaceError) -> Reader.Answer in
      if reader == nil { reader = Reader(process: try git.start(["cat-file", "--batch"], isSpokenTo: true)) }
      return reader?.answer(to: object, limit: limit) ?? .broken
    }
    switch answer {
    case .bytes(let bytes): return bytes
    case .tooLarge: throw .tooLarge(path: path, limit: limit)
    case .missing:
      throw .git(command: "cat-file", reason: "the object store lacks \(object), which is \(path)")
    case .broken: throw .git(command: "cat-file", reason: "it ended before it gave \(path)")
    }
  }

  private struct Reader: ~Copyable {
    let process: ChildProcess
    /// What was read and not yet used.
    var buffer: [UInt8] = []
    var start = 0

    enum Answer {
      case bytes([UInt8])
      case tooLarge, missing, broken
    }

    init(process: consuming ChildProcess) { self.process = process }

    mutating func answer(to object: String, limit: Int) -> Answer {
      guard process.write(Array((object + "\n").utf8)), let header = line() else { return .broken }
      let words = header.split(separator: " ")
      guard words.count == 3, let size = Int(words[2]) else { return .missing }
      guard size <= limit else { return take(size + 1) == nil ? .broken : .tooLarge }
      guard var bytes = take(size + 1) else { return .broken }
      bytes.removeLast()
      return .bytes(bytes)
    }

    private mutating func line() -> String? {
      while true {
        if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { start = end + 1 }
          return String(decoding: buffer[start..<end], as: UTF8.self)
        }
        guard fill(4096) else { return nil }
      }
    }

    private mutating func take(_ count: Int) -> [UInt8]? {
      while buffer.count - start < count { guard fill(count - (buffer.count - start)) else { return nil } }
      defer { start += count }
      return Array(buffer[start..<(start + count)])
    }

    private mutating func fill(_ count: Int) -> Bool {
      if start > 0 {
        buffer.removeFirst(start)
        start = 0
      }
      guard let chunk = process.read(upTo: min(max(count, 4096), 1 << 20)), !chunk.isEmpty else {
        return false
      }
      buffer += chunk
      return true
    }
  }
}
