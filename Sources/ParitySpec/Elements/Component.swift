/// A component, and what every port of it is held to. It stands at the top level of a spec file.
public struct Component: Sendable {
  let name: String
  let items: [ComponentItem]
  let file: String
  let line: Int

  public init(
    _ name: String, file: StaticString = #filePath, line: Int = #line,
    @ComponentBuilder content: () -> [ComponentItem]
  ) {
    self.init(name: name, items: content(), file: "\(file)", line: line)
  }

  init(name: String, items: [ComponentItem], file: String, line: Int) {
    self.name = name
    self.items = items
    self.file = file
    self.line = line
  }
}

/// One thing that a component's body says. Opaque; a dump prints it.
public struct ComponentItem: Sendable {
  enum Content: Sendable {
    case part(PartDescription)
    case declared(DeclaredValueDescription)
    case claim(Claim)
    case behaviour(BehaviourDescription)
    /// The declarations that hold tokens which are worth the same in every port.
    case alike(Names)
  }

  let content: Content
}

@resultBuilder
public enum ComponentBuilder {
  public static func buildExpression(_ part: some Pinning<Part>) -> [ComponentItem] {
    [ComponentItem(content: .part(part.subject.description))]
  }
  public static func buildExpression(_ value: some DeclaredValue) -> [ComponentItem] {
    [ComponentItem(content: .declared(value.description))]
  }
  public static func buildExpression(_ claim: Claim) -> [ComponentItem] {
    [ComponentItem(content: .claim(claim))]
  }
  public static func buildExpression(_ behaviour: some Behaviour) -> [ComponentItem] {
    [ComponentItem(content: .behaviour(behaviour.description))]
  }
  public static func buildPartialBlock(first: [ComponentItem]) -> [ComponentItem] { first }
  public static func buildPartialBlock(accumulated: [ComponentItem], next: [ComponentItem]) -> [ComponentItem]
  {
    accumulated + next
  }

  @available(*, unavailable, message: "a component says something: add a Part, a Constant or a Parameter")
  public static func buildBlock() -> [ComponentItem] { [] }
  @available(
    *, unavailable, message: "an Element is drawn by a part: move it into the braces of Part(\"…\") { … }"
  )
  public static func buildExpression(_ element: some Pinning<Element>) -> [ComponentItem] { [] }
  @available(
    *, unavailable,
    message: "a Component stands at the top level of the file: let name = Component(\"…\") { … }"
  )
  public static func buildExpression(_ component: Component) -> [ComponentItem] { [] }
  @available(*, unavailable, message: "this is said of the whole project: move it into Project(\"…\") { … }")
  public static func buildExpression(_ item: some ProjectElement) -> [ComponentItem] { [] }
  @available(*, unavailable, message: "a Token belongs to a table: move it into Tokens(\"…\", in: …) { … }")
  public static func buildExpression(_ token: Token) -> [ComponentItem] { [] }
}

@resultBuilder
public enum PartBuilder {
  public static func buildExpression(_ element: some Pinning<Element>) -> [PartDescription] {
    [element.subject.description]
  }
  public static func buildPartialBlock(first: [PartDescription]) -> [PartDescription] { first }
  public static func buildPartialBlock(
    accumulated: [PartDescription], next: [PartDescription]
  ) -> [PartDescription] {
    accumulated + next
  }

  @available(
    *, unavailable, message: "a part with braces names what it draws: add an Element, or drop the braces"
  )
  public static func buildBlock() -> [PartDescription] { [] }
  @available(
    *, unavailable, message: "parts do not nest: move this Part beside the other, or make it an Element"
  )
  public static func buildExpression(_ part: some Pinning<Part>) -> [PartDescription] { [] }
  @available(*, unavailable, message: "this is said of the whole component: move it out of the Part's braces")
  public static func buildExpression(_ behaviour: some Behaviour) -> [PartDescription] { [] }
  @available(*, unavailable, message: "this is said of the whole component: move it out of the Part's braces")
  public static func buildExpression(_ value: some DeclaredValue) -> [PartDescription] { [] }
  @available(*, unavailable, message: "this is said of the whole component: move it out of the Part's braces")
  public static func buildExpression(_ claim: Claim) -> [PartDescription] { [] }
}
