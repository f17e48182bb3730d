import ParityModel

extension Origin: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(path)
    blob.write(line)
    blob.write(column)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(path: try blob.value(), line: try blob.value(), column: try blob.value())
  }
}

extension CalendarDate: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(description) }

  init(from blob: inout BlobReader) throws(BlobError) {
    guard let date = CalendarDate(try blob.value(String.self)) else { throw BlobError() }
    self = date
  }
}

extension Quantity: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(value)
    blob.write(unit)
  }

  init(from blob: inout BlobReader) throws(BlobError) { self.init(try blob.value(), try blob.value()) }
}

extension Expectation: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .exactly(let quantity):
      blob.write(byte: 0)
      blob.write(quantity)
    case .within(let lower, let upper, let unit):
      blob.write(byte: 1)
      blob.write(lower)
      blob.write(upper)
      blob.write(unit)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .exactly(try blob.value())
    case 1: self = .within(try blob.value(), try blob.value(), try blob.value())
    default: throw BlobError()
    }
  }
}

extension Pin: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(property)
    blob.write(state)
    blob.write(expected)
    blob.write(platforms)
    blob.write(exceptions)
    blob.write(restatements)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      property: try blob.value(), state: try blob.value(), expected: try blob.value(),
      platforms: try blob.value(), exceptions: try blob.value(), restatements: try blob.value(),
      origin: try blob.value())
  }
}

extension Pin.Exception: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platforms)
    blob.write(allowed)
    blob.write(reason)
    blob.write(until)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platforms: try blob.value(), allowed: try blob.value(), reason: try blob.value(),
      until: try blob.value(), origin: try blob.value())
  }
}

extension Pin.Exception.Allowance: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .values(let values):
      blob.write(byte: 0)
      blob.write(values)
    case .absent: blob.write(byte: 1)
    case .anything: blob.write(byte: 2)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .values(try blob.value())
    case 1: self = .absent
    case 2: self = .anything
    default: throw BlobError()
    }
  }
}

extension Pin.Restatement: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platforms)
    blob.write(property)
    blob.write(declarations)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      platforms: try blob.value(), property: try blob.value(), declarations: try blob.value(),
      origin: try blob.value())
  }
}
