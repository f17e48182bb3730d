import SyntaxTree

// Classes, enumerations, modules, and declarations that are types only.
extension TSXLowering {
  mutating func classDeclaration(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    nested(node) { $0.classUnbounded(node, modifiers: modifiers) }
  }

  private mutating func classUnbounded(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    let words = modifiers + self.modifiers(of: node)
    let written = child(node, kinds.name)
    var supertypes: [Name] = []
    for clause in child(node, .classHeritage).map({ named($0) }) ?? [] {
      for type in named(clause) where kind(type) != .typeArguments { supertypes.append(typeName(type)) }
    }
    var members: [NodeID] = []
    if let body = child(node, kinds.body) {
      var decorators: [NodeID] = []
      for child in named(body) {
        if kind(child) == .decorator {
          decorators.append(expression(firstNamed(child), of: child))
        } else {
          members += member(child, modifiers: decorators)
          decorators = []
        }
      }
    }
    let declared = TypeDeclaration(
      kind: .class, name: written.map { name($0) } ?? builder.name(""),
      nameRange: tree.range(written ?? node), supertypes: supertypes, modifiers: builder.list(words),
      members: builder.list(members))
    return builder.add(declared, tree.range(node))
  }

  /// The name of a type without its generic arguments.
  private mutating func typeName(_ node: SyntaxNode) -> Name {
    child(node, kinds.name).map { typeText($0) } ?? typeText(node)
  }

  private mutating func member(_ node: SyntaxNode, modifiers: [NodeID]) -> [NodeID] {
    switch kind(node) {
    case .methodDefinition: return [method(node, modifiers: modifiers)]
    case .methodSignature, .abstractMethodSignature: return [function(node, modifiers: modifiers)]
    case .staticBlock: return child(node, kinds.body).map { [block($0)] } ?? []
    case .indexSignature: return []
    case .fieldDefinition:
      guard let written = child(node, kinds.name) else { return [unknown(node)] }
      let words = modifiers + self.modifiers(of: node)
      let declared = PropertyDeclaration(
        name: memberName(written), nameRange: tree.range(written), isMutable: !has(.readonly, in: node),
        modifiers: builder.list(words), type: typeAnnotation(node, kinds.type),
        initializer: child(node, kinds.value).map { expression($0) })
      return [builder.add(declared, tree.range(node))]
    default: return [unknown(node)]
    }
  }

  /// A method; a getter or setter is a property with that accessor, a setter's being a closure.
  mutating func method(_ node: SyntaxNode, modifiers: [NodeID] = []) -> NodeID {
    guard has(.get, in: node) || has(.set, in: node), let written = child(node, kinds.name),
      let body = child(node, kinds.body)
    else { return function(node, modifiers: modifiers) }
    let words = modifiers + self.modifiers(of: node)
    var declared = PropertyDeclaration(
      name: memberName(written), nameRange: tree.range(written), isMutable: true,
      modifiers: builder.list(words), type: typeAnnotation(node, kinds.returnType))
    if has(.get, in: node) {
      declared.getter = block(body)
    } else {
      let parameters = parameters(node)
      declared.setter = add(.lambda(parameters: parameters, body: block(body)), node)
    }
    return builder.add(declared, tree.range(node))
  }

  mutating func enumeration(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    guard let written = child(node, kinds.name), let body = child(node, kinds.body) else {
      return unknown(node)
    }
    let cases = named(body).map { member in
      let label = kind(member) == .enumAssignment ? child(member, kinds.name) ?? member : member
      let declared = EnumCaseDeclaration(
        name: memberName(label), nameRange: tree.range(label),
        rawValue: kind(member) == .enumAssignment ? child(member, kinds.value).map { expression($0) } : nil)
      return builder.add(declared, tree.range(member))
    }
    let declared = TypeDeclaration(
      kind: .enumeration, name: name(written), nameRange: tree.range(written),
      modifiers: builder.list(modifiers), members: builder.list(cases))
    return builder.add(declared, tree.range(node))
  }

  mutating func typeAlias(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    guard let written = child(node, kinds.name) else { return unknown(node) }
    let declared = TypeDeclaration(
      kind: .alias, name: name(written), nameRange: tree.range(written), modifiers: builder.list(modifiers))
    return builder.add(declared, tree.range(node))
  }

  mutating func module(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    guard let written = child(node, kinds.name) else { return unknown(node) }
    return nested(node) { lowering in
      let members = lowering.child(node, lowering.kinds.body).map { lowering.statements(in: $0) } ?? []
      let declared = TypeDeclaration(
        kind: .object, name: lowering.memberName(written), nameRange: lowering.tree.range(written),
        modifiers: lowering.builder.list(modifiers), members: lowering.builder.list(members))
      return lowering.builder.add(declared, lowering.tree.range(node))
    }
  }

  /// `declare` in front of a declaration, or `declare global { … }`.
  mutating func ambient(_ node: SyntaxNode, modifiers: [NodeID]) -> [NodeID] {
    var words = modifiers
    for child in tree.children(node) where token(child) == .declare {
      words.append(add(.name(name(child)), child))
    }
    guard let declared = firstNamed(node) else { return [unknown(node)] }
    return kind(declared) == .statementBlock
      ? statements(in: declared) : declaration(declared, modifiers: words)
  }
}
