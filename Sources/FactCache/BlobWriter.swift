/// Writes values one after the other as compact bytes. A text that comes again is a number.
struct BlobWriter {
  private(set) var bytes: [UInt8] = []
  private var texts: [Spelling: UInt64] = [:]

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(fixed number: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(shift)))) }
  }

  mutating func write(fixed number: UInt32) {
    for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(shift)))) }
  }

  mutating func write(text: String) {
    let spelling = Spelling(text: text)
    if let known = texts[spelling] { return write(number: known) }
    texts[spelling] = UInt64(texts.count) + 1
    write(number: 0)
    write(loose: text)
  }

  /// A text that is not remembered for the next time.
  mutating func write(loose text: String) {
    let utf8 = text.utf8
    write(number: UInt64(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  /// A text by its bytes: two spellings of one letter are two texts.
  private struct Spelling: Hashable {
    let text: String

    static func == (left: Spelling, right: Spelling) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

/// What can be kept: written as bytes and read again as the same value.
protocol Keepable {
  func write(to blob: inout BlobWriter)
  init(from blob: inout BlobReader) throws(BlobError)
}

extension Keepable {
  /// The value as bytes of its own.
  var blob: [UInt8] {
    var writer = BlobWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Nil where the bytes are not exactly one value.
  init?(blob: [UInt8], at start: Int = 0) {
    var reader = BlobReader(bytes: blob, at: start)
    guard let value = try? Self(from: &reader), reader.isAtEnd else { return nil }
    self = value
  }
}

extension BlobWriter {
  mutating func write(_ value: some Keepable) { value.write(to: &self) }
}
