/// The prose of a documentation page: what stands outside its code fences, word by word.
public struct Prose: Hashable, Sendable {
  /// As findings name the page.
  public var path: String
  /// The first heading; empty where there is none.
  public var title: String
  /// Paragraphs, list items, headings and table rows, in the order of the page; none is empty.
  public var blocks: [[Word]]
  /// The comments that allow what claims find.
  public var suppressions: [Suppression]

  public init(path: String, title: String = "", blocks: [[Word]], suppressions: [Suppression] = []) {
    self.path = path
    self.title = title
    self.blocks = blocks
    self.suppressions = suppressions
  }

  /// A word, a number, or any other character, without Markdown's marks around it.
  public struct Word: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// Begins with a letter.
      case word
      /// Digits, maybe with a decimal point.
      case number
      case mark
    }

    /// Typographic quotes and dashes in their plain form.
    public var text: String
    public var kind: Kind
    /// Whether nothing stands between it and the word before.
    public var isGlued: Bool
    /// Whether it stands between backticks.
    public var isCode: Bool
    /// 1-based; columns count Unicode code points, the end is exclusive.
    public var line: Int
    public var column: Int
    public var endColumn: Int

    public init(text: String, kind: Kind, isGlued: Bool, isCode: Bool, line: Int, column: Int, endColumn: Int)
    {
      self.text = text
      self.kind = kind
      self.isGlued = isGlued
      self.isCode = isCode
      self.line = line
      self.column = column
      self.endColumn = endColumn
    }
  }
}

extension Sequence<Prose.Word> {
  /// The words as a person would write them on one line.
  public var sentence: String {
    var text = ""
    for word in self {
      if !text.isEmpty, !word.isGlued { text += " " }
      text += word.text
    }
    return text
  }
}
