/// A folder of the index or of a commit. Globs enter it as they would enter the same folder on disk.
struct GitTree: SourceTree {
  let name: String
  private let snapshot: GitSnapshot
  /// From the top of the repository, links resolved; empty, or with a `/` at its end.
  private let root: String

  init(snapshot: GitSnapshot, root: String, name: String) {
    self.snapshot = snapshot
    self.root = root.isEmpty ? "" : root + "/"
    self.name = name
  }

  func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    var listing = Listing()
    if case .folder(let entries)? = try snapshot.resolve(root)?.node {
      try walk("", entries, GlobWalk(globs: globs), into: &listing)
    }
    for path in snapshot.unnameable where path.hasPrefix(root) {
      let inner = String(path.dropFirst(root.count))
      guard globs.contains(where: { $0.matches(inner) }) else { continue }
      listing.skipped.append(.init(path: inner, reason: "its name is not UTF-8"))
    }
    listing.files.sort { $0.path < $1.path }
    listing.skipped.sort { $0.path < $1.path }
    return listing
  }

  func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw .outside(path: path, tree: name)
    }
    let found = try snapshot.resolve(root + path)
    if let found, !isInside(found.path) { throw .outside(path: path, tree: name) }
    return try snapshot.bytes(of: found?.node, named: path, limit: limit)
  }

  /// The object that holds a file's bytes; nil where a merge left several.
  func object(of path: String) throws(WorkspaceError) -> String? {
    guard case .file(let object)? = try snapshot.resolve(root + path)?.node else { return nil }
    return object
  }

  /// `folder` is relative to the root, and empty or with a `/` at its end.
  private func walk(
    _ folder: String, _ entries: [String: GitNode], _ place: GlobWalk, into listing: inout Listing
  ) throws(WorkspaceError) {
    for (name, entry) in entries {
      let path = folder + name
      let next = place.entering(name, through: passage(of: entry, named: name))
      guard next.isMatch || next.mayMatchBelow else { continue }
      var node = entry
      if case .link = entry {
        guard let found = try snapshot.resolve(root + path), isInside(found.path) else {
          if next.isMatch {
            listing.skipped.append(.init(path: path, reason: "the link leads nowhere in \(snapshot.name)"))
          }
          continue
        }
        node = found.node
      }
      switch node {
      case .file, .unmerged: if next.isMatch { listing.files.append(ListedFile(path: path)) }
      case .folder(let inner): if next.mayMatchBelow { try walk(path + "/", inner, next, into: &listing) }
      case .submodule:
        listing.skipped.append(.init(path: path, reason: "it is a submodule, a repository of its own"))
      case .link: break
      }
    }
  }

  private func passage(of entry: GitNode, named name: String) -> GlobWalk.Passage {
    if name.hasPrefix(".") { return .dotted }
    switch entry {
    case .folder, .submodule: return DirectoryTree.buildFolders.contains(name) ? .spelledOut : .names
    case .link: return DirectoryTree.buildFolders.contains(name) ? .spelledOut : .ownSegment
    case .file, .unmerged: return .names
    }
  }

  private func isInside(_ path: String) -> Bool { (path + "/").hasPrefix(root) }
}
