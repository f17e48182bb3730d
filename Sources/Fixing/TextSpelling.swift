/// Plain text in quotes, or between the tags of an element.
enum TextSpelling {
  /// The literal with another text in it; nil where either would have to be escaped or is put together.
  static func text(_ text: String, stating expected: String) -> String? {
    guard isPlain(expected) else { return nil }
    for quote in ["\"", "'", "`"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return isPlain(String(text.dropFirst().dropLast())) ? quote + expected + quote : nil
    }
    return isPlain(text) && !text.contains("(") ? expected : nil
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !"\"'`\\${}<>&".unicodeScalars.contains($0) }
  }
}
