/// The name of a token in the ways that languages write it.
struct TokenWord {
  /// Lower camel, a size letter first: `onCard`, `xs2`.
  let name: String

  init(_ name: String) { self.name = name }

  /// `on-card`, `2xs`.
  var kebab: String {
    var result = ""
    for character in sizeFirst {
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  /// Every way to write it as a word or a key; the first is the word itself.
  var words: [String] {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    var words = [name]
    for word in [capital, sizeFirst, kebab, capital + "Icon"] where !words.contains(word) {
      words.append(word)
    }
    return words
  }

  /// `xs2` → `2xs`: a size that ends with its digits begins with them elsewhere.
  private var sizeFirst: String {
    for size in ["xs", "xl"] where name.hasPrefix(size) && name.count > size.count {
      let rest = name.dropFirst(size.count)
      if rest.allSatisfy(\.isDigit) { return rest + size }
    }
    return name
  }
}
