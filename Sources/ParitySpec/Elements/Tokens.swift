/// What the tokens of one kind are worth. It stands at the top level of a spec file.
///
/// ```swift
/// let palette = Tokens("Palette", in: [.swiftUI: "Color", .compose: ["LightColors", "DarkColors"]]) {
///   Token("ink", light: "#1D1D1F", dark: "#F5F5F7")
///   Token("veil", light: .hex("#000000", opacity: 0.48), dark: .hex("#000000", opacity: 0.6))
/// }
/// ```
public struct Tokens: Sendable {
  let component: Component

  /// `in` names the types, extensions or constants that hold them; other platforms are not judged.
  public init(
    _ name: String, in owners: Names, file: StaticString = #filePath, line: Int = #line,
    @TokensBuilder content: () -> [Token]
  ) {
    component = Component(
      name: name, items: content().flatMap { $0.items(in: owners) }, file: "\(file)", line: line)
  }
}

extension Tokens {
  /// Tokens that are worth the same in every port, whatever that is: the ports are held against each other.
  public init(alike name: String, in owners: Names, file: StaticString = #filePath, line: Int = #line) {
    component = Component(
      name: name, items: [ComponentItem(content: .alike(owners))], file: "\(file)", line: line)
  }
}

/// One token and its values.
public struct Token: Sendable {
  private var name: String
  private var names: Names
  private var line: Int
  private var fields: [(suffix: String, pin: PinDescription)]

  private init(
    _ name: String, _ names: Names, _ line: Int,
    _ fields: [(suffix: String, state: State, expected: [Expected]?)]
  ) {
    self.name = name
    self.names = names
    self.line = line
    self.fields = fields.compactMap { suffix, state, expected in
      guard let expected else { return nil }
      return (suffix, PinDescription(property: "constant:" + name + suffix, state: state, expected: expected))
    }
  }

  /// A colour in both modes.
  public init(
    _ name: String, light: Color, dark: Color, named names: Names = [:], line: Int = #line
  ) {
    self.init(
      name, names, line, [("", [], light.alternatives), ("", .dark, dark.alternatives)])
  }

  /// A radius, or any other length.
  public init(_ name: String, _ length: Length, named names: Names = [:], line: Int = #line) {
    self.init(name, names, line, [("", [], length.alternatives)])
  }

  /// A text style. Sizes are in points, which a platform may scale with the reader's text size; spacing
  /// is in points too, which a platform may say as a share of the size.
  public init(
    _ name: String, size: Double, lineHeight: Double, letterSpacing: Double = 0, weight: FontWeight? = nil,
    named names: Names = [:], line: Int = #line
  ) {
    let lengths = { (value: Double) in [Expected.number(value, "pt"), .number(value, "sp")] }
    self.init(
      name, names, line,
      [
        (".fontSize", [], lengths(size)), (".lineHeight", [], lengths(lineHeight)),
        (".letterSpacing", [], [.number(letterSpacing, "pt"), .number(letterSpacing / size, "em")]),
        (".fontWeight", [], weight?.alternatives),
      ])
  }

  /// A shadow as CSS describes it: SwiftUI's radius is half of a blur.
  public init(
    _ name: String, color: Color, blur: Length, x: Length = 0, y: Length = 0, spread: Length? = nil,
    named names: Names = [:], line: Int = #line
  ) {
    self.init(
      name, names, line,
      [
        (".color", [], color.alternatives), (".blur", [], blur.alternatives),
        (".offset.x", [], x.alternatives), (".offset.y", [], y.alternatives),
        (".spread", [], spread?.alternatives),
      ])
  }

  /// Only these platforms declare it; the others are not judged.
  public func only(on platforms: Platforms) -> Token { changed { $0.limited(to: platforms) } }

  /// These platforms may leave it out, or give it any value.
  public func except(
    _ platforms: Platforms, _ allowance: Allowance, because reason: String, until date: String? = nil
  ) -> Token {
    changed { $0.excepted(platforms, .allowance(allowance), reason, date) }
  }

  private func changed(_ body: (PinDescription) -> PinDescription) -> Token {
    var copy = self
    for index in fields.indices { copy.fields[index].pin = body(fields[index].pin) }
    return copy
  }

  func items(in owners: Names) -> [ComponentItem] {
    fields.map { suffix, pin in
      var pin = pin
      if pin.platforms == nil { pin.platforms = owners.platforms }
      return ComponentItem(
        content: .declared(
          DeclaredValueDescription(
            pin: pin, names: names.appending(suffix), owners: owners, line: line)))
    }
  }
}

@resultBuilder
public enum TokensBuilder {
  public static func buildExpression(_ token: Token) -> [Token] { [token] }
  public static func buildPartialBlock(first: [Token]) -> [Token] { first }
  public static func buildPartialBlock(accumulated: [Token], next: [Token]) -> [Token] { accumulated + next }

  @available(*, unavailable, message: "a table has tokens: add Token(\"…\", light: \"#…\", dark: \"#…\")")
  public static func buildBlock() -> [Token] { [] }
  @available(*, unavailable, message: "a Part belongs to a component: move it into Component(\"…\") { … }")
  public static func buildExpression(_ part: some Pinning) -> [Token] { [] }
  @available(*, unavailable, message: "this belongs to a component: move it into Component(\"…\") { … }")
  public static func buildExpression(_ value: some DeclaredValue) -> [Token] { [] }
}
