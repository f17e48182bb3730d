import Glibc

/// Waits for changes in folders, through inotify.
///
/// What changes between two waits is not lost: the next wait ends at once.
public struct FolderWatch: ~Copyable {
  private let descriptor: Int32

  private static let changes =
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_DELETE_SELF
    | IN_MOVE_SELF

  public init() throws(WorkspaceError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .notWatched(path: "the disk", reason: FileSystem.reason()) }
  }

  deinit { close(descriptor) }

  /// Watches a folder from now on; one that is watched already stays so, and one that is gone is none.
  public func add(_ folder: String) throws(WorkspaceError) {
    if inotify_add_watch(descriptor, folder, UInt32(Self.changes)) >= 0 || errno == ENOENT { return }
    throw .notWatched(path: folder, reason: FileSystem.reason())
  }

  /// Waits for a change of a folder, or of a file whose name counts, and then until all is quiet for
  /// some milliseconds.
  public func wait(quiet milliseconds: Int32, _ counts: (String) -> Bool) throws(WorkspaceError) {
    var isChanged = false
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = Glibc.poll(&poll, 1, isChanged ? milliseconds : -1)
      if ready == 0 { return }
      if ready < 0 {
        if errno == EINTR { continue }
        throw .notWatched(path: "the disk", reason: FileSystem.reason())
      }
      if hasChange(counts) { isChanged = true }
    }
  }

  /// Reads what has happened so far.
  private func hasChange(_ counts: (String) -> Bool) -> Bool {
    var isChanged = false
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(count, 0)
      }
      guard count > 0 else { return isChanged }
      var start = 0
      let header = MemoryLayout<inotify_event>.size
      while start + header <= bytes.count {
        let event = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        }
        let end = min(bytes.count, start + header + Int(event.len))
        let name = bytes[(start + header)..<end].prefix { $0 != 0 }
        let isFolder = event.mask & UInt32(IN_ISDIR | IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW) != 0
        if isFolder || counts(String(decoding: name, as: UTF8.self)) { isChanged = true }
        start = end
      }
    }
  }
}
