/// Where files stand that a run reads: the disk, or a state of a git repository laid over it.
///
/// Paths are absolute. A state of a repository answers for the paths below its top alone; all others
/// are those of the disk.
public protocol FileStore: Sendable {
  /// Whether a search upwards ends with this folder.
  func isTop(_ folder: String) -> Bool
  /// What a path is, links followed; nil where it is nothing.
  func kind(of path: String) throws(WorkspaceError) -> Folder.Kind?
  /// The names of the files of a folder with an ending, sorted; hidden ones and subfolders are left out.
  func files(of folder: String, ending: String) throws(WorkspaceError) -> [String]
  /// The names of the folders in a folder, sorted; hidden ones are left out.
  func folders(of folder: String) throws(WorkspaceError) -> [String]
  /// The bytes of a file; `limit` is the most that is read.
  func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8]
  /// The tree behind a path: a folder, or a documentation page.
  func sourceTree(at path: String) throws(WorkspaceError) -> any SourceTree
}

/// The files as they lie on the disk.
public struct Disk: FileStore {
  public init() {}

  public func isTop(_ folder: String) -> Bool { folder == "/" }

  public func kind(of path: String) throws(WorkspaceError) -> Folder.Kind? { try Folder.kind(of: path) }

  public func files(of folder: String, ending: String) throws(WorkspaceError) -> [String] {
    try Folder.files(of: folder, ending: ending)
  }

  public func folders(of folder: String) throws(WorkspaceError) -> [String] {
    try Folder.folders(of: folder)
  }

  public func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    try Folder.read(path, limit: limit)
  }

  public func sourceTree(at path: String) throws(WorkspaceError) -> any SourceTree {
    try openSourceTree(at: path)
  }
}
