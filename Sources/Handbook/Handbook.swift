/// The pages that say what a property or a rule means, with the same sample in every platform.
public enum Handbook {
  /// One page: the id that `explain` takes, and its Markdown.
  public struct Page: Sendable {
    public let id: String
    public let markdown: String

    init(_ id: String, _ bytes: [UInt8]) {
      self.id = id
      markdown = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Every page about a property. Sides and directions share one: `padding`, `duration`.
  public static let properties: [Page] = []
}
