import CIdentity
import Workspace

/// The program that runs. What another one kept is never taken for its own: one that reads otherwise
/// would have kept something else.
public struct BuildIdentity: Hashable, Sendable {
  let identity: [UInt8]

  /// The id that the linker made from the program's contents; without one, which file it is and when it
  /// was written. Nil where neither can be had.
  public static let current: BuildIdentity? = {
    var id = [UInt8](repeating: 0, count: 64)
    let count = build_id(&id, id.count)
    if count >= 8 { return BuildIdentity(identity: Array(id[..<count])) }
    guard let stamp = FileStamp(ofFile: "/proc/self/exe") else { return nil }
    return BuildIdentity(identity: stamp.blob)
  }()
}

extension FileStamp: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .object(let name):
      blob.write(byte: 0)
      blob.write(name)
    case .status(let status):
      blob.write(byte: 1)
      blob.write(fixed: status.device)
      blob.write(fixed: status.inode)
      blob.write(fixed: UInt64(bitPattern: status.size))
      blob.write(fixed: UInt64(bitPattern: status.modified))
      blob.write(fixed: UInt64(bitPattern: status.changed))
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .object(try blob.value())
    case 1:
      self = .status(
        Status(
          device: try blob.fixed(), inode: try blob.fixed(), size: Int64(bitPattern: try blob.fixed()),
          modified: Int64(bitPattern: try blob.fixed()), changed: Int64(bitPattern: try blob.fixed())))
    default: throw BlobError()
    }
  }
}
