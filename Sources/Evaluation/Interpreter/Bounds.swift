/// How much work one evaluation may be.
public struct Bounds: Hashable, Sendable {
  /// Nodes evaluated, and elements touched.
  public var steps: Int
  /// Calls inside calls.
  public var calls: Int
  /// Expressions inside expressions, over all calls: it bounds the native stack.
  public var depth: Int
  /// Elements of a collection.
  public var elements: Int
  /// Bytes of a text.
  public var bytes: Int
  /// Collections inside collections.
  public var nesting: Int

  public init(
    steps: Int = 100_000, calls: Int = 200, depth: Int = 1_200, elements: Int = 10_000, bytes: Int = 65_536,
    nesting: Int = 64
  ) {
    self.steps = steps
    self.calls = calls
    self.depth = depth
    self.elements = elements
    self.bytes = bytes
    self.nesting = nesting
  }
}
