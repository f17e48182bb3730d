import SyntaxTree

/// Lowers a Kotlin tree into the program model.
struct KotlinLowering {
  static func lower(_ tree: SyntaxTree) -> Program {
    let builder = ProgramBuilder(capacity: tree.count / 3)
    return builder.finish(language: .kotlin, tree: tree, roots: .empty)
  }
}
