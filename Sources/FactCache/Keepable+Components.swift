import ParityModel

extension ComponentSpec: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(parts)
    blob.write(constants)
    blob.write(claims)
    blob.write(behaviours)
    blob.write(table)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      name: try blob.value(), parts: try blob.value(), constants: try blob.value(),
      claims: try blob.value(), behaviours: try blob.value(), table: try blob.value(),
      origin: try blob.value())
  }
}

extension PartSpec: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(names)
    blob.write(pins)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      name: try blob.value(), names: try blob.value(), pins: try blob.value(), origin: try blob.value())
  }
}

extension ConstantSpec: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(pin)
    blob.write(names)
    blob.write(owners)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(pin: try blob.value(), names: try blob.value(), owners: try blob.value())
  }
}

extension ClaimSpec: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(sentence)
    blob.write(part)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(sentence: try blob.value(), part: try blob.value(), origin: try blob.value())
  }
}

extension TokenTable: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(holders)
    blob.write(isAlike)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(holders: try blob.value(), isAlike: try blob.value())
  }
}

extension BehaviourSpec.Kind: Keepable {}

extension BehaviourSpec: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(kind)
    blob.write(name)
    blob.write(inputs)
    blob.write(columns)
    blob.write(subjects)
    blob.write(assumptions)
    blob.write(ticks)
    blob.write(expected)
    blob.write(total)
    blob.write(platforms)
    blob.write(exceptions)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      kind: try blob.value(), name: try blob.value(), inputs: try blob.value(), columns: try blob.value(),
      subjects: try blob.value(), assumptions: try blob.value(), ticks: try blob.value(),
      expected: try blob.value(), total: try blob.value(), platforms: try blob.value(),
      exceptions: try blob.value(), origin: try blob.value())
  }
}

extension BehaviourSpec.Input: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(domain)
    blob.write(isReal)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(name: try blob.value(), domain: try blob.value(), isReal: try blob.value())
  }
}

extension BehaviourSpec.Input.Domain: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .values(let values):
      blob.write(byte: 0)
      blob.write(values)
    case .cases(let types):
      blob.write(byte: 1)
      blob.write(types)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .values(try blob.value())
    case 1: self = .cases(try blob.value())
    default: throw BlobError()
    }
  }
}

extension BehaviourSpec.Column: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(names)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(try blob.value(String.self), named: try blob.value())
  }
}

extension BehaviourSpec.Subject: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(place)
    blob.write(inputs)
    blob.write(taking)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      name: try blob.value(), place: try blob.value(), inputs: try blob.value(),
      taking: try blob.value(), origin: try blob.value())
  }
}

extension BehaviourSpec.Assumption: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(value)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(name: try blob.value(), value: try blob.value())
  }
}

extension BehaviourSpec.Expected: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(inputs)
    blob.write(value)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(inputs: try blob.value(), value: try blob.value())
  }
}
