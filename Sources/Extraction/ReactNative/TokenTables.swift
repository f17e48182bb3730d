import Evaluation
import ParityModel
import Program

/// Recognises uses of a project's tokens: `colors.label`, `theme.radius.lg`, `fontSize["2xs"]`.
///
/// A table of tokens is known by what the spec says of its name, else by a word in its name or in that
/// of the hook or object it comes from. The tokens themselves are never known here.
struct TokenTables {
  let module: Module
  let lexicon: Lexicon

  struct Token: Hashable {
    var name: String
    var range: ByteRange
  }

  private static let words: [Unit: Set<String>] = [
    .color: ["color", "colors", "colour", "colours", "palette", "theme", "tint", "tints"],
    .radius: ["radius", "radii", "rounded", "corner", "corners"],
    .shadow: ["shadow", "shadows", "elevation"],
    .textStyle: ["font", "fonts", "text", "typography", "type", "typescale"],
  ]

  /// The token that an expression names in a table of this kind.
  func token(_ place: Reference, _ unit: Unit) -> Token? {
    let program = module.program(place)
    switch program[place.node] {
    case .member, .index:
      guard let words = program.words(of: place.node), words.count > 1 else { return nil }
      guard let table = table(words, at: place, unit) else { return nil }
      let name = words[(table + 1)...].map(\.tokenName).joined(separator: "-").tokenName
      return Token(name: name, range: range(of: place))
    case .name(let name):
      guard let key = destructured(program[name], at: place, unit) else { return nil }
      return Token(name: key.tokenName, range: program.range(place.node))
    default: return nil
    }
  }

  /// The last word of a token, or the key between brackets.
  private func range(of place: Reference) -> ByteRange {
    let program = module.program(place)
    guard case .index(_, let arguments) = program[place.node], let key = program[arguments].first else {
      return program.lastWordRange(of: place.node)
    }
    return program.range(key)
  }

  /// Which word of a chain is the table.
  private func table(_ words: [String], at place: Reference, _ unit: Unit) -> Int? {
    for index in words.indices.dropLast().reversed() where isTable(words[index], unit) { return index }
    let origin = origin(of: words[0], at: place)
    return origin.contains { isTable($0, unit) } ? 0 : nil
  }

  private func isTable(_ word: String, _ unit: Unit) -> Bool {
    if let taught = lexicon.unit(ofNamespace: word) { return taught == unit }
    guard let known = Self.words[unit] else { return false }
    return word.camelWords.contains { known.contains($0) }
  }

  /// The words of what a local name stands for: the hook that gave it, the key it was taken from.
  private func origin(of name: String, at place: Reference) -> [String] {
    guard let declaration = module.declaration(named: name, at: place) else { return [] }
    let program = module.program(declaration)
    switch program[declaration.node] {
    case .property(let id): return program[id].initializer.map { words(of: $0, program) } ?? []
    case .parameter(let id): return program[id].type.map { [program[$0]] } ?? []
    case .bindingPattern, .assign: return key(of: declaration).map { [$0] } ?? []
    default: return []
    }
  }

  private func words(of value: NodeID, _ program: Program) -> [String] {
    switch program[value] {
    case .call(let callee, _): program.words(of: callee) ?? []
    case .cast(let inner, _, _): words(of: inner, program)
    default: program.words(of: value) ?? []
    }
  }

  /// The key that `const { accent } = useColors()` takes out of a table of this kind.
  private func destructured(_ name: String, at place: Reference, _ unit: Unit) -> String? {
    guard let declaration = module.declaration(named: name, at: place) else { return nil }
    let program = module.program(declaration)
    guard case .bindingPattern = program[declaration.node], let key = key(of: declaration) else { return nil }
    for ancestor in module.file(declaration).ancestors(of: declaration.node) {
      guard case .property(let id) = program[ancestor] else { continue }
      guard let value = program[id].initializer else { return nil }
      return words(of: value, program).last.map { isTable($0, unit) } ?? false ? key : nil
    }
    return nil
  }

  /// The key of the entry around a name that a destructuring binds.
  private func key(of binding: Reference) -> String? {
    let program = module.program(binding)
    for ancestor in module.file(binding).ancestors(of: binding.node).prefix(2) {
      if case .entry(let key, _) = program[ancestor] { return program.plainText(of: key) }
    }
    return nil
  }
}
