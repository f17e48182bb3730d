import SyntaxTree

/// Lowers a Swift tree into the program model.
struct SwiftLowering {
  static func lower(_ tree: SyntaxTree) -> Program {
    let builder = ProgramBuilder(capacity: tree.count / 3)
    return builder.finish(language: .swift, tree: tree, roots: .empty)
  }
}
