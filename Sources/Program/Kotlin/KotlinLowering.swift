import SyntaxTree

/// Lowers a Kotlin tree into the program model.
///
/// The nesting of operators, calls and member accesses in the tree is not trusted: see
/// `KotlinLowering+Operators`. Type arguments and parameters are dropped; a type is its source text
/// without whitespace.
struct KotlinLowering {
  let tree: SyntaxTree
  let kinds = KotlinKinds.resolved
  var builder: ProgramBuilder
  /// Statements that the tree glued to the one before, still to be placed behind it.
  var pending: [NodeID] = []
  /// Whether a line break may end an expression here: everywhere but inside parentheses.
  var linesEnd = true
  /// Functions and closures around the place, the innermost last: what a `return` leaves.
  var frames: [Frame] = []
  /// Nodes of the chains around the place, each from its outermost suffix to its innermost.
  var spine: ContiguousArray<SyntaxNode> = []
  private var depth = 0

  /// What a `return` may leave.
  enum Frame {
    case function(String)
    case anonymousFunction
    /// A lambda, with the labels that name it: its own, or the function it is handed to.
    case lambda(labels: [String])
  }

  /// Deeper nesting than this is lowered as `unknown`: it must not exhaust the stack of a thread.
  private static let depthLimit = 200

  static func lower(_ tree: SyntaxTree) -> Program {
    var lowering = KotlinLowering(tree: tree)
    let roots = lowering.roots()
    for extra in tree.extras where tree.kind(extra) != .error { lowering.builder.comment(tree.range(extra)) }
    return lowering.builder.finish(language: .kotlin, tree: tree, roots: roots)
  }

  private init(tree: SyntaxTree) {
    self.tree = tree
    builder = ProgramBuilder(tree)
  }

  // MARK: Reading the tree

  func named(_ node: SyntaxNode) -> [SyntaxNode] {
    tree.children(node).filter { tree.isNamed($0) && !tree.isExtra($0) }
  }

  func has(_ node: SyntaxNode, _ kind: NodeKind) -> Bool { tree.child(node, ofKind: kind) != nil }

  /// A line break stands between two offsets.
  func breaksLine(_ lower: UInt32, _ upper: UInt32) -> Bool {
    guard lower < upper, Int(upper) <= tree.source.bytes.count else { return false }
    return tree.source.bytes[Int(lower)..<Int(upper)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The word of an identifier, without backticks.
  func word(_ node: SyntaxNode) -> String {
    let text = tree.text(node)
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }

  mutating func name(_ node: SyntaxNode) -> Name {
    let range = tree.range(node)
    return tree.source.starts(with: 0x60, at: range) ? builder.name(word(node)) : builder.name(at: range)
  }

  // MARK: Adding nodes

  mutating func unknown(_ node: SyntaxNode) -> NodeID {
    let kind = builder.name(tree.kindName(node))
    return builder.add(.unknown(kind), tree.range(node))
  }

  /// The range from the start of one node to the end of another.
  func range(_ first: NodeID, _ last: NodeID) -> ByteRange {
    ByteRange(builder.range(first).lower, builder.range(last).upper)
  }

  /// Lowers something that nests, unless it nests too deep.
  mutating func nested(_ node: SyntaxNode, _ lower: (inout Self) -> NodeID) -> NodeID {
    guard depth < Self.depthLimit else {
      return builder.addTooDeep(builder.name(tree.kindName(node)), tree.range(node))
    }
    depth += 1
    defer { depth -= 1 }
    return lower(&self)
  }

  /// Lowers with line breaks meaning nothing, as inside parentheses.
  mutating func enclosed<Result>(_ lower: (inout Self) -> Result) -> Result {
    let outer = linesEnd
    linesEnd = false
    defer { linesEnd = outer }
    return lower(&self)
  }

  /// Lowers the body of a function or closure.
  mutating func within<Result>(_ frame: Frame, _ lower: (inout Self) -> Result) -> Result {
    frames.append(frame)
    defer { frames.removeLast() }
    return lower(&self)
  }
}
