import ParityModel

/// What is kept of one file under the digest of what its outline leads to.
public enum FileFacts: Hashable, Sendable {
  /// What it states.
  case facts(PortFacts)
  /// What else of the port it hangs on: what it states is kept under a digest of that as well.
  case observing([Observation])
}

extension FileFacts {
  /// What is kept, without the facts where none of the file is of interest.
  init?(blob: [UInt8], at start: Int, of interest: FactInterest) {
    var reader = BlobReader(bytes: blob, at: start)
    guard let value = try? FileFacts(from: &reader, of: interest) else { return nil }
    self = value
  }
}

/// Where what the files of a port state is kept, in the order of the files.
public struct PortManifest: Hashable, Sendable {
  public var keys: [CacheKey]

  public init(keys: [CacheKey]) { self.keys = keys }
}
