import Evaluation
import ParityModel
import Program

/// The tokens that a style sheet declares: Tailwind's theme variables, and custom properties that hold a
/// colour.
struct StyleSheetTables {
  let style: StyleTokens
  let file: Int

  /// The namespaces of Tailwind's theme variables, longest first.
  private static let namespaces: [(prefix: String, table: String, kind: TokenTableKind)] = [
    ("--color-", "color", .color), ("--radius-", "radius", .radius), ("--text-", "text", .fontSize),
    ("--shadow-", "shadow", .shadow),
  ]

  /// What stands behind the name of a text size.
  private static let fields = [
    "line-height": "lineHeight", "letter-spacing": "letterSpacing", "font-weight": "fontWeight",
  ]

  func add(into facts: inout FactCollector) {
    for declaration in style.properties.declarations where declaration.place.file == file {
      if declaration.name.hasSuffix("*") { continue }
      guard let space = Self.namespaces.first(where: { declaration.name.hasPrefix($0.prefix) }) else {
        // A token that takes its value from here has a name of its own.
        if style.properties.isTaken(declaration.name) { continue }
        addColor(declaration, named: String(declaration.name.dropFirst(2)), part: "", into: &facts)
        continue
      }
      let name = String(declaration.name.dropFirst(space.prefix.count))
      guard !name.isEmpty else { continue }
      switch space.kind {
      case .color: addColor(declaration, named: name, part: space.table, into: &facts)
      case .radius:
        guard let number = style.number(declaration.value, at: declaration.place) else {
          unreadable(declaration, name, into: &facts)
          continue
        }
        writer(declaration).add(length: number, named: name.tokenName, part: space.table, into: &facts)
      case .fontSize: addText(declaration, named: name, part: space.table, into: &facts)
      case .shadow:
        guard let layers = style.shadow(declaration.value, at: declaration.place) else {
          unreadable(declaration, name, into: &facts)
          continue
        }
        writer(declaration).add(layers: layers, named: name.tokenName, part: space.table, into: &facts)
      case .textStyle, .lineHeight, .letterSpacing, .fontWeight: break
      }
    }
  }

  /// A colour; a custom property outside of every namespace is one only where its value is.
  private func addColor(
    _ declaration: CustomProperties.Declaration, named name: String, part: String,
    into facts: inout FactCollector
  ) {
    let colors = style.colors(declaration.value, at: declaration.place, state: declaration.state)
    if colors.isEmpty, !part.isEmpty { unreadable(declaration, name, into: &facts) }
    for color in colors {
      TokenWriter(module: style.module, initializer: color.place).add(
        [Shade(color.value, literals: [color.place])], named: name.tokenName, part: part,
        state: color.state, into: &facts)
    }
  }

  private func addText(
    _ declaration: CustomProperties.Declaration, named name: String, part: String,
    into facts: inout FactCollector
  ) {
    var field = "fontSize"
    var token = Substring(name)
    if let (name, suffix) = name.separated(by: "--") {
      guard let known = Self.fields[suffix] else { return }
      (token, field) = (name, known)
    }
    guard let number = style.number(declaration.value, at: declaration.place) else {
      return unreadable(declaration, String(token) + "." + field, into: &facts)
    }
    writer(declaration).add(
      [(field, .number(number))], named: String(token).tokenName, part: part, into: &facts)
  }

  private func writer(_ declaration: CustomProperties.Declaration) -> TokenWriter {
    TokenWriter(module: style.module, initializer: declaration.place)
  }

  private func unreadable(
    _ declaration: CustomProperties.Declaration, _ name: String, into facts: inout FactCollector
  ) {
    facts.addUnreadable(
      .constant(name.tokenName), at: declaration.place, because: "its value is in a notation that is not read"
    )
  }
}

extension String {
  /// What stands before and behind a separator.
  fileprivate func separated(by separator: String) -> (Substring, String)? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        return (self[..<index], String(self[index...].dropFirst(separator.count)))
      }
      index = self.index(after: index)
    }
    return nil
  }
}
