import ParityModel

/// What a kept thing depends on, all of it, as one digest. Things of two kinds never share a key.
public struct CacheKey: Hashable, Sendable {
  let digest: Digest

  private enum Kind: UInt8 { case memo, specification, manifest, behaviours, outline, file }

  init(digest: Digest) { self.digest = digest }

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

  /// Of which kept things hold what the files of a port state.
  public static func manifest(
    of files: KeptFiles, _ question: PortQuestion, _ build: BuildIdentity
  ) -> CacheKey {
    CacheKey(.manifest, build) { blob in
      blob.write(files.digest)
      blob.write(question.digest)
    }
  }

  /// Of the outline of a file, by its bytes and the language that they are read in.
  public static func outline(of content: Digest, language: String, _ build: BuildIdentity) -> CacheKey {
    CacheKey(.outline, build) { blob in
      blob.write(content)
      blob.write(language)
    }
  }

  /// Of what one file of a port states.
  ///
  /// - Parameter scope: the files that this may hang on, whole.
  /// - Parameter observations: what it hangs on besides, each with the paths that answer it.
  public static func facts(
    ofFile file: KeptFile, beside scope: [KeptFile], observing observations: [(Observation, [String])],
    _ question: PortQuestion, _ build: BuildIdentity
  ) -> CacheKey {
    CacheKey(.file, build) { blob in
      blob.write(question.digest)
      blob.write(file.digest)
      blob.write(number: UInt64(scope.count))
      for file in scope { blob.write(file.digest) }
      blob.write(number: UInt64(observations.count))
      for (observation, paths) in observations {
        blob.write(observation)
        blob.write(paths)
      }
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

  public init(_ files: [KeptFile]) { digest = Digest(of: files.map(\.digest).blob) }
}

/// One file of a port, as far as its facts depend on it.
public struct KeptFile: Hashable, Sendable {
  let path: String
  let page: Location.Page?
  public let content: Content
  /// Of all three.
  let digest: Digest

  public enum Content: Hashable, Sendable {
    case bytes(Digest)
    /// A file that cannot be read as a source, and why.
    case unreadable(reason: String)
  }

  public init(path: String, page: Location.Page?, content: Content) {
    self.path = path
    self.page = page
    self.content = content
    var blob = BlobWriter()
    blob.write(loose: path)
    blob.write(page)
    switch content {
    case .bytes(let digest):
      blob.write(byte: 0)
      blob.write(digest)
    case .unreadable(let reason):
      blob.write(byte: 1)
      blob.write(reason)
    }
    digest = Digest(of: blob.bytes)
  }
}
