import SyntaxTree

extension SwiftLowering {
  /// Every property of one `let` or `var`.
  mutating func properties(_ node: SyntaxNode) -> [NodeID] {
    let parts = parts(node)
    var starts: [Int] = parts.indices.filter { kind(parts[$0]) == .pattern }
    guard let first = starts.first else { return [unknown(node)] }
    let isMutable = parts[..<first].contains { kind($0) == .valueBinding && tree.text($0, is: "var") }
    let modifiers = modifiers(Array(parts[..<first]))
    starts.append(parts.count)
    let whole = tree.range(node)
    return zip(starts, starts.dropFirst()).enumerated().map { index, bounds in
      let piece = parts[bounds.0..<bounds.1]
      let upper = piece.last { kind($0) != .comma }.map { tree.range($0).upper } ?? whole.upper
      let lower = index == 0 ? whole.lower : tree.range(parts[bounds.0]).lower
      var declaration = property(parts[bounds.0], isMutable: isMutable, modifiers: modifiers)
      fill(&declaration, from: piece)
      return builder.add(declaration, ByteRange(lower, upper))
    }
  }

  /// The property of a pattern: a name, or a tuple of them.
  private mutating func property(
    _ pattern: SyntaxNode, isMutable: Bool, modifiers: NodeList
  ) -> PropertyDeclaration {
    let lowered = self.pattern(pattern, binds: true)
    switch builder[lowered] {
    case .bindingPattern(let name):
      return PropertyDeclaration(
        name: name, nameRange: builder.range(lowered), isMutable: isMutable, modifiers: modifiers)
    case .wildcard:
      return PropertyDeclaration(
        name: builder.name("_"), nameRange: builder.range(lowered), isMutable: isMutable,
        modifiers: modifiers)
    default:
      let word = firstBound(pattern)
      return PropertyDeclaration(
        name: word.map { name($0) } ?? builder.name("_"),
        nameRange: word.map { tree.range($0) } ?? tree.range(pattern), isMutable: isMutable,
        modifiers: modifiers, pattern: lowered)
    }
  }

  private func firstBound(_ pattern: SyntaxNode) -> SyntaxNode? {
    for part in parts(pattern) {
      if kind(part) == .simpleIdentifier { return part }
      if kind(part) == .pattern, let found = firstBound(part) { return found }
    }
    return nil
  }

  private mutating func fill(_ declaration: inout PropertyDeclaration, from piece: ArraySlice<SyntaxNode>) {
    for part in piece {
      switch kind(part) {
      case .typeAnnotation: declaration.type = typeAnnotation(part)
      case .computedProperty:
        let (getter, setter) = accessors(part)
        declaration.getter = getter
        declaration.setter = setter
      case .observers: declaration.observers = builder.list(observers(part))
      default:
        if tree.field(part) == SwiftField.value { declaration.initializer = expression(part) }
      }
    }
  }

  mutating func typeAnnotation(_ node: SyntaxNode) -> Name? { lastNamed(node).map { typeName($0) } }

  mutating func protocolProperty(_ node: SyntaxNode) -> NodeID {
    guard let pattern = child(node, .pattern), let word = firstBound(pattern) else { return unknown(node) }
    let declaration = PropertyDeclaration(
      name: name(word), nameRange: tree.range(word), isMutable: true, modifiers: modifiers(parts(node)),
      type: child(node, .typeAnnotation).flatMap { typeAnnotation($0) })
    return builder.add(declaration, tree.range(node))
  }

  // MARK: Accessors

  mutating func accessors(_ node: SyntaxNode) -> (getter: NodeID?, setter: NodeID?) {
    var getter: NodeID?
    var setter: NodeID?
    var items: [NodeID] = []
    for part in parts(node) {
      switch kind(part) {
      case .computedGetter: getter = block(part)
      case .computedSetter:
        let parameters = [accessorParameter(part, default: "newValue")]
        let body = block(part)
        setter = builder.add(
          .lambda(parameters: builder.list(parameters), body: body), tree.range(part))
      case .statements: items += self.items(of: part)
      case .computedModify: items.append(unknown(part))
      default: continue
      }
    }
    if getter == nil { getter = builder.add(.block(builder.list(items)), tree.range(node)) }
    return (getter, setter)
  }

  private mutating func observers(_ node: SyntaxNode) -> [NodeID] {
    var result: [NodeID] = []
    for part in parts(node) where kind(part) == .willSet || kind(part) == .didSet {
      let isBefore = kind(part) == .willSet
      let word = parts(part).first { !tree.isNamed($0) }
      let parameter = accessorParameter(part, default: isBefore ? "newValue" : "oldValue")
      let function = FunctionDeclaration(
        name: builder.name(isBefore ? "willSet" : "didSet"),
        nameRange: tree.range(word ?? part), parameters: builder.list([parameter]), body: block(part))
      result.append(builder.add(function, tree.range(part)))
    }
    return result
  }

  /// The name in the parentheses of `set(name)`, or the one that Swift gives.
  private mutating func accessorParameter(_ node: SyntaxNode, default text: String) -> NodeID {
    let word = child(node, .simpleIdentifier)
    let range = tree.range(word ?? node)
    let place = word == nil ? ByteRange(range.lower, range.lower) : range
    let declaration = ParameterDeclaration(
      label: nil, name: word.map { name($0) } ?? builder.name(text), nameRange: place)
    return builder.add(declaration, place)
  }
}
