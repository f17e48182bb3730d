/// Makes an input out of what is at hand, and never the same one twice.
struct Mutation {
  let corpus: Corpus

  /// Inputs are kept small: what grows with a file is tested by hand.
  private static let limit = 60_000

  /// What tends to be read wrongly, in any language.
  private static let words: [String] = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "1e309",
    "-1e309", "1e-400", "0x7fffffffffffffff", "0xffffffffffffffffffff", "0b1", "1_000", "0.1.2", ".5", "5.",
    "NaN", "Infinity", "-0", "00", "1/0", "1%0", "-1...(-5)", "0...9223372036854775807", "0..<1e9", "\0",
    "\u{FEFF}", "\r", "\r\n", "\t", "é", "👩‍👩‍👧", "\u{202E}", "\\", "\\u{110000}", "\\u{D800}", "${", "\\(", "`",
    "\"\"\"", "\"", "'", "/*", "*/", "//", "<!--", "@", "#if", "#endif", "->", "=>", "?.", "??", "?:", "!!",
    "...", "..<", "..", "::", "::-", ":", "-[", "/[", "[calc(", "w-[", "w-1/0", "p-9999999999999", "-m--1",
    "text-[", "bg-[#", "bg-[#ff", "rgb(", "var(--", "cubic-bezier(", "min(", "clamp(", "dark:", "[&_p]:",
    "(", ")", "[", "]", "{", "}", "<", ">", "</", "/>", "return", "while (true) {", "for (;;) {",
    "switch self {",
    "let x = x", "var a: Int { a }", "func f() { f() }", "fun f(): Int = f()", "const f = () => f()",
    "```", "```swift title=\"a.swift\"", "```tsx title=\"../a.tsx\"", "| a | b |", "{maxScale}", "* 1e300",
    ".repeat(1000000000)", ".coerceIn(5, 1)", ".toInt()", "Int(1e300)", "UInt8(-1)", "1 << 64", "1 shl 99",
    "Int.min / -1", "Int.min.magnitude", "abs(Int.min)", "[1, 2, 3][7]", "\"abc\".substring(2, 1)",
    "paritylint:allow value-drift -- x", ".cornerRadius(", ".except(.compose, .absent, because: \"\")",
    "Sample.alphabet", "0...1_000_000_000_000", "Schedule(\"x\", in: \"y\")", "until: \"2027-99-99\"",
  ]

  func input(for subject: Subject, _ dice: inout Dice) -> [UInt8] {
    let texts = corpus.texts[subject] ?? []
    if texts.isEmpty || dice.below(40) == 0 { return noise(&dice) }
    var bytes = dice.pick(texts)
    if bytes.count > Self.limit / 2 {
      let start = dice.below(bytes.count - Self.limit / 2)
      bytes = Array(bytes[start..<start + Self.limit / 2])
    }
    for _ in 0..<(1 << dice.below(5)) { change(&bytes, with: dice.pick(texts), &dice) }
    return Array(bytes.prefix(Self.limit))
  }

  /// Bytes of all kinds, or words that mean something one after the other.
  private func noise(_ dice: inout Dice) -> [UInt8] {
    let count = dice.below(3000)
    if dice.below(2) == 0 { return (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) } }
    return (0..<count / 4).flatMap { _ in Array(dice.pick(Self.words).utf8) }
  }

  private func change(_ bytes: inout [UInt8], with other: [UInt8], _ dice: inout Dice) {
    switch dice.below(9) {
    case 0: bytes.removeLast(dice.below(bytes.count))
    case 1: bytes.removeFirst(dice.below(min(bytes.count, 2000)))
    case 2:
      let cut = stretch(of: bytes, &dice)
      bytes.replaceSubrange(cut, with: other[stretch(of: other, &dice)])
    case 3:
      let word = Array(dice.pick(Self.words).utf8)
      bytes.insert(contentsOf: word, at: dice.below(bytes.count + 1))
    case 4:
      guard !bytes.isEmpty else { return }
      bytes[dice.below(bytes.count)] = UInt8(truncatingIfNeeded: dice.next())
    case 5:
      let words = Self.tokens(of: bytes)
      guard words.count > 1 else { return }
      let (first, second) = (dice.below(words.count), dice.below(words.count))
      let (early, late) = (words[min(first, second)], words[max(first, second)])
      var swapped = Array(bytes[..<early.lowerBound])
      swapped += bytes[late]
      swapped += bytes[early.upperBound..<max(early.upperBound, late.lowerBound)]
      swapped += bytes[early]
      swapped += bytes[late.upperBound...]
      bytes = swapped
    case 6:
      let words = Self.tokens(of: bytes)
      guard !words.isEmpty else { return }
      bytes.replaceSubrange(dice.pick(words), with: dice.pick(Self.words).utf8)
    case 7:
      let part = Array(bytes[stretch(of: bytes, &dice)].prefix(40))
      let copies = 1 << dice.below(9)
      bytes.insert(contentsOf: (0..<copies).flatMap { _ in part }, at: dice.below(bytes.count + 1))
    default:
      bytes.removeSubrange(stretch(of: bytes, &dice))
    }
  }

  private func stretch(of bytes: [UInt8], _ dice: inout Dice) -> Range<Int> {
    let start = dice.below(bytes.count + 1)
    return start..<min(bytes.count, start + dice.below(1 << (2 + dice.below(9))))
  }

  /// Words, and signs one by one.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
      default: false
      }
    }
    var tokens: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      var end = index + 1
      if isWord(bytes[index]) { while end < bytes.count, isWord(bytes[end]) { end += 1 } }
      if bytes[index] > 0x20 { tokens.append(index..<end) }
      index = end
    }
    return tokens
  }
}
