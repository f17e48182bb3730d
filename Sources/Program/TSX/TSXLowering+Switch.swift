import SyntaxTree

// A `switch` falls through where an arm does not leave it; the model's arms do not. So the `break` that
// ends an arm is dropped, an empty arm shares the body of the next, and what does run on into the next
// arm says so with `fallthrough`.
extension TSXLowering {
  mutating func match(_ node: SyntaxNode) -> NodeID {
    guard let cases = child(node, kinds.body) else { return unknown(node) }
    let subject = expression(child(node, kinds.value), of: node)
    var arms: [NodeID] = []
    var fallback: NodeID?
    var patterns: [NodeID] = []
    var isDefault = false
    var start: UInt32?
    var isEntered = false
    let branches = named(cases)
    for (index, branch) in branches.enumerated() {
      switch kind(branch) {
      case .switchCase: patterns.append(expression(child(branch, kinds.value), of: branch))
      case .switchDefault: isDefault = true
      default:
        arms.append(unknown(branch))
        continue
      }
      let range = ByteRange(start ?? tree.range(branch).lower, tree.range(branch).upper)
      start = range.lower
      let isLast = index == branches.count - 1
      guard let body = armBody(branch, isLast: isLast) else { continue }
      // A label shared with `default` is reached by it anyway.
      let arm = Node.arm(
        patterns: isDefault ? .empty : builder.list(patterns), condition: nil, body: body.node)
      let armNode = builder.add(arm, range)
      // `default` is tried last wherever it stands, unless an arm runs on across it.
      if isDefault, !isLast, !body.runsOn, !isEntered { fallback = armNode } else { arms.append(armNode) }
      isEntered = body.runsOn
      (patterns, isDefault, start) = ([], false, nil)
    }
    return add(.match(subject: subject, arms: builder.list(arms + [fallback].compactMap { $0 })), node)
  }

  /// The body of a branch; nil where it has no statement and shares the next one's.
  private mutating func armBody(_ branch: SyntaxNode, isLast: Bool) -> (node: NodeID, runsOn: Bool)? {
    let written = tree.children(branch).filter { tree.field($0) == kinds.body }
    guard !written.isEmpty || isLast else { return nil }
    var parts = written.flatMap { statement($0) }
    // `case x: { … }` scopes its body with a block of its own.
    if written.count == 1, parts.count == 1, case .block(let inner) = builder[parts[0]] {
      parts = Array(builder[inner])
    }
    var runsOn = !isLast
    if let last = parts.last, case .exit(let exit, let value) = builder[last] {
      runsOn = false
      if exit == .break, value == nil { parts.removeLast() }
    }
    if runsOn, let last = written.last { parts.append(add(.exit(.fallthrough, nil), last)) }
    let range = ByteRange(
      written.first.map { tree.range($0).lower } ?? tree.range(branch).upper, tree.range(branch).upper)
    return (builder.add(.block(builder.list(parts)), range), runsOn)
  }
}
