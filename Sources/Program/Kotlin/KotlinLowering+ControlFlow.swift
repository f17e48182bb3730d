import SyntaxTree

/// Statements, blocks, branches, loops and jumps.
extension KotlinLowering {
  /// Adds a statement, and behind it what the tree glued to it from the next line.
  mutating func statement(_ node: SyntaxNode, into list: inout [NodeID]) {
    let outer = pending
    pending = []
    if tree.kind(node) == kinds.assignment {
      assignment(node, into: &list)
    } else {
      list.append(singleStatement(node))
    }
    list += pending
    pending = outer
  }

  private mutating func singleStatement(_ node: SyntaxNode) -> NodeID {
    switch tree.kind(node) {
    case kinds.forStatement, kinds.whileStatement, kinds.doWhileStatement: return loop(node)
    default: return declaration(node) ?? expression(node)
    }
  }

  private mutating func assignment(_ node: SyntaxNode, into list: inout [NodeID]) {
    let parts = tree.children(node).filter { !tree.isExtra($0) }
    guard parts.count >= 3, let core = tree.children(parts[0]).first(where: { _ in true }) else {
      list.append(unknown(node))
      return
    }
    var rows = rows(of: core)
    append(suffixes: tree.children(parts[0]).filter { !tree.isExtra($0) && $0 != core }, to: &rows)
    for row in rows.dropLast() { list.append(fold(row)) }
    let target = fold(rows[rows.count - 1])
    let value = expression(parts[2])
    let sign = KotlinOperator.compound(tree.text(parts[1]))
    let start = rows.count == 1 ? tree.range(node).lower : builder.range(target).lower
    list.append(
      builder.add(.assign(sign, target: target, value: value), ByteRange(start, tree.range(node).upper)))
  }

  /// The statements directly in a node's braces, as one block.
  mutating func block(in node: SyntaxNode, first: [NodeID] = []) -> NodeID {
    nested(node) { lowering in
      let outer = lowering.linesEnd
      lowering.linesEnd = true
      defer { lowering.linesEnd = outer }
      var list = first
      for child in lowering.tree.children(node) where lowering.tree.kind(child) == lowering.kinds.statements {
        lowering.statements(child, into: &list)
      }
      for child in lowering.tree.children(node) where lowering.tree.kind(child) == .error {
        list.append(lowering.unknown(child))
      }
      return lowering.builder.add(.block(lowering.builder.list(list)), lowering.tree.range(node))
    }
  }

  private mutating func statements(_ node: SyntaxNode, into list: inout [NodeID]) {
    var label: SyntaxNode?
    for child in named(node) {
      let kind = tree.kind(child)
      if kind == kinds.label {
        label = child
      } else if let word = label,
        [kinds.forStatement, kinds.whileStatement, kinds.doWhileStatement].contains(kind)
      {
        let body = loop(child)
        list.append(
          builder.add(
            .labelled(builder.name(labelWord(word)), body),
            ByteRange(tree.range(word).lower, tree.range(child).upper)))
        label = nil
      } else if kind == kinds.getter || kind == kinds.setter {
        member(child, into: &list)
      } else {
        statement(child, into: &list)
        label = nil
      }
    }
  }

  /// `{ … }` as a block, a single statement as itself.
  mutating func body(_ node: SyntaxNode) -> NodeID {
    if has(node, kinds.opening) { return block(in: node) }
    var list: [NodeID] = []
    let outer = linesEnd
    linesEnd = true
    statements(node, into: &list)
    linesEnd = outer
    pending += list.dropFirst()
    return list.first ?? builder.add(.block(.empty), tree.range(node))
  }

  // MARK: Branches

