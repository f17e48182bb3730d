import SyntaxTree

/// Functions, their parameters, properties and their accessors.
extension KotlinLowering {
  mutating func function(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      guard let identifier = lowering.tree.child(node, ofKind: lowering.kinds.simpleIdentifier) else {
        return lowering.unknown(node)
      }
      return lowering.within(.function(lowering.word(identifier))) { lowering in
        var declaration = FunctionDeclaration(
          name: lowering.name(identifier), nameRange: lowering.tree.range(identifier))
        declaration.receiver = lowering.receiver(of: node)
        declaration.modifiers = lowering.modifiers(in: node)
        declaration.parameters = lowering.parameters(
          lowering.tree.child(node, ofKind: lowering.kinds.functionValueParameters))
        declaration.returnType = lowering.type(in: node)
        declaration.body = lowering.functionBody(of: node)
        return lowering.builder.add(declaration, lowering.tree.range(node))
      }
    }
  }

  mutating func constructor(_ node: SyntaxNode) -> NodeID {
    within(.function("constructor")) { lowering in
      let word = lowering.tree.children(node).first { lowering.tree.text($0) == "constructor" }
      var declaration = FunctionDeclaration(
        kind: .initializer, name: lowering.builder.name("constructor"),
        nameRange: lowering.tree.range(word ?? node))
      declaration.modifiers = lowering.modifiers(in: node)
      declaration.parameters = lowering.parameters(
        lowering.tree.child(node, ofKind: lowering.kinds.functionValueParameters))
      var first: [NodeID] = []
      if let call = lowering.tree.child(node, ofKind: lowering.kinds.constructorDelegationCall) {
        first.append(lowering.delegationCall(call))
      }
      declaration.body = lowering.block(in: node, first: first)
      return lowering.builder.add(declaration, lowering.tree.range(node))
    }
  }

  /// `this(…)` or `super(…)` in front of a constructor's body.
  private mutating func delegationCall(_ node: SyntaxNode) -> NodeID {
    guard let word = tree.children(node).first(where: { _ in true }),
      let list = tree.child(node, ofKind: kinds.valueArguments)
    else { return unknown(node) }
    let target: Node = tree.text(word) == "this" ? .this : .name(builder.name("super"))
    let callee = builder.add(target, tree.range(word))
    let lowered = arguments(list)
    return builder.add(.call(callee: callee, arguments: builder.list(lowered)), tree.range(node))
  }

  private mutating func receiver(of node: SyntaxNode) -> Name? {
    guard let type = tree.child(node, ofKind: kinds.receiverType) else { return nil }
    return builder.name(baseName(of: type))
  }

  /// A parameter's modifiers stand before it, its default behind it, all as siblings.
  mutating func parameters(_ list: SyntaxNode?) -> NodeList {
    guard let list else { return .empty }
    return enclosed { lowering in
      var result: [NodeID] = []
      var words: [NodeID] = []
      var last: (parameter: ParameterDeclaration, range: ByteRange)?
      for child in lowering.tree.children(list) where !lowering.tree.isExtra(child) {
        let kind = lowering.tree.kind(child)
        if kind == lowering.kinds.parameterModifiers {
          words = lowering.modifierNodes(child)
        } else if kind == lowering.kinds.parameter || kind == lowering.kinds.parameterWithOptionalType {
          last = lowering.parameter(child, words).map { ($0, lowering.tree.range(child)) }
          if last == nil { result.append(lowering.unknown(child)) }
          words = []
        } else if lowering.tree.isNamed(child), let known = last {
          let value = lowering.expression(child)
          last?.parameter.defaultValue = value
          last?.range = ByteRange(known.range.lower, lowering.tree.range(child).upper)
        } else if kind == lowering.kinds.comma, let known = last {
          result.append(lowering.builder.add(known.parameter, known.range))
          last = nil
        }
      }
      if let known = last { result.append(lowering.builder.add(known.parameter, known.range)) }
      return lowering.builder.list(result)
    }
  }

  private mutating func parameter(_ node: SyntaxNode, _ words: [NodeID]) -> ParameterDeclaration? {
    guard let identifier = tree.child(node, ofKind: kinds.simpleIdentifier) else { return nil }
    return ParameterDeclaration(
      label: name(identifier), name: name(identifier), nameRange: tree.range(identifier),
      modifiers: builder.list(words), type: type(in: node))
  }

  /// A `block`, or the expression behind `=`; nil for a function without a body.
  mutating func functionBody(of node: SyntaxNode) -> NodeID? {
    guard let body = tree.child(node, ofKind: kinds.functionBody) else { return nil }
    let outer = linesEnd
    linesEnd = true
    defer { linesEnd = outer }
    if let value = valueBehindEquals(body) { return expression(value) }
    return block(in: body)
  }

  // MARK: Properties

  mutating func property(_ node: SyntaxNode) -> NodeID {
    let isMutable = tree.child(node, ofKind: kinds.bindingPatternKind).map { tree.text($0) == "var" } ?? false
    var declaration: PropertyDeclaration
    if let variable = tree.child(node, ofKind: kinds.variableDeclaration),
      let identifier = tree.child(variable, ofKind: kinds.simpleIdentifier)
    {
      declaration = PropertyDeclaration(
        name: name(identifier), nameRange: tree.range(identifier), isMutable: isMutable)
      declaration.type = type(in: variable)
    } else if let variables = tree.child(node, ofKind: kinds.multiVariableDeclaration) {
      let (pattern, first) = destructuring(variables)
      declaration = PropertyDeclaration(
        name: first.map { name($0) } ?? builder.name("_"), nameRange: tree.range(first ?? variables),
        isMutable: isMutable, pattern: pattern)
    } else {
      return unknown(node)
    }
    declaration.modifiers = modifiers(in: node)
    declaration.receiver = receiver(of: node)
    declaration.initializer = valueBehindEquals(node).map { expression($0) }
    if let delegate = tree.child(node, ofKind: kinds.propertyDelegate), let value = named(delegate).first {
      declaration.delegate = expression(value)
    }
    let id = builder.add(declaration, tree.range(node))
    if case .property(let property) = builder[id] {
      for child in named(node) where [kinds.getter, kinds.setter].contains(tree.kind(child)) {
        accessor(child, of: property)
      }
    }
    return id
  }

  /// The body of a getter or setter; one without a body only changes the visibility.
  mutating func accessor(_ node: SyntaxNode, of property: PropertyDeclaration.ID) {
    if tree.kind(node) == kinds.getter {
      guard let body = within(.function("get"), { $0.functionBody(of: node) }) else { return }
      builder.update(property) { $0.getter = body }
      return
    }
    let lambda: NodeID? = within(.anonymousFunction) { lowering in
      guard let body = lowering.functionBody(of: node) else { return nil }
      var parameters: [NodeID] = []
      if let child = lowering.tree.child(node, ofKind: lowering.kinds.parameterWithOptionalType),
        let parameter = lowering.parameter(child, [])
      {
        parameters.append(lowering.builder.add(parameter, lowering.tree.range(child)))
      }
      return lowering.builder.add(
        .lambda(parameters: lowering.builder.list(parameters), body: body), lowering.tree.range(node))
    }
    if let lambda { builder.update(property) { $0.setter = lambda } }
  }

  /// `(a, _, b)`: a tuple of the names it binds, and the first of them.
  mutating func destructuring(_ node: SyntaxNode) -> (pattern: NodeID, first: SyntaxNode?) {
    var bound: [NodeID] = []
    var first: SyntaxNode?
    for variable in named(node) {
      guard let identifier = tree.child(variable, ofKind: kinds.simpleIdentifier) else {
        bound.append(unknown(variable))
        continue
      }
      let word = word(identifier)
      if word == "_" {
        bound.append(builder.add(.wildcard, tree.range(identifier)))
      } else {
        if first == nil { first = identifier }
        bound.append(builder.add(.bindingPattern(builder.name(word)), tree.range(identifier)))
      }
    }
    return (builder.add(.tuple(builder.list(bound)), tree.range(node)), first)
  }
}
