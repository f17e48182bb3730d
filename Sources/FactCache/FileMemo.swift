import Workspace

/// The digests of the files of one tree, by the stamps that the files had when they were read.
public struct FileMemo: Hashable, Sendable {
  private var entries: [String: Entry] = [:]

  struct Entry: Hashable, Sendable {
    var stamp: FileStamp
    var digest: Digest
  }

  public init() {}

  /// The digest of a file whose stamp is still the same.
  public func digest(of path: String, stamp: FileStamp) -> Digest? {
    guard let entry = entries[path], entry.stamp == stamp else { return nil }
    return entry.digest
  }

  public mutating func note(_ path: String, stamp: FileStamp, digest: Digest) {
    entries[path] = Entry(stamp: stamp, digest: digest)
  }

  public mutating func forget(all isGone: (String) -> Bool) { entries = entries.filter { !isGone($0.key) } }

  public var count: Int { entries.count }
}

extension FileMemo: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(entries) }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init()
    entries = try blob.value()
  }
}

extension FileMemo.Entry: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(stamp)
    blob.write(digest)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(stamp: try blob.value(), digest: try blob.value())
  }
}
