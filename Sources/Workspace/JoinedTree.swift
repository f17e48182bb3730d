import ParityModel

/// A tree, and others beside it whose files are named behind a prefix: `../android/ui/Badge.kt`.
///
/// Globs are those of the first tree. What another tree holds is listed with `files(matching:behind:)`.
public struct JoinedTree: SourceTree {
  private let tree: any SourceTree
  private let others: [String: any SourceTree]

  /// - Parameter others: by what their paths begin with, a `/` at its end.
  public init(_ tree: any SourceTree, others: [String: any SourceTree]) {
    self.tree = tree
    self.others = others
  }

  public var name: String { tree.name }

  public func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    try tree.files(matching: globs)
  }

  /// The files of the tree behind a prefix, under the paths that they have here.
  public func files(matching globs: [Glob], behind prefix: String) throws(WorkspaceError) -> Listing {
    guard let other = others[prefix] else { return try tree.files(matching: globs) }
    var listing = try other.files(matching: globs)
    for index in listing.files.indices { listing.files[index].path = prefix + listing.files[index].path }
    for index in listing.skipped.indices {
      listing.skipped[index].path = prefix + listing.skipped[index].path
    }
    return listing
  }

  public func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    let (tree, inner) = owner(of: path)
    return try tree.bytes(of: inner, limit: limit)
  }

  public func documents(matching globs: [Glob], limit: Int) throws(WorkspaceError) -> [Document] {
    try tree.documents(matching: globs, limit: limit)
  }

  public func stamp(of path: String) -> FileStamp? {
    let (tree, inner) = owner(of: path)
    return tree.stamp(of: inner)
  }

  public var stampName: String { tree.stampName }

  public func place(of path: String) -> FilePlace? {
    let (tree, inner) = owner(of: path)
    return tree.place(of: inner)
  }

  public func place(ofDocument path: String) -> FilePlace? { tree.place(ofDocument: path) }

  /// The tree that holds a path, and what the path is called there.
  func owner(of path: String) -> (tree: any SourceTree, path: String) {
    for (prefix, tree) in others where path.hasPrefix(prefix) {
      return (tree, String(path.dropFirst(prefix.count)))
    }
    return (tree, path)
  }
}
