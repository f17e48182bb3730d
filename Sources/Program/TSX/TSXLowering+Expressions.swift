import SyntaxTree

extension TSXLowering {
  mutating func expression(_ node: SyntaxNode) -> NodeID {
    nested(node) { $0.expressionUnbounded(node) }
  }

  private mutating func expressionUnbounded(_ node: SyntaxNode) -> NodeID {
    if tree.isMissing(node) { return unknown(node) }
    switch kind(node) {
    case .identifier, .propertyIdentifier, .privatePropertyIdentifier, .super, .shorthandProperty, .import:
      return add(.name(name(node)), node)
    case .this: return add(.this, node)
    case .undefined, .null: return add(.null, node)
    case .true: return add(.boolean(true), node)
    case .false: return add(.boolean(false), node)
    case .number: return number(node)
    case .string, .templateString: return string(node)
    case .array: return array(node)
    case .object: return object(node)
    case .parenthesizedExpression: return expression(firstNamed(node), of: node)
    case .instantiationExpression: return expression(firstNamed(node), of: node)
    case .sequenceExpression:
      let parts = named(node).map { expression($0) }
      return add(.block(builder.list(parts)), node)
    case .memberExpression, .nestedIdentifier: return member(node)
    case .metaProperty: return metaProperty(node)
    case .subscriptExpression: return subscripted(node)
    case .callExpression: return call(node)
    case .newExpression: return newCall(node)
    case .nonNullExpression: return add(.forceUnwrap(expression(firstNamed(node), of: node)), node)
    case .asExpression, .satisfiesExpression, .typeAssertion: return cast(node)
    case .unaryExpression: return unary(node)
    case .binaryExpression: return binary(node)
    case .assignmentExpression, .augmentedAssignment: return assignment(node)
    case .updateExpression: return update(node)
    case .awaitExpression: return add(.effect(.await, expression(firstNamed(node), of: node)), node)
    case .yieldExpression: return wordCall("yield", named(node), node)
    case .ternaryExpression:
      let condition = expression(child(node, kinds.condition), of: node)
      let then = expression(child(node, kinds.consequence), of: node)
      let otherwise = expression(child(node, kinds.alternative), of: node)
      return add(.conditional(condition: condition, then: then, otherwise: otherwise), node)
    case .arrowFunction, .functionExpression, .generatorFunction: return closure(node)
    case .class: return classDeclaration(node, modifiers: [])
    case .jsxElement, .jsxSelfClosingElement: return element(jsx: node)
    case .spreadElement: return element(node)
    case .objectPattern, .arrayPattern: return pattern(node, binds: false)
    default: return unknown(node)
    }
  }

  private mutating func member(_ node: SyntaxNode) -> NodeID {
    guard let property = child(node, kinds.property) else { return unknown(node) }
    let base = expression(child(node, kinds.object), of: node)
    let isOptional = child(node, .optionalChain) != nil
    return add(.member(base: base, name: name(property), optional: isOptional), node)
  }

  /// `import.meta`, `new.target`.
  private mutating func metaProperty(_ node: SyntaxNode) -> NodeID {
    let words = tree.children(node).filter { !tree.isExtra($0) }
    guard let first = words.first, let last = words.last else { return unknown(node) }
    let base = add(.name(name(first)), first)
    return add(.member(base: base, name: name(last), optional: false), node)
  }

  private mutating func subscripted(_ node: SyntaxNode) -> NodeID {
    let base = expression(child(node, kinds.object), of: node)
    guard let index = child(node, kinds.index) else { return unknown(node) }
    let value = argument(expression(index), index)
    return add(.index(base: base, arguments: builder.list([value])), node)
  }

  /// `f?.(x)` is the call of an optional `invoke`, as Kotlin writes it.
  private mutating func call(_ node: SyntaxNode) -> NodeID {
    guard let function = child(node, kinds.function) else { return unknown(node) }
    var callee = expression(function)
    if tree.children(node).contains(where: { !tree.isNamed($0) && tree.text($0) == "?." }) {
      callee = add(.member(base: callee, name: builder.name("invoke"), optional: true), function)
    }
    guard let list = child(node, kinds.arguments) else { return unknown(node) }
    return add(.call(callee: callee, arguments: arguments(list)), node)
  }

  private mutating func newCall(_ node: SyntaxNode) -> NodeID {
    let callee = expression(child(node, kinds.constructor), of: node)
    let list = child(node, kinds.arguments).map { arguments($0) } ?? .empty
    return add(.call(callee: callee, arguments: list), node)
  }

  /// What stands between the parentheses, or the template behind a tag.
  private mutating func arguments(_ list: SyntaxNode) -> NodeList {
    if kind(list) == .templateString { return builder.list([argument(string(list), list)]) }
    let values = named(list).map { child in
      kind(child) == .spreadElement ? element(child) : argument(expression(child), child)
    }
    return builder.list(values)
  }

  private mutating func cast(_ node: SyntaxNode) -> NodeID {
    let parts = named(node)
    if kind(node) == .typeAssertion {
      guard parts.count == 2, let type = firstNamed(parts[0]) else { return unknown(node) }
      return add(.cast(value: expression(parts[1]), type: typeText(type), optional: false), node)
    }
    guard let value = parts.first else { return unknown(node) }
    // `as const` has no named node for its type.
    let type = parts.count > 1 ? typeText(parts[1]) : builder.name("const")
    return add(.cast(value: expression(value), type: type, optional: false), node)
  }

  private mutating func update(_ node: SyntaxNode) -> NodeID {
    guard let sign = child(node, kinds.operator), let target = child(node, kinds.argument) else {
      return unknown(node)
    }
    let isPrefix = tree.range(sign).lower < tree.range(target).lower
    let step: Int8 = token(sign) == .increment ? 1 : -1
    return add(.increment(target: expression(target), step: step, prefix: isPrefix), node)
  }
}
