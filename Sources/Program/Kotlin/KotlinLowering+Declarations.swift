import SyntaxTree

/// Files, types, functions and properties.
extension KotlinLowering {
  mutating func roots() -> NodeList {
    var result: [NodeID] = []
    for child in named(tree.root) {
      if tree.kind(child) == kinds.importList {
        for header in named(child) { result.append(importHeader(header)) }
      } else {
        member(child, into: &result)
      }
    }
    return builder.list(result)
  }

  private mutating func importHeader(_ node: SyntaxNode) -> NodeID {
    guard let path = tree.child(node, ofKind: kinds.identifier) else { return unknown(node) }
    var text = tree.text(path)
    if has(node, kinds.wildcardImport) { text += ".*" }
    if let alias = tree.child(node, ofKind: kinds.importAlias), let name = named(alias).first {
      text += " as " + word(name)
    }
    return builder.add(.import(builder.name(text)), tree.range(node))
  }

  /// A member of a file or a type. An accessor on its own line belongs to the property before it.
  mutating func member(_ node: SyntaxNode, into list: inout [NodeID]) {
    let kind = tree.kind(node)
    if kind == kinds.getter || kind == kinds.setter {
      if let last = list.last, case .property(let id) = builder[last] {
        accessor(node, of: id)
      } else {
        list.append(unknown(node))
      }
    } else if kind == kinds.anonymousInitializer {
      list.append(block(in: node))
    } else if kind == kinds.secondaryConstructor {
      list.append(constructor(node))
    } else if kind == kinds.enumEntry {
      list.append(enumEntry(node))
    } else {
      statement(node, into: &list)
    }
  }

  /// A declaration; nil for a node that is none.
  mutating func declaration(_ node: SyntaxNode) -> NodeID? {
    switch tree.kind(node) {
    case kinds.classDeclaration, kinds.objectDeclaration, kinds.companionObject, kinds.typeAlias:
      typeDeclaration(node)
    case kinds.functionDeclaration: function(node)
    case kinds.propertyDeclaration: property(node)
    default: nil
    }
  }

  // MARK: Types

  mutating func typeDeclaration(_ node: SyntaxNode) -> NodeID {
    nested(node) { $0.typeDeclarationBody(node) }
  }

  private mutating func typeDeclarationBody(_ node: SyntaxNode) -> NodeID {
    let kind = typeKind(node)
    let identifier = tree.child(node, ofKind: kinds.typeIdentifier)
    let anonymous = kind == .companion ? "Companion" : ""
    var declaration = TypeDeclaration(
      kind: kind, name: builder.name(identifier.map(word) ?? anonymous),
      nameRange: tree.range(identifier ?? node))
    declaration.modifiers = modifiers(in: node)
    var supertypes: [Name] = []
    var superCalls: [NodeID] = []
    var members: [NodeID] = []
    for child in named(node) {
      switch tree.kind(child) {
      case kinds.primaryConstructor:
        let parameters = named(child).filter { tree.kind($0) == kinds.classParameter }
        let lowered = enclosed { lowering in parameters.map { lowering.classParameter($0) } }
        declaration.parameters = builder.list(lowered)
      case kinds.delegationSpecifier: delegation(child, &supertypes, &superCalls)
      case kinds.classBody, kinds.enumClassBody: members += self.members(child)
      case let type where kind == .alias && kinds.types[type]:
        supertypes.append(builder.name(baseName(of: child)))
      default: break
      }
    }
    declaration.supertypes = supertypes
    declaration.superCalls = builder.list(superCalls)
    declaration.members = builder.list(members)
    return builder.add(declaration, tree.range(node))
  }

  private func typeKind(_ node: SyntaxNode) -> TypeDeclaration.Kind {
    switch tree.kind(node) {
    case kinds.companionObject: .companion
    case kinds.objectDeclaration, kinds.objectLiteral: .object
    case kinds.typeAlias: .alias
    default: has(node, kinds.enumeration) ? .enumeration : has(node, kinds.interface) ? .protocol : .class
    }
  }

  private mutating func members(_ body: SyntaxNode) -> [NodeID] {
    let outer = (linesEnd, frames)
    linesEnd = true
    frames = []
    defer { (linesEnd, frames) = outer }
    var result: [NodeID] = []
    for child in named(body) { member(child, into: &result) }
    return result
  }

  private mutating func delegation(
    _ node: SyntaxNode, _ supertypes: inout [Name], _ calls: inout [NodeID]
  ) {
    guard let child = named(node).first else { return }
    switch tree.kind(child) {
    case kinds.constructorInvocation:
      let call = constructorCall(child)
      if let type = tree.child(child, ofKind: kinds.userType) {
        supertypes.append(builder.name(baseName(of: type)))
      }
      calls.append(call)
    case kinds.explicitDelegation:
      guard let type = named(child).first, let value = named(child).last, type != value else { return }
      let word = builder.name(baseName(of: type))
      supertypes.append(word)
      let base = builder.add(.name(word), tree.range(type))
      let by = builder.add(.member(base: base, name: builder.name("by"), optional: false), tree.range(type))
      let lowered = expression(value)
      let argument = builder.add(.argument(label: nil, value: lowered, trailing: false), tree.range(value))
      calls.append(builder.add(.call(callee: by, arguments: builder.list([argument])), tree.range(child)))
    default: supertypes.append(builder.name(baseName(of: child)))
    }
  }

  private mutating func classParameter(_ node: SyntaxNode) -> NodeID {
    guard let identifier = tree.child(node, ofKind: kinds.simpleIdentifier) else { return unknown(node) }
    var extra: [NodeID] = []
    if let binding = tree.child(node, ofKind: kinds.bindingPatternKind) {
      extra.append(builder.add(.name(builder.name(tree.text(binding))), tree.range(binding)))
    }
    var parameter = ParameterDeclaration(
      label: name(identifier), name: name(identifier), nameRange: tree.range(identifier))
    parameter.modifiers = modifiers(in: node, extra: extra)
    parameter.type = type(in: node)
    parameter.defaultValue = valueBehindEquals(node).map { expression($0) }
    return builder.add(parameter, tree.range(node))
  }

  private mutating func enumEntry(_ node: SyntaxNode) -> NodeID {
    guard let identifier = tree.child(node, ofKind: kinds.simpleIdentifier) else { return unknown(node) }
    if let list = tree.child(node, ofKind: kinds.modifiers) { _ = unknown(list) }
    var entry = EnumCaseDeclaration(name: name(identifier), nameRange: tree.range(identifier))
    if let list = tree.child(node, ofKind: kinds.valueArguments) {
      let lowered = arguments(list)
      entry.arguments = builder.list(lowered)
    }
    if let body = tree.child(node, ofKind: kinds.classBody) {
      let lowered = members(body)
      entry.members = builder.list(lowered)
    }
    return builder.add(entry, tree.range(node))
  }

  /// The first child behind `=`.
  func valueBehindEquals(_ node: SyntaxNode) -> SyntaxNode? {
    var isBehind = false
    for child in tree.children(node) where !tree.isExtra(child) {
      if isBehind { return child }
      isBehind = tree.kind(child) == kinds.equals
    }
    return nil
  }
}
