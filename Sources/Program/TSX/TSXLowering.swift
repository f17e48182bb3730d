import SyntaxTree

/// Lowers a TSX tree into the program model.
struct TSXLowering {
  static func lower(_ tree: SyntaxTree, language: Language) -> Program {
    let builder = ProgramBuilder(capacity: tree.count / 3)
    return builder.finish(language: language, tree: tree, roots: .empty)
  }
}
