/// The bytes are not what they should be.
struct BlobError: Error {}

/// Reads what a `BlobWriter` wrote. Bytes that it did not write end in an error, never in a trap.
struct BlobReader {
  private let bytes: [UInt8]
  private var position = 0
  private var texts: [String] = []
  /// How many values stand around the one that is read.
  private var depth = 0

  private static let depthLimit = 200

  init(bytes: [UInt8], at start: Int = 0) {
    self.bytes = bytes
    position = start
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(BlobError) -> UInt8 {
    guard position < bytes.count else { throw BlobError() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(BlobError) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw BlobError() }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  mutating func fixed() throws(BlobError) -> UInt64 {
    var result: UInt64 = 0
    for shift in 0..<8 { result |= UInt64(try byte()) << (8 * UInt64(shift)) }
    return result
  }

  mutating func fixed32() throws(BlobError) -> UInt32 {
    guard bytes.count - position >= 4 else { throw BlobError() }
    defer { position += 4 }
    return UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
      | UInt32(bytes[position + 3]) << 24
  }

  /// A number of things that take a byte each at least, so never more than bytes are left.
  mutating func count() throws(BlobError) -> Int {
    guard let count = Int(exactly: try number()), count <= bytes.count - position else { throw BlobError() }
    return count
  }

  mutating func text() throws(BlobError) -> String {
    let number = try number()
    if number > 0 {
      guard number <= UInt64(texts.count) else { throw BlobError() }
      return texts[Int(number - 1)]
    }
    let count = try count()
    defer { position += count }
    let text = String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    texts.append(text)
    return text
  }

  mutating func value<Value: Keepable>(_: Value.Type = Value.self) throws(BlobError) -> Value {
    try Value(from: &self)
  }

  /// A value that may hold others of its kind.
  mutating func nested<Value: Keepable>(_: Value.Type = Value.self) throws(BlobError) -> Value {
    guard depth < Self.depthLimit else { throw BlobError() }
    depth += 1
    defer { depth -= 1 }
    return try Value(from: &self)
  }

  /// One of some values by its position among them.
  mutating func choice<Value>(of values: [Value]) throws(BlobError) -> Value {
    let index = Int(try byte())
    guard index < values.count else { throw BlobError() }
    return values[index]
  }
}
