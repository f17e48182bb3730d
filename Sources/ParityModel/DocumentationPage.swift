/// The prose of a documentation page: what stands outside its code fences.
public struct DocumentationPage: Hashable, Sendable {
  public var path: String
  /// The lines in order; a fence leaves a gap in the numbers.
  public var lines: [Line]

  public struct Line: Hashable, Sendable {
    /// 1-based.
    public var number: Int
    public var text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  public init(path: String, lines: [Line]) {
    self.path = path
    self.lines = lines
  }

  /// The prose of a Markdown text.
  public init(path: String, markdown bytes: [UInt8]) {
    var lines: [Line] = []
    var fence: (mark: UInt8, count: Int)?
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let trimmed = text.drop { $0 == UInt8(ascii: " ") }
      let mark = trimmed.first.flatMap { [UInt8(ascii: "`"), UInt8(ascii: "~")].contains($0) ? $0 : nil }
      let count = mark.map { mark in trimmed.prefix { $0 == mark }.count } ?? 0
      if let open = fence {
        let isClosing = mark == open.mark && count >= open.count
        if isClosing, trimmed.dropFirst(count).allSatisfy({ $0 == UInt8(ascii: " ") }) { fence = nil }
      } else if let mark, count >= 3 {
        fence = (mark, count)
      } else {
        lines.append(Line(number: index + 1, text: String(decoding: text, as: UTF8.self)))
      }
    }
    self.init(path: path, lines: lines)
  }
}
