import SyntaxTree

/// Operands: what stands between operators, and the suffixes behind it.
extension KotlinLowering {
  /// An expression that is neither an operator nor a suffix of another.
  mutating func primary(_ node: SyntaxNode, label: String?) -> NodeID {
    let range = tree.range(node)
    switch tree.kind(node) {
    case kinds.simpleIdentifier: return builder.add(.name(name(node)), range)
    case kinds.parenthesized: return parenthesized(node)
    case kinds.stringLiteral: return string(node)
    case kinds.characterLiteral: return character(node)
    case kinds.booleanLiteral: return builder.add(.boolean(tree.text(node, is: "true")), range)
    case kinds.nullLiteral: return builder.add(.null, range)
    case kinds.lambdaLiteral: return lambda(node, labels: label.map { [$0] } ?? [])
    case kinds.anonymousFunction: return anonymousFunction(node)
    case kinds.thisExpression: return qualified(node, plain: .this)
    case kinds.superExpression: return qualified(node, plain: .name(builder.name("super")))
    case kinds.callableReference: return callableReference(node)
    case kinds.collectionLiteral:
      let elements = enclosed { lowering in lowering.named(node).map { lowering.expression($0) } }
      return builder.add(.array(builder.list(elements)), range)
    case kinds.spreadExpression:
      guard let value = named(node).last else { return unknown(node) }
      let lowered = expression(value)
      return builder.add(.spread(lowered), range)
    case kinds.objectLiteral: return typeDeclaration(node)
    case kinds.ifExpression: return conditional(node)
    case kinds.whenExpression: return match(node)
    case kinds.tryExpression: return attempt(node)
    case kinds.jumpExpression: return jump(node)
    case let kind where kinds.numbers[kind]:
      if let value = tree.source.decimal(range) { return builder.add(.number(value, .integer), range) }
      guard let (value, kind) = KotlinLiterals.number(tree.text(node)) else { return unknown(node) }
      return builder.add(.number(value, kind), range)
    case let kind where kind == kinds.prefixExpression || kinds.leftRecursive[kind]:
      return expression(node)
    default: return unknown(node)
    }
  }

  private mutating func parenthesized(_ node: SyntaxNode) -> NodeID {
    guard let inner = named(node).first else { return unknown(node) }
    return enclosed { $0.expression(inner) }
  }

  /// `this`, `super`; with a label or a type it stays one word that no scope declares.
  private mutating func qualified(_ node: SyntaxNode, plain: Node) -> NodeID {
    let text = tree.text(node)
    let isPlain = !text.utf8.contains(0x40)
    return builder.add(isPlain ? plain : .name(builder.name(text)), tree.range(node))
  }

  private mutating func callableReference(_ node: SyntaxNode) -> NodeID {
    var base: NodeID?
    var member = builder.name("class")
    for child in named(node) {
      if tree.kind(child) == kinds.typeIdentifier {
        base = builder.add(.name(name(child)), tree.range(child))
      } else {
        member = name(child)
      }
    }
    return builder.add(.callableReference(base: base, name: member), tree.range(node))
  }

  // MARK: Suffixes

  mutating func apply(_ suffix: SyntaxNode, to base: NodeID) -> NodeID {
    let range = ByteRange(builder.range(base).lower, tree.range(suffix).upper)
    switch tree.kind(suffix) {
    case kinds.callSuffix: return call(base, suffix)
    case kinds.navigationSuffix: return access(base, suffix)
    case kinds.indexingSuffix:
      let arguments = enclosed { lowering in
        lowering.named(suffix).map { node in
          let value = lowering.expression(node)
          return lowering.builder.add(
            .argument(label: nil, value: value, trailing: false), lowering.tree.range(node))
        }
      }
      return builder.add(.index(base: base, arguments: builder.list(arguments)), range)
    case kinds.forceUnwrap: return builder.add(.forceUnwrap(base), range)
    case kinds.increment: return builder.add(.increment(target: base, step: 1, prefix: false), range)
    case kinds.decrement: return builder.add(.increment(target: base, step: -1, prefix: false), range)
    default: return builder.add(.unknown(builder.name(tree.kindName(suffix))), range)
    }
  }

  private mutating func access(_ base: NodeID, _ suffix: SyntaxNode) -> NodeID {
    let range = ByteRange(builder.range(base).lower, tree.range(suffix).upper)
    var sign: SyntaxNode?
    let target = tree.children(suffix).first { child in
      if tree.isExtra(child) { return false }
      if sign != nil { return true }
      sign = child
      return false
    }
    guard let sign, let target else {
      return builder.add(.unknown(builder.name("navigation_suffix")), range)
    }
    guard tree.kind(target) == kinds.simpleIdentifier || !tree.isNamed(target) else {
      return builder.add(.unknown(builder.name("navigation_suffix")), range)
    }
    let name = name(target)
    if tree.kind(sign) == kinds.reference {
      return builder.add(.callableReference(base: base, name: name), range)
    }
    return builder.add(
      .member(base: base, name: name, optional: tree.kind(sign) == kinds.safeAccess), range)
  }

  private mutating func call(_ base: NodeID, _ suffix: SyntaxNode) -> NodeID {
    var arguments: [NodeID] = []
    for child in tree.children(suffix) where tree.isNamed(child) && !tree.isExtra(child) {
      if tree.kind(child) == kinds.valueArguments {
        let values = self.arguments(child)
        if arguments.isEmpty { arguments = values } else { arguments += values }
      } else if tree.kind(child) == kinds.annotatedLambda {
        arguments.append(trailing(child, callee: base))
      }
    }
    let range = ByteRange(builder.range(base).lower, tree.range(suffix).upper)
    return builder.add(.call(callee: base, arguments: builder.list(arguments)), range)
  }

