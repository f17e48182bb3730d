import ParityModel

extension ClaimPattern.Slot {
  /// The ways to read a value at the front of some words: how many it takes, and whether it is right.
  /// Right ones come first, longer ones before shorter.
  func readings(of words: ArraySlice<Prose.Word>) -> [(length: Int, isRight: Bool)] {
    let found: [(Int, Bool)] =
      switch expected.first.map(\.unit) {
      case .none?, .pt?, .sp?, .em?, .px?, .percent?, .ms?: number(words)
      case .string?: text(words)
      case .color?, .rgba?, .textStyle?, .radius?, .shadow?, .easing?, .role?, .haptic?, .icon?, .bool?:
        name(words)
      case nil: []
      }
    let mayBeWrong = !isCode || words.first?.isCode ?? false
    return found.filter(\.1) + found.filter { !$0.1 && mayBeWrong }
  }

  private static let spelled = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private func number(_ words: ArraySlice<Prose.Word>) -> [(Int, Bool)] {
    guard let first = words.first else { return [] }
    if let number = Self.number(first) { return [(1, accepts(number))] }
    if first.text == "-", let next = words.dropFirst().first, next.isGlued, let number = Self.number(next) {
      return [(2, accepts(-number))]
    }
    return []
  }

  private static func number(_ word: Prose.Word) -> Double? {
    switch word.kind {
    case .number: Double(word.text)
    case .word: spelled.firstIndex(of: word.text.lowercased()).map(Double.init)
    case .mark: nil
    }
  }

  private func accepts(_ number: Double) -> Bool {
    let scaled =
      switch scale {
      case .plain: number
      case .seconds: number * 1000
      case .percent: number / 100
      }
    return expected.contains { $0.accepts(Quantity(.rounded(scaled), $0.unit)) }
  }

  /// A word, or several that hang together: `bg-on-media/15`.
  private func name(_ words: ArraySlice<Prose.Word>) -> [(Int, Bool)] {
    guard let first = words.first, first.kind != .mark || first.text == "#" else { return [] }
    var end = words.startIndex + 1
    while end < words.endIndex, words[end].isGlued,
      words[end].kind != .mark || Self.joins.contains(words[end].text)
    {
      end += 1
    }
    while end > words.startIndex + 1, words[end - 1].kind == .mark { end -= 1 }
    let lengths = (1...(end - words.startIndex)).reversed()
      .filter { words[words.startIndex + $0 - 1].kind != .mark }
    return lengths.map { length in (length, accepts(name: words.prefix(length).sentence)) }
  }

  private static let joins: Set<String> = ["-", "/", ".", "@", "_"]

  private func accepts(name: String) -> Bool {
    let spellings = Set(DocumentedToken.spellings(of: name))
    return expected.contains { expectation in
      guard case .exactly(let quantity) = expectation else { return false }
      return spellings.contains(quantity.value.description)
    }
  }

  /// What the expected text has, else what stands in quotes, else as many words as are expected.
  private func text(_ words: ArraySlice<Prose.Word>) -> [(Int, Bool)] {
    var found: [(Int, Bool)] = []
    let quote = words.first.flatMap { ["\"", "'"].contains($0.text) ? $0.text : nil }
    let inner = quote == nil ? words : words.dropFirst()
    for expectation in expected {
      guard case .exactly(let quantity) = expectation, case .text(let text) = quantity.value else { continue }
      let pattern = DocumentedText(text)
      if let length = pattern.length(in: inner) {
        guard let quote else {
          found.append((length, true))
          continue
        }
        let end = inner.startIndex + length
        if end < inner.endIndex, inner[end].text == quote { found.append((length + 2, true)) }
      }
      if quote == nil, pattern.count > 0, pattern.count <= words.count {
        found.append((pattern.count, false))
      }
    }
    if quote == nil { found += (1...12).prefix(words.count).map { ($0, false) } }
    if let quote, let end = inner.firstIndex(where: { $0.text == quote }) {
      found.append((end - words.startIndex + 1, false))
    }
    return found
  }
}
