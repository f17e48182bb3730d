import ParityModel

/// Reads the prose of a Markdown page: paragraphs, list items, headings and table rows, each a block.
/// What stands in code fences is no prose.
public enum MarkdownReader {
  public static func prose(of bytes: [UInt8], path: String) -> Prose {
    var reader = Reader(comments: MarkdownComments(path: path))
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var line = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
      line += 1
      let content = text[start..<end]
      reader.read(
        String(decoding: content.last == 0x0D ? content.dropLast() : content, as: UTF8.self), line: line)
      start = end < text.endIndex ? end + 1 : end
    }
    reader.close()
    return Prose(
      path: path, title: reader.title ?? "", blocks: reader.blocks,
      suppressions: reader.comments.suppressions)
  }

  private struct Reader {
    var blocks: [[Prose.Word]] = []
    var title: String?
    var comments: MarkdownComments
    private var block: [Prose.Word] = []
    /// The marks that opened a code fence.
    private var fence: Substring?
    private var isFrontMatter = false

    init(comments: MarkdownComments) { self.comments = comments }

    mutating func read(_ text: String, line: Int) {
      // A fence holds what it holds; anywhere else a comment is no prose.
      add(fence == nil ? comments.blanked(text, line: line) : text, line: line)
    }

    private mutating func add(_ text: String, line: Int) {
      let blanks = text.prefix { $0 == " " || $0 == "\t" || $0 == ">" }
      let content = text[blanks.endIndex...]
      if let open = fence {
        if content.hasPrefix(open), content.allSatisfy({ $0 == open.first || $0.isWhitespace }) {
          fence = nil
        }
        return
      }
      if isFrontMatter || line == 1, content == "---" {
        isFrontMatter.toggle()
        return
      }
      guard !isFrontMatter else {
        if text.hasPrefix("title:") {
          title = ProseScanner.words(of: text.dropFirst(6)).filter { $0.kind != .mark }.sentence
        }
        return
      }
      let marks = content.prefix { $0 == content.first && ($0 == "`" || $0 == "~") }
      if marks.count >= 3 {
        close()
        fence = marks
        return
      }
      guard !content.isEmpty else { return close() }
      let marker = Self.marker(of: content)
      let isRow = content.hasPrefix("|")
      if !marker.isEmpty || isRow { close() }
      let skipped = text[..<marker.endIndex].unicodeScalars.count
      block += ProseScanner.words(of: text, line: line, skipped: skipped)
      guard isRow || content.hasPrefix("#") else { return }
      if !isRow, title == nil { title = block.sentence }
      close()
    }

    mutating func close() {
      if !block.isEmpty { blocks.append(block) }
      block = []
    }

    /// What makes a line a heading or a list item.
    private static func marker(of content: Substring) -> Substring {
      let hashes = content.prefix { $0 == "#" }
      if !hashes.isEmpty { return hashes }
      if content.hasPrefix("- ") || content.hasPrefix("* ") || content.hasPrefix("+ ") {
        return content.prefix(1)
      }
      let digits = content.prefix { $0.isASCII && $0.isNumber }
      let rest = content[digits.endIndex...]
      if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
        return content.prefix(digits.count + 1)
      }
      return content.prefix(0)
    }
  }
}