  private mutating func trailing(_ node: SyntaxNode, callee: NodeID) -> NodeID {
    guard let literal = tree.child(node, ofKind: kinds.lambdaLiteral) else { return unknown(node) }
    var labels = [tree.child(node, ofKind: kinds.label).map(labelWord) ?? ""]
    switch builder[callee] {
    case .name(let name), .member(_, let name, _): labels.append(builder.text(name))
    default: break
    }
    let value = lambda(literal, labels: labels)
    return builder.add(.argument(label: nil, value: value, trailing: true), tree.range(literal))
  }

  /// The arguments in parentheses.
  mutating func arguments(_ node: SyntaxNode) -> [NodeID] {
    enclosed { lowering in
      var result: [NodeID] = []
      // Between parentheses and commas.
      result.reserveCapacity(lowering.tree.children(node).count / 2)
      for argument in lowering.tree.children(node)
      where lowering.tree.isNamed(argument) && !lowering.tree.isExtra(argument) {
        result.append(lowering.argument(argument))
      }
      return result
    }
  }

  private mutating func argument(_ node: SyntaxNode) -> NodeID {
    guard tree.kind(node) == kinds.valueArgument else { return unknown(node) }
    var label: Name?
    var isSpread = false
    var value: SyntaxNode?
    for child in tree.children(node) where !tree.isExtra(child) {
      switch tree.kind(child) {
      case kinds.equals: label = value.map { name($0) }
      case kinds.star: isSpread = true
      case kinds.annotation: _ = unknown(child)
      default: value = child
      }
    }
    guard let value else { return unknown(node) }
    let lowered = expression(value)
    if isSpread { return builder.add(.spread(lowered), tree.range(node)) }
    if case .spread = builder[lowered] { return lowered }
    return builder.add(.argument(label: label, value: lowered, trailing: false), tree.range(node))
  }

  // MARK: Closures

  /// A lambda; `labels` are the words a `return@` may leave it by.
  mutating func lambda(_ node: SyntaxNode, labels: [String]) -> NodeID {
    nested(node) { lowering in
      lowering.within(.lambda(labels: labels)) { lowering in
        var parameters: [NodeID] = []
        if let list = lowering.tree.child(node, ofKind: lowering.kinds.lambdaParameters) {
          for child in lowering.named(list) { parameters.append(lowering.closureParameter(child)) }
        }
        let body = lowering.block(in: node)
        return lowering.builder.add(
          .lambda(parameters: lowering.builder.list(parameters), body: body), lowering.tree.range(node))
      }
    }
  }

  private mutating func closureParameter(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    if tree.kind(node) == kinds.multiVariableDeclaration {
      let (pattern, first) = destructuring(node)
      let bound = first.map { name($0) } ?? builder.name("_")
      let parameter = ParameterDeclaration(
        label: nil, name: bound, nameRange: first.map(tree.range) ?? range, pattern: pattern)
      return builder.add(parameter, range)
    }
    guard tree.kind(node) == kinds.variableDeclaration,
      let identifier = tree.child(node, ofKind: kinds.simpleIdentifier)
    else { return unknown(node) }
    let parameter = ParameterDeclaration(
      label: nil, name: name(identifier), nameRange: tree.range(identifier), type: type(in: node))
    return builder.add(parameter, range)
  }

  /// `fun(x: Int): Int { … }` as a value: a closure that its own `return` leaves.
  private mutating func anonymousFunction(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      lowering.within(.anonymousFunction) { lowering in
        let parameters = lowering.parameters(
          lowering.tree.child(node, ofKind: lowering.kinds.functionValueParameters))
        let body =
          lowering.functionBody(of: node)
          ?? lowering.builder.add(.block(.empty), lowering.tree.range(node))
        return lowering.builder.add(
          .lambda(parameters: parameters, body: body), lowering.tree.range(node))
      }
    }
  }

  // MARK: Strings

  private mutating func string(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    // `$$"…"` counts the signs that start an interpolation; the grammar does not know it.
    if range.lower > 0, tree.source.bytes[Int(range.lower) - 1] == 0x24 { return unknown(node) }
    let isRaw = range.count >= 3 && tree.source.text(ByteRange(range.lower, range.lower + 3), is: "\"\"\"")
    var segments: [NodeID] = []
    for child in named(node) {
      switch tree.kind(child) {
      case kinds.stringContent:
        let text = tree.text(child)
        let content = builder.name(isRaw ? text : KotlinLiterals.unescaped(text))
        segments.append(builder.add(.text(content), tree.range(child)))
      case kinds.interpolatedIdentifier:
        segments.append(builder.add(.name(name(child)), tree.range(child)))
      case kinds.interpolatedExpression:
        guard let value = named(child).first else {
          segments.append(builder.add(.name(name(child)), tree.range(child)))
          continue
        }
        segments.append(enclosed { $0.expression(value) })
      default: segments.append(unknown(child))
      }
    }
    return builder.add(.string(builder.list(segments)), range)
  }

  private mutating func character(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    guard range.count >= 3 else { return unknown(node) }
    let inner = ByteRange(range.lower + 1, range.upper - 1)
    let text = builder.name(KotlinLiterals.unescaped(tree.source.text(inner)))
    let segment = builder.add(.text(text), inner)
    return builder.add(.string(builder.list([segment])), range)
  }
}
