import SyntaxTree

/// The names of one program, each text once.
///
/// A table of its own and no `Dictionary`: names are short and asked for at every node, so a keyed hash
/// costs more than all the rest. The texts come from one file within a size limit, and a file that makes
/// them collide only makes itself slow.
struct NameTable {
  private(set) var texts: ContiguousArray<String> = []
  private var entries: ContiguousArray<Entry> = []
  /// One more than the index of a name, or 0; a power of two of them, at most half in use.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 128)

  /// What a name is told by: its hash, and where its text stands in the source if it was read there.
  private struct Entry {
    let hash: UInt32
    let lower: UInt32
    let count: UInt32

    static let elsewhere = UInt32.max
  }

  /// The index of the text of a range, without making a string of it where it is a name already.
  mutating func index(of range: ByteRange, in source: SourceText) -> Int {
    let upper = min(Int(range.upper), source.bytes.count)
    let lower = min(Int(range.lower), upper)
    let found = source.bytes.withUnsafeBytes { bytes -> (index: Int?, hash: UInt32)? in
      let word = UnsafeRawBufferPointer(rebasing: bytes[lower..<upper])
      let (hash, isASCII) = Self.hash(word)
      guard isASCII else { return nil }
      return (index(of: word, hash: hash, in: bytes), hash)
    }
    // Text that is not ASCII may not be UTF-8, and then it is repaired.
    guard let found else { return index(of: source.text(range)) }
    if let index = found.index { return index }
    return append(
      String(decoding: source.bytes[lower..<upper], as: UTF8.self),
      Entry(hash: found.hash, lower: UInt32(lower), count: UInt32(upper - lower)))
  }

  private func index(
    of word: UnsafeRawBufferPointer, hash: UInt32, in source: UnsafeRawBufferPointer
  ) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let entry = entries[index]
      if entry.hash == hash {
        if entry.count == Entry.elsewhere {
          if texts[index].utf8.elementsEqual(word) { return index }
        } else if Int(entry.count) == word.count {
          let lower = Int(entry.lower)
          let known = UnsafeRawBufferPointer(rebasing: source[lower..<lower + word.count])
          if Self.areEqual(known, word) { return index }
        }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The index of a text, which becomes a name where it is none yet.
  mutating func index(of text: String) -> Int {
    var text = text
    let hash = text.withUTF8 { Self.hash(UnsafeRawBufferPointer($0)).hash }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, texts[index] == text { return index }
      slot = (slot + 1) & mask
    }
    return append(text, Entry(hash: hash, lower: 0, count: Entry.elsewhere))
  }

  private mutating func append(_ text: String, _ entry: Entry) -> Int {
    texts.append(text)
    entries.append(entry)
    if texts.count * 2 > slots.count { grow() } else { place(texts.count - 1) }
    return texts.count - 1
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(entries[index].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for index in entries.indices { place(index) }
  }

  /// Takes eight bytes at a time, and tells whether all are ASCII.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt32, isASCII: Bool) {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var all: UInt64 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      all |= word
      hash = mixed(hash, word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    hash = mixed(hash, rest)
    return (UInt32(truncatingIfNeeded: hash), (all | rest) & 0x8080_8080_8080_8080 == 0)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Whether two stretches of the same length hold the same.
  private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= left.count {
      guard
        left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < left.count {
      guard left[index] == right[index] else { return false }
      index += 1
    }
    return true
  }
}
