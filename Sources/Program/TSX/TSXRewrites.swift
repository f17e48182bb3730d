/// Rewrites at unchanged length that let the grammar read what it otherwise cannot: a bare `&` in a JSX
/// attribute string or in JSX text.
enum TSXRewrites {
  /// The rewritten bytes; nil where there is nothing to rewrite.
  static func apply(to bytes: [UInt8]) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "&")) else { return nil }
    var result = bytes
    rewriteAttributes(bytes, &result)
    rewriteText(bytes, &result)
    return result == bytes ? nil : result
  }

  /// `&` between the quotes of `="…"`.
  private static func rewriteAttributes(_ bytes: [UInt8], _ result: inout [UInt8]) {
    var index = 1
    while index < bytes.count {
      let quote = bytes[index]
      guard bytes[index - 1] == UInt8(ascii: "="), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: quote)
      else {
        index += 1
        continue
      }
      for offset in index + 1..<end where bytes[offset] == UInt8(ascii: "&") {
        result[offset] = UInt8(ascii: "_")
      }
      index = end + 1
    }
  }

  /// `&` between spaces in a stretch that tags or braces enclose and that holds no sign of code.
  private static func rewriteText(_ bytes: [UInt8], _ result: inout [UInt8]) {
    for index in bytes.indices.dropFirst().dropLast() where bytes[index] == UInt8(ascii: "&") {
      guard isSpace(bytes[index - 1]), isSpace(bytes[index + 1]) else { continue }
      guard let before = bytes[..<index].lastIndex(where: isBoundary),
        let after = bytes[index...].firstIndex(where: isBoundary)
      else { continue }
      let opensTag = bytes[before] == UInt8(ascii: ">") && closesTag(bytes, before)
      let isClosing =
        bytes[after] == UInt8(ascii: "<")
        && after + 1 < bytes.count && bytes[after + 1] == UInt8(ascii: "/")
      let continues = bytes[after] == UInt8(ascii: "{") || bytes[after] == UInt8(ascii: "<")
      if (opensTag && continues) || (bytes[before] == UInt8(ascii: "}") && isClosing) {
        result[index] = UInt8(ascii: "_")
      }
    }
  }

  /// Whether the `>` ends a JSX tag: its `<` does not follow a word, as that of type arguments does.
  private static func closesTag(_ bytes: [UInt8], _ end: Int) -> Bool {
    if end > 0, bytes[end - 1] == UInt8(ascii: "=") { return false }
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) else { return false }
    guard start > 0 else { return true }
    let previous = bytes[start - 1]
    return isSpace(previous) || previous == UInt8(ascii: "(") || previous == UInt8(ascii: ">")
      || previous == UInt8(ascii: "}") || bytes[start + 1] == UInt8(ascii: "/")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
