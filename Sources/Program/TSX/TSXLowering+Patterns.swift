import SyntaxTree

// Destructuring and parameters.
extension TSXLowering {
  /// What a declaration, a parameter or a loop binds; `binds` is false for a destructuring assignment,
  /// whose targets exist already.
  mutating func pattern(_ node: SyntaxNode, binds: Bool) -> NodeID {
    nested(node) { $0.patternUnbounded(node, binds: binds) }
  }

  private mutating func patternUnbounded(_ node: SyntaxNode, binds: Bool) -> NodeID {
    switch kind(node) {
    case .identifier, .shorthandPattern:
      return add(binds ? .bindingPattern(name(node)) : .name(name(node)), node)
    case .objectPattern:
      let entries = named(node).map { entry($0, binds: binds) }
      return add(.object(builder.list(entries)), node)
    case .arrayPattern:
      let elements = elements(of: node, hole: .wildcard) { $0.pattern($1, binds: binds) }
      return add(.array(builder.list(elements)), node)
    case .restPattern:
      guard let inner = firstNamed(node) else { return unknown(node) }
      return add(.spread(pattern(inner, binds: binds)), node)
    case .assignmentPattern, .objectAssignmentPattern:
      guard let left = child(node, kinds.left), let right = child(node, kinds.right) else {
        return unknown(node)
      }
      let target = pattern(left, binds: binds)
      return add(.assign(nil, target: target, value: expression(right)), node)
    default: return expression(node)
    }
  }

  private mutating func entry(_ node: SyntaxNode, binds: Bool) -> NodeID {
    switch kind(node) {
    case .shorthandPattern:
      let key = keyString(node)
      return add(.entry(key: key, value: pattern(node, binds: binds)), node)
    case .objectAssignmentPattern:
      guard let left = child(node, kinds.left) else { return unknown(node) }
      let key = keyString(left)
      return add(.entry(key: key, value: pattern(node, binds: binds)), node)
    case .pairPattern:
      guard let value = child(node, kinds.value) else { return unknown(node) }
      let key = propertyKey(child(node, kinds.key), of: node)
      return add(.entry(key: key, value: pattern(value, binds: binds)), node)
    default: return pattern(node, binds: binds)
    }
  }

  /// The first name a pattern binds, and where.
  func firstBinding(_ pattern: NodeID) -> (Name, ByteRange)? {
    switch builder[pattern] {
    case .bindingPattern(let name): (name, builder.range(pattern))
    case .entry(_, let value), .spread(let value), .assign(_, let value, _): firstBinding(value)
    case .object(let list), .array(let list): builder[list].lazy.compactMap { self.firstBinding($0) }.first
    default: nil
    }
  }

  /// The parameters of a function; a `this` parameter is a type only.
  mutating func parameters(_ node: SyntaxNode) -> NodeList {
    if let single = child(node, kinds.parameter) {
      let declared = ParameterDeclaration(label: nil, name: name(single), nameRange: tree.range(single))
      return builder.list([builder.add(declared, tree.range(single))])
    }
    guard let list = child(node, kinds.parameters) else { return .empty }
    let declared = named(list).compactMap { parameter($0) }
    return builder.list(declared)
  }

  private mutating func parameter(_ node: SyntaxNode) -> NodeID? {
    guard kind(node) == .requiredParameter || kind(node) == .optionalParameter else { return unknown(node) }
    guard var written = child(node, kinds.pattern) ?? child(node, kinds.name) else { return unknown(node) }
    if kind(written) == .this { return nil }
    var modifiers = modifiers(of: node)
    if kind(written) == .restPattern, let inner = firstNamed(written) {
      modifiers.append(add(.name(builder.name("vararg")), written))
      written = inner
    }
    let isPlain = kind(written) == .identifier
    let pattern = isPlain ? nil : pattern(written, binds: true)
    let declared = ParameterDeclaration(
      label: nil, name: isPlain ? name(written) : builder.name(""), nameRange: tree.range(written),
      modifiers: builder.list(modifiers), type: typeAnnotation(node, kinds.type),
      defaultValue: child(node, kinds.value).map { expression($0) }, pattern: pattern)
    return builder.add(declared, tree.range(node))
  }

  /// Modifier words and decorators in front of a declaration.
  mutating func modifiers(of node: SyntaxNode) -> [NodeID] {
    var found: [NodeID] = []
    for child in tree.children(node) where tree.field(child) != kinds.name {
      switch kind(child) {
      case .accessibilityModifier, .overrideModifier: found.append(add(.name(name(child)), child))
      case .decorator: found.append(expression(firstNamed(child), of: child))
      default:
        switch token(child) {
        case .async, .static, .abstract, .declare, .readonly: found.append(add(.name(name(child)), child))
        default: break
        }
      }
    }
    return found
  }
}
