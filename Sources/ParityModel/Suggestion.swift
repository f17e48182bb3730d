/// What someone may have meant by a word that is none.
public enum Suggestion {
  /// `did you mean 'lint'?`; nil where nothing is near.
  public static func advice(for word: String, among words: some Sequence<String>) -> String? {
    nearest(to: word, among: words).map { "did you mean '\($0)'?" }
  }

  /// The nearest word within a third of the length; of equally near ones the first in the alphabet.
  public static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (word: String, distance: Int)?
    for candidate in words.sorted() {
      let distance = distance(typed, Array(candidate.lowercased().unicodeScalars))
      if distance <= max(1, min(typed.count, candidate.unicodeScalars.count) / 3),
        distance < best?.distance ?? .max
      {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
