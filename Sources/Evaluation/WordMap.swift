/// Values by name, which a run looks up at every step.
///
/// A table of its own and no `Dictionary`: names are short and most of them are in no table, and a keyed
/// hash costs more than all the rest of a look-up. The names come from files within a size limit, and a
/// file that makes them collide only makes itself slow.
struct WordMap<Value> {
  private var words: ContiguousArray<String> = []
  private var hashes: ContiguousArray<UInt32> = []
  /// One more than the index of a word, or 0; a power of two of them, at most half in use.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 16)
  /// By the index of their words, in the order in which those came.
  private(set) var values: ContiguousArray<Value> = []

  init() {}

  /// Every word but once.
  init(_ pairs: some Sequence<(key: String, value: Value)>) {
    for (word, value) in pairs { update(word, else: value) { $0 = value } }
  }

  /// Every word, in the order in which they came.
  var keys: ContiguousArray<String> { words }

  subscript(_ word: String) -> Value? { index(of: word).map { values[$0] } }

  func contains(_ word: String) -> Bool { index(of: word) != nil }

  /// Changes the value of a word, which starts as `initial` where it has none.
  mutating func update(
    _ word: String, else initial: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    let hash = Self.hash(word)
    if let index = index(of: word, hash) { return change(&values[index]) }
    var value = initial()
    change(&value)
    words.append(word)
    hashes.append(hash)
    values.append(value)
    if words.count * 2 > slots.count { return grow() }
    slots[free(for: hash)] = UInt32(words.count)
  }

  /// Changes the value of a word that has one.
  mutating func change(_ word: String, _ change: (inout Value) -> Void) {
    if let index = index(of: word) { change(&values[index]) }
  }

  private func index(of word: String) -> Int? { words.isEmpty ? nil : index(of: word, Self.hash(word)) }

  private func index(of word: String, _ hash: UInt32) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, words[index] == word { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func free(for hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() { slots[free(for: hash)] = UInt32(index + 1) }
  }

  /// FNV-1a, 32 bit, with its upper half folded into the lower, which the slots are told by.
  private static func hash(_ word: String) -> UInt32 {
    // Byte by byte through a string costs several times as much.
    let hash = word.utf8.withContiguousStorageIfAvailable(hash(of:)) ?? hash(of: word.utf8)
    return hash ^ (hash >> 16)
  }

  private static func hash(of bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}

extension WordMap: Sendable where Value: Sendable {}

extension WordMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, Value)...) { self.init(pairs.lazy.map { (key: $0, value: $1) }) }
}

/// Names alone.
struct WordSet: ExpressibleByArrayLiteral, Sendable {
  private var map = WordMap<Void>()

  init(_ words: some Sequence<String>) { for word in words { insert(word) } }

  init(arrayLiteral words: String...) { self.init(words) }

  func contains(_ word: String) -> Bool { map.contains(word) }

  mutating func insert(_ word: String) { map.update(word, else: ()) { _ in } }
}
