import CSyntax
import CTreeSitter

/// Copies a C tree into flat records in one cursor walk.
enum TreeReader {
  /// To be called while the memory of the parse is open.
  static func read(_ tree: OpaquePointer, grammar: Grammar, source: SourceText) -> SyntaxTree {
    let root = ts_tree_root_node(tree)
    let read = grammar.traits.withUnsafeBufferPointer {
      tree_records_read(root, $0.baseAddress, $0.count, source.bytes.count)
    }
    guard let records = read.records else { fatalError("there is no memory to copy a tree to") }
    return SyntaxTree(
      grammar: grammar, source: source,
      records: Array(UnsafeBufferPointer(start: records, count: read.count)),
      // Nearly all files parse, and then no node needs to be asked.
      faults: ts_node_has_error(root) ? faults(of: root).outermost() : [])
  }

  private static func faults(of root: TSNode) -> [SyntaxFault] {
    var faults: [SyntaxFault] = []
    // Nodes around the place that hold an error, and whether an error below them has been placed.
    var open: [(range: ByteRange, hasError: Bool, placed: Bool)] = []
    var cursor = ts_tree_cursor_new(root)
    defer { ts_tree_cursor_delete(&cursor) }

    func close() {
      guard let last = open.popLast(), last.hasError else { return }
      // A missing token inside a hidden rule marks the node but has no node of its own.
      if !last.placed { faults.append(SyntaxFault(kind: .error, range: last.range)) }
      if !open.isEmpty { open[open.count - 1].placed = true }
    }

    while true {
      let node = ts_tree_cursor_current_node(&cursor)
      let range = ByteRange(ts_node_start_byte(node), ts_node_end_byte(node))
      let hasError = ts_node_has_error(node)
      var placed = false
      if hasError, ts_node_is_missing(node) {
        faults.append(SyntaxFault(kind: .missing, range: range))
        placed = true
      } else if hasError, NodeKind(ts_node_symbol(node)) == .error {
        faults.append(SyntaxFault(kind: .error, range: range))
        placed = true
      }
      open.append((range, hasError, placed))
      if hasError, ts_tree_cursor_goto_first_child(&cursor) { continue }
      close()
      while !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard ts_tree_cursor_goto_parent(&cursor) else {
          while !open.isEmpty { close() }
          return faults
        }
        close()
      }
    }
  }
}

extension [SyntaxFault] {
  /// Sorted, without the faults that lie inside another.
  fileprivate func outermost() -> [SyntaxFault] {
    var result: [SyntaxFault] = []
    for fault in sorted(by: { ($0.range.lower, $1.range.upper) < ($1.range.lower, $0.range.upper) })
    where result.last.map({ !$0.range.contains(fault.range) }) ?? true {
      result.append(fault)
    }
    return result
  }
}
