import SyntaxTree

/// Calls and accesses one behind the other, which is what most expressions are.
extension KotlinLowering {
  /// An expression of suffixes alone, behind something that is neither an operator nor glued to a line
  /// before it, lowered without a row; nil for any other.
  mutating func chain(_ node: SyntaxNode) -> NodeID? {
    let start = spine.count
    defer { spine.removeLast(spine.count - start) }
    var current = node
    while kinds.leftRecursive[tree.kind(current)] {
      guard !kinds.binaries[tree.kind(current)], let left = operand(of: current), !isGlued(current, to: left)
      else { return nil }
      spine.append(current)
      current = left
    }
    guard tree.kind(current) != kinds.prefixExpression else { return nil }
    var result = nested(current) { $0.primary(current, label: nil) }
    for index in (start..<spine.count).reversed() {
      var isSuffix = false
      for part in tree.children(spine[index]) where !tree.isExtra(part) {
        if isSuffix { result = apply(part, to: result) }
        isSuffix = true
      }
    }
    return result
  }

  /// Whether the parentheses of a call stand on a line of their own.
  private func isGlued(_ node: SyntaxNode, to operand: SyntaxNode) -> Bool {
    guard linesEnd, let suffix = second(of: node) else { return false }
    return tree.kind(suffix) == kinds.callSuffix
      && breaksLine(tree.range(operand).upper, tree.range(suffix).lower)
  }

  private func second(of node: SyntaxNode) -> SyntaxNode? {
    var isFirst = true
    for child in tree.children(node) where !tree.isExtra(child) {
      if !isFirst { return child }
      isFirst = false
    }
    return nil
  }
}
