/// Every node of a program, in the order in which lowering finished it: children before parents.
public struct NodeIDs: RandomAccessCollection, Sendable {
  public let startIndex: UInt32 = 0
  public let endIndex: UInt32

  init(endIndex: UInt32) { self.endIndex = endIndex }

  @inlinable public subscript(_ index: UInt32) -> NodeID { NodeID(raw: index) }
  @inlinable public func index(after index: UInt32) -> UInt32 { index + 1 }
  @inlinable public func index(before index: UInt32) -> UInt32 { index - 1 }
}
