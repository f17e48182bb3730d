import ParityModel

/// A tree some of whose files hold other bytes than on the disk: what would be there after an edit.
public struct EditedTree: SourceTree {
  private let tree: any SourceTree
  private let edited: [String: [UInt8]]

  public init(_ tree: any SourceTree, edited: [String: [UInt8]]) {
    self.tree = tree
    self.edited = edited
  }

  public var name: String { tree.name }

  public func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    try tree.files(matching: globs)
  }

  public func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard let bytes = edited[path] else { return try tree.bytes(of: path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  public func documents(matching globs: [Glob], limit: Int) throws(WorkspaceError) -> [Document] {
    try tree.documents(matching: globs, limit: limit)
  }
}
