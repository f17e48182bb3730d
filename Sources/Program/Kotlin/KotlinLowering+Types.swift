import SyntaxTree

/// Types, modifiers and annotations.
extension KotlinLowering {
  /// The type among a node's children, as its source text without whitespace.
  mutating func type(in node: SyntaxNode) -> Name? {
    tree.children(node).first { kinds.types[tree.kind($0)] }.map { typeText(from: $0, in: node) }
  }

  /// A type with the modifiers in front of it.
  mutating func typeText(from first: SyntaxNode, in node: SyntaxNode) -> Name {
    let children = tree.children(node).filter { !tree.isExtra($0) }
    guard let type = children.last(where: { kinds.types[tree.kind($0)] }) else {
      return builder.name(tree.source.compactText(tree.range(first)))
    }
    var lower = tree.range(type).lower
    for child in children
    where tree.kind(child) == kinds.typeModifiers && tree.range(child).upper <= lower {
      lower = tree.range(child).lower
    }
    return builder.name(tree.source.compactText(ByteRange(lower, tree.range(type).upper)))
  }

  /// The name of a type without generic arguments, `?` and parentheses: `Modifier`, `Map.Entry`.
  func baseName(of type: SyntaxNode) -> String {
    if tree.kind(type) == kinds.userType {
      let words = tree.children(type).filter { tree.kind($0) == kinds.typeIdentifier }.map(word)
      return words.joined(separator: ".")
    }
    if let inner = named(type).first(where: { kinds.types[tree.kind($0)] }) {
      if [kinds.nullableType, kinds.parenthesizedType, kinds.receiverType].contains(tree.kind(type)) {
        return baseName(of: inner)
      }
    }
    return tree.source.compactText(tree.range(type))
  }

  // MARK: Modifiers

  /// The words and annotations in front of a declaration.
  mutating func modifiers(in node: SyntaxNode, extra: [NodeID] = []) -> NodeList {
    var result: [NodeID] = []
    if let list = tree.child(node, ofKind: kinds.modifiers) { result += modifierNodes(list) }
    return builder.list(result + extra)
  }

  mutating func modifierNodes(_ list: SyntaxNode) -> [NodeID] {
    var result: [NodeID] = []
    for child in named(list) {
      if tree.kind(child) == kinds.annotation {
        result += annotations(child)
      } else {
        result.append(builder.add(.name(builder.name(tree.text(child))), tree.range(child)))
      }
    }
    return result
  }

  /// `@Name`, `@Name(1)`, `@[First Second]`.
  private mutating func annotations(_ node: SyntaxNode) -> [NodeID] {
    var result: [NodeID] = []
    for child in named(node) {
      if tree.kind(child) == kinds.constructorInvocation {
        result.append(constructorCall(child))
      } else if tree.kind(child) == kinds.userType {
        result.append(builder.add(.name(builder.name(baseName(of: child))), tree.range(child)))
      }
    }
    return result
  }

  /// `Base(argument)` of an annotation or a supertype.
  mutating func constructorCall(_ node: SyntaxNode) -> NodeID {
    guard let type = tree.child(node, ofKind: kinds.userType) else { return unknown(node) }
    let callee = builder.add(.name(builder.name(baseName(of: type))), tree.range(type))
    let list = tree.child(node, ofKind: kinds.valueArguments).map { arguments($0) } ?? []
    return builder.add(.call(callee: callee, arguments: builder.list(list)), tree.range(node))
  }
}
