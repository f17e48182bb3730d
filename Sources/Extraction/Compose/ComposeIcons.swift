import Program

/// Icons that packages hold as properties of an object: `Icons.Filled.Close`.
enum ComposeIcons {
  /// Names of the objects that hold icons, beside those that end in `Icons`.
  private static let roots: Set<String> = ["Lucide", "Feather", "Phosphor", "Tabler", "Heroicons"]

  /// What a style is called in an icon's weight; material's default icons are filled.
  private static let weights: [String: String] = ["Default": "filled"]

  struct Path {
    let name: String
    let weight: String?
  }

  /// The icon that a whole chain of names takes; nil for any other chain.
  static func path(of id: NodeID, in program: Program) -> Path? {
    guard case .member = program[id], let words = program.words(of: id), words.count >= 2 else { return nil }
    let root = words[0]
    guard root.hasSuffix("Icons") || roots.contains(root),
      words.allSatisfy({ $0.startsUppercase })
    else { return nil }
    let style = words.count > 2 ? words[words.count - 2] : nil
    return Path(name: words[words.count - 1], weight: style.map { weights[$0] ?? $0.lowerCamel })
  }
}
