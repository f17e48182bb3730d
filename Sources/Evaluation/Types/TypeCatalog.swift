import Program

/// The types of a module by qualified name, each with all its members wherever they are declared.
final class TypeCatalog: Sendable {
  let module: Module
  private let entries: WordMap<TypeEntry>
  /// Qualified names by last word.
  private let byName: WordMap<[String]>
  /// Types that several files declare under one qualified name.
  private let ambiguous: WordSet
  /// What any type has a member of.
  private let memberNames: WordSet

  init(_ module: Module) {
    self.module = module
    var collector = TypeCollector()
    for (number, file) in module.files.enumerated() {
      collector.collect(file.program[file.program.roots], of: file.program, file: number, owner: nil)
    }
    for (number, file) in module.files.enumerated() {
      collector.extend(file.program[file.program.roots], of: file.program, file: number, owner: nil)
    }
    entries = collector.entries
    byName = collector.byName
    ambiguous = collector.ambiguous
    memberNames = collector.memberNames
  }

  subscript(_ path: String) -> TypeEntry? { entries[path] }

  func contains(_ path: String) -> Bool { entries.contains(path) }

  /// Whether a type holds another one of that name.
  func contains(_ name: String, in path: String) -> Bool {
    byName.contains(name) && entries.contains(path + "." + name)
  }

  /// Whether any type has that name, wherever it is nested.
  func hasType(named name: String) -> Bool { byName.contains(name) }

  /// Whether any type has a member of that name.
  func hasMember(_ name: String) -> Bool { memberNames.contains(name) }

  /// The functions of a name in all types, by type.
  func functions(named name: String) -> [Callable] {
    entries.keys.sorted().flatMap { path in
      (entries[path]?.members[name] ?? []).compactMap { member in
        guard module.isFunction(member.reference) else { return nil }
        return Callable(reference: member.reference, owner: member.owner, isStatic: member.isStatic)
      }
    }
  }

  /// The qualified name of a type as it is written at a place inside `owner`; nil where the sources do
  /// not declare it, or declare several.
  func resolve(_ written: String, within owner: String?) -> String? {
    let name = TypeName.core(written)
    guard !name.isEmpty else { return nil }
    if name == "Self" { return owner }
    let last = QualifiedName.last(of: name)
    // Most names are those of a library, or of no type at all.
    guard let known = byName[last] else { return nil }
    let isWord = last.utf8.count == name.utf8.count
    var scope = owner
    while let current = scope {
      if let found = entry(current + "." + name) { return found }
      if isWord, QualifiedName.isSame(current, endingIn: name) { return current }
      scope = QualifiedName.owner(of: current)
    }
    if let found = entry(name) { return found }
    let candidates = known.filter { QualifiedName.isSame($0, endingIn: name) }
    return candidates.count == 1 ? entry(candidates[0]) : nil
  }

  private func entry(_ path: String) -> String? {
    guard let entry = entries[path], !ambiguous.contains(path) else { return nil }
    guard entry.kind == .alias, let target = entry.supertypes.first, target != path else { return path }
    return resolve(target, within: QualifiedName.owner(of: path)) ?? path
  }

  /// Members of a type and of what it inherits, the type's own first.
  func members(of path: String, named name: String, depth: Int = 0) -> [TypeEntry.Member] {
    guard memberNames.contains(name), let entry = entries[path], depth < 8 else { return [] }
    if let own = entry.members[name] { return own }
    let owner = QualifiedName.owner(of: path)
    for supertype in entry.supertypes {
      guard let parent = resolve(supertype, within: owner) ?? (entries.contains(supertype) ? supertype : nil),
        parent != path
      else { continue }
      let found = members(of: parent, named: name, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// One type, with what its declaration and its extensions hold.
struct TypeEntry: Sendable {
  struct Member: Hashable, Sendable {
    let reference: Reference
    let isStatic: Bool
    /// The qualified name of the type that holds it.
    let owner: String
  }

  let path: String
  /// The declaration; nil for a type that the sources only extend.
  var declaration: Reference?
  var kind: TypeDeclaration.Kind
  var supertypes: [String] = []
  var members = WordMap<[Member]>()
  var cases: [Reference] = []
  /// Primary constructor parameters, then stored properties, in order.
  var stored: [Reference] = []
  var initializers: [Reference] = []

  /// Whether its instances are shared rather than copied.
  func isShared(in language: Language) -> Bool {
    switch kind {
    case .class, .actor, .object, .companion: true
    case .structure, .enumeration, .protocol, .extension, .alias: language != .swift
    }
  }
}

/// Reads a type as it is written.
enum TypeName {
  /// Without optionality, generic arguments, attributes and `some`/`any`: `Size` of `some Size<Int>?`.
  static func core(_ written: String) -> String {
    // Nearly every type is a plain path, and this is asked at every step of a run.
    if isPath(written) { return written }
    var text = written[...]
    while true {
      if text.first == "@" {
        guard let space = text.firstIndex(of: " ") else { return "" }
        text = text[text.index(after: space)...]
      } else if let prefix = ["some ", "any ", "inout ", "borrowing ", "consuming "].first(where: {
        text.hasPrefix($0)
      }) {
        text = text.dropFirst(prefix.count)
      } else {
        break
      }
    }
    while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
    guard let first = text.first, first.isLetter || first == "_" else { return "" }
    if text.contains("->") || text.contains("=>") || text.contains("|") { return "" }
    if let generic = text.firstIndex(of: "<") { text = text[..<generic] }
    return String(text)
  }

  private static func isPath(_ written: String) -> Bool {
    guard let first = written.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    // Byte by byte through a string costs several times as much.
    return written.utf8.withContiguousStorageIfAvailable(isPath(of:)) ?? isPath(of: written.utf8)
  }

  private static func isPath(of bytes: some Collection<UInt8>) -> Bool {
    bytes.first != UInt8(ascii: ".")
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The element of `[Element]`, `List<Element>`, `Element[]`; nil for anything else.
  static func element(of written: String) -> String? {
    var text = written[...]
    while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
    if text.first == "[", text.last == "]", !text.contains(":") { return String(text.dropFirst().dropLast()) }
    if text.hasSuffix("[]") { return String(text.dropLast(2)) }
    guard text.utf8.last == UInt8(ascii: ">") else { return nil }
    for name in ["List", "MutableList", "Array", "Set", "MutableSet", "ClosedRange", "Range", "Optional"]
    where text.hasPrefix(name + "<") {
      return String(text.dropFirst(name.count + 1).dropLast())
    }
    return nil
  }

  /// The parts of `(scale: CGFloat, offset: CGSize)`; none for anything else.
  static func parts(ofTuple written: String) -> [(label: String?, type: String)] {
    guard written.first == "(", written.last == ")", !written.contains("->") else { return [] }
    var depth = 0
    var parts = [""]
    for character in written.dropFirst().dropLast() {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      return sides.count == 2 ? (sides[0], sides[1]) : (nil, part)
    }
  }

  static func isFunction(_ written: String) -> Bool {
    var previous: UInt8 = 0
    for byte in written.utf8 {
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") || previous == UInt8(ascii: "=") {
        return true
      }
      previous = byte
    }
    return false
  }

  static func isOptional(_ written: String) -> Bool { written.utf8.last == UInt8(ascii: "?") }
}
