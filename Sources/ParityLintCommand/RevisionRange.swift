/// `BASE`, `BASE..HEAD` or `BASE...HEAD`, as git writes them.
struct RevisionRange: Equatable {
  var base: String
  var head: String
  /// Whether the base is the commit where the histories of the two part.
  var isFromMergeBase: Bool

  /// With both sides written out.
  var name: String { base + (isFromMergeBase ? "..." : "..") + head }

  init(_ text: String) {
    let start = text.indices.first { text[$0...].hasPrefix("..") } ?? text.endIndex
    isFromMergeBase = text[start...].hasPrefix("...")
    base = String(text[..<start])
    head = String(text[start...].dropFirst(isFromMergeBase ? 3 : 2))
    if base.isEmpty { base = "HEAD" }
    if head.isEmpty { head = "HEAD" }
  }
}
