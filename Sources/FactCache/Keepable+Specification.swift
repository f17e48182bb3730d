import ParityModel

extension Specification: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(project)
    blob.write(projectOrigin)
    blob.write(sources)
    blob.write(documents)
    blob.write(components)
    blob.write(aliases)
    blob.write(namespaces)
    blob.write(teachings)
    blob.write(levels)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      project: try blob.value(), projectOrigin: try blob.value(), sources: try blob.value(),
      documents: try blob.value(), components: try blob.value(), aliases: try blob.value(),
      namespaces: try blob.value(), teachings: try blob.value(), levels: try blob.value())
  }
}

extension Dialect: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(platform)
    blob.write(rem)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(platform: try blob.value(), rem: try blob.value(Double.self))
  }
}

extension Specification.Source: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(dialect)
    blob.write(globs)
    blob.write(root)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      dialect: try blob.value(), globs: try blob.value(), root: try blob.value(), origin: try blob.value())
  }
}

extension Specification.DocumentSource: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(globs)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(globs: try blob.value(), origin: try blob.value())
  }
}

extension Specification.RuleLevel: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(rule)
    blob.write(severity)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(rule: try blob.value(), severity: try blob.value(), origin: try blob.value())
  }
}

extension TokenAlias: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(written)
    blob.write(means)
    blob.write(unit)
    blob.write(platforms)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      written: try blob.value(), means: try blob.value(), unit: try blob.value(),
      platforms: try blob.value(), origin: try blob.value())
  }
}

extension TokenNamespace: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(unit)
    blob.write(platforms)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      name: try blob.value(), unit: try blob.value(), platforms: try blob.value(),
      origin: try blob.value())
  }
}

extension Teaching: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(call)
    blob.write(argument)
    blob.write(properties)
    blob.write(platforms)
    blob.write(origin)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      call: try blob.value(), argument: try blob.value(), properties: try blob.value(),
      platforms: try blob.value(), origin: try blob.value())
  }
}

extension Teaching.Argument: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .position(let position):
      blob.write(byte: 0)
      blob.write(position)
    case .label(let label):
      blob.write(byte: 1)
      blob.write(label)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .position(try blob.value())
    case 1: self = .label(try blob.value())
    default: throw BlobError()
    }
  }
}
