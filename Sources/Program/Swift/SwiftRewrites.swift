/// Rewrites at unchanged length that let the grammar read what it otherwise cannot.
enum SwiftRewrites {
  /// The rewritten bytes; nil where there is nothing to rewrite.
  static func apply(to bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    for directive in SwiftDirective.all(in: bytes) { blank(directive.range, of: &result) }
    SwiftScanner.forEachCodeByte(of: bytes) { index in
      switch bytes[index] {
      case UInt8(ascii: "(") where isEmptyTuple(at: index, in: bytes):
        result[index] = UInt8(ascii: "[")
        result[index + 1] = UInt8(ascii: "]")
      case UInt8(ascii: "#") where bytes[index...].starts(with: sourceLocation):
        // A name of the same length.
        for offset in 0..<sourceLocation.count { result[index + offset] = UInt8(ascii: "_") }
        result[index + 1] = UInt8(ascii: "s")
      default: break
      }
    }
    joinContinuedLines(of: &result)
    return result == bytes ? nil : result
  }

  private static let sourceLocation = Array("#_sourceLocation".utf8)

  /// A backslash before CRLF, which the grammar reads before LF alone.
  private static func joinContinuedLines(of bytes: inout [UInt8]) {
    for index in bytes.indices.dropLast(2)
    where bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A {
      bytes[index + 1] = 0x0A
      bytes[index + 2] = 0x20
    }
  }

  private static func blank(_ range: Range<Int>, of bytes: inout [UInt8]) {
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
  }

  /// `()` where a value is due: behind an opening bracket, a comma, a colon, `=` or `return`, and with
  /// no arrow after it.
  private static func isEmptyTuple(at index: Int, in bytes: [UInt8]) -> Bool {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ")") else { return false }
    var after = index + 2
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    guard after < bytes.count,
      [")", ",", "]", "}", "\n", "\r"].contains(Character(UnicodeScalar(bytes[after])))
    else { return false }
    var before = index - 1
    while before >= 0, bytes[before] == 0x20 { before -= 1 }
    guard before >= 0 else { return false }
    switch bytes[before] {
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "="):
      return true
    default:
      let word = Array("return".utf8)
      return before >= word.count - 1 && before < index - 1
        && Array(bytes[(before - word.count + 1)...before]) == word
    }
  }
}

/// A line with `#if`, `#elseif`, `#else` or `#endif`.
struct SwiftDirective {
  enum Word: String, CaseIterable { case `if`, elseif, `else`, endif }

  let word: Word
  /// From the `#` to the end of the line, line break left out.
  let range: Range<Int>

  /// The condition as written, without a comment behind it.
  func condition(in bytes: [UInt8]) -> String {
    let text = bytes[range].dropFirst(word.rawValue.utf8.count + 1)
    var words = text.drop { $0 == 0x20 || $0 == 0x09 }
    if let comment = words.indices.first(where: { words[$0...].starts(with: "//".utf8) }) {
      words = words[..<comment]
    }
    while words.last == 0x20 || words.last == 0x09 { words = words.dropLast() }
    return String(decoding: words, as: UTF8.self)
  }

  /// Every directive outside comments and strings, in source order.
  static func all(in bytes: [UInt8]) -> [SwiftDirective] {
    guard mentionsIf(bytes) else { return [] }
    var result: [SwiftDirective] = []
    SwiftScanner.forEachCodeByte(of: bytes) { index in
      guard bytes[index] == UInt8(ascii: "#"), startsLine(index, in: bytes) else { return }
      let word = bytes[(index + 1)...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      guard let match = Word(rawValue: String(decoding: word, as: UTF8.self)) else { return }
      let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      result.append(SwiftDirective(word: match, range: index..<end))
    }
    return result
  }

  private static func mentionsIf(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index + 2 < buffer.count {
        if buffer[index] == 0x23, buffer[index + 1] == 0x69, buffer[index + 2] == 0x66 { return true }
        index += 1
      }
      return false
    }
  }

  private static func startsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    var before = index - 1
    while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    return before < 0 || bytes[before] == 0x0A || bytes[before] == 0x0D
  }
}
