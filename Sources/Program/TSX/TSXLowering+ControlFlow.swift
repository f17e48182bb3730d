import SyntaxTree

extension TSXLowering {
  /// The statements of a block, a file or a module, in order. A declaration of several variables is
  /// several nodes; what did not parse is `unknown`, and the statements inside it are still read.
  mutating func statements(in node: SyntaxNode) -> [NodeID] {
    named(node).flatMap { statement($0) }
  }

  mutating func statement(_ node: SyntaxNode) -> [NodeID] {
    switch kind(node) {
    case .emptyStatement, .debuggerStatement, .hashBang: return []
    case .expressionStatement: return [expression(firstNamed(node), of: node)]
    case .lexicalDeclaration, .variableDeclaration: return variables(node, modifiers: [])
    case .exportStatement: return export(node)
    case .importStatement: return imports(node)
    case .importAlias: return importAlias(node)
    case .functionDeclaration, .generatorDeclaration, .functionSignature, .classDeclaration,
      .abstractClassDeclaration, .enumDeclaration, .interfaceDeclaration, .typeAliasDeclaration,
      .ambientDeclaration, .internalModule, .module:
      return declaration(node, modifiers: [])
    case .labeledStatement: return [labelled(node)]
    case nil where tree.kind(node) == .error: return [unknown(node)] + salvage(node)
    default: return [nested(node) { $0.control(node) }]
    }
  }

  private mutating func salvage(_ node: SyntaxNode) -> [NodeID] {
    var found: [NodeID] = []
    for child in named(node) {
      switch kind(child) {
      case .expressionStatement, .lexicalDeclaration, .variableDeclaration, .functionDeclaration,
        .classDeclaration, .exportStatement, .importStatement, .ifStatement, .returnStatement,
        .statementBlock, .enumDeclaration, .jsxElement, .jsxSelfClosingElement:
        found += statement(child)
      default: break
      }
    }
    return found
  }

  /// A statement where one node is wanted: several become a block.
  mutating func body(_ node: SyntaxNode?, of parent: SyntaxNode) -> NodeID {
    guard let node else { return unknown(parent) }
    let parts = statement(node)
    return parts.count == 1 ? parts[0] : add(.block(builder.list(parts)), node)
  }

  mutating func block(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      let parts = lowering.statements(in: node)
      return lowering.add(.block(lowering.builder.list(parts)), node)
    }
  }

  private mutating func control(_ node: SyntaxNode) -> NodeID {
    switch kind(node) {
    case .statementBlock: return block(node)
    case .ifStatement:
      let condition = expression(child(node, kinds.condition), of: node)
      let then = body(child(node, kinds.consequence), of: node)
      let otherwise = child(node, kinds.alternative).map { body(firstNamed($0), of: $0) }
      return add(.conditional(condition: condition, then: then, otherwise: otherwise), node)
    case .switchStatement: return match(node)
    case .forInStatement: return forEach(node)
    case .forStatement: return loop(node)
    case .whileStatement:
      let condition = expression(child(node, kinds.condition), of: node)
      let inner = body(child(node, kinds.body), of: node)
      return add(.loop(start: nil, condition: condition, step: nil, body: inner), node)
    case .doStatement:
      let inner = body(child(node, kinds.body), of: node)
      let condition = expression(child(node, kinds.condition), of: node)
      return add(.doWhile(body: inner, condition: condition), node)
    case .tryStatement: return attempt(node)
    case .returnStatement: return add(.exit(.return, firstNamed(node).map { expression($0) }), node)
    case .throwStatement: return add(.exit(.throw, expression(firstNamed(node), of: node)), node)
    case .breakStatement: return add(.exit(.break, label(node)), node)
    case .continueStatement: return add(.exit(.continue, label(node)), node)
    default: return expression(node)
    }
  }

  private mutating func label(_ node: SyntaxNode) -> NodeID? {
    child(node, kinds.label).map { add(.name(name($0)), $0) }
  }

  private mutating func labelled(_ node: SyntaxNode) -> NodeID {
    guard let label = child(node, kinds.label) else { return unknown(node) }
    let inner = nested(node) { $0.body($0.child(node, $0.kinds.body), of: node) }
    return add(.labelled(name(label), inner), node)
  }

  private mutating func forEach(_ node: SyntaxNode) -> NodeID {
    guard let left = child(node, kinds.left), let right = child(node, kinds.right) else {
      return unknown(node)
    }
    let pattern = pattern(left, binds: true)
    var sequence = expression(right)
    if let word = child(node, kinds.operator), token(word) == .in {
      // `for (k in o)` walks the keys of `o`.
      let object = add(.name(builder.name("Object")), word)
      let callee = add(.member(base: object, name: builder.name("keys"), optional: false), word)
      let keys = argument(sequence, right)
      sequence = add(.call(callee: callee, arguments: builder.list([keys])), right)
    }
    let inner = body(child(node, kinds.body), of: node)
    return add(.forEach(pattern: pattern, sequence: sequence, condition: nil, body: inner), node)
  }

  private mutating func loop(_ node: SyntaxNode) -> NodeID {
    func isWritten(_ part: SyntaxNode) -> Bool {
      tree.isNamed(part) && kind(part) != .emptyStatement
    }
    let start = child(node, kinds.initializer).flatMap { isWritten($0) ? $0 : nil }
    let condition = child(node, kinds.condition).flatMap { isWritten($0) ? $0 : nil }
    let startNode = start.map { body($0, of: node) }
    let conditionNode = condition.map { body($0, of: node) }
    let step = child(node, kinds.increment).map { expression($0) }
    let inner = body(child(node, kinds.body), of: node)
    return add(.loop(start: startNode, condition: conditionNode, step: step, body: inner), node)
  }

  private mutating func attempt(_ node: SyntaxNode) -> NodeID {
    let inner = body(child(node, kinds.body), of: node)
    var handlers: [NodeID] = []
    if let handler = child(node, kinds.handler) {
      let patterns = child(handler, kinds.parameter).map { [pattern($0, binds: true)] } ?? []
      let caught = body(child(handler, kinds.body), of: handler)
      let arm = Node.arm(patterns: builder.list(patterns), condition: nil, body: caught)
      handlers.append(add(arm, handler))
    }
    let finally = child(node, kinds.finalizer).map { body(child($0, kinds.body), of: $0) }
    return add(.attempt(body: inner, handlers: builder.list(handlers), finally: finally), node)
  }
}
