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
    if case .folder(let folder)? = try snapshot.resolve(root)?.node {
      try walk("", folder, GlobWalk(globs: globs), into: &listing)
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

  func stamp(of path: String) -> FileStamp? { (try? object(of: path)).flatMap(\.self).map { .object($0) } }

  /// The same for the index and every commit: they have most files in common.
  var stampName: String { "git:\(snapshot.repository.top):\(root)" }

  /// The folder's path is relative to the root, and empty or with a `/` at its end.
  private func walk(
    _ path: String, _ folder: GitFolder, _ place: GlobWalk, into listing: inout Listing
  ) throws(WorkspaceError) {
    for child in folder.children {
      let next = place.entering(child.name, through: passage(of: child.node, named: child.name))
      guard next.isMatch || next.mayMatchBelow else { continue }
      let path = path + child.name
      guard child.isNamed else {
        listing.skipped.append(.init(path: path, reason: "its name is not UTF-8"))
        continue
      }
      var node = child.node
      if case .link = node {
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
