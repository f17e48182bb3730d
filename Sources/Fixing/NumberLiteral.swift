import ParityModel

/// The one number of a literal, and what stands around it: `18.dp`, `0.25`, `4000L`, `"600"`, `[1.25rem]`.
struct NumberLiteral {
  let number: Double
  private let before: Substring
  private let digits: Substring
  let after: Substring

  /// Nil where the text has no number, or more than one.
  init?(_ text: String) {
    let text = text[...]
    guard let start = Self.start(in: text), let end = Self.end(of: text, from: start) else { return nil }
    guard Self.start(in: text[end...]) == nil else { return nil }
    digits = text[start..<end]
    guard let number = Double(String(digits.filter { $0 != "_" })) else { return nil }
    self.number = number
    before = text[..<start]
    after = text[end...]
  }

  /// Whether a decimal point is written.
  var hasFraction: Bool { digits.contains(".") }

  /// The literal with another number in it. A fraction keeps its point: `1.0` is no `1` in every language.
  func text(with number: Double, keepingFraction: Bool) -> String {
    var spelling = Value.rounded(number).description
    if keepingFraction, hasFraction, !spelling.contains(".") { spelling += ".0" }
    return before + spelling + after
  }

  /// A digit, or a sign or a point in front of one, that goes on with no name.
  private static func start(in text: Substring) -> Substring.Index? {
    var previous: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let isSigned = (character == "-" || character == ".") && next < text.endIndex && text[next].isDigit
      if character.isDigit || isSigned, previous.map({ !$0.isNamePart }) ?? true {
        // `p-4` has no negative number in it, `16.5` no second one.
        if character != "-" || previous.map({ $0 == "(" || $0 == "[" || $0 == " " }) ?? true { return index }
      }
      previous = character
      index = next
    }
    return nil
  }

  private static func end(of text: Substring, from start: Substring.Index) -> Substring.Index? {
    var index = start
    var hasPoint = false
    if text[index] == "-" { index = text.index(after: index) }
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "." {
        guard !hasPoint, next < text.endIndex, text[next].isDigit else { break }
        hasPoint = true
      } else if text[index] == "_" {
        guard next < text.endIndex, text[next].isDigit else { break }
      } else if !text[index].isDigit {
        break
      }
      index = next
    }
    // Hexadecimal and exponents are written by people for a reason.
    if index < text.endIndex, "xXeEbB".contains(text[index]), text[start..<index] == "0" || text[index] == "e"
    {
      return nil
    }
    return index
  }
}

extension Character {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isNamePart: Bool { isLetter || isDigit || self == "_" }
}
