import Program

/// A node of a module: which file, and which node of it.
public struct Reference: Hashable, Sendable {
  /// Index into `Module.files`.
  public let file: Int
  public let node: NodeID

  public init(file: Int, node: NodeID) {
    self.file = file
    self.node = node
  }

  /// Another node of the same file.
  public func at(_ node: NodeID) -> Reference { Reference(file: file, node: node) }
}
