/// A class of a class string that neither Tailwind nor the vocabulary knows: it may state anything.
public struct UnknownClass: Hashable, Sendable {
  public var platform: Platform
  public var part: String
  /// The class as written, variants included.
  public var text: String
  public var location: Location

  public init(platform: Platform, part: String, text: String, location: Location) {
    self.platform = platform
    self.part = part
    self.text = text
    self.location = location
  }
}

extension UnknownClass: Comparable {
  /// By place.
  public static func < (left: UnknownClass, right: UnknownClass) -> Bool {
    (left.location, left.part, left.text) < (right.location, right.part, right.text)
  }
}
