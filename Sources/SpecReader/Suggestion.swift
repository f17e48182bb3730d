/// Finds the word that somebody meant.
enum Suggestion {
  /// `did you mean 'height'?`, or nil where nothing is near.
  static func advice(for word: String, among words: some Sequence<String>) -> String? {
    nearest(to: word, among: words).map { "did you mean '\($0)'?" }
  }

  /// The nearest of some words, the first in order among equals; nil where none is near.
  static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8)
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words.sorted() {
      let distance = distance(typed, Array(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Insertions, removals, replacements, and swaps of neighbours, each counted once.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for i in 1...left.count {
      var row = [i] + Array(repeating: 0, count: right.count)
      for j in 1...right.count {
        let same = left[i - 1] == right[j - 1]
        row[j] = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          row[j] = min(row[j], before[j - 2] + 1)
        }
      }
      before = previous
      previous = row
    }
    return previous[right.count]
  }
}
