import Evaluation
import ParityModel
import Program

/// Finds the comments of a file that allow findings.
struct SuppressionReader {
  let platform: Platform

  /// In source order. One that stands alone on its line is about the next line; several in a row are all
  /// about the line behind the last.
  func suppressions(in file: SourceFile) -> [Suppression] {
    let source = file.program.source
    var result: [Suppression] = []
    var below: ClosedRange<Int>?
    for comment in file.program.comments.reversed() {
      guard let directive = SuppressionComment(bytes: source.bytes, comment) else { continue }
      let location = file.location(comment)
      let last = source.lines.line(of: comment.upper > comment.lower ? comment.upper - 1 : comment.upper)
      var lines = location.line...max(location.line, last)
      if Self.isAlone(comment, on: lines, in: source) {
        let next = lines.upperBound + 1
        lines = lines.lowerBound...(below?.lowerBound == next ? below?.upperBound ?? next : next)
        below = lines
      }
      let content = directive.content()
      result.append(
        Suppression(
          platform: platform, rules: content.rules, reason: content.reason, mistakes: content.mistakes,
          location: location, lines: lines))
    }
    return result.reversed()
  }

  /// Whether nothing but the comment stands on its lines; the braces of JSX around it do not count.
  private static func isAlone(_ comment: ByteRange, on lines: ClosedRange<Int>, in source: SourceText) -> Bool
  {
    let start = Int(source.lines.start(ofLine: lines.lowerBound))
    let end =
      lines.upperBound < source.lines.count
      ? Int(source.lines.start(ofLine: lines.upperBound + 1)) : source.bytes.count
    let lower = min(max(Int(comment.lower), start), source.bytes.count)
    let upper = min(max(Int(comment.upper), lower), max(end, lower))
    var before = source.bytes[start..<lower]
    if start == 0, before.starts(with: [0xEF, 0xBB, 0xBF]) { before = before.dropFirst(3) }
    return before.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
      && source.bytes[upper..<max(end, upper)].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "}") }
  }
}
