/// Where each name of a program stands as an expression of its own.
struct NameUses: Sendable {
  /// Nodes by name; those of one name are in the order in which lowering finished them.
  private let nodes: ContiguousArray<NodeID>
  /// Where each name's nodes start; one more at the end.
  private let starts: ContiguousArray<UInt32>

  init(_ storage: ProgramBuilder.Storage) {
    var starts = ContiguousArray<UInt32>(repeating: 0, count: storage.names.count + 1)
    for case .name(let name) in storage.nodes { starts[Int(name.raw) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var nodes = ContiguousArray(repeating: NodeID(0), count: Int(starts[starts.count - 1]))
    for (index, node) in storage.nodes.enumerated() {
      guard case .name(let name) = node else { continue }
      nodes[Int(next[Int(name.raw)])] = NodeID(index)
      next[Int(name.raw)] += 1
    }
    self.nodes = nodes
    self.starts = starts
  }

  subscript(_ name: Name) -> ContiguousArray<NodeID>.SubSequence {
    nodes[Int(starts[Int(name.raw)])..<Int(starts[Int(name.raw) + 1])]
  }
}