  mutating func conditional(_ node: SyntaxNode) -> NodeID {
    guard let test = tree.child(node, kinds.condition) else { return unknown(node) }
    let condition = enclosed { $0.expression(test) }
    let then =
      tree.child(node, kinds.consequence).map { body($0) }
      ?? builder.add(.block(.empty), tree.range(node))
    let otherwise = tree.child(node, kinds.alternative).flatMap { alternative in
      tree.kind(alternative) == kinds.controlStructureBody ? body(alternative) : nil
    }
    return builder.add(
      .conditional(condition: condition, then: then, otherwise: otherwise), tree.range(node))
  }

  mutating func match(_ node: SyntaxNode) -> NodeID {
    var subject: NodeID?
    if let child = tree.child(node, ofKind: kinds.whenSubject) { subject = whenSubject(child) }
    var arms: [NodeID] = []
    for child in named(node) where tree.kind(child) == kinds.whenEntry { arms.append(arm(child)) }
    return builder.add(.match(subject: subject, arms: builder.list(arms)), tree.range(node))
  }

  private mutating func whenSubject(_ node: SyntaxNode) -> NodeID {
    guard let value = named(node).last else { return unknown(node) }
    let lowered = enclosed { $0.expression(value) }
    guard let variable = tree.child(node, ofKind: kinds.variableDeclaration),
      let identifier = tree.child(variable, ofKind: kinds.simpleIdentifier)
    else { return lowered }
    let pattern = builder.add(.bindingPattern(name(identifier)), tree.range(identifier))
    return builder.add(.binding(pattern: pattern, value: lowered), tree.range(node))
  }

  /// A rewritten guard reads `pattern , condition`; the source behind the comma says `if`.
  private mutating func arm(_ node: SyntaxNode) -> NodeID {
    var patterns: [NodeID] = []
    var condition: NodeID?
    var isGuard = false
    var result: NodeID?
    for child in tree.children(node) where !tree.isExtra(child) {
      switch tree.kind(child) {
      case kinds.comma: isGuard = tree.text(child) == "i"
      case kinds.whenCondition where isGuard: condition = pattern(child)
      case kinds.whenCondition where tree.text(child) == "else": break
      case kinds.whenCondition: patterns.append(pattern(child))
      case kinds.controlStructureBody: result = body(child)
      default: break
      }
    }
    let body = result ?? unknown(node)
    return builder.add(
      .arm(patterns: builder.list(patterns), condition: condition, body: body), tree.range(node))
  }

  private mutating func pattern(_ node: SyntaxNode) -> NodeID {
    guard let child = named(node).first else { return unknown(node) }
    let parts = tree.children(child).filter { !tree.isExtra($0) }
    if tree.kind(child) == kinds.typeTest, let sign = parts.first, let type = type(in: child) {
      return builder.add(.typePattern(type, negated: tree.kind(sign) == kinds.notIs), tree.range(child))
    }
    if tree.kind(child) == kinds.rangeTest, let sign = parts.first, let value = parts.last, sign != value {
      let lowered = expression(value)
      return builder.add(.rangePattern(lowered, negated: tree.kind(sign) == kinds.notIn), tree.range(child))
    }
    return expression(child)
  }

  mutating func attempt(_ node: SyntaxNode) -> NodeID {
    let body = block(in: node)
    var handlers: [NodeID] = []
    var last: NodeID?
    for child in named(node) {
      if tree.kind(child) == kinds.catchBlock { handlers.append(handler(child)) }
      if tree.kind(child) == kinds.finallyBlock { last = block(in: child) }
    }
    return builder.add(
      .attempt(body: body, handlers: builder.list(handlers), finally: last), tree.range(node))
  }

  private mutating func handler(_ node: SyntaxNode) -> NodeID {
    var patterns: [NodeID] = []
    if let identifier = tree.child(node, ofKind: kinds.simpleIdentifier), let type = type(in: node) {
      let bound = builder.add(.bindingPattern(name(identifier)), tree.range(identifier))
      let range = tree.range(identifier)
      patterns.append(builder.add(.cast(value: bound, type: type, optional: false), range))
    }
    let body = block(in: node)
    return builder.add(.arm(patterns: builder.list(patterns), condition: nil, body: body), tree.range(node))
  }

