/// A sentence of the documentation about the component, with values of the spec in it.
///
/// ```swift
/// Claim("zooms between {minScale}x and {maxScale}x")
/// Claim("a {height}-point row, `{background when pressed}` when pressed", of: "RatingRow")
/// Claim("from {RatingRow.height} to {RatingStar.height} points")
/// Claim("moves on every 60 ms")
/// ```
///
/// A brace names a constant or a parameter of the component, a property of the part that `of` names, or one
/// of another part behind its name. The page must have the sentence, and in place of the braces these values.
/// A number that the sentence has itself is held in the same way.
///
/// Emphasis, code marks, capitals and the width of blanks do not count. A time may be written in seconds,
/// a plain number in percent, a token as a class: the word behind a brace says which.
public struct Claim: Sendable {
  let sentence: String
  let part: String
  let line: Int

  public init(_ sentence: String, of part: String = "", line: Int = #line) {
    self.sentence = sentence
    self.part = part
    self.line = line
  }
}

/// The pages of documentation, as globs from the root: `Documentation("docs/**/*.md")`. Where the root is
/// itself a page, it is that one.
public struct Documentation: ProjectElement {
  public let item: ProjectItem

  public init(_ glob: String, _ more: String..., line: Int = #line) {
    item = ProjectItem(
      text: "documentation " + ([glob] + more).map(quoted).joined(separator: " "), line: line)
  }
}
