/// A half-open range of byte offsets into one source text.
public struct ByteRange: Hashable, Sendable, BitwiseCopyable {
  public let lower: UInt32
  public let upper: UInt32

  public init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  public var count: Int { Int(upper - lower) }

  public func contains(_ other: ByteRange) -> Bool { lower <= other.lower && other.upper <= upper }
}
