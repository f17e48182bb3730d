import SyntaxTree

/// The delimiters of a string literal, and what its text means between them.
struct SwiftQuote {
  let hashes: Int
  let isMultiLine: Bool
  /// Whitespace before the closing quotes of a multi-line string, taken off each line.
  let indentation: Int

  init(of literal: ArraySlice<UInt8>) {
    let quote = UInt8(ascii: "\"")
    hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    isMultiLine = literal.dropFirst(hashes).starts(with: [quote, quote, quote])
    guard isMultiLine else {
      indentation = 0
      return
    }
    let lines = literal.dropLast(hashes + 3)
    indentation = lines.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// The range between the delimiters.
  func content(of literal: ByteRange) -> ByteRange {
    let width = UInt32(hashes + (isMultiLine ? 3 : 1))
    guard literal.count >= 2 * Int(width) else { return ByteRange(literal.upper, literal.upper) }
    return ByteRange(literal.lower + width, literal.upper - width)
  }

  /// The text of a piece: escapes resolved; in a multi-line string the indentation and the line
  /// breaks next to the delimiters taken off.
  func text(of piece: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool) -> String {
    var bytes = Array(piece)
    if isMultiLine { bytes = unindented(bytes, isFirst: isFirst, isLast: isLast) }
    return resolved(bytes)
  }

  private func unindented(_ bytes: [UInt8], isFirst: Bool, isLast: Bool) -> [UInt8] {
    var result: [UInt8] = []
    // A piece behind an interpolation goes on in the middle of a line.
    var skip = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D {
        result.append(0x0A)
        skip = indentation
      } else if skip > 0, byte == 0x20 || byte == 0x09 {
        skip -= 1
      } else {
        skip = 0
        result.append(byte)
      }
    }
    if isFirst, let end = result.firstIndex(of: 0x0A) { result.removeFirst(end + 1) }
    if isLast, let end = result.lastIndex(of: 0x0A) {
      result.removeSubrange(end...)
    } else if isLast, isFirst {
      result = []
    }
    return result
  }

  private func resolved(_ bytes: [UInt8]) -> String {
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    guard bytes.contains(escape[0]) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: escape), index + escape.count < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += escape.count
      let letter = bytes[index]
      index += 1
      switch letter {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"): index = appendScalar(bytes, at: index, to: &result)
      case 0x0A: break
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `{1F600}` behind `\u`.
  private func appendScalar(_ bytes: [UInt8], at start: Int, to result: inout [UInt8]) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    else { return start }
    let digits = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    result += Array(String(Character(scalar)).utf8)
    return end + 1
  }
}
