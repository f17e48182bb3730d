import Glibc

/// What tells, without reading them, whether the bytes behind a path are those of an earlier run.
public enum FileStamp: Hashable, Sendable {
  /// The name of a git object, which stands for its bytes wherever they are.
  case object(String)
  case status(Status)

  /// What the system says of a file. Whoever writes to a file changes `changed`, which no one can set.
  public struct Status: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64
    public var size: Int64
    /// Nanoseconds since 1970.
    public var modified: Int64
    public var changed: Int64

    public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
      self.device = device
      self.inode = inode
      self.size = size
      self.modified = modified
      self.changed = changed
    }
  }

  /// The stamp of a regular file of the disk, links followed; nil for anything else.
  public init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .status(
      Status(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
        modified: Self.nanoseconds(status.st_mtim), changed: Self.nanoseconds(status.st_ctim)))
  }

  /// Whether nothing was written to the file in the two seconds before a moment: what is written after
  /// it gives the file another stamp, however coarse the clock of its disk is.
  public func isSettled(at nanoseconds: Int64) -> Bool {
    switch self {
    case .object: return true
    case .status(let status):
      let last = max(status.modified, status.changed)
      let (age, overflow) = nanoseconds.subtractingReportingOverflow(last)
      return !overflow && age >= 2_000_000_000
    }
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
