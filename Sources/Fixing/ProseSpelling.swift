import ParityModel

/// Values as a page of documentation writes them.
enum ProseSpelling {
  static func spellings(of expected: Quantity, inPlaceOf found: String) throws(Refusal) -> [String] {
    switch expected.value {
    case .number(let number):
      guard let literal = NumberLiteral(found) else { throw Refusal("the page writes the number as a word") }
      // The word behind it says what it counts.
      return [1, 1000, 0.01].map { literal.text(with: number / $0, keepingFraction: false) }
    case .text(let text):
      guard expected.unit.isNamed else { return text.contains("{") ? [] : [text] }
      let words = [text, TokenWord(text).kebab]
      let utility = found.prefix { $0 != "-" && $0 != " " }
      guard found.contains("-"), !found.contains("@") else { return text.contains("@") ? [] : words }
      return ["\(utility)-\(TokenWord(text).kebab)"] + words
    case .boolean: return []
    }
  }
}
