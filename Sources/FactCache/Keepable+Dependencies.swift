import ParityModel

extension NameHash: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(fixed: bits) }

  init(from blob: inout BlobReader) throws(BlobError) { self.init(bits: try blob.fixed32()) }
}

extension FileOutline: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(words)
    blob.write(types)
    blob.write(values)
    blob.write(holders)
    blob.write(members)
    blob.write(byte: traits.rawValue)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      words: try blob.value(), types: try blob.value(), values: try blob.value(), holders: try blob.value(),
      members: try blob.value(), traits: Traits(rawValue: try blob.byte()))
  }
}

extension Observation: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .declarations(let name):
      blob.write(byte: 0)
      blob.write(name)
    case .members(let name):
      blob.write(byte: 1)
      blob.write(name)
    case .mentions(let name):
      blob.write(byte: 2)
      blob.write(name)
    case .shadows: blob.write(byte: 3)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .declarations(try blob.value())
    case 1: self = .members(try blob.value())
    case 2: self = .mentions(try blob.value())
    case 3: self = .shadows
    default: throw BlobError()
    }
  }
}

extension FileFacts: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .facts(let facts):
      blob.write(byte: 0)
      blob.write(facts.contents)
      blob.write(facts)
    case .observing(let observations):
      blob.write(byte: 1)
      blob.write(observations)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) { try self.init(from: &blob, of: nil) }

  /// Without an interest all facts are read.
  init(from blob: inout BlobReader, of interest: FactInterest?) throws(BlobError) {
    switch try blob.byte() {
    case 0:
      let contents = try blob.value(PortFacts.Contents.self)
      self = .facts(try PortFacts(from: &blob, isWhole: interest.map(contents.isOf) ?? true))
    case 1: self = .observing(try blob.value())
    default: throw BlobError()
    }
  }
}

extension PortFacts {
  /// What facts are there, before any of them is read.
  struct Contents: Keepable {
    var parts: [String]
    var properties: [Property]

    func isOf(_ interest: FactInterest) -> Bool {
      parts.contains(where: interest.parts.contains)
        || properties.contains(where: interest.properties.contains)
    }

    func write(to blob: inout BlobWriter) {
      blob.write(parts)
      blob.write(properties)
    }

    init(parts: [String], properties: [Property]) {
      self.parts = parts
      self.properties = properties
    }

    init(from blob: inout BlobReader) throws(BlobError) {
      self.init(parts: try blob.value(), properties: try blob.value())
    }
  }

  var contents: Contents {
    var parts: Set<String> = []
    var properties: [String: Property] = [:]
    for fact in facts + uses {
      parts.insert(fact.part)
      properties[fact.property.spelling] = fact.property
    }
    return Contents(
      parts: parts.sorted(), properties: properties.sorted { $0.key < $1.key }.map(\.value))
  }
}

extension PortManifest: Keepable {
  func write(to blob: inout BlobWriter) { blob.write(keys.map(\.digest)) }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(keys: try blob.value([Digest].self).map { CacheKey(digest: $0) })
  }
}
