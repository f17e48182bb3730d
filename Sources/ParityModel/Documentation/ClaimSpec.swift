/// A sentence that the documentation says about a component, with values of the spec in it.
public struct ClaimSpec: Hashable, Sendable {
  /// `repeats every {interval} ms after {delay} ms`; Markdown's marks and the width of blanks do not count.
  public var sentence: String
  /// The part whose properties the braces name; empty where they name those of the whole component.
  public var part: String
  public var origin: Origin

  /// A stretch of a sentence.
  public enum Piece: Hashable, Sendable {
    case text(String)
    /// What a brace names, and whether it stands between backticks.
    case value(String, isCode: Bool)
  }

  public init(sentence: String, part: String = "", origin: Origin) {
    self.sentence = sentence
    self.part = part
    self.origin = origin
  }

  /// The sentence cut at its braces; a brace that is not closed is text.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(sentence)
    var isCode = false
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      for character in rest[..<open] where character == "`" { isCode.toggle() }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.value(String(rest[rest.index(after: open)..<close]), isCode: isCode))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
