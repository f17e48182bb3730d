import SyntaxTree

/// Expressions, flattened out of the tree's nesting and put together again.
///
/// The grammar lets a prefix operator take a whole binary expression (`!x && y` comes as `!(x && y)`),
/// and glues a line that starts with `(`, `+` or `-` to the line before. So an expression is first read
/// as a flat row of operands with their prefixes and suffixes and of the operators between them.
extension KotlinLowering {
  struct Operand {
    /// Operator tokens in front, outermost first.
    var prefixes: [SyntaxNode] = []
    var label: String?
    var core: Core
    /// Calls, accesses and postfix operators behind, innermost first.
    var suffixes: [SyntaxNode] = []

    enum Core {
      case expression(SyntaxNode)
      case lowered(NodeID)
    }
  }

  enum Sign {
    case table(KotlinOperator)
    /// `..<`, which Kotlin writes as one operator and the grammar does not know.
    case halfOpenRange
    case infix(SyntaxNode)

    var precedence: Precedence {
      switch self {
      case .table(let sign): sign.precedence
      case .halfOpenRange: Precedence(7, .left)
      case .infix: KotlinOperator.infixFunction
      }
    }
  }

  /// One expression as a flat row: an operand more than operators.
  struct Row {
    var operands: [Operand] = []
    var signs: [Sign] = []
    /// What stands in front of the next operand.
    var prefixes: [SyntaxNode] = []
    var label: String?
  }

