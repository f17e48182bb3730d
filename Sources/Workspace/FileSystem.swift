import Glibc

/// The few calls of the system that reading a tree needs.
enum FileSystem {
  enum Kind: Hashable, Sendable { case file, folder, link, other }

  struct Entry {
    var name: String
    var kind: Kind
  }

  /// What a path is, links followed.
  static func kind(of path: String) throws(WorkspaceError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, isFolder: false) }
    return kind(status.st_mode)
  }

  /// The entries of a folder but `.` and `..`, in no order; `unnameable` counts names that are no UTF-8.
  static func entries(of folder: String) throws(WorkspaceError) -> (entries: [Entry], unnameable: Int) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let stream = opendir(folder) else { throw failure(folder, isFolder: true) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    var unnameable = 0
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        guard errno == 0 else { throw failure(folder, isFolder: true) }
        return (entries, unnameable)
      }
      let name = withUnsafePointer(to: &record.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name else {
        unnameable += 1
        continue
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: kind(of: name, in: folder, hint: record.pointee.d_type)))
    }
  }

  /// At most `limit` bytes of a regular file.
  static func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    // Opening a FIFO without O_NONBLOCK would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, isFolder: false) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, isFolder: false) }
    guard kind(status.st_mode) == .file else { throw .notAFile(path: path) }
    guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
    var bytes: [UInt8] = []
    var step = max(Int(status.st_size) + 1, 4096)
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, initialized in
        count = systemRead(descriptor, buffer)
        initialized = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, isFolder: false)
      }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      step = 65_536
    }
  }

  /// Makes a folder, and those above it that are missing.
  static func makeFolder(_ path: String) throws(WorkspaceError) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, path != "/" {
      try makeFolder(Path.parent(of: path))
      if mkdir(path, 0o777) == 0 { return }
    }
    let code = errno
    guard try kind(of: path) == .folder else { throw .notWritten(path: path, reason: reason(code)) }
  }

  /// The path with every link resolved; nil where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(validatingCString: text)
  }

  /// The system's sentence for the last failure.
  static func reason(_ code: Int32 = errno) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    let sentence = String(cString: text)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private static func failure(_ path: String, isFolder: Bool) -> WorkspaceError {
    let code = errno
    return code == ENOENT || code == ENOTDIR
      ? .missing(path: path) : .refused(path: path, isFolder: isFolder, reason: reason(code))
  }

  private static func kind(of name: String, in folder: String, hint: UInt8) -> Kind {
    switch Int(hint) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      return lstat(folder + "/" + name, &status) == 0 ? kind(status.st_mode) : .other
    default: return .other
    }
  }

  private static func kind(_ mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    Glibc.read(descriptor, buffer.baseAddress, buffer.count)
  }
}
