/// One stretch of a file, and what should stand there instead.
public struct TextEdit: Hashable, Sendable {
  /// The stretch: its bytes count, not its lines.
  public var location: Location
  public var replacement: String

  public init(_ location: Location, replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

extension TextEdit: Comparable {
  /// By place.
  public static func < (left: TextEdit, right: TextEdit) -> Bool {
    (left.location, left.replacement) < (right.location, right.replacement)
  }
}

extension [TextEdit] {
  /// The bytes of one file with every edit made; nil where two overlap, or one is outside.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    for edit in sorted() {
      let (lower, upper) = (Int(edit.location.lower), Int(edit.location.upper))
      guard end <= lower, lower <= upper, upper <= bytes.count else { return nil }
      result += bytes[end..<lower]
      result += edit.replacement.utf8
      end = upper
    }
    return result + bytes[end...]
  }
}
