import SyntaxTree

extension SwiftLowering {
  /// A closure. What it captures by value is declared at the start of its body.
  mutating func lambda(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      var captured: [NodeID] = []
      var parameters: [NodeID] = []
      for part in lowering.tree.children(node) where !lowering.isComment(part) {
        switch lowering.kind(part) {
        case .captureList: captured = lowering.captures(part)
        case .lambdaType: parameters = lowering.lambdaParameters(part)
        default: continue
        }
      }
      var items = captured
      for inner in lowering.tree.children(node) where lowering.kind(inner) == .statements {
        items += lowering.items(of: inner)
      }
      let braces = lowering.tree.range(node)
      let body = lowering.builder.add(.block(lowering.builder.list(items)), braces)
      return lowering.builder.add(.lambda(parameters: lowering.builder.list(parameters), body: body), braces)
    }
  }

  private mutating func captures(_ node: SyntaxNode) -> [NodeID] {
    var result: [NodeID] = []
    for item in children(node, .captureItem) {
      let pieces = parts(item)
      guard let word = pieces.first(where: { tree.field($0) == SwiftField.name }),
        let value = pieces.first(where: { tree.field($0) == SwiftField.value })
      else { continue }
      let property = PropertyDeclaration(
        name: name(word), nameRange: tree.range(word), isMutable: false, initializer: expression(value))
      result.append(builder.add(property, tree.range(item)))
    }
    return result
  }

  private mutating func lambdaParameters(_ node: SyntaxNode) -> [NodeID] {
    var result: [NodeID] = []
    for list in children(node, .lambdaParameters) {
      for parameter in children(list, .lambdaParameter) {
        let pieces = parts(parameter)
        guard
          let word = pieces.first(where: {
            kind($0) == .simpleIdentifier && tree.field($0) == SwiftField.name
          }) ?? pieces.first(where: { kind($0) == .selfExpression })
        else { continue }
        let colon = pieces.firstIndex { kind($0) == .colon }
        let type = colon.flatMap { index in pieces[(index + 1)...].last { tree.isNamed($0) } }
        let declaration = ParameterDeclaration(
          label: nil, name: name(word), nameRange: tree.range(word), type: type.map { typeName($0) })
        result.append(builder.add(declaration, tree.range(parameter)))
      }
    }
    return result
  }
}
