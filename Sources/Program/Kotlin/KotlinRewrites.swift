/// Rewrites at unchanged length that let the grammar read what it otherwise cannot.
///
/// The lowering reads names, numbers and operators from the source as it is, so a rewritten word keeps its
/// meaning.
struct KotlinRewrites {
  private let source: [UInt8]
  private var bytes: [UInt8]
  /// Whether a byte is code, outside strings and comments.
  private let isCode: [Bool]

  /// The rewritten bytes; nil where there is nothing to rewrite.
  static func apply(to bytes: [UInt8]) -> [UInt8]? {
    var rewrites = KotlinRewrites(source: bytes, bytes: bytes, isCode: KotlinCode.map(bytes))
    rewrites.run()
    return rewrites.bytes == bytes ? nil : rewrites.bytes
  }

  /// Words that are names wherever no declaration follows, and that the grammar reserves.
  private static let softKeywords: Set<String> = [
    "abstract", "annotation", "const", "crossinline", "enum", "external", "final", "infix", "inline",
    "internal",
    "lateinit", "noinline", "open", "operator", "override", "private", "protected", "public", "sealed",
    "suspend",
    "tailrec", "vararg",
  ]

  private mutating func run() {
    /// The open brackets around the place.
    var brackets: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = source[index]
      guard isCode[index] else {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = brackets.popLast()
      case UInt8(ascii: "}"):
        _ = brackets.popLast()
        endBody(at: index)
      case UInt8(ascii: ","): dropTrailingComma(at: index)
      case UInt8(ascii: "\n"):
        if (brackets.last ?? UInt8(ascii: "{")) == UInt8(ascii: "{") { endLine(at: index) }
      case UInt8(ascii: "."):
        if source[index...].starts(with: "..<".utf8) { bytes[index + 2] = UInt8(ascii: " ") }
      case UInt8(ascii: "$"):
        if source[index...].starts(with: "$$".utf8) { bytes.blank(index..<index + 2) }
      default:
        if byte.continuesWord, index == 0 || !source[index - 1].continuesWord {
          index = word(at: index)
          continue
        }
      }
      index += 1
    }
  }

  /// Rewrites the word or number that starts here; the place behind it.
  private mutating func word(at start: Int) -> Int {
    var end = start
    while end < source.count, source[end].continuesWord { end += 1 }
    let text = String(decoding: source[start..<end], as: UTF8.self)
    if text.hasPrefix("0b") || text.hasPrefix("0B") {
      bytes[start + 1] = UInt8(ascii: "x")
    } else if text == "context", start == 0 || source[start - 1] == UInt8(ascii: "\n") {
      blankContext(start, end)
    } else if text == "if" {
      rewriteGuard(start)
    } else if text == "catch" || text == "finally" {
      joinHandler(start)
    } else if Self.softKeywords.contains(text), isName(behind: end) {
      bytes[start] = UInt8(ascii: "_")
    }
    return end
  }

  /// A word is a name where `=`, `(`, `.`, `->` or the end of a value follows.
  private func isName(behind end: Int) -> Bool {
    guard let next = nextCode(end) else { return false }
    let rest = source[next...]
    return ["=", "(", ".", "->", "+=", "-=", "?.", "!!", ",", ")", "}", ";", "["].contains {
      rest.starts(with: $0.utf8)
    }
  }

  /// A comma before `->`, or before `)` when `->` follows that.
  private mutating func dropTrailingComma(at index: Int) {
    guard let next = nextCode(index + 1) else { return }
    if source[next...].starts(with: "->".utf8) {
      bytes[index] = UInt8(ascii: " ")
    } else if source[next] == UInt8(ascii: ")"), let behind = nextCode(next + 1),
      source[behind...].starts(with: "->".utf8)
    {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// A line that starts with `(`, or with `in` of a `when` entry, does not continue the line before.
  private mutating func endLine(at index: Int) {
    guard let next = nextCode(index + 1), let last = source[..<index].last(where: { !$0.isSpace }) else {
      return
    }
    let line = source[next...].prefix { $0 != UInt8(ascii: "\n") }
    let isEntry =
      (line.starts(with: "in ".utf8) || line.starts(with: "!in ".utf8)) && line.holds("->")
    if last.endsValue, isEntry || source[next] == UInt8(ascii: "(") { bytes[index] = UInt8(ascii: ";") }
  }

  /// The grammar wants a separator behind the last member of a body when `}` stands in its line.
  private mutating func endBody(at end: Int) {
    guard end >= 2, source[end - 1] == UInt8(ascii: " "), source[end - 2].endsValue else { return }
    bytes[end - 1] = UInt8(ascii: ";")
  }

  /// `Pattern if condition ->` in a `when` reads `Pattern , condition ->`.
  private mutating func rewriteGuard(_ start: Int) {
    guard let arrow = source[start...].prefix(while: { $0 != UInt8(ascii: "\n") }).firstRange(of: "->"),
      let last = source[..<start].lastIndex(where: { !$0.isSpace }), isCode[last]
    else { return }
    let between = source[start..<arrow]
    guard !between.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return }
    let before = source[...last].suffix(while: { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") })
    let isElse = before.drop(while: \.isSpace).elementsEqual("else".utf8)
    guard !before.holds("="), !before.holds("->"), isElse || !before.holds("else") else { return }
    guard source[last].continuesWord || source[last] == 0x29 || source[last] == 0x3E else { return }
    if isElse { bytes[last] = UInt8(ascii: "_") }
    bytes[start] = UInt8(ascii: ",")
    bytes[start + 1] = UInt8(ascii: " ")
  }

  /// The grammar ends a statement at the brace above a `catch` or `finally` on a line of its own.
  private mutating func joinHandler(_ start: Int) {
    guard let brace = source[..<start].lastIndex(where: { !$0.isSpace }), isCode[brace],
      source[brace] == UInt8(ascii: "}")
    else { return }
    for index in brace + 1..<start { bytes[index] = UInt8(ascii: " ") }
  }

  /// `context(…)` in front of a declaration.
  private mutating func blankContext(_ start: Int, _ end: Int) {
    guard end < source.count, source[end] == UInt8(ascii: "(") else { return }
    var depth = 0
    for index in end..<source.count {
      if source[index] == UInt8(ascii: "(") { depth += 1 }
      if source[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        bytes.blank(start..<index + 1)
        return
      }
    }
  }

  /// The next byte of code that is no white space.
  private func nextCode(_ start: Int) -> Int? {
    var index = start
    while index < source.count {
      if isCode[index], !source[index].isSpace { return index }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var continuesWord: Bool {
    self == 0x5F || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self)
      || (0x61...0x7A).contains(self) || self >= 0x80
  }
}

extension UInt8 {
  /// A word, a closing bracket or quote.
  fileprivate var endsValue: Bool { continuesWord || [0x29, 0x5D, 0x7D, 0x22, 0x27].contains(self) }
}

extension [UInt8] {
  fileprivate mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != 0x0A && self[index] != 0x0D { self[index] = 0x20 }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func holds(_ text: StaticString) -> Bool { firstRange(of: text) != nil }

  /// Where a text starts.
  fileprivate func firstRange(of text: StaticString) -> Int? {
    text.withUTF8Buffer { wanted in
      indices.first { self[$0...].starts(with: wanted) }
    }
  }

  /// The longest end of which every byte passes.
  fileprivate func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let stop = lastIndex { !isIncluded($0) }
    return stop.map { self[($0 + 1)...] } ?? self
  }
}
