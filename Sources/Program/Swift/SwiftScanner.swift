/// Walks the bytes of a Swift source that are code: neither comment nor string text.
enum SwiftScanner {
  /// Code inside a string interpolation is left out as well.
  static func forEachCodeByte(of bytes: [UInt8], _ body: (Int) -> Void) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where next(index, in: bytes) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where next(index, in: bytes) == UInt8(ascii: "*"):
        index = endOfComment(at: index, in: bytes)
      case UInt8(ascii: "\""):
        index = endOfString(at: index, hashes: hashes(before: index, in: bytes), in: bytes)
      default:
        body(index)
        index += 1
      }
    }
  }

  private static func next(_ index: Int, in bytes: [UInt8]) -> UInt8? {
    index + 1 < bytes.count ? bytes[index + 1] : nil
  }

  /// Comments nest.
  private static func endOfComment(at start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch (bytes[index], next(index, in: bytes)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return bytes.count
  }

  private static func hashes(before index: Int, in bytes: [UInt8]) -> Int {
    var count = 0
    while index - count > 0, bytes[index - count - 1] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Strings inside interpolations inside strings; deeper ones are taken to run to the end.
  private static let depthLimit = 50

  private static func endOfString(at start: Int, hashes: Int, in bytes: [UInt8], depth: Int = 0) -> Int {
    guard depth < depthLimit else { return bytes.count }
    let quote = UInt8(ascii: "\"")
    let multiLine = bytes[start...].starts(with: [quote, quote, quote])
    let quotes = multiLine ? 3 : 1
    let closing = Array(repeating: quote, count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var index = start + quotes
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: closing) { return index + closing.count }
      if !multiLine, bytes[index] == 0x0A { return index }
      if rest.starts(with: escape) {
        index += escape.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index = endOfInterpolation(at: index, in: bytes, depth: depth + 1)
        } else {
          index += 1
        }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private static func endOfInterpolation(at start: Int, in bytes: [UInt8], depth: Int) -> Int {
    var open = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        let hashes = hashes(before: index, in: bytes)
        index = endOfString(at: index, hashes: hashes, in: bytes, depth: depth)
        continue
      default: break
      }
      index += 1
    }
    return bytes.count
  }
}
