import ParityModel

/// A way to print a review. The raw value is the word behind `--format`.
public enum ReviewFormat: String, Hashable, Sendable, CaseIterable {
  case text, markdown, json

  public func render(_ review: Review, of range: Review.Range, style: Style) -> [UInt8] {
    switch self {
    case .text: Array(ReviewText(review: review, range: range, style: style).text.utf8)
    case .markdown: Array(ReviewMarkdown(review: review, range: range).text.utf8)
    case .json: ReviewJSON.render(review, of: range)
    }
  }
}

extension Review.Range {
  /// The names of the commits, shortened.
  var commits: String { "\(base.commit.prefix(12))..\(head.commit.prefix(12))" }
}

extension Review {
  /// `2 findings appear, 1 disappears, 1 differs otherwise, 3 stay`; what there is none of is left out,
  /// but for what appears.
  var findingSum: String {
    var words = [Self.count(appeared.count, "finding appears", "findings appear", none: "no finding appears")]
    if !disappeared.isEmpty { words.append(Self.count(disappeared.count, "disappears", "disappear")) }
    if !altered.isEmpty {
      words.append(Self.count(altered.count, "differs otherwise", "differ otherwise"))
    }
    if kept > 0 { words.append(Self.count(kept, "stays", "stay")) }
    return words.joined(separator: ", ")
  }

  /// `1 change of the spec, 2 of its exceptions`
  var specSum: String {
    let spec = Self.count(
      changes.count, "change of the spec", "changes of the spec", none: "no change of the spec")
    return exceptions.isEmpty ? spec : spec + ", \(exceptions.count) of its exceptions"
  }

  private static func count(
    _ count: Int, _ one: String, _ many: String, none: String? = nil
  ) -> String {
    if count == 0, let none { return none }
    return "\(count) \(count == 1 ? one : many)"
  }
}

extension ExceptionChange {
  /// `padding.top when pressed`
  var subject: String { (property?.spelling ?? "") + (state.isEmpty ? "" : " when \(state)") }
}

extension Finding {
  /// `kotlin/Box.kt:1:30`; nil for a finding about the spec as a whole.
  var place: String? {
    if let location { return "\(location.path):\(location.line):\(location.column)" }
    return origin.map { "\($0.path):\($0.line)" }
  }

  /// `expected 4, found 5`
  var values: String {
    [expected.map { "expected \($0)" }, found.map { "found \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }
}
