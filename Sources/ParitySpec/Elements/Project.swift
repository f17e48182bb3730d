/// The project: where its ports are, and how to read what is its own. One a folder of specs, at the top
/// level of a file.
public struct Project: Sendable {
  let name: String
  let items: [ProjectItem]
  let file: String
  let line: Int

  public init(
    _ name: String, file: StaticString = #filePath, line: Int = #line,
    @ProjectBuilder content: () -> [ProjectItem]
  ) {
    self.name = name
    self.file = "\(file)"
    self.line = line
    items = content()
  }
}

/// Something said of the whole project.
public protocol ProjectElement: Sendable {
  /// What it says.
  var item: ProjectItem { get }
}

/// One thing that a project's body says. Opaque; a dump prints it.
public struct ProjectItem: Sendable {
  let text: String
  let line: Int
}

@resultBuilder
public enum ProjectBuilder {
  public static func buildExpression(_ element: some ProjectElement) -> [ProjectItem] { [element.item] }
  public static func buildPartialBlock(first: [ProjectItem]) -> [ProjectItem] { first }
  public static func buildPartialBlock(accumulated: [ProjectItem], next: [ProjectItem]) -> [ProjectItem] {
    accumulated + next
  }

  @available(
    *, unavailable, message: "a project names its ports: add Platform(.swiftUI, \"swift/**/*.swift\")"
  )
  public static func buildBlock() -> [ProjectItem] { [] }
  @available(
    *, unavailable,
    message: "a Component stands at the top level of the file: let name = Component(\"…\") { … }"
  )
  public static func buildExpression(_ component: Component) -> [ProjectItem] { [] }
  @available(*, unavailable, message: "a Part belongs to a component: move it into Component(\"…\") { … }")
  public static func buildExpression(_ part: some Pinning) -> [ProjectItem] { [] }
  @available(*, unavailable, message: "this belongs to a component: move it into Component(\"…\") { … }")
  public static func buildExpression(_ value: some DeclaredValue) -> [ProjectItem] { [] }
  @available(*, unavailable, message: "this belongs to a component: move it into Component(\"…\") { … }")
  public static func buildExpression(_ claim: Claim) -> [ProjectItem] { [] }
}
