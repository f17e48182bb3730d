import SyntaxTree

extension SwiftLowering {
  mutating func function(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    let close = parameterListEnd(parts)
    let parameters = parameters(parts[..<close], isSubscript: kind(node) == .subscriptDeclaration)
    let word = functionWord(node, parts)
    var declaration = FunctionDeclaration(
      kind: functionKind(node), name: word.map { name($0) } ?? builder.name(""),
      nameRange: word.map { tree.range($0) } ?? tree.range(node), modifiers: functionModifiers(parts),
      parameters: builder.list(parameters))
    if let arrow = parts[close...].firstIndex(where: { !tree.isNamed($0) && tree.text($0, is: "->") }),
      arrow + 1 < parts.count
    {
      declaration.returnType = typeName(parts[arrow + 1])
    }
    if let body = parts.last, kind(body) == .functionBody {
      declaration.body = block(body)
    } else if let body = parts.last, kind(body) == .computedProperty {
      declaration.body = accessors(body).getter
    } else if let open = parts.firstIndex(where: { kind($0) == .openBrace }) {
      declaration.body = block(parts[open...])
    }
    return builder.add(declaration, tree.range(node))
  }

  private func functionKind(_ node: SyntaxNode) -> FunctionDeclaration.Kind {
    switch kind(node) {
    case .initializer: .initializer
    case .subscriptDeclaration: .subscript
    case .deinitializer: .deinitializer
    default: .function
    }
  }

  /// The function's name: a word, an operator, `init`.
  private func functionWord(_ node: SyntaxNode, _ parts: [SyntaxNode]) -> SyntaxNode? {
    switch kind(node) {
    case .subscriptDeclaration, .deinitializer:
      parts.first { !tree.isNamed($0) }
    default: parts.first { tree.field($0) == SwiftField.name }
    }
  }

  /// Attributes in front of a parameter are that parameter's own.
  private mutating func functionModifiers(_ parts: [SyntaxNode]) -> NodeList {
    let open = parts.firstIndex { kind($0) == .openParenthesis } ?? parts.count
    return modifiers(Array(parts[..<open]))
  }

  /// The index behind the parenthesis that closes the parameters.
  private func parameterListEnd(_ parts: [SyntaxNode]) -> Int {
    (parts.firstIndex { kind($0) == .closeParenthesis }).map { $0 + 1 } ?? parts.count
  }

  private mutating func parameters(_ parts: ArraySlice<SyntaxNode>, isSubscript: Bool) -> [NodeID] {
    guard let open = parts.firstIndex(where: { kind($0) == .openParenthesis }) else { return [] }
    return parts[(open + 1)...].split { kind($0) == .comma }.compactMap { piece in
      guard let node = piece.first(where: { kind($0) == .parameter }) else { return nil }
      return parameter(node, in: piece, isSubscript: isSubscript)
    }
  }

  /// - Parameter piece: the parameter with the attributes before it and the default value behind it.
  private mutating func parameter(
    _ node: SyntaxNode, in piece: ArraySlice<SyntaxNode>, isSubscript: Bool
  ) -> NodeID {
    let parts = parts(node)
    guard
      let word = parts.first(where: { tree.field($0) == SwiftField.name && kind($0) == .simpleIdentifier })
    else { return unknown(node) }
    var words: [NodeID] = []
    for part in piece where kind(part) == .attribute { words.append(modifier(part)) }
    for group in parts where kind(group) == .parameterModifiers {
      for part in self.parts(group) {
        let text = tree.text(part)
        let word = builder.name(text.first == "@" ? String(text.dropFirst()) : text)
        words.append(builder.add(.name(word), tree.range(part)))
      }
    }
    let colon = parts.firstIndex { kind($0) == .colon } ?? parts.count
    let types = parts[colon...].filter { tree.isNamed($0) && kind($0) != .parameterModifiers }
    var type: Name?
    if let first = types.first {
      // `Type...` keeps its dots.
      type = builder.name(typeText(ByteRange(tree.range(first).lower, tree.range(node).upper)))
    }
    var value: NodeID?
    if let given = piece.first(where: { tree.field($0) == SwiftField.defaultValue }) {
      value = expression(given)
    }
    let lower = piece.first.map { tree.range($0).lower } ?? tree.range(node).lower
    let upper = value.map { builder.range($0).upper } ?? tree.range(node).upper
    let declaration = ParameterDeclaration(
      label: label(parts, word, isSubscript: isSubscript), name: name(word), nameRange: tree.range(word),
      modifiers: builder.list(words), type: type, defaultValue: value)
    return builder.add(declaration, ByteRange(lower, upper))
  }

  private mutating func label(_ parts: [SyntaxNode], _ word: SyntaxNode, isSubscript: Bool) -> Name? {
    if let external = parts.first(where: { tree.field($0) == SwiftField.externalName }) {
      return tree.text(external, is: "_") ? nil : name(external)
    }
    return isSubscript ? nil : name(word)
  }
}
