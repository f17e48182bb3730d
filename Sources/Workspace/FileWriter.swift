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

  /// Puts other bytes in place of those that were read, and keeps the permissions of the file.
  ///
  /// A file that holds anything else by now is left alone.
  public static func replace(
    _ path: String, holding former: [UInt8], with bytes: [UInt8]
  ) throws(WorkspaceError) {
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
      throw .notWritten(path: path, reason: FileSystem.reason())
    }
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .notWritten(path: path, reason: FileSystem.reason()) }
    var failure = write(bytes, to: descriptor)
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    if fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = failure ?? errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    let isSame = (try? FileSystem.read(path, limit: former.count)) == former
    if failure == nil, isSame {
      if rename(template, path) == 0 { return }
      failure = errno
    }
    unlink(template)
    if let failure { throw .notWritten(path: path, reason: FileSystem.reason(failure)) }
    throw .changed(path: path)
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
