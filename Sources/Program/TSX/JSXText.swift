import SyntaxTree

/// Joins a run of JSX text the way React does: lines are trimmed where they meet a line break, empty lines
/// go, the rest are joined by a space. A decoded character reference is never trimmed.
struct JSXText {
  /// A byte of a line, and whether it comes from a character reference.
  private typealias Unit = (byte: UInt8, isDecoded: Bool)

  private var lines: [[Unit]] = [[]]
  private var visible: ByteRange?
  private var whole: ByteRange?

  /// Appends a character reference, decoded.
  mutating func append(reference: String, at range: ByteRange) {
    lines[lines.count - 1] += reference.utf8.map { ($0, true) }
    visible = Self.join(visible, range)
    whole = Self.join(whole, range)
  }

  /// Appends source text as it stands between tags.
  mutating func append(_ source: SourceText, _ range: ByteRange) {
    for offset in range.lower..<range.upper where Int(offset) < source.bytes.count {
      let byte = source.bytes[Int(offset)]
      if byte == 0x0A || byte == 0x0D {
        lines.append([])
        continue
      }
      lines[lines.count - 1].append((byte, false))
      if byte != 0x20, byte != 0x09 { visible = Self.join(visible, ByteRange(offset, offset + 1)) }
    }
    whole = Self.join(whole, range)
  }

  /// The text, and where it stands from its first to its last visible byte; nil where nothing is left.
  func finish() -> (String, ByteRange)? {
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      var line = line[...]
      if index > 0 { line = line.drop(while: Self.isBlank) }
      if index < lines.count - 1 {
        while let last = line.last, Self.isBlank(last) { line.removeLast() }
      }
      if line.isEmpty { continue }
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes += line.map(\.byte)
    }
    guard !bytes.isEmpty, let range = visible ?? whole else { return nil }
    return (String(decoding: bytes, as: UTF8.self), range)
  }

  private static func isBlank(_ unit: Unit) -> Bool {
    !unit.isDecoded && (unit.byte == 0x20 || unit.byte == 0x09)
  }

  private static func join(_ range: ByteRange?, _ more: ByteRange) -> ByteRange {
    ByteRange(range?.lower ?? more.lower, more.upper)
  }
}
