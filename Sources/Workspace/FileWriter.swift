import Glibc

/// Writes a file so that a reader sees the old one or the new one, never half of it.
public enum FileWriter {
  /// Writes a temporary file beside the target, then renames it.
  public static func write(
    _ bytes: [UInt8], to path: String, isExecutable: Bool = false
  ) throws(WorkspaceError) {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .notWritten(path: path, reason: FileSystem.reason()) }
    let failure = fill(descriptor, with: bytes, mode: isExecutable ? 0o777 : 0o666)
    if let failure = failure ?? (rename(template, path) == 0 ? nil : errno) {
      unlink(template)
      throw .notWritten(path: path, reason: FileSystem.reason(failure))
    }
  }

  /// Writes, gives the file the mode that a plain one has, and closes it; the system's code on a failure.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t) -> Int32? {
    let failure = write(bytes, to: descriptor)
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, mode & ~mask)
    return close(descriptor) == 0 ? failure : failure ?? errno
  }

  /// Writes all bytes to an open descriptor; the system's code on a failure.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
  }
}
