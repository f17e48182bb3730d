/// Lines of the files that a report shows.
public struct SourceExcerpts: Sendable {
  private let bytes: @Sendable (String) -> [UInt8]?

  /// `bytes` gives a file by the path of a location or an origin; nil where it cannot be had.
  public init(bytes: @escaping @Sendable (String) -> [UInt8]?) { self.bytes = bytes }

  /// A 1-based line without its end and without a byte order mark.
  func line(_ number: Int, of path: String) -> String? {
    guard number >= 1, let bytes = bytes(path) else { return nil }
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        if line == number { break }
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        line += 1
        start = index + 1
      }
      index += 1
    }
    return line == number ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }
}
