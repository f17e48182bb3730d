/// Reads a qualified name such as `Outer.Inner`, byte by byte: these are asked at every step of a run.
enum QualifiedName {
  private static let dot = UInt8(ascii: ".")

  /// `Outer` of `Outer.Inner`; nil for a single word.
  static func owner(of path: String) -> String? {
    lastDot(in: path).map { String(path[..<path.utf8.index(path.startIndex, offsetBy: $0)]) }
  }

  /// `Inner` of `Outer.Inner`; the whole of a single word.
  static func last(of path: String) -> String {
    guard let offset = lastDot(in: path) else { return path }
    return String(path[path.utf8.index(path.startIndex, offsetBy: offset + 1)...])
  }

  /// Whether a path is `name`, or ends with it as a whole word or words.
  static func isSame(_ path: String, endingIn name: String) -> Bool {
    let (path, name) = (path.utf8, name.utf8)
    let rest = path.count - name.count
    if rest == 0 { return path.elementsEqual(name) }
    guard rest > 0 else { return false }
    let tail = path.dropFirst(rest - 1)
    return tail.first == dot && tail.dropFirst().elementsEqual(name)
  }

  /// In bytes from the start; nil for a single word.
  private static func lastDot(in path: String) -> Int? {
    // Byte by byte through a string costs several times as much.
    guard let found = path.utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: dot) }) else {
      return Array(path.utf8).lastIndex(of: dot)
    }
    return found
  }
}