  /// An expression. What the tree glued to it from the next line waits in `pending`.
  mutating func expression(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      let kind = lowering.tree.kind(node)
      if kind != lowering.kinds.prefixExpression, !lowering.kinds.leftRecursive[kind] {
        return lowering.primary(node, label: nil)
      }
      if let chain = lowering.chain(node) { return chain }
      let rows = lowering.rows(of: node)
      let first = lowering.fold(rows[0])
      for row in rows.dropFirst() {
        let glued = lowering.fold(row)
        lowering.pending.append(glued)
      }
      return first
    }
  }

  /// The rows of an expression: one, and one more for each line that was glued to it.
  mutating func rows(of node: SyntaxNode) -> [Row] {
    var rows = [Row()]
    flatten(node, into: &rows, depth: 0)
    return rows
  }

  private mutating func flatten(_ node: SyntaxNode, into rows: inout [Row], depth: Int) {
    var current = node
    var spine: [SyntaxNode] = []
    while true {
      let kind = tree.kind(current)
      if kinds.leftRecursive[kind], let left = operand(of: current) {
        spine.append(current)
        current = left
      } else if kind == kinds.prefixExpression, spine.isEmpty, let inner = prefixed(current, in: &rows) {
        current = inner
      } else {
        break
      }
    }
    if tree.kind(current) == kinds.prefixExpression, depth < 100 {
      flatten(current, into: &rows, depth: depth + 1)
    } else {
      push(.expression(current), onto: &rows)
    }
    for outer in spine.reversed() { extend(&rows, with: outer, depth: depth) }
  }

  /// The expression at the start of a left recursive node.
  func operand(of node: SyntaxNode) -> SyntaxNode? {
    tree.children(node).first { !tree.isExtra($0) }
  }

  /// Notes the operators of a prefix expression; the expression behind them.
  private mutating func prefixed(_ node: SyntaxNode, in rows: inout [Row]) -> SyntaxNode? {
    var inner: SyntaxNode?
    for child in tree.children(node) where !tree.isExtra(child) {
      if tree.kind(child) == kinds.label {
        rows[rows.count - 1].label = labelWord(child)
      } else if tree.kind(child) == kinds.annotation {
        _ = unknown(child)
      } else if tree.isNamed(child) {
        inner = child
      } else {
        rows[rows.count - 1].prefixes.append(child)
      }
    }
    return inner
  }

  private func push(_ core: Operand.Core, onto rows: inout [Row]) {
    let last = rows.count - 1
    rows[last].operands.append(
      Operand(prefixes: rows[last].prefixes, label: rows[last].label, core: core))
    rows[last].prefixes = []
    rows[last].label = nil
  }

  /// Adds what a left recursive node says behind its first expression.
  private mutating func extend(_ rows: inout [Row], with node: SyntaxNode, depth: Int) {
    let parts = tree.children(node).filter { !tree.isExtra($0) }
    guard parts.count >= 2, let operand = parts.first else { return }
    let sign = parts[1]
    let startsLine = linesEnd && breaksLine(tree.range(operand).upper, tree.range(sign).lower)
    if !kinds.binaries[tree.kind(node)] {
      if startsLine, tree.kind(sign) == kinds.callSuffix, let arguments = soleArguments(sign) {
        rows.append(Row())
        push(.expression(arguments), onto: &rows)
      } else {
        append(suffixes: Array(parts.dropFirst()), to: &rows)
      }
      return
    }
    guard parts.count >= 3 else { return }
    let right = parts[2]
    if startsLine, tree.kind(sign) == kinds.plus || tree.kind(sign) == kinds.minus {
      rows.append(Row(prefixes: [sign]))
      flatten(right, into: &rows, depth: depth + 1)
      return
    }
    guard let meaning = meaning(of: sign, in: node) else { return }
    rows[rows.count - 1].signs.append(meaning)
    if case .table(let known) = meaning, known.takesType {
      let type = typeText(from: right, in: node)
      let id = builder.add(.typeName(type), tree.range(parts[parts.count - 1]))
      push(.lowered(id), onto: &rows)
    } else if depth < 100 {
      flatten(right, into: &rows, depth: depth + 1)
    } else {
      let id = builder.addTooDeep(builder.name(tree.kindName(right)), tree.range(right))
      push(.lowered(id), onto: &rows)
    }
  }

  func append(suffixes: [SyntaxNode], to rows: inout [Row]) {
    let last = rows.count - 1
    guard let operand = rows[last].operands.indices.last else { return }
    rows[last].operands[operand].suffixes.append(contentsOf: suffixes)
  }

  /// The parentheses of a call that hands over one plain value and no closure.
  private func soleArguments(_ suffix: SyntaxNode) -> SyntaxNode? {
    let parts = named(suffix)
    guard let arguments = parts.first, tree.kind(arguments) == kinds.valueArguments else { return nil }
    guard let argument = named(arguments).first, named(arguments).count == 1 else { return nil }
    return has(argument, kinds.equals) || has(argument, kinds.star) ? nil : arguments
  }

  private func meaning(of sign: SyntaxNode, in node: SyntaxNode) -> Sign? {
    if tree.kind(node) == kinds.infixExpression { return .infix(sign) }
    guard let known = kinds.operators[tree.kind(sign)] else { return nil }
    let end = Int(tree.range(sign).upper)
    if known.text == "..", end < tree.source.bytes.count, tree.source.bytes[end] == 0x3C {
      return .halfOpenRange
    }
    return .table(known)
  }

  // MARK: Folding

  mutating func fold(_ row: Row) -> NodeID {
    guard !row.operands.isEmpty else {
      return builder.add(.unknown(builder.name("ERROR")), ByteRange(0, 0))
    }
    var operands: [NodeID] = []
    for operand in row.operands { operands.append(lower(operand)) }
    let signs = row.signs.prefix(operands.count - 1).map { (sign: $0, precedence: $0.precedence) }
    return OperatorFolding.fold(
      operands: Array(operands.prefix(signs.count + 1)), operators: signs
    ) { sign, left, right in combine(sign, left, right) }
  }

  private mutating func combine(_ sign: Sign, _ left: NodeID, _ right: NodeID) -> NodeID {
    let range = range(left, right)
    switch sign {
    case .halfOpenRange: return builder.add(.binary(.halfOpenRange, left, right), range)
    case .infix(let function):
      let word = word(function)
      if word == "until" { return builder.add(.binary(.halfOpenRange, left, right), range) }
      let member = builder.add(
        .member(base: left, name: builder.name(word), optional: false),
        ByteRange(range.lower, tree.range(function).upper))
      let argument = builder.add(
        .argument(label: nil, value: right, trailing: false), builder.range(right))
      return builder.add(.call(callee: member, arguments: builder.list([argument])), range)
    case .table(let known):
      switch (known.meaning, builder[right]) {
      case (.binary(let sign), _): return builder.add(.binary(sign, left, right), range)
      case (.cast(let optional), .typeName(let type)):
        return builder.add(.cast(value: left, type: type, optional: optional), range)
      case (.typeTest(let negated), .typeName(let type)):
        return builder.add(.typeTest(value: left, type: type, negated: negated), range)
      case (.cast, _), (.typeTest, _):
        return builder.add(.unknown(builder.name(known.text)), range)
      }
    }
  }

  mutating func lower(_ operand: Operand) -> NodeID {
    var result: NodeID
    switch operand.core {
    case .lowered(let id): result = id
    case .expression(let node):
      result =
        tree.kind(node) == kinds.valueArguments
        ? enclosedArgument(node) : nested(node) { $0.primary(node, label: operand.label) }
    }
    for suffix in operand.suffixes { result = apply(suffix, to: result) }
    for prefix in operand.prefixes.reversed() { result = apply(prefix: prefix, to: result) }
    return result
  }

  /// Parentheses that the tree took for those of a call.
  private mutating func enclosedArgument(_ arguments: SyntaxNode) -> NodeID {
    guard let argument = named(arguments).first, let value = named(argument).last else {
      return unknown(arguments)
    }
    return enclosed { $0.expression(value) }
  }

  private mutating func apply(prefix: SyntaxNode, to value: NodeID) -> NodeID {
    let range = ByteRange(tree.range(prefix).lower, builder.range(value).upper)
    switch tree.kind(prefix) {
    case kinds.not: return builder.add(.unary(.not, value), range)
    case kinds.minus: return builder.add(.unary(.negate, value), range)
    case kinds.plus: return builder.add(.unary(.plus, value), range)
    case kinds.increment: return builder.add(.increment(target: value, step: 1, prefix: true), range)
    case kinds.decrement: return builder.add(.increment(target: value, step: -1, prefix: true), range)
    default: return builder.add(.unknown(builder.name(tree.text(prefix))), range)
    }
  }
}

extension KotlinOperator {
  fileprivate var takesType: Bool {
    switch meaning {
    case .binary: false
    case .cast, .typeTest: true
    }
  }
}
