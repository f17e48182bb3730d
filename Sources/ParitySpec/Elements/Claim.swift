/// A sentence of the documentation whose values are the spec's.
///
/// ```swift
/// Claim("repeats every {repeatDelay} ms after {startDelay} ms")
/// Claim("is a {height}-point bar", of: "Header")
/// ```
///
/// A name in braces is a constant or a parameter of the component, or a property of the part that `of`
/// names. The sentence must be on the component's page, and say what the spec says.
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

/// The pages of documentation, as globs from the root. Where the root is a page, it is that one.
public struct Documentation: ProjectElement {
  public let item: ProjectItem

  public init(_ glob: String, _ more: String..., line: Int = #line) {
    item = ProjectItem(
      text: "documentation " + ([glob] + more).map(quoted).joined(separator: " "), line: line)
  }
}
