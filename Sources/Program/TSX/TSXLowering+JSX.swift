import SyntaxTree

extension TSXLowering {
  mutating func element(jsx node: SyntaxNode) -> NodeID {
    let opening = child(node, kinds.openTag) ?? node
    let tag = child(opening, kinds.name).map { self.tag($0) }
    let attributes = tree.children(opening).filter { tree.field($0) == kinds.attribute }
      .map { attribute($0) }
    let children = kind(node) == .jsxElement ? self.children(of: node) : []
    return add(
      .element(tag: tag, attributes: builder.list(attributes), children: builder.list(children)), node)
  }

  private mutating func tag(_ node: SyntaxNode) -> NodeID {
    kind(node) == .jsxNamespaceName ? add(.name(typeText(node)), node) : expression(node)
  }

  private mutating func attribute(_ node: SyntaxNode) -> NodeID {
    // `{...props}`; a container with anything else is no attribute.
    if kind(node) == .jsxExpression {
      guard let value = firstNamed(node) else { return unknown(node) }
      return expression(value)
    }
    let parts = named(node)
    guard let label = parts.first else { return unknown(node) }
    let value = parts.dropFirst().first.map { contained($0) }
    return add(.attribute(name: typeText(label), value: value ?? nil), node)
  }

  /// A value or child: an expression out of its braces; nil where they hold only a comment.
  private mutating func contained(_ node: SyntaxNode) -> NodeID? {
    guard kind(node) == .jsxExpression else { return expression(node) }
    return firstNamed(node).map { expression($0) }
  }

  private mutating func children(of node: SyntaxNode) -> [NodeID] {
    var children: [NodeID] = []
    var pending: [SyntaxNode] = []
    for child in tree.children(node) where !tree.isExtra(child) {
      switch kind(child) {
      case .jsxOpeningElement: continue
      case .jsxText, .characterReference: pending.append(child)
      case .jsxClosingElement:
        if let text = text(jsx: pending) { children.append(text) }
        pending = []
      default:
        if let text = text(jsx: pending) { children.append(text) }
        pending = []
        if let child = contained(child) { children.append(child) }
      }
    }
    if let text = text(jsx: pending) { children.append(text) }
    return children
  }

  /// A run of text; nil where React leaves nothing of it.
  private mutating func text(jsx nodes: [SyntaxNode]) -> NodeID? {
    var run = JSXText()
    for node in nodes {
      if kind(node) == .characterReference {
        run.append(reference: TSXLiterals.entity(tree.text(node)), at: tree.range(node))
      } else {
        run.append(tree.source, tree.range(node))
      }
    }
    return run.finish().map { textSegment($0, $1) }
  }
}
