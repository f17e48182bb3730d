import SyntaxTree

// Variables, functions, and what a file imports and exports.
extension TSXLowering {
  mutating func declaration(_ node: SyntaxNode, modifiers: [NodeID]) -> [NodeID] {
    switch kind(node) {
    case .lexicalDeclaration, .variableDeclaration: variables(node, modifiers: modifiers)
    case .functionDeclaration, .generatorDeclaration, .functionSignature:
      [function(node, modifiers: modifiers)]
    case .classDeclaration, .abstractClassDeclaration: [classDeclaration(node, modifiers: modifiers)]
    case .enumDeclaration: [enumeration(node, modifiers: modifiers)]
    case .interfaceDeclaration, .typeAliasDeclaration: [typeAlias(node, modifiers: modifiers)]
    case .internalModule, .module: [module(node, modifiers: modifiers)]
    case .ambientDeclaration: ambient(node, modifiers: modifiers)
    default: statement(node)
    }
  }

  /// Each declarator is a property of its own.
  mutating func variables(_ node: SyntaxNode, modifiers: [NodeID]) -> [NodeID] {
    let isMutable = !has(.const, in: node)
    var properties: [NodeID] = []
    for declarator in named(node) {
      guard kind(declarator) == .variableDeclarator, let written = child(declarator, kinds.name) else {
        properties.append(unknown(declarator))
        continue
      }
      let isPlain = kind(written) == .identifier
      let pattern = isPlain ? nil : pattern(written, binds: true)
      let (name, range) =
        pattern.flatMap { firstBinding($0) } ?? (
          isPlain ? name(written) : builder.name(""), tree.range(written)
        )
      let declared = PropertyDeclaration(
        name: name, nameRange: range, isMutable: isMutable, modifiers: builder.list(modifiers),
        type: typeAnnotation(declarator, kinds.type),
        initializer: child(declarator, kinds.value).map { expression($0) }, pattern: pattern)
      properties.append(builder.add(declared, tree.range(declarator)))
    }
    return properties
  }

  mutating func function(_ node: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    guard let written = child(node, kinds.name) else { return unknown(node) }
    return nested(node) { lowering in
      let words = modifiers + lowering.modifiers(of: node)
      let name = lowering.memberName(written)
      let kind: FunctionDeclaration.Kind =
        lowering.kind(node) == .methodDefinition && lowering.builder.text(name) == "constructor"
        ? .initializer : .function
      let parameters = lowering.parameters(node)
      let returnType = lowering.typeAnnotation(node, lowering.kinds.returnType)
      let body = lowering.child(node, lowering.kinds.body).map { lowering.block($0) }
      let declared = FunctionDeclaration(
        kind: kind, name: name, nameRange: lowering.tree.range(written),
        modifiers: lowering.builder.list(words), parameters: parameters, returnType: returnType, body: body)
      return lowering.builder.add(declared, lowering.tree.range(node))
    }
  }

  /// An arrow or an anonymous function is a closure; a named function expression keeps its name.
  mutating func closure(_ node: SyntaxNode) -> NodeID {
    if child(node, kinds.name) != nil { return function(node, modifiers: []) }
    let parameters = parameters(node)
    guard let written = child(node, kinds.body) else { return unknown(node) }
    let body = kind(written) == .statementBlock ? block(written) : expression(written)
    return add(.lambda(parameters: parameters, body: body), node)
  }

  mutating func export(_ node: SyntaxNode) -> [NodeID] {
    var modifiers: [NodeID] = []
    for child in tree.children(node) where token(child) == .export || token(child) == .default {
      modifiers.append(add(.name(name(child)), child))
    }
    let decorators = tree.children(node).filter { tree.field($0) == kinds.decorator }
    for decorator in decorators { modifiers.append(expression(firstNamed(decorator), of: decorator)) }
    if let declared = child(node, kinds.declaration) { return declaration(declared, modifiers: modifiers) }
    if let value = child(node, kinds.value) { return [exported(value, modifiers: modifiers)] }
    if let source = child(node, kinds.source) { return [importNode(source, node)] }
    guard let clause = child(node, .exportClause) else {
      // `export = value`, `export as namespace Name`.
      return firstNamed(node).map { [expression($0)] } ?? []
    }
    return named(clause).compactMap { alias($0) }
  }

  /// `export default value` declares a value of that name.
  private mutating func exported(_ value: SyntaxNode, modifiers: [NodeID]) -> NodeID {
    let word = modifiers.last.map { builder.range($0) } ?? tree.range(value)
    let declared = PropertyDeclaration(
      name: builder.name("default"), nameRange: word, isMutable: false, modifiers: builder.list(modifiers),
      initializer: expression(value))
    return builder.add(declared, ByteRange(word.lower, tree.range(value).upper))
  }

  /// The module's name, and each import under another name as a constant of that name.
  mutating func imports(_ node: SyntaxNode) -> [NodeID] {
    var found: [NodeID] = []
    if let source = child(node, kinds.source) {
      found.append(importNode(source, node))
    } else if let required = child(node, .importRequireClause), let source = child(required, kinds.source) {
      found.append(importNode(source, node))
    }
    guard let clause = child(node, .importClause), let list = child(clause, .namedImports) else {
      return found
    }
    return found + named(list).compactMap { alias($0) }
  }

  private mutating func importNode(_ source: SyntaxNode, _ node: SyntaxNode) -> NodeID {
    let module = memberName(source)
    return add(.import(module), node)
  }

  /// `a as b`: a constant `b` whose value is `a`; nil where nothing is renamed, or only a type.
  private mutating func alias(_ node: SyntaxNode) -> NodeID? {
    guard let original = child(node, kinds.name), let renamed = child(node, kinds.alias),
      !has(.typeOnly, in: node), kind(original) == .identifier, kind(renamed) == .identifier,
      tree.text(renamed) != "default"
    else { return nil }
    let value = add(.name(name(original)), original)
    let declared = PropertyDeclaration(
      name: name(renamed), nameRange: tree.range(renamed), isMutable: false, initializer: value)
    return builder.add(declared, tree.range(node))
  }

  /// `import a = B.C`.
  mutating func importAlias(_ node: SyntaxNode) -> [NodeID] {
    let parts = named(node)
    guard parts.count == 2 else { return [unknown(node)] }
    let declared = PropertyDeclaration(
      name: name(parts[0]), nameRange: tree.range(parts[0]), isMutable: false,
      initializer: expression(parts[1]))
    return [builder.add(declared, tree.range(node))]
  }
}
