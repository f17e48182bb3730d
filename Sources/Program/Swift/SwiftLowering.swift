import SyntaxTree

/// Lowers a Swift tree into the program model.
///
/// It drops generic parameters, `where` constraints of declarations and the `&` of `inout` arguments.
/// What nests deeper than `depthLimit` becomes `unknown`, so that no input overflows the stack.
struct SwiftLowering {
  let tree: SyntaxTree
  var builder: ProgramBuilder
  let conditions: [SwiftCondition]
  /// What the next leading dot hangs on: a chain that `#if` cut in two, or a generic type.
  var chainBase: NodeID?
  /// The dot before the name that is lowered next.
  var leadingDot: ByteRange?
  var depth = 0

  static let depthLimit = 200
  /// A chain is lowered in a loop, but whoever reads the program may walk it by recursion.
  static let chainLimit = 2000

  static func lower(_ tree: SyntaxTree) -> Program {
    var lowering = SwiftLowering(
      tree: tree, builder: ProgramBuilder(tree),
      conditions: SwiftCondition.regions(of: tree.source.bytes))
    for extra in tree.extras where lowering.isComment(extra) { lowering.builder.comment(tree.range(extra)) }
    let items = lowering.items(of: tree.root)
    let roots = lowering.builder.list(items)
    return lowering.builder.finish(language: .swift, tree: tree, roots: roots)
  }
}

// MARK: Reading the tree

extension SwiftLowering {
  func kind(_ node: SyntaxNode) -> SwiftKind {
    let kind = tree.kind(node)
    return kind == .error ? .error : SwiftKind.table[kind]
  }

  /// A stretch that did not parse may be an extra as well.
  func isComment(_ node: SyntaxNode) -> Bool {
    guard tree.isExtra(node) else { return false }
    let kind = kind(node)
    return kind == .comment || kind == .multiLineComment
  }

  func child(_ node: SyntaxNode, _ wanted: SwiftKind) -> SyntaxNode? {
    tree.children(node).first { kind($0) == wanted }
  }

  func children(_ node: SyntaxNode, _ wanted: SwiftKind) -> [SyntaxNode] {
    tree.children(node).filter { kind($0) == wanted }
  }

  /// The children that are no comments.
  func parts(_ node: SyntaxNode) -> [SyntaxNode] {
    tree.children(node).filter { !isComment($0) }
  }

  /// The first child that is no comment.
  func firstPart(_ node: SyntaxNode) -> SyntaxNode? {
    tree.children(node).first { !isComment($0) }
  }

  /// The two parts of a node that has two.
  func pair(_ node: SyntaxNode) -> (SyntaxNode, SyntaxNode)? {
    var first: SyntaxNode?
    var second: SyntaxNode?
    for part in tree.children(node) where !isComment(part) {
      if first == nil {
        first = part
      } else if second == nil {
        second = part
      } else {
        return nil
      }
    }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The last child that stands for itself: an expression behind its keywords.
  func lastNamed(_ node: SyntaxNode) -> SyntaxNode? {
    var last: SyntaxNode?
    for part in tree.children(node) where tree.isNamed(part) && !isComment(part) { last = part }
    return last
  }

  /// A name without backticks.
  func identifier(_ node: SyntaxNode) -> String {
    let text = tree.text(node)
    guard text.utf8.count > 2, text.utf8.first == 0x60, text.utf8.last == 0x60 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

// MARK: Building

extension SwiftLowering {
  mutating func name(_ node: SyntaxNode) -> Name {
    let range = tree.range(node)
    return tree.source.starts(with: 0x60, at: range)
      ? builder.name(identifier(node)) : builder.name(at: range)
  }

  mutating func unknown(_ node: SyntaxNode) -> NodeID {
    builder.add(.unknown(builder.name(tree.kindName(node))), tree.range(node))
  }

  mutating func tooDeep(_ node: SyntaxNode) -> NodeID {
    builder.addTooDeep(builder.name(tree.kindName(node)), tree.range(node))
  }

  /// Runs `body` one level deeper; what lies too deep is unknown.
  mutating func nested(_ node: SyntaxNode, _ body: (inout SwiftLowering) -> NodeID) -> NodeID {
    guard depth < Self.depthLimit else { return tooDeep(node) }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// What stands in a file, a body or a block, in source order, grouped by `#if`.
  mutating func items(of parent: SyntaxNode) -> [NodeID] {
    var items: [NodeID] = []
    var label: SyntaxNode?
    for node in tree.children(parent) where tree.isNamed(node) && !isComment(node) {
      switch kind(node) {
      case .directive: continue
      case .label: label = node
      case .error: items += recovered(node)
      default:
        if !conditions.isEmpty, continuesChain(node), let base = items.last {
          items.removeLast()
          chainBase = base
        }
        var lowered = item(node)
        chainBase = nil
        if let own = label, lowered.count == 1 {
          let word = builder.name(String(tree.text(own).dropLast()))
          let range = ByteRange(tree.range(own).lower, tree.range(node).upper)
          lowered = [builder.add(.labelled(word, lowered[0]), range)]
        }
        label = nil
        items += lowered
      }
    }
    return grouped(items, within: tree.range(parent))
  }

  /// The statements and declarations that can be told inside a stretch that did not parse.
  private mutating func recovered(_ error: SyntaxNode) -> [NodeID] {
    guard depth < Self.depthLimit else { return [tooDeep(error)] }
    depth += 1
    defer { depth -= 1 }
    var items = [unknown(error)]
    for node in tree.children(error) where tree.isNamed(node) && !isComment(node) {
      switch kind(node) {
      case .error: items += recovered(node)
      case .statements: items += self.items(of: node)
      case .property, .function, .declaration, .protocolDeclaration, .initializer, .call, .assignment,
        .ifStatement, .switchStatement, .guardStatement, .forStatement, .enumEntry:
        items += item(node)
      default: break
      }
    }
    return items
  }

  /// Whether a statement goes on with the chain before it, across a line with `#if` or `#endif`.
  private func continuesChain(_ node: SyntaxNode) -> Bool {
    var leaf = node
    while true {
      switch kind(leaf) {
      case .navigation, .call, .postfix:
        guard let first = firstPart(leaf) else { return false }
        leaf = first
      case .directive: return leaf != node
      default: return false
      }
    }
  }

  /// One statement or declaration; several for `let a = 1, b = 2` and `case a, b`.
  private mutating func item(_ node: SyntaxNode) -> [NodeID] {
    switch kind(node) {
    case .property: properties(node)
    case .enumEntry: enumCases(node)
    case .statements: items(of: node)
    default: [statement(node)]
    }
  }

  /// A block of the statements of a node: its `statements` child, or nothing.
  mutating func block(_ node: SyntaxNode) -> NodeID {
    var items: [NodeID] = []
    for inner in tree.children(node) where kind(inner) == .statements { items += self.items(of: inner) }
    return builder.add(.block(builder.list(items)), tree.range(node))
  }

  /// The block between two braces of a node's children.
  mutating func block(_ nodes: ArraySlice<SyntaxNode>) -> NodeID {
    var items: [NodeID] = []
    for node in nodes where kind(node) == .statements { items += self.items(of: node) }
    let lower = nodes.first.map { tree.range($0).lower } ?? 0
    let upper = nodes.last.map { tree.range($0).upper } ?? lower
    return builder.add(.block(builder.list(items)), ByteRange(lower, upper))
  }
}
