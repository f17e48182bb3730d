import ParityModel

/// Finds a claim in a block of prose.
struct ClaimMatcher {
  private let pattern: ClaimPattern
  private let block: ArraySlice<Prose.Word>

  /// What a page says at the place of a value.
  struct Reading {
    var slot: ClaimPattern.Slot
    var words: ArraySlice<Prose.Word>
    var isRight: Bool
  }

  /// The values of every place that has the words of the pattern, in the order of the block.
  static func readings(of pattern: ClaimPattern, in block: [Prose.Word]) -> [[Reading]] {
    let matcher = ClaimMatcher(pattern: pattern, block: block[...])
    return block.indices.compactMap { matcher.match(element: 0, word: $0) }
  }

  private func match(element index: Int, word start: Int) -> [Reading]? {
    guard index < pattern.elements.count else { return [] }
    guard start < block.endIndex else { return nil }
    switch pattern.elements[index] {
    case .word(let word):
      guard block[start].text.lowercased() == word else { return nil }
      return match(element: index + 1, word: start + 1)
    case .value(let slot):
      for (length, isRight) in slot.readings(of: block[start...]) {
        if let rest = match(element: index + 1, word: start + length) {
          return [Reading(slot: slot, words: block[start..<(start + length)], isRight: isRight)] + rest
        }
      }
      return nil
    }
  }
}
