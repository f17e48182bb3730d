import ParityModel

/// Where source files come from: a set of relative paths, and the bytes behind each of them.
///
/// Knows no language. The order of a listing depends on nothing but the paths.
public protocol SourceTree: Sendable {
  /// The tree as a message names it.
  var name: String { get }

  /// Every file that a glob names, sorted by path.
  func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing

  /// The bytes of one listed file; `limit` is the most that is read.
  func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8]

  /// What tells without reading it whether a listed file is that of an earlier run; nil where nothing does.
  func stamp(of path: String) -> FileStamp?

  /// The name under which the stamps of this tree hold in later runs.
  var stampName: String { get }

  /// The pages of documentation that some globs name, sorted by path.
  func documents(matching globs: [Glob], limit: Int) throws(WorkspaceError) -> [Document]

  /// Where the bytes of a listed file lie on the disk; nil where they do not.
  func place(of path: String) -> FilePlace?

  /// The same for a page of documentation.
  func place(ofDocument path: String) -> FilePlace?
}

/// A stretch of a file on the disk.
public struct FilePlace: Hashable, Sendable {
  /// An absolute path with every link resolved.
  public var file: String
  /// Where in the file the bytes begin.
  public var offset: Int

  public init(file: String, offset: Int = 0) {
    self.file = file
    self.offset = offset
  }
}

/// A page of documentation, as it is on disk.
public struct Document: Hashable, Sendable {
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension SourceTree {
  public func place(of path: String) -> FilePlace? { nil }

  public func place(ofDocument path: String) -> FilePlace? { place(of: path) }

  public func stamp(of path: String) -> FileStamp? { nil }

  public var stampName: String { name }

  public func documents(matching globs: [Glob], limit: Int) throws(WorkspaceError) -> [Document] {
    var documents: [Document] = []
    guard !globs.isEmpty else { return documents }
    for file in try files(matching: globs).files {
      documents.append(Document(path: file.path, bytes: try bytes(of: file.path, limit: limit)))
    }
    return documents
  }
}

/// What a source tree holds under some globs.
public struct Listing: Equatable, Sendable {
  public var files: [ListedFile]
  /// What a glob names and cannot be a source, sorted by path.
  public var skipped: [Skipped]
  /// The folders of the disk that were looked into: a change in one of them may change the listing.
  public var folders: [String] = []

  public init(files: [ListedFile] = [], skipped: [Skipped] = []) {
    self.files = files
    self.skipped = skipped
  }

  /// An entry that was left out, and why.
  public struct Skipped: Hashable, Sendable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}

/// One file of a source tree.
public struct ListedFile: Hashable, Sendable {
  /// Path relative to the tree's root, with `/`.
  public var path: String
  /// For a fence of a documentation page: the page, and its line on which the file's line 1 stands.
  public var page: Location.Page?

  public init(path: String, page: Location.Page? = nil) {
    self.path = path
    self.page = page
  }
}

/// Opens the tree behind a path: a folder, or a documentation page.
public func openSourceTree(at path: String) throws(WorkspaceError) -> any SourceTree {
  switch try FileSystem.kind(of: path) {
  case .folder: return try DirectoryTree(root: path)
  case .file: return try PageTree(path: path)
  case .other, .link: throw .notATree(path: path)
  }
}
