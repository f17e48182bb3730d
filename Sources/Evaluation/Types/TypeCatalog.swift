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
