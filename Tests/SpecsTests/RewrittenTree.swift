import Workspace

/// A source tree whose files are read through a change.
struct RewrittenTree: SourceTree {
  let tree: any SourceTree
  let change: @Sendable (_ path: String, _ text: String) -> String

  var name: String { tree.name }

  func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing { try tree.files(matching: globs) }

  func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    let text = String(decoding: try tree.bytes(of: path, limit: limit), as: UTF8.self)
    return Array(change(path, text).utf8)
  }
}
