import ParityModel

extension Keepable where Self: CaseIterable & Equatable, AllCases == [Self] {
  func write(to blob: inout BlobWriter) {
    blob.write(byte: UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0xFF))
  }

  init(from blob: inout BlobReader) throws(BlobError) { self = try blob.choice(of: Self.allCases) }
}

extension Platform: Keepable {}
extension Unit: Keepable {}
extension Rule: Keepable {}
extension Severity: Keepable {}
extension Edge: Keepable {}

extension State: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(byte: rawValue) }

  init(from blob: inout BlobReader) throws(BlobError) { self.init(rawValue: try blob.byte()) }
}

extension Property: Keepable {
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(all, UInt8(2)...))

  func write(to blob: inout BlobWriter) {
    switch self {
    case .constant(let name):
      blob.write(byte: 0)
      blob.write(name)
    case .parameter(let name):
      blob.write(byte: 1)
      blob.write(name)
    default: blob.write(byte: Self.numbers[self] ?? 0xFF)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .constant(try blob.value())
    case 1: self = .parameter(try blob.value())
    case let number:
      let index = Int(number) - 2
      guard index < Self.all.count else { throw BlobError() }
      self = Self.all[index]
    }
  }
}

extension Value: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .number(let number):
      blob.write(byte: 0)
      blob.write(number)
    case .text(let text):
      blob.write(byte: 1)
      blob.write(text)
    case .boolean(let flag):
      blob.write(byte: 2)
      blob.write(flag)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .number(try blob.value())
    case 1: self = .text(try blob.value())
    case 2: self = .boolean(try blob.value())
    default: throw BlobError()
    }
  }
}

extension Location: Keepable {
  /// Ends as their distance from the beginning: most are short.
  func write(to blob: inout BlobWriter) {
    blob.write(path)
    blob.write(lower)
    blob.write(Int(upper) - Int(lower))
    blob.write(line)
    blob.write(column)
    blob.write(endLine &- line)
    blob.write(endColumn)
    blob.write(page)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(path: try blob.value(), lower: try blob.value())
    guard let upper = UInt32(exactly: Int(lower) &+ (try blob.value(Int.self))) else { throw BlobError() }
    self.upper = upper
    line = try blob.value()
    column = try blob.value()
    endLine = line &+ (try blob.value(Int.self))
    endColumn = try blob.value()
    page = try blob.value()
  }
}

extension Location.Page: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(path)
    blob.write(line)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(path: try blob.value(), line: try blob.value())
  }
}

extension Fact: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platform)
    blob.write(part)
    blob.write(property)
    blob.write(state)
    blob.write(value)
    blob.write(unit)
    blob.write(text)
    blob.write(location)
    blob.write(derivation)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platform: try blob.value(), part: try blob.value(), property: try blob.value(),
      state: try blob.value(), value: try blob.value(), unit: try blob.value(), text: try blob.value(),
      location: try blob.value(), derivation: try blob.value())
  }
}

extension Fact.Derivation: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(location)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(name: try blob.value(), location: try blob.value())
  }
}
