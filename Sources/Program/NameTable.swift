/// The names of one program, each text once.
///
/// A table of its own and no `Dictionary`: names are short and asked for at every node, so a keyed hash
/// costs more than all the rest. The texts come from one file within a size limit, and a file that makes
/// them collide only makes itself slow.
struct NameTable {
  private(set) var texts: ContiguousArray<String> = []
  private var hashes: ContiguousArray<UInt32> = []
  /// One more than the index of a name, or 0; a power of two of them, at most half in use.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 128)

  /// The index of a text, which becomes a name where it is none yet.
  mutating func index(of text: String) -> Int {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, texts[index] == text { return index }
      slot = (slot + 1) & mask
    }
    texts.append(text)
    hashes.append(hash)
    slots[slot] = UInt32(texts.count)
    if texts.count * 2 > slots.count { grow() }
    return texts.count - 1
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = ContiguousArray(repeating: 0, count: mask + 1)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// FNV-1a, 32 bit, with its upper half folded into the lower, which the slots are told by.
  private static func hash(_ text: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 16)
  }
}
