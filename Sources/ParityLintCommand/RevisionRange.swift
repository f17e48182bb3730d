/// `BASE`, `BASE..HEAD` or `BASE...HEAD`, as git writes them.
struct RevisionRange: Equatable {
  var base: String
  var head: String
  /// Whether the base is the commit where the histories of the two part.
  var isFromMergeBase: Bool

  /// With both sides written out.
  var name: String { base + (isFromMergeBase ? "..." : "..") + head }

  init(_ text: String) {
    let dots = text.contains("...") ? "..." : ".."
    isFromMergeBase = dots == "..."
    guard let start = text.firstIndex(of: "."), let range = text[start...].firstRange(of: dots) else {
      (base, head) = (text, "HEAD")
      return
    }
    let (before, after) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    base = before.isEmpty ? "HEAD" : before
    head = after.isEmpty ? "HEAD" : after
  }
}
