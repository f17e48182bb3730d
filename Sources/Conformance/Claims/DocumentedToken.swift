import ParityModel

/// How a page writes a token: as the spec does, or as a class such as `bg-on-media/15`.
enum DocumentedToken {
  /// Words in front of a class that say what the token is used for.
  private static let utilities: Set<String> = [
    "bg", "text", "border", "fill", "stroke", "rounded", "shadow", "font", "icon", "accent", "tint",
  ]

  /// The names of the spec that a written name may mean.
  static func spellings(of written: String) -> [String] {
    let halves = written.split(separator: "/", omittingEmptySubsequences: false)
    var opacity = ""
    if halves.count == 2, let percent = Double(halves[1]) {
      opacity = "@" + Value.rounded(percent / 100).description
    } else if halves.count > 1 {
      return [written]
    }
    let words = (halves.first ?? "").split(separator: "-").map(String.init)
    var result = [written, camel(words) + opacity]
    if words.count > 1, utilities.contains(words[0]) {
      result.append(camel(Array(words.dropFirst())) + opacity)
    }
    return result
  }

  /// `ink-faint` → `inkFaint`; a size is written letter first, `2xl` → `xl2`.
  private static func camel(_ words: [String]) -> String {
    let text = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let letters = text.dropFirst(digits.count)
    return !digits.isEmpty && letters.first?.isLetter == true ? String(letters + digits) : text
  }
}

/// A text of the spec as words of a page; `{}` stands for one word.
struct DocumentedText {
  private let parts: [[String]]

  init(_ text: String) {
    var parts: [[String]] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      let next = rest.index(after: brace)
      guard next < rest.endIndex, rest[next] == "}" else { break }
      parts.append(ProseScanner.words(of: rest[..<brace]).map(\.text))
      rest = rest[rest.index(after: next)...]
    }
    parts.append(ProseScanner.words(of: rest).map(\.text))
    self.parts = parts
  }

  /// How many words it has, each interpolation counted as one.
  var count: Int { parts.reduce(parts.count - 1) { $0 + $1.count } }

  /// How many of the words in front are this text; nil where they are not.
  func length(in words: ArraySlice<Prose.Word>) -> Int? {
    guard count <= words.count else { return nil }
    var index = words.startIndex
    for (number, part) in parts.enumerated() {
      if number > 0 { index += 1 }
      for text in part {
        guard index < words.endIndex, words[index].text == text else { return nil }
        index += 1
      }
    }
    return index - words.startIndex
  }
}
