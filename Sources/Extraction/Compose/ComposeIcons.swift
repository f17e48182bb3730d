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

  /// Whether the first word of a chain of names is an object that holds icons.
  private static func startsAtIcons(_ id: NodeID, of program: Program) -> Bool {
    var first = id
    while case .member(let base, _, _) = program[first] { first = base }
    guard let root = program.words(of: first)?.first else { return false }
    return root.hasSuffix("Icons") || roots.contains(root)
  }

  /// The icon that a whole chain of names takes; nil for any other chain.
  static func path(of id: NodeID, in program: Program) -> Path? {
    guard case .member = program[id], startsAtIcons(id, of: program), let words = program.words(of: id),
      words.count >= 2, words.allSatisfy({ $0.startsUppercase })
    else { return nil }
    let style = words.count > 2 ? words[words.count - 2] : nil
    return Path(name: words[words.count - 1], weight: style.map { weights[$0] ?? $0.lowerCamel })
  }
}
