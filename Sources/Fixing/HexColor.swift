/// A colour as facts print it, `#RRGGBBAA`, and as the languages write it.
struct HexColor {
  private let color: String
  private let alpha: String

  init?(_ text: String) {
    guard text.hasPrefix("#"), text.utf8.count == 9, text.dropFirst().allSatisfy(\.isHexDigit) else {
      return nil
    }
    color = String(text.dropFirst().prefix(6))
    alpha = String(text.suffix(2))
  }

  /// `#RRGGBB`, with its opacity where it has one.
  var css: String { "#" + color + (isOpaque ? "" : alpha) }

  private var isOpaque: Bool { alpha == "FF" }

  /// The literal with this colour in it; nil where it is written in no way that is known.
  func text(inPlaceOf text: String) -> String? {
    for (lead, digits) in [("#", 8), ("#", 6), ("#", 4), ("#", 3), ("0xFF", 6), ("0x", 8), ("0x", 6)] {
      guard let range = Self.range(of: lead, digits, in: text) else { continue }
      let old = text[range]
      guard let spelling = spelling(lead: lead, digits: digits) else { return nil }
      let isLower = old.contains { $0.isLowercase && $0 != "x" }
      return text[..<range.lowerBound] + String(old.prefix(lead == "#" ? 1 : 2))
        + (isLower ? spelling.lowercased() : spelling) + text[range.upperBound...]
    }
    return nil
  }

  /// The digits behind `#` or `0x`.
  private func spelling(lead: String, digits: Int) -> String? {
    switch (lead, digits) {
    case ("#", 8), ("#", 4): color + alpha
    case ("#", _): isOpaque ? color : color + alpha
    case ("0xFF", _), ("0x", 8): alpha + color
    default: isOpaque ? color : nil
    }
  }

  /// Where a word of so many hexadecimal digits behind a lead stands, if only one does.
  private static func range(of lead: String, _ digits: Int, in text: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      if rest.lowercased().hasPrefix(lead.lowercased()) {
        let start = text.index(index, offsetBy: lead.count)
        let end = text[start...].prefix { $0.isASCII && $0.isHexDigit }.endIndex
        if text.distance(from: start, to: end) == digits {
          if found != nil { return nil }
          found = index..<end
        }
      }
      index = text.index(after: index)
    }
    return found
  }
}
