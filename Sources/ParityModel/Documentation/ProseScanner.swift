/// Cuts a line of Markdown into words: emphasis, code marks, link targets and pictures fall away.
public struct ProseScanner {
  private let scalars: [Unicode.Scalar]
  private let line: Int
  private var index: Int
  private var isGlued = false
  private var isCode = false
  private var words: [Prose.Word] = []

  /// The words of `text`, which is line `line` of a page, without its first `skipped` characters.
  public static func words(of text: some StringProtocol, line: Int = 1, skipped: Int = 0) -> [Prose.Word] {
    var scanner = ProseScanner(scalars: Array(text.unicodeScalars), line: line, index: skipped)
    scanner.scan()
    return scanner.words
  }

  private init(scalars: [Unicode.Scalar], line: Int, index: Int) {
    self.scalars = scalars
    self.line = line
    self.index = index
  }

  private mutating func scan() {
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        isGlued = false
        index += 1
      } else if scalar == "`" {
        isCode.toggle()
        while at(index) == "`" { index += 1 }
      } else if scalar.isDigit {
        number()
      } else if scalar.isLetter || scalar == "_" && (isCode || !isEmphasis) {
        word()
      } else if isCode {
        mark()
      } else {
        markdown(scalar)
      }
    }
  }

  private mutating func markdown(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "*", "_": index += 1
    case "\\":
      index += 1
      if index < scalars.count { mark() }
    case "!" where at(index + 1) == "[":
      index += 1
      skip(through: "]")
      target()
    case "[": index += 1
    case "]":
      index += 1
      target()
    default: mark()
    }
  }

  /// The address of a link behind its text.
  private mutating func target() {
    if at(index) == "(" { skip(through: ")") } else if at(index) == "[" { skip(through: "]") }
  }

  private mutating func skip(through end: Unicode.Scalar) {
    while let scalar = at(index) {
      index += 1
      if scalar == end { return }
    }
  }

  /// An underscore that a word neither begins nor goes on with.
  private var isEmphasis: Bool {
    let before = index > 0 && scalars[index - 1].isWordPart
    let after = at(index + 1)?.isWordPart ?? false
    return !(before && after)
  }

  private mutating func number() {
    let start = index
    while at(index)?.isDigit == true { index += 1 }
    if at(index) == ".", at(index + 1)?.isDigit == true {
      index += 1
      while at(index)?.isDigit == true { index += 1 }
    }
    add(.number, from: start)
  }

  private mutating func word() {
    let start = index
    while let scalar = at(index), scalar.isWordPart || scalar == "_" && (isCode || !isEmphasis) { index += 1 }
    if index == start { index += 1 }
    add(.word, from: start)
  }

  private mutating func mark() {
    index += 1
    add(.mark, from: index - 1)
  }

  private mutating func add(_ kind: Prose.Word.Kind, from start: Int) {
    var text = ""
    for scalar in scalars[start..<index] { text.unicodeScalars.append(kind == .mark ? scalar.plain : scalar) }
    words.append(
      .init(
        text: text, kind: kind, isGlued: isGlued, isCode: isCode, line: line, column: start + 1,
        endColumn: index + 1))
    isGlued = true
  }

  private func at(_ index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isLetter: Bool { properties.isAlphabetic }

  fileprivate var isWordPart: Bool {
    isLetter || isDigit || properties.generalCategory == .nonspacingMark
  }

  /// Quotes and dashes as a keyboard writes them.
  fileprivate var plain: Unicode.Scalar {
    switch self {
    case "\u{2018}", "\u{2019}": "'"
    case "\u{201C}", "\u{201D}", "\u{201E}": "\""
    case "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{2212}": "-"
    default: self
    }
  }
}
