import ParityModel

extension Unreadable: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platform)
    blob.write(part)
    blob.write(property)
    blob.write(reason)
    blob.write(location)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platform: try blob.value(), part: try blob.value(), property: try blob.value(),
      reason: try blob.value(), location: try blob.value())
  }
}

extension UnknownClass: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platform)
    blob.write(part)
    blob.write(text)
    blob.write(location)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platform: try blob.value(), part: try blob.value(), text: try blob.value(),
      location: try blob.value())
  }
}

extension Suppression: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platform)
    blob.write(rules)
    blob.write(reason)
    blob.write(mistakes)
    blob.write(location)
    blob.write(lines.lowerBound)
    blob.write(lines.upperBound)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platform: try blob.value(), rules: try blob.value(), reason: try blob.value(),
      mistakes: try blob.value(), location: try blob.value(), lines: 0...0)
    let lower = try blob.value(Int.self)
    let upper = try blob.value(Int.self)
    guard lower <= upper else { throw BlobError() }
    lines = lower...upper
  }
}

extension Suppression.Mistake: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .unknownVerb(let verb):
      blob.write(byte: 0)
      blob.write(verb)
    case .unknownRule(let rule):
      blob.write(byte: 1)
      blob.write(rule)
    case .noRule: blob.write(byte: 2)
    case .noReason: blob.write(byte: 3)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .unknownVerb(try blob.value())
    case 1: self = .unknownRule(try blob.value())
    case 2: self = .noRule
    case 3: self = .noReason
    default: throw BlobError()
    }
  }
}

extension Finding.Note: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(location)
    blob.write(text)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(location: try blob.value(), text: try blob.value())
  }
}
