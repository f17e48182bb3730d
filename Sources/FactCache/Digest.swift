import CIdentity

/// The BLAKE2b digest of some bytes: contents that differ have digests that differ.
public struct Digest: Hashable, Sendable {
  /// The 32 bytes as four numbers, the lowest byte first.
  let words: SIMD4<UInt64>

  init(words: SIMD4<UInt64>) { self.words = words }

  public init(of bytes: [UInt8]) {
    var builder = Builder()
    builder.add(bytes)
    self = builder.digest()
  }

  var bytes: [UInt8] {
    (0..<4).flatMap { index in (0..<8).map { UInt8(truncatingIfNeeded: words[index] >> (8 * $0)) } }
  }

  /// A digest of several things, one after the other.
  struct Builder {
    private var state = blake2b_t()

    init() { blake2b_begin(&state) }

    mutating func add(_ bytes: [UInt8]) {
      bytes.withUnsafeBytes { blake2b_add(&state, $0.baseAddress, $0.count) }
    }

    func digest() -> Digest {
      var state = state
      var words = SIMD4<UInt64>()
      withUnsafeMutableBytes(of: &words) {
        blake2b_end(&state, $0.assumingMemoryBound(to: UInt64.self).baseAddress)
      }
      return Digest(words: words)
    }
  }
}
