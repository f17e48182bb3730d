/// A folder on disk.
///
/// Hidden entries are entered only where a glob writes their dot, folders that builds fill only where
/// a glob spells their name. A link is followed only where a glob gives it a segment of its own, so
/// `**` never runs in a circle and never lists a file twice.
public struct DirectoryTree: SourceTree {
  public let name: String
  private let root: String
  /// The root with every link resolved, with a `/` at its end.
  private let realRoot: String

  /// Folders that builds and package managers fill.
  static let buildFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "dist", "node_modules",
  ]

  public init(root: String) throws(WorkspaceError) {
    guard let real = FileSystem.resolved(root) else { throw .missing(path: root) }
    name = root
    self.root = root.hasSuffix("/") ? root : root + "/"
    realRoot = real.hasSuffix("/") ? real : real + "/"
  }

  public func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    var listing = Listing()
    try walk("", GlobWalk(globs: globs), into: &listing)
    listing.files.sort { $0.path < $1.path }
    listing.skipped.sort { $0.path < $1.path }
    return listing
  }

  public func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard isInside(path) else { throw .outside(path: path, tree: name) }
    return try FileSystem.read(root + path, limit: limit)
  }

  public func place(of path: String) -> FilePlace? {
    guard isInside(path) else { return nil }
    return FileSystem.resolved(root + path).map { FilePlace(file: $0) }
  }

  public func stamp(of path: String) -> FileStamp? { FileStamp(ofFile: root + path) }

  /// `folder` is relative to the root, and empty or with a `/` at its end.
  private func walk(_ folder: String, _ place: GlobWalk, into listing: inout Listing) throws(WorkspaceError) {
    listing.folders.append(root + folder)
    let (entries, unnameable) = try FileSystem.entries(of: root + folder)
    if unnameable > 0 {
      listing.skipped.append(
        .init(path: folder, reason: "\(unnameable) of its entries have names that are not UTF-8"))
    }
    for entry in entries {
      let path = folder + entry.name
      let next = place.entering(entry.name, through: passage(of: entry))
      guard next.isMatch || next.mayMatchBelow else { continue }
      var kind = entry.kind
      if kind == .link {
        guard let target = try? FileSystem.kind(of: root + path) else {
          if next.isMatch { listing.skipped.append(.init(path: path, reason: "the link leads nowhere")) }
          continue
        }
        guard isInside(path) else {
          if next.isMatch || target == .folder {
            listing.skipped.append(.init(path: path, reason: "the link leads out of the root"))
          }
          continue
        }
        kind = target
      }
      switch kind {
      case .file: if next.isMatch { listing.files.append(ListedFile(path: path)) }
      case .folder: if next.mayMatchBelow { try walk(path + "/", next, into: &listing) }
      case .link, .other:
        if next.isMatch { listing.skipped.append(.init(path: path, reason: "it is not a regular file")) }
      }
    }
  }

  private func passage(of entry: FileSystem.Entry) -> GlobWalk.Passage {
    if entry.name.hasPrefix(".") { return .dotted }
    switch entry.kind {
    case .folder, .link:
      return Self.buildFolders.contains(entry.name) ? .spelledOut : entry.kind == .link ? .ownSegment : .names
    case .file, .other: return .names
    }
  }

  private func isInside(_ path: String) -> Bool {
    guard let real = FileSystem.resolved(root + path) else {
      return !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
    return (real + "/").hasPrefix(realRoot)
  }
}