  // MARK: Loops and jumps

  private mutating func loop(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      lowering.tree.kind(node) == lowering.kinds.forStatement
        ? lowering.forEach(node) : lowering.conditionLoop(node)
    }
  }

  private mutating func forEach(_ node: SyntaxNode) -> NodeID {
    let parts = named(node).filter {
      ![kinds.annotation, kinds.controlStructureBody].contains(tree.kind($0))
    }
    guard parts.count == 2 else { return unknown(node) }
    let pattern: NodeID
    if tree.kind(parts[0]) == kinds.multiVariableDeclaration {
      pattern = destructuring(parts[0]).pattern
    } else if let identifier = tree.child(parts[0], ofKind: kinds.simpleIdentifier) {
      pattern = builder.add(.bindingPattern(name(identifier)), tree.range(identifier))
    } else {
      pattern = unknown(parts[0])
    }
    let sequence = enclosed { $0.expression(parts[1]) }
    let body = loopBody(node)
    return builder.add(
      .forEach(pattern: pattern, sequence: sequence, condition: nil, body: body), tree.range(node))
  }

  private mutating func conditionLoop(_ node: SyntaxNode) -> NodeID {
    guard let test = named(node).last(where: { tree.kind($0) != kinds.controlStructureBody }) else {
      return unknown(node)
    }
    let range = tree.range(node)
    if tree.kind(node) == kinds.doWhileStatement {
      let body = loopBody(node)
      let condition = enclosed { $0.expression(test) }
      return builder.add(.doWhile(body: body, condition: condition), range)
    }
    let condition = enclosed { $0.expression(test) }
    let body = loopBody(node)
    return builder.add(.loop(start: nil, condition: condition, step: nil, body: body), range)
  }

  private mutating func loopBody(_ node: SyntaxNode) -> NodeID {
    tree.child(node, ofKind: kinds.controlStructureBody).map { body($0) }
      ?? builder.add(.block(.empty), tree.range(node))
  }

  mutating func jump(_ node: SyntaxNode) -> NodeID {
    guard let word = tree.children(node).first(where: { _ in true }) else { return unknown(node) }
    let label = tree.child(node, ofKind: kinds.label).map(labelWord)
    let operand = named(node).last { tree.kind($0) != kinds.label }
    let value = operand.map { expression($0) }
    let exit: Exit?
    switch tree.kind(word) {
    case kinds.throwWord: exit = .throw
    case kinds.returnWord, kinds.returnAt: exit = returnExit(label: label)
    case kinds.breakWord, kinds.breakAt: return leave(.break, node, label)
    case kinds.continueWord, kinds.continueAt: return leave(.continue, node, label)
    default: exit = nil
    }
    guard let exit else { return unknown(node) }
    return builder.add(.exit(exit, value), tree.range(node))
  }

  private mutating func leave(_ exit: Exit, _ node: SyntaxNode, _ label: String?) -> NodeID {
    let target = label.map { builder.add(.name(builder.name($0)), tree.range(node)) }
    return builder.add(.exit(exit, target), tree.range(node))
  }

  /// What a `return` leaves; nil where that is a closure further out, which has no counterpart.
  private func returnExit(label: String?) -> Exit? {
    for (distance, frame) in frames.reversed().enumerated() {
      switch frame {
      case .lambda(let labels):
        guard let label, labels.contains(label) else { continue }
        return distance == 0 ? .return : nil
      case .anonymousFunction:
        return label == nil && distance == 0 ? .return : nil
      case .function(let name):
        guard label == nil || label == name else { return nil }
        return distance == 0 ? .return : .outerReturn
      }
    }
    return label == nil ? .return : nil
  }

  /// The word of `word@` and of the label behind `return@`.
  func labelWord(_ node: SyntaxNode) -> String {
    let text = tree.text(node)
    return text.hasSuffix("@") ? String(text.dropLast()) : text
  }
}
