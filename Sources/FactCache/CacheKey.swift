import ParityModel

/// What a kept thing depends on, all of it, as one digest. Things of two kinds never share a key.
public struct CacheKey: Hashable, Sendable {
  let digest: Digest

  private enum Kind: UInt8 { case memo, specification, facts, behaviours }

  private init(_ kind: Kind, _ build: BuildIdentity, _ write: (inout BlobWriter) -> Void) {
    var blob = BlobWriter()
    blob.write(byte: kind.rawValue)
    blob.write(number: UInt64(build.identity.count))
    for byte in build.identity { blob.write(byte: byte) }
    write(&blob)
    digest = Digest(of: blob.bytes)
  }

  /// Of the digests of a tree's files, by the tree's name.
  public static func memo(of tree: String, _ build: BuildIdentity) -> CacheKey {
    CacheKey(.memo, build) { $0.write(tree) }
  }

  /// Of a specification, by the paths and bytes of its files.
  public static func specification(
    of files: [(path: String, bytes: [UInt8])], _ build: BuildIdentity
  ) -> CacheKey {
    CacheKey(.specification, build) { blob in
      blob.write(number: UInt64(files.count))
      for file in files {
        blob.write(file.path)
        blob.write(Digest(of: file.bytes))
      }
    }
  }

  /// Of what the files of a port state: of all of them, for names are resolved across them, and of what
  /// the spec teaches about names of the project.
  public static func facts(
    of files: KeptFiles, dialect: Dialect, teaching: PortTeaching, _ build: BuildIdentity
  ) -> CacheKey {
    CacheKey(.facts, build) { blob in
      blob.write(files.digest)
      blob.write(dialect)
      blob.write(teaching.namespaces)
      blob.write(teaching.teachings)
    }
  }

  /// Of what the files of a port do where a spec asks.
  public static func behaviours(
    of files: KeptFiles, dialect: Dialect, teaching: PortTeaching, _ build: BuildIdentity
  ) -> CacheKey {
    CacheKey(.behaviours, build) { blob in
      blob.write(files.digest)
      blob.write(dialect)
      for (component, spec) in teaching.components.enumerated() {
        for (index, behaviour) in spec.behaviours.enumerated() where behaviour.applies(to: dialect.platform) {
          blob.write(component)
          blob.write(index)
          blob.write(behaviour)
        }
      }
    }
  }
}

/// The files of a port in their order, as one digest.
public struct KeptFiles: Hashable, Sendable {
  let digest: Digest

  public init(_ files: [KeptFile]) { digest = Digest(of: files.blob) }
}

/// One file of a port, as far as its facts depend on it.
public struct KeptFile: Hashable, Sendable {
  var path: String
  var page: Location.Page?
  var content: Content

  public enum Content: Hashable, Sendable {
    case bytes(Digest)
    /// A file that cannot be read as a source, and why.
    case unreadable(reason: String)
  }

  public init(path: String, page: Location.Page?, content: Content) {
    self.path = path
    self.page = page
    self.content = content
  }
}

extension KeptFile: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(path)
    blob.write(page)
    switch content {
    case .bytes(let digest):
      blob.write(byte: 0)
      blob.write(digest)
    case .unreadable(let reason):
      blob.write(byte: 1)
      blob.write(reason)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    path = try blob.value()
    page = try blob.value()
    switch try blob.byte() {
    case 0: content = .bytes(try blob.value())
    case 1: content = .unreadable(reason: try blob.value())
    default: throw BlobError()
    }
  }
}
