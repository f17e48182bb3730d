import SyntaxTree

extension SwiftLowering {
  /// One statement or declaration that lowers to exactly one node.
  mutating func statement(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      switch lowering.kind(node) {
      case .declaration, .protocolDeclaration: return lowering.type(node)
      case .typeAlias, .associatedType: return lowering.typeAlias(node)
      case .function, .initializer, .subscriptDeclaration, .deinitializer, .protocolFunction:
        return lowering.function(node)
      case .protocolProperty: return lowering.protocolProperty(node)
      case .importDeclaration: return lowering.importDeclaration(node)
      case .ifStatement: return lowering.ifStatement(node)
      case .guardStatement: return lowering.guardStatement(node)
      case .switchStatement: return lowering.switchStatement(node)
      case .forStatement: return lowering.forStatement(node)
      case .whileStatement, .repeatStatement: return lowering.whileStatement(node)
      case .doStatement: return lowering.doStatement(node)
      case .jump: return lowering.jump(node)
      case .simpleIdentifier where lowering.tree.text(node, is: "fallthrough"):
        return lowering.builder.add(.exit(.fallthrough, nil), lowering.tree.range(node))
      case .call: return lowering.deferred(node) ?? lowering.expression(node)
      default: return lowering.expression(node)
      }
    }
  }

  /// `defer { … }`, which the grammar takes for a call.
  private mutating func deferred(_ node: SyntaxNode) -> NodeID? {
    guard let (word, suffix) = pair(node), kind(word) == .simpleIdentifier, tree.text(word, is: "defer"),
      let closure = child(suffix, .lambda)
    else { return nil }
    return builder.add(.deferred(block(closure)), tree.range(node))
  }

  private mutating func jump(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    let exit: Exit
    switch parts.first.map({ tree.text($0) }) {
    case "throw": exit = .throw
    case "break": exit = .break
    case "continue": exit = .continue
    case "return": exit = .return
    default: return unknown(node)
    }
    return builder.add(
      .exit(exit, parts.count > 1 ? parts.last.map { expression($0) } : nil), tree.range(node))
  }

  // MARK: Conditions

  /// What stands between a keyword and its brace, joined by `&&` where commas part it.
  private mutating func conditions(_ parts: ArraySlice<SyntaxNode>) -> NodeID? {
    var result: NodeID?
    var depth = 0
    var start = parts.startIndex
    for index in parts.startIndex...parts.endIndex {
      if index < parts.endIndex {
        switch kind(parts[index]) {
        case .openParenthesis: depth += 1
        case .closeParenthesis: depth -= 1
        default: break
        }
        guard kind(parts[index]) == .comma, depth == 0 else { continue }
      }
      let piece = parts[start..<index]
      start = index + 1
      guard let condition = condition(piece) else { continue }
      guard let left = result else {
        result = condition
        continue
      }
      let range = ByteRange(builder.range(left).lower, builder.range(condition).upper)
      result = builder.add(.binary(.and, left, condition), range)
    }
    return result
  }

  private mutating func condition(_ parts: ArraySlice<SyntaxNode>) -> NodeID? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let range = ByteRange(tree.range(first).lower, tree.range(last).upper)
    switch kind(first) {
    case .availability: return availability(first)
    case .caseToken, .valueBinding:
      let sign = parts.firstIndex { kind($0) == .equals }
      let pattern = pattern(parts[..<(sign ?? parts.endIndex)], binds: false)
      var value: NodeID?
      if let sign, let side = parts[(sign + 1)...].first { value = expression(side) }
      return builder.add(.binding(pattern: pattern, value: value), range)
    default: return expression(first)
    }
  }

  /// `#available(iOS 17, *)`: a call whose arguments are platforms as written.
  private mutating func availability(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    let text = tree.text(node)
    let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
    let callee = builder.add(.name(builder.name(String(text[..<open]))), range)
    var arguments: [NodeID] = []
    for platform in text[open...].split(whereSeparator: { $0 == "(" || $0 == ")" || $0 == "," }) {
      let word = String(platform.drop { $0.isWhitespace })
      arguments.append(plainArgument(builder.add(.typeName(builder.name(word)), range)))
    }
    return call(callee, arguments: arguments, range)
  }

  // MARK: Branches

  private func brace(of parts: [SyntaxNode]) -> Int? { parts.firstIndex { kind($0) == .openBrace } }

  /// The end of the block that starts at an index, its closing brace included.
  private func blockEnd(_ parts: [SyntaxNode], from start: Int) -> Int {
    (parts[start...].firstIndex { kind($0) == .closeBrace }).map { $0 + 1 } ?? parts.count
  }

  private mutating func ifStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let open = brace(of: parts), let condition = conditions(parts[1..<max(open, 1)]) else {
      return unknown(node)
    }
    let end = blockEnd(parts, from: open)
    let then = block(parts[open..<end])
    var otherwise: NodeID?
    if let last = parts.last, parts.count > end {
      if kind(last) == .ifStatement {
        otherwise = statement(last)
      } else if let second = parts[end...].firstIndex(where: { kind($0) == .openBrace }) {
        otherwise = block(parts[second...])
      }
    }
    return builder.add(
      .conditional(condition: condition, then: then, otherwise: otherwise), tree.range(node))
  }

  private mutating func guardStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let word = parts.firstIndex(where: { kind($0) == .elseKeyword }),
      let condition = conditions(parts[1..<max(word, 1)])
    else { return unknown(node) }
    let otherwise = block(parts[(word + 1)...])
    return builder.add(.unless(condition: condition, otherwise: otherwise), tree.range(node))
  }

  private mutating func switchStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    let open = brace(of: parts) ?? parts.count
    let subject = open > 1 ? expression(parts[1]) : nil
    var arms: [NodeID] = []
    for part in parts where kind(part) == .switchEntry { arms.append(switchArm(part)) }
    return builder.add(
      .match(subject: subject, arms: builder.list(grouped(arms, within: tree.range(node)))), tree.range(node))
  }

  private mutating func switchArm(_ node: SyntaxNode) -> NodeID {
    var patterns: [NodeID] = []
    var condition: NodeID?
    var isGuarded = false
    for part in parts(node) {
      switch kind(part) {
      case .switchPattern: patterns.append(pattern(part))
      case .error:
        // A `where` behind a second pattern leaves that pattern in an error.
        for inner in children(part, .switchPattern) { patterns.append(pattern(inner)) }
      case .whereKeyword: isGuarded = true
      case .statements, .modifiers: continue
      default:
        if isGuarded, tree.isNamed(part), condition == nil { condition = expression(part) }
      }
    }
    return builder.add(
      .arm(patterns: builder.list(patterns), condition: condition, body: switchBody(node)), tree.range(node))
  }

  private mutating func switchBody(_ node: SyntaxNode) -> NodeID {
    let colon = parts(node).last { kind($0) == .colon }.map { tree.range($0).upper }
    let whole = tree.range(node)
    var items: [NodeID] = []
    for inner in children(node, .statements) { items += self.items(of: inner) }
    if let last = parts(node).last, !tree.isNamed(last), tree.text(last) == "fallthrough" {
      items.append(builder.add(.exit(.fallthrough, nil), tree.range(last)))
    }
    let lower = items.first.map { builder.range($0).lower } ?? colon ?? whole.upper
    return builder.add(.block(builder.list(items)), ByteRange(lower, whole.upper))
  }

  // MARK: Loops

  private mutating func forStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    let open = brace(of: parts) ?? parts.count
    guard let item = parts.first(where: { kind($0) == .pattern }),
      let word = parts.firstIndex(where: { tree.text($0) == "in" && !tree.isNamed($0) }), word + 1 < open
    else { return unknown(node) }
    let isCase = parts.contains { kind($0) == .caseToken } || child(item, .caseToken) != nil
    let pattern = pattern(self.parts(item)[...], binds: !isCase)
    let sequence = expression(parts[word + 1])
    let clause = parts[..<open].first { kind($0) == .whereClause }
    let condition = clause.flatMap { lastNamed($0) }.map { expression($0) }
    let body = block(parts[open...])
    return builder.add(
      .forEach(pattern: pattern, sequence: sequence, condition: condition, body: body), tree.range(node))
  }

  private mutating func whileStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let open = brace(of: parts) else { return unknown(node) }
    if kind(node) == .repeatStatement {
      let end = blockEnd(parts, from: open)
      let body = block(parts[open..<end])
      guard end + 1 <= parts.count, let condition = conditions(parts[min(end + 1, parts.count)...]) else {
        return unknown(node)
      }
      return builder.add(.doWhile(body: body, condition: condition), tree.range(node))
    }
    guard let condition = conditions(parts[1..<max(open, 1)]) else { return unknown(node) }
    return builder.add(
      .loop(start: nil, condition: condition, step: nil, body: block(parts[open...])), tree.range(node))
  }

  private mutating func doStatement(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let open = brace(of: parts) else { return unknown(node) }
    let body = block(parts[open..<blockEnd(parts, from: open)])
    let handlers = parts.filter { kind($0) == .catchBlock }.map { catchBlock($0) }
    if handlers.isEmpty { return body }
    return builder.add(
      .attempt(body: body, handlers: builder.list(handlers), finally: nil), tree.range(node))
  }

  private mutating func catchBlock(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    let patterns = parts.filter { kind($0) == .pattern }.map { pattern($0) }
    let clause = parts.first { kind($0) == .whereClause }
    let condition = clause.flatMap { lastNamed($0) }.map { expression($0) }
    let open = brace(of: parts) ?? parts.count
    let body = block(parts[open...])
    return builder.add(
      .arm(patterns: builder.list(patterns), condition: condition, body: body), tree.range(node))
  }
}
