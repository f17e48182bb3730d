import CBLAKE2

/// The BLAKE2b digest of some bytes: contents that differ have digests that differ.
public struct Digest: Hashable, Sendable {
  /// The 32 bytes as four numbers, the lowest byte first.
  let words: SIMD4<UInt64>

  init(words: SIMD4<UInt64>) { self.words = words }

  public init(of bytes: [UInt8]) { self.init(of: bytes[...], under: []) }

  /// The digest that only those can make who have the key, which has 64 bytes at most.
  init(of bytes: ArraySlice<UInt8>, under key: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 32)
    // It only fails for sizes that it does not know.
    _ = bytes.withUnsafeBytes {
      blake2b(&digest, $0.baseAddress, key, digest.count, $0.count, key.count)
    }
    var words = SIMD4<UInt64>()
    digest.withUnsafeBytes { bytes in
      for index in 0..<4 {
        words[index] = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
      }
    }
    self.words = words
  }

  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
      for index in 0..<32 {
        bytes.initializeElement(
          at: index, to: UInt8(truncatingIfNeeded: words[index / 8] >> UInt64(8 * (index % 8))))
      }
      count = 32
    }
  }
}
