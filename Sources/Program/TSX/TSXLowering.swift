import SyntaxTree

/// Lowers a TSX or TypeScript tree into the program model.
///
/// Total: what has no counterpart becomes `unknown` with its range. Types are kept as text only.
struct TSXLowering {
  let tree: SyntaxTree
  let kinds: TSXKinds
  var builder: ProgramBuilder
  private var depth = 0

  /// Deeper nesting than this is no program a person wrote, and the stack is finite.
  private static let depthLimit = 300

  static func lower(_ tree: SyntaxTree, language: Language) -> Program {
    var lowering = TSXLowering(tree: tree, language: language)
    let roots = lowering.statements(in: tree.root)
    lowering.collectComments()
    let list = lowering.builder.list(roots)
    return lowering.builder.finish(language: language, tree: tree, roots: list)
  }

  private init(tree: SyntaxTree, language: Language) {
    self.tree = tree
    kinds = language == .tsx ? .tsx : .typescript
    builder = ProgramBuilder(tree)
  }

  private mutating func collectComments() {
    for node in tree.extras {
      let kind = kind(node)
      if kind == .comment || kind == .htmlComment { builder.comment(tree.range(node)) }
    }
  }

  /// Runs `body` one level deeper; past the limit the node is unknown.
  mutating func nested(_ node: SyntaxNode, _ body: (inout TSXLowering) -> NodeID) -> NodeID {
    guard depth < Self.depthLimit else {
      return builder.addTooDeep(builder.name(tree.kindName(node)), tree.range(node))
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

// MARK: - Reading the tree

extension TSXLowering {
  func kind(_ node: SyntaxNode) -> TSXKind? { kinds.kind(tree.kind(node)) }
  func token(_ node: SyntaxNode) -> TSXToken? {
    tree.isNamed(node) ? nil : kinds.token(tree.kind(node))
  }
  func child(_ node: SyntaxNode, _ field: FieldID) -> SyntaxNode? { tree.child(node, field) }
  func child(_ node: SyntaxNode, _ wanted: TSXKind) -> SyntaxNode? {
    tree.children(node).first { kind($0) == wanted }
  }
  func has(_ wanted: TSXToken, in node: SyntaxNode) -> Bool {
    tree.children(node).contains { token($0) == wanted }
  }

  /// Named children without comments.
  func named(_ node: SyntaxNode) -> [SyntaxNode] {
    tree.children(node).filter { tree.isNamed($0) && !tree.isExtra($0) }
  }

  /// Named children that stand in no field: operands the grammar does not label.
  func firstNamed(_ node: SyntaxNode) -> SyntaxNode? {
    tree.children(node).first { tree.isNamed($0) && !tree.isExtra($0) }
  }
}

// MARK: - Building nodes

extension TSXLowering {
  mutating func add(_ node: Node, _ source: SyntaxNode) -> NodeID { builder.add(node, tree.range(source)) }
  mutating func name(_ node: SyntaxNode) -> Name { builder.name(at: tree.range(node)) }

  mutating func unknown(_ node: SyntaxNode) -> NodeID {
    add(.unknown(builder.name(tree.kindName(node))), node)
  }

  /// A field that the grammar promises; where an error took it away, the whole node is unknown.
  mutating func expression(_ node: SyntaxNode?, of parent: SyntaxNode) -> NodeID {
    guard let node else { return unknown(parent) }
    return expression(node)
  }

  mutating func argument(_ value: NodeID, _ source: SyntaxNode) -> NodeID {
    add(.argument(label: nil, value: value, trailing: false), source)
  }

  /// A word in front of a value that no other language has, as a call of that word.
  mutating func wordCall(_ word: String, _ operands: [SyntaxNode], _ node: SyntaxNode) -> NodeID {
    let start = tree.range(node).lower
    let callee = builder.add(
      .name(builder.name(word)), ByteRange(start, start + UInt32(word.utf8.count)))
    let arguments = operands.map { argument(expression($0), $0) }
    return add(.call(callee: callee, arguments: builder.list(arguments)), node)
  }

  /// The text of a type without its whitespace.
  mutating func typeText(_ node: SyntaxNode) -> Name {
    let range = tree.range(node)
    let bytes = tree.source.bytes[Int(range.lower)..<Int(range.upper)]
    return builder.name(
      String(decoding: bytes.filter { $0 > 0x20 }.drop { $0 == UInt8(ascii: ":") }, as: UTF8.self))
  }

  mutating func typeAnnotation(_ node: SyntaxNode, _ field: FieldID) -> Name? {
    child(node, field).map { typeText($0) }
  }
}
