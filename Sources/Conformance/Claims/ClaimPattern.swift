import ParityModel

/// A claim as a pattern: finds its sentence in prose, and what stands where the values are.
struct ClaimPattern {
  private let pieces: [Piece]

  private enum Piece {
    case words([Character])
    case value(String)
  }

  struct Capture {
    var name: String
    var text: String
    /// Index into the paragraph.
    var start: Int
    /// The words behind it: they may be its unit.
    var following: String
  }

  init(_ claim: ClaimSpec) {
    pieces = claim.pieces.map { piece in
      switch piece {
      case .words(let words): .words(Self.singleBlanks(words))
      case .value(let name): .value(name)
      }
    }
  }

  /// What every occurrence says, in the order of the text.
  func occurrences(in paragraph: Paragraph) -> [[Capture]] {
    var result: [[Capture]] = []
    var start = 0
    while start < paragraph.text.count {
      if let (captures, end) = match(paragraph.text, at: start) {
        result.append(captures)
        start = max(end, start + 1)
      } else {
        start += 1
      }
    }
    return result
  }

  private func match(_ text: [Character], at start: Int) -> (captures: [Capture], end: Int)? {
    var captures: [Capture] = []
    var position = start
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .words(let words):
        guard Self.has(text, words, at: position) else { return nil }
        position += words.count
      case .value(let name):
        var following: [Character]?
        if index + 1 < pieces.count, case .words(let words) = pieces[index + 1] { following = words }
        var end = position
        while end < text.count {
          if let following {
            if end > position, Self.has(text, following, at: end) { break }
            if text[end] == " " { return nil }
          } else if !Self.isValue(text, end) {
            break
          }
          end += 1
        }
        guard end > position, following == nil || end < text.count else { return nil }
        captures.append(
          Capture(
            name: name, text: String(text[position..<end]), start: position,
            following: String(text[end..<min(text.count, end + 10)])))
        position = end
      }
    }
    return (captures, position)
  }

  private static func has(_ text: [Character], _ words: [Character], at position: Int) -> Bool {
    position + words.count <= text.count && text[position..<position + words.count].elementsEqual(words)
  }

  /// A letter, a digit, or a point or hyphen within a value.
  private static func isValue(_ text: [Character], _ index: Int) -> Bool {
    let character = text[index]
    if character.isLetter || character.isNumber { return true }
    guard character == "." || character == "-" else { return false }
    return index + 1 < text.count && (text[index + 1].isLetter || text[index + 1].isNumber)
  }

  private static func singleBlanks(_ words: String) -> [Character] {
    var result: [Character] = []
    for character in words {
      if !character.isWhitespace {
        result.append(character)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return result
  }
}
