import ParityModel

/// Tokens as the languages name them: `Color.card`, `radius.lg`, `fontSize["2xs"]`.
struct TokenSpelling {
  let fact: Fact
  /// What the same port states elsewhere.
  let facts: [Fact]

  /// The literal with the name of another token in it, as the port itself writes it.
  func spellings(of expected: String) throws(Refusal) -> [String] {
    guard case .text(let stated) = fact.value else { return [] }
    let (name, opacity) = Self.halves(stated)
    let (wanted, wantedOpacity) = Self.halves(expected)
    guard opacity == wantedOpacity else {
      guard name == wanted, let share = Double(wantedOpacity), !opacity.isEmpty else {
        throw Refusal("the token and its opacity are two literals")
      }
      let fraction = NumberSpelling(
        fact: Fact(
          platform: fact.platform, part: fact.part, property: fact.property,
          value: .number(Double(opacity) ?? 1), unit: .none, text: fact.text, location: fact.location),
        rem: 16)
      return try fraction.spellings(of: share)
    }
    guard let (lead, word, tail) = Self.parts(of: fact.text, naming: name) else {
      throw Refusal("\(fact.text) does not write the name of its token")
    }
    let candidates = TokenWord(wanted).words.filter { Self.isAlike($0, word) }
    let known = candidates.filter { isWritten(lead + $0 + tail, naming: wanted) }
    if !known.isEmpty { return known.map { lead + $0 + tail } }
    guard fact.unit != .icon else {
      throw Refusal("the icon \(wanted) is used nowhere else in this file, and may need an import")
    }
    guard isDeclared(wanted) else { throw Refusal("the port declares no token \(wanted)") }
    return candidates.map { lead + $0 + tail }
  }

  /// Whether the port writes exactly this elsewhere; an icon only counts in the same file.
  private func isWritten(_ text: String, naming name: String) -> Bool {
    facts.contains {
      $0.unit == fact.unit && $0.text == text && $0.value == .text(name)
        && (fact.unit != .icon || $0.location.path == fact.location.path)
    }
  }

  private func isDeclared(_ name: String) -> Bool {
    facts.contains { fact in
      guard case .constant(let constant) = fact.property else { return false }
      return constant == name || constant.hasPrefix(name + ".")
    }
  }

  /// What stands around the word that names a token, and the word.
  private static func parts(of text: String, naming name: String) -> (Substring, Substring, Substring)? {
    for word in TokenWord(name).words {
      guard let range = lastRange(of: word, in: text) else { continue }
      return (text[..<range.lowerBound], text[range], text[range.upperBound...])
    }
    return nil
  }

  /// Where a whole word stands for the last time.
  private static func lastRange(of word: String, in text: String) -> Range<String.Index>? {
    var index = text.endIndex
    while index > text.startIndex {
      index = text.index(before: index)
      guard text[index...].hasPrefix(word) else { continue }
      let end = text.index(index, offsetBy: word.count)
      let isStart = index == text.startIndex || !text[text.index(before: index)].isNamePart
      let isEnd = end == text.endIndex || !text[end].isNamePart
      if isStart, isEnd { return index..<end }
    }
    return nil
  }

  /// Whether a word may stand where another does: after a point both are names, in quotes both are keys.
  private static func isAlike(_ word: String, _ other: Substring) -> Bool {
    let isName = !word.contains("-") && word.first.map { !$0.isDigit } ?? false
    let wasName = !other.contains("-") && other.first.map { !$0.isDigit } ?? false
    guard isName, wasName else { return true }
    return word.first?.isUppercase == other.first?.isUppercase
  }

  private static func halves(_ token: String) -> (name: String, opacity: String) {
    let name = token.prefix { $0 != "@" }
    return (String(name), String(token.dropFirst(name.count + 1)))
  }
}
