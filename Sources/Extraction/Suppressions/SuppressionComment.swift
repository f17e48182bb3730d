import ParityModel
import Program

/// The text of a comment that speaks to the linter: `paritylint:allow RULE, RULE -- reason`.
struct SuppressionComment {
  private let rest: Substring

  /// Nil for every other comment: the word has to be the comment's first.
  init?(bytes: [UInt8], _ range: ByteRange) {
    let lower = min(Int(range.lower), bytes.count)
    var text = bytes[lower..<min(max(Int(range.upper), lower), bytes.count)]
    guard text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) else { return nil }
    if text.starts(with: "/*".utf8), text.count >= 4 { text = text.dropLast(2) }
    text = text.drop { $0 <= 0x20 || [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "!")].contains($0) }
    self.init(words: Substring(decoding: text, as: UTF8.self))
  }

  /// The same, of what stands between the marks of a comment.
  init?(words: some StringProtocol) {
    let text = words.drop(while: \.isWhitespace)
    let word = "paritylint:"
    guard text.utf8.starts(with: word.utf8) else { return nil }
    rest = Substring(text.dropFirst(word.count)).drop(while: \.isWhitespace)
  }

  struct Content {
    var rules: [Rule] = []
    var reason = ""
    var mistakes: [Suppression.Mistake] = []
  }

  func content() -> Content {
    var content = Content()
    let verb = rest.prefix { !$0.isWhitespace }
    guard verb == "allow" else {
      content.mistakes = [.unknownVerb(String(verb))]
      return content
    }
    let words = rest.dropFirst(verb.count).split(whereSeparator: \.isWhitespace)
    let dashes = words.firstIndex { $0 == "--" } ?? words.endIndex
    content.reason = words[dashes...].dropFirst().joined(separator: " ")
    let names = words[..<dashes].flatMap { $0.split(separator: ",") }.map(String.init)
    for name in names {
      if let rule = Rule(rawValue: name) {
        if !content.rules.contains(rule) { content.rules.append(rule) }
      } else {
        content.mistakes.append(.unknownRule(name))
      }
    }
    if names.isEmpty { content.mistakes.append(.noRule) }
    if content.reason.isEmpty { content.mistakes.append(.noReason) }
    return content
  }
}
