import SyntaxTree

extension SwiftLowering {
  /// A type as it is written, whitespace only where two words would run together (`some View`).
  mutating func typeName(_ node: SyntaxNode) -> Name { builder.name(typeText(tree.range(node))) }

  func typeText(_ range: ByteRange) -> String { tree.source.compactText(range) }

  /// A type's name without generic arguments, all of its path.
  mutating func plainTypeName(_ node: SyntaxNode) -> Name {
    guard kind(node) == .userType else { return typeName(node) }
    return builder.name(children(node, .typeIdentifier).map { identifier($0) }.joined(separator: "."))
  }
}
