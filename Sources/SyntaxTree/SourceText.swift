/// The bytes of one source file, as they are on disk, and the lines they make.
///
/// Offsets count bytes of `bytes`, so a byte order mark and carriage returns have their places.
public struct SourceText: Sendable {
  public let bytes: [UInt8]
  public let lines: LineIndex

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    self.lines = LineIndex(bytes: bytes)
  }

  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// The text of a range; invalid UTF-8 is repaired with replacement characters.
  public func text(_ range: ByteRange) -> String {
    let lower = min(Int(range.lower), bytes.count)
    let upper = min(Int(range.upper), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Whether a range holds this ASCII word.
  public func text(_ range: ByteRange, is word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount, Int(range.upper) <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[Int(range.lower) + $0] == word[$0] }
    }
  }

  /// The number that a range of up to 15 decimal digits says; nil where anything else stands in it.
  public func decimal(_ range: ByteRange) -> Double? {
    guard 1...15 ~= range.count, Int(range.upper) <= bytes.count else { return nil }
    var value = 0
    for index in Int(range.lower)..<Int(range.upper) {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return Double(value)
  }

  /// Whether the first byte of a range is this one.
  public func starts(with byte: UInt8, at range: ByteRange) -> Bool {
    range.count > 0 && Int(range.lower) < bytes.count && bytes[Int(range.lower)] == byte
  }

  /// The text of a range without blanks, save one where two words would run together (`some View`).
  public func compactText(_ range: ByteRange) -> String {
    let lower = min(Int(range.lower), bytes.count)
    let upper = min(Int(range.upper), bytes.count)
    guard bytes[lower..<upper].contains(where: { $0 <= 0x20 }) else { return text(range) }
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    var result: [UInt8] = []
    var gap = false
    for byte in bytes[lower..<upper] {
      if byte <= 0x20 {
        gap = true
        continue
      }
      if gap, let last = result.last, isWord(last), isWord(byte) { result.append(0x20) }
      gap = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// 1-based line and column of an offset; the column counts Unicode code points.
  public func position(of offset: UInt32) -> SourcePosition {
    let line = lines.line(of: offset)
    let start = lines.start(ofLine: line)
    let end = max(Int(start), min(Int(offset), bytes.count))
    var column = 1 + lines.codePoints(in: Int(start)..<end, of: bytes)
    if line == 1, hasByteOrderMark, offset >= 3 { column -= 1 }
    return SourcePosition(line: line, column: column)
  }

  /// The positions of both ends of a range, which nearly always stand on one line.
  public func positions(of range: ByteRange) -> (start: SourcePosition, end: SourcePosition) {
    let start = position(of: range.lower)
    let isOnOneLine = start.line == lines.count || range.upper < lines.start(ofLine: start.line + 1)
    guard isOnOneLine, Int(range.upper) <= bytes.count, !(start.line == 1 && hasByteOrderMark) else {
      return (start, position(of: range.upper))
    }
    let length = lines.codePoints(in: Int(range.lower)..<Int(range.upper), of: bytes)
    return (start, SourcePosition(line: start.line, column: start.column + length))
  }

  /// The offset of a 1-based line and column; places outside the text are clamped.
  public func offset(line: Int, column: Int) -> UInt32 {
    var offset = Int(lines.start(ofLine: line))
    if offset == 0, hasByteOrderMark { offset = 3 }
    for _ in 1..<max(1, column) where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return UInt32(offset)
  }

  /// A file may open with the UTF-8 byte order mark, which takes no column.
  private var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

/// A 1-based line and a 1-based column that counts Unicode code points.
public struct SourcePosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
