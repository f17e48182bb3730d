import SyntaxTree

/// Lowers a style sheet into the program model: nested objects.
///
/// Whatever has a block, a rule or an at-rule, is an `entry` from its head as it is written to an
/// `object`; a declaration is an `entry` from its property to a `string`. Values are not taken apart,
/// and statements without a block are unknown.
struct CSSLowering {
  private let tree: SyntaxTree
  private let kinds = CSSKinds.shared
  private var builder: ProgramBuilder
  private var depth = 0

  private static let depthLimit = 300

  static func lower(_ tree: SyntaxTree) -> Program {
    var lowering = CSSLowering(tree: tree, builder: ProgramBuilder(tree))
    let roots = lowering.statements(of: tree.root)
    for node in tree.extras {
      let kind = tree.kind(node)
      if kind == lowering.kinds.comment || kind == lowering.kinds.lineComment {
        lowering.builder.comment(tree.range(node))
      }
    }
    let list = lowering.builder.list(roots)
    return lowering.builder.finish(language: .css, tree: tree, roots: list)
  }

  private init(tree: SyntaxTree, builder: ProgramBuilder) {
    self.tree = tree
    self.builder = builder
  }

  private mutating func statements(of node: SyntaxNode) -> [NodeID] {
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var result: [NodeID] = []
    for child in tree.children(node) where tree.isNamed(child) && !tree.isExtra(child) {
      result.append(statement(child))
    }
    return result
  }

  private mutating func statement(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    if tree.kind(node) == kinds.declaration { return declaration(node) }
    guard let block = tree.child(node, ofKind: kinds.block) else {
      return builder.add(.unknown(builder.name(tree.kindName(node))), range)
    }
    let key = string(trimmed(ByteRange(range.lower, tree.range(block).lower)))
    let members = statements(of: block)
    let value = builder.add(.object(builder.list(members)), tree.range(block))
    return builder.add(.entry(key: key, value: value), range)
  }

  private mutating func declaration(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    guard let name = tree.child(node, ofKind: kinds.propertyName),
      let colon = tree.child(node, ofKind: kinds.colon)
    else { return builder.add(.unknown(builder.name(tree.kindName(node))), range) }
    let end = tree.child(node, ofKind: kinds.semicolon).map { tree.range($0).lower } ?? range.upper
    let key = string(tree.range(name))
    let value = string(trimmed(ByteRange(tree.range(colon).upper, max(tree.range(colon).upper, end))))
    return builder.add(.entry(key: key, value: value), range)
  }

  /// Source text as a string literal without quotes.
  private mutating func string(_ range: ByteRange) -> NodeID {
    let text = builder.add(.text(builder.name(tree.source.text(range))), range)
    return builder.add(.string(builder.list([text])), range)
  }

  private func trimmed(_ range: ByteRange) -> ByteRange {
    let bytes = tree.source.bytes
    var (lower, upper) = (range.lower, range.upper)
    while lower < upper, bytes[Int(lower)] <= 0x20 { lower += 1 }
    while upper > lower, bytes[Int(upper) - 1] <= 0x20 { upper -= 1 }
    return ByteRange(lower, upper)
  }
}
