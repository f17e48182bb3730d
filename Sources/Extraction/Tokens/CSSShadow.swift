import ParityModel

/// Reads a shadow as a style sheet writes it: `0 4px 12px 0 rgb(0 0 0 / 0.12)`.
struct CSSShadow {
  /// The layers of a list of shadows; nil where one of them cannot be read.
  static func layers(_ text: String, color: (String) -> RawColor?, length: inout CSSLength) -> [TokenRecord]?
  {
    let pieces = split(text, at: { $0 == "," })
    guard !pieces.isEmpty else { return nil }
    var result: [TokenRecord] = []
    for piece in pieces {
      guard let layer = layer(piece, color: color, length: &length) else { return nil }
      result.append(layer)
    }
    return result
  }

  private static func layer(
    _ text: String, color: (String) -> RawColor?, length: inout CSSLength
  ) -> TokenRecord? {
    var record = TokenRecord(type: "")
    let names = ["x", "y", "blur", "spread"]
    var next = 0
    for word in split(text, at: { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "_" }) {
      if var number = length.read(word), next < names.count {
        if number.unit == .none, number.value == 0 { number.unit = .pt }
        guard number.unit == .pt else { return nil }
        record[names[next]] = .number(number)
        next += 1
      } else if record["color"] == nil, let raw = color(word) {
        record["color"] = .color([Shade(raw)])
      } else {
        return nil
      }
    }
    // A blur that is left out is none.
    if next == 2 { record["blur"] = .number(TokenNumber(value: 0, unit: .pt)) }
    return next >= 2 ? record : nil
  }

  /// Pieces between separators that no parentheses hold.
  private static func split(_ text: String, at isSeparator: (Character) -> Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, isSeparator(character) {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      } else {
        piece.append(character)
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces.map { String($0.drop { $0 == " " || $0 == "\n" }) }.filter { !$0.isEmpty }
  }
}
