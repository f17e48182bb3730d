extension Bool: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(byte: self ? 1 : 0) }

  init(from blob: inout BlobReader) throws(BlobError) { self = try blob.choice(of: [false, true]) }
}

extension Int: Keepable {
  /// The sign in the lowest bit: small numbers of either sign are short.
  func write(to blob: inout BlobWriter) {
    blob.write(number: UInt64(bitPattern: Int64(self << 1) ^ Int64(self >> 63)))
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    let bits = try blob.number()
    self = Int(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }
}

extension UInt32: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(number: UInt64(self)) }

  init(from blob: inout BlobReader) throws(BlobError) {
    guard let value = UInt32(exactly: try blob.number()) else { throw BlobError() }
    self = value
  }
}

extension Double: Keepable {
  /// Bit for bit.
  func write(to blob: inout BlobWriter) { blob.write(fixed: bitPattern) }

  init(from blob: inout BlobReader) throws(BlobError) { self.init(bitPattern: try blob.fixed()) }
}

extension String: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(text: self) }

  init(from blob: inout BlobReader) throws(BlobError) { self = try blob.text() }
}

extension Digest: Keepable {
  func write(to blob: inout BlobWriter) { for index in 0..<4 { blob.write(fixed: words[index]) } }

  init(from blob: inout BlobReader) throws(BlobError) {
    var words = SIMD4<UInt64>()
    for index in 0..<4 { words[index] = try blob.fixed() }
    self.init(words: words)
  }
}

extension Optional: Keepable where Wrapped: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(self != nil)
    if let self { blob.write(self) }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self = try blob.value(Bool.self) ? try Wrapped(from: &blob) : nil
  }
}

extension Array: Keepable where Element: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(number: UInt64(count))
    for element in self { blob.write(element) }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self = []
    let count = try blob.count()
    reserveCapacity(Swift.min(count, 1 << 17))
    for _ in 0..<count { append(try Element(from: &blob)) }
  }
}

extension Dictionary: Keepable where Key: Keepable & Comparable, Value: Keepable {
  /// In the order of the keys: equal dictionaries are equal bytes.
  func write(to blob: inout BlobWriter) {
    blob.write(number: UInt64(count))
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      blob.write(key)
      blob.write(value)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self = [:]
    for _ in 0..<(try blob.count()) {
      let key = try Key(from: &blob)
      self[key] = try Value(from: &blob)
    }
  }
}
