import CTreeSitter

/// Copies a C tree into flat records in one cursor walk.
enum TreeReader {
  static func read(_ tree: OpaquePointer, grammar: Grammar, source: SourceText) -> SyntaxTree {
    let root = ts_tree_root_node(tree)
    var records: [NodeRecord] = []
    records.reserveCapacity(source.bytes.count / 3 + 16)
    var faults: [SyntaxFault] = []
    // Records whose subtree is still open, and whether an error below them has been placed.
    var open: [(index: Int, hasError: Bool, placed: Bool)] = []
    var cursor = ts_tree_cursor_new(root)
    defer { ts_tree_cursor_delete(&cursor) }

    // Nearly all files parse, and then no node needs to be asked.
    let mayFail = ts_node_has_error(root)

    func close() {
      let last = open.removeLast()
      records[last.index].size = UInt32(records.count - last.index)
      guard last.hasError else { return }
      // A missing token inside a hidden rule marks the node but has no node of its own.
      if !last.placed { faults.append(SyntaxFault(kind: .error, range: records[last.index].range)) }
      if !open.isEmpty { open[open.count - 1].placed = true }
    }

    while true {
      let node = ts_tree_cursor_current_node(&cursor)
      var flags: NodeRecord.Flags = []
      if ts_node_is_named(node) { flags.insert(.named) }
      if ts_node_is_extra(node) { flags.insert(.extra) }
      let range = ByteRange(ts_node_start_byte(node), ts_node_end_byte(node))
      let kind = NodeKind(ts_node_symbol(node))
      let hasError = mayFail && ts_node_has_error(node)
      var placed = false
      if hasError {
        if ts_node_is_missing(node) {
          flags.insert(.missing)
          faults.append(SyntaxFault(kind: .missing, range: range))
          placed = true
        } else if kind == .error {
          faults.append(SyntaxFault(kind: .error, range: range))
          placed = true
        }
      }
      open.append((records.count, hasError, placed))
      records.append(
        NodeRecord(
          kind: kind, field: FieldID(ts_tree_cursor_current_field_id(&cursor)), flags: flags, range: range,
          size: 1))
      if ts_tree_cursor_goto_first_child(&cursor) { continue }
      close()
      while !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard ts_tree_cursor_goto_parent(&cursor) else {
          while !open.isEmpty { close() }
          return SyntaxTree(grammar: grammar, source: source, records: records, faults: faults.outermost())
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
