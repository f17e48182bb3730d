/// A name by the hash of its first word: equal names have equal hashes, and a few others too.
///
/// It is for questions that may be answered too often with yes: whether a file may speak of a name.
public struct NameHash: Hashable, Comparable, Sendable {
  public let bits: UInt32

  public init(bits: UInt32) { self.bits = bits }

  /// Of the first word of a name, `Size` of `[Size]?`; of the whole text where it holds no word.
  public init(of name: String) {
    var hash = Builder()
    for byte in name.utf8 {
      if Self.isWord(byte) {
        hash.add(byte)
      } else if !hash.isEmpty {
        break
      }
    }
    if hash.isEmpty {
      for byte in name.utf8 { hash.add(byte) }
    }
    self = hash.hash
  }

  public static func < (left: NameHash, right: NameHash) -> Bool { left.bits < right.bits }

  /// Whether a byte is part of a word: a letter, a digit, `_`, `$`, or part of a character beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// FNV-1a, 32 bit.
  private struct Builder {
    private var bits: UInt32 = 2_166_136_261
    private var isPlain = true
    private(set) var isEmpty = true

    /// Words beyond ASCII are all alike: one letter can be spelled in several ways.
    var hash: NameHash { NameHash(bits: isPlain ? bits : 0) }

    mutating func add(_ byte: UInt8) {
      bits = (bits ^ UInt32(byte)) &* 16_777_619
      isPlain = isPlain && byte < 0x80
      isEmpty = false
    }
  }

  /// The words of a text, each once, in ascending order, and some more. Numbers are none.
  public static func words(of text: [UInt8], and others: [String] = []) -> [NameHash] {
    var known = Set(others.map { NameHash(of: $0) })
    var word = Builder()
    var isNumber = false
    func close() {
      if !word.isEmpty, !isNumber { known.insert(word.hash) }
      word = Builder()
    }
    for byte in text {
      guard isWord(byte) else {
        if !word.isEmpty { close() }
        continue
      }
      if word.isEmpty { isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
      word.add(byte)
    }
    close()
    return known.sorted()
  }
}
