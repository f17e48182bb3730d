import SyntaxTree

extension SwiftLowering {
  /// A type as it is written, whitespace only where two words would run together (`some View`).
  mutating func typeName(_ node: SyntaxNode) -> Name { builder.name(typeText(tree.range(node))) }

  func typeText(_ range: ByteRange) -> String {
    var result = ""
    var gap = false
    for character in tree.source.text(range) {
      if character.isWhitespace {
        gap = true
        continue
      }
      if gap, let last = result.last, isWord(last), isWord(character) { result.append(" ") }
      gap = false
      result.append(character)
    }
    return result
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// A type's name without generic arguments, all of its path.
  mutating func plainTypeName(_ node: SyntaxNode) -> Name {
    guard kind(node) == .userType else { return typeName(node) }
    return builder.name(children(node, .typeIdentifier).map { identifier($0) }.joined(separator: "."))
  }
}
