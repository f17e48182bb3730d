/// Which bytes of a Kotlin source are code, and which stand in a string or a comment.
enum KotlinCode {
  static func map(_ bytes: [UInt8]) -> [Bool] {
    var isCode = [Bool](repeating: true, count: bytes.count)
    /// Open strings around the place, with the depth of braces inside their `${`.
    var open: [(isRaw: Bool, braces: Int)] = []
    var inString = false
    var index = 0

    func at(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }
    func skip(_ count: Int) {
      for place in index..<min(index + count, bytes.count) { isCode[place] = false }
      index += count
    }

    while index < bytes.count {
      if inString, let string = open.last {
        if string.isRaw ? at("\"\"\"") : at("\"") || at("\n") {
          skip(string.isRaw ? 3 : 1)
          open.removeLast()
          inString = false
        } else if at("${") {
          skip(2)
          open[open.count - 1].braces = 1
          inString = false
        } else {
          skip(!string.isRaw && at("\\") ? 2 : 1)
        }
      } else if at("//") {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        skip(end - index)
      } else if at("/*") {
        skip(comment(bytes, index))
      } else if at("\"") {
        open.append((isRaw: at("\"\"\""), braces: 0))
        skip(open[open.count - 1].isRaw ? 3 : 1)
        inString = true
      } else if at("'") {
        let length = bytes[index...].dropFirst(2).prefix(8).firstIndex(of: 0x27).map { $0 - index + 1 }
        skip(length ?? 1)
      } else {
        if let string = open.last, string.braces > 0 {
          if at("{") { open[open.count - 1].braces += 1 }
          if at("}") { open[open.count - 1].braces -= 1 }
          if open[open.count - 1].braces == 0 {
            inString = true
            skip(1)
            continue
          }
        }
        index += 1
      }
    }
    return isCode
  }

  /// The length of a block comment; Kotlin's nest.
  private static func comment(_ bytes: [UInt8], _ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        index += 2
        if depth == 0 { return index - start }
      } else {
        index += 1
      }
    }
    return bytes.count - start
  }
}
