/// What stands under a name in an index or a revision.
indirect enum GitNode: Sendable {
  case folder([String: GitNode])
  /// With the name of the object that holds its bytes.
  case file(object: String)
  case link(object: String)
  case submodule
  case unmerged

  /// The folder of all entries. Entries whose name is no UTF-8 have no place in it.
  init(entries: [GitEntry]) {
    var root: [String: GitNode] = [:]
    for entry in entries {
      guard let path = entry.path else { continue }
      Self.add(entry, at: path.split(separator: "/")[...], to: &root)
    }
    self = .folder(root)
  }

  private static func add(
    _ entry: GitEntry, at names: ArraySlice<Substring>, to folder: inout [String: GitNode]
  ) {
    guard let first = names.first else { return }
    let name = String(first)
    guard names.count > 1 else {
      folder[name] = GitNode(entry)
      return
    }
    // Taking the folder out leaves its only reference here, so that adding to it copies nothing.
    var inner: [String: GitNode] = [:]
    if case .folder(let existing)? = folder.removeValue(forKey: name) { inner = existing }
    add(entry, at: names.dropFirst(), to: &inner)
    folder[name] = .folder(inner)
  }

  private init(_ entry: GitEntry) {
    switch entry.kind {
    case .file: self = .file(object: entry.object)
    case .link: self = .link(object: entry.object)
    case .submodule: self = .submodule
    case .unmerged: self = .unmerged
    }
  }
}
