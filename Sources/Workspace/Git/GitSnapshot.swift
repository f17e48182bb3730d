/// What the index or a commit of a repository holds, laid over the disk: paths below the top of the work
/// tree are answered from the object store, whatever lies there now.
public struct GitSnapshot: FileStore {
  public let repository: GitRepository
  /// As messages call it: `the index`, or the short name of a commit.
  public let name: String
  private let root: GitFolder
  private let objects: GitObjects
  private let disk = Disk()

  /// Links that may be followed on the way to one path.
  private static let linkLimit = 40

  init(repository: GitRepository, entries: [GitEntry], name: String) {
    self.repository = repository
    self.name = name
    root = GitFolder(entries: entries)
    objects = GitObjects(git: repository.git)
  }

  public func isTop(_ folder: String) -> Bool { repository.inner(folder) == "" || folder == "/" }

  public func kind(of path: String) throws(WorkspaceError) -> Folder.Kind? {
    guard let inner = repository.inner(path) else { return try disk.kind(of: path) }
    switch try resolve(inner)?.node {
    case .folder: return .folder
    case .file, .unmerged: return .file
    case .link, .submodule: return .other
    case nil: return nil
    }
  }

  public func files(of folder: String, ending: String) throws(WorkspaceError) -> [String] {
    guard let inner = repository.inner(folder) else { return try disk.files(of: folder, ending: ending) }
    return try children(of: inner, named: folder).filter { child in
      if case .folder = child.node { return false }
      return !child.name.hasPrefix(".") && child.name.hasSuffix(ending)
    }.map(\.name).sorted()
  }

  public func folders(of folder: String) throws(WorkspaceError) -> [String] {
    guard let inner = repository.inner(folder) else { return try disk.folders(of: folder) }
    return try children(of: inner, named: folder).filter { child in
      if case .folder = child.node { return !child.name.hasPrefix(".") }
      return false
    }.map(\.name).sorted()
  }

  public func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard let inner = repository.inner(path) else { return try disk.read(path, limit: limit) }
    return try bytes(of: try resolve(inner)?.node, named: path, limit: limit)
  }

  public func sourceTree(at path: String) throws(WorkspaceError) -> any SourceTree {
    guard let inner = repository.inner(path) else {
      throw .outsideRepository(path: path, top: repository.top)
    }
    guard let found = try resolve(inner) else { throw .missing(path: "\(path) in \(name)") }
    if case .folder = found.node {
      return GitTree(snapshot: self, root: found.path, name: "\(path) in \(name)")
    }
    let page = try bytes(of: found.node, named: path, limit: PageTree.limit)
    return try PageTree(path: path, bytes: page)
  }

  /// What stands at a path from the top, with links followed, and the path where it really stands.
  func resolve(_ path: String) throws(WorkspaceError) -> (node: GitNode, path: String)? {
    var rest = path.split(separator: "/").map(String.init)[...]
    var walked: [String] = []
    var nodes: [GitNode] = [.folder(root)]
    var links = 0
    while let name = rest.popFirst() {
      if name == "." { continue }
      if name == ".." {
        guard !walked.isEmpty else { return nil }
        walked.removeLast()
        nodes.removeLast()
        continue
      }
      guard case .folder(let folder)? = nodes.last, let node = folder.child(named: name) else { return nil }
      if case .link(let object) = node {
        links += 1
        let target = String(decoding: try bytes(ofLink: object, named: path), as: UTF8.self)
        guard links <= Self.linkLimit, !target.hasPrefix("/") else { return nil }
        rest = target.split(separator: "/").map(String.init) + rest
        continue
      }
      walked.append(name)
      nodes.append(node)
    }
    guard let node = nodes.last else { return nil }
    return (node, walked.joined(separator: "/"))
  }

  /// The bytes of a file that a path leads to.
  func bytes(of node: GitNode?, named path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    switch node {
    case .file(let object): return try objects.bytes(of: object, path: path, limit: limit)
    case .unmerged: throw .unmerged(path: path)
    case .folder, .link, .submodule: throw .notAFile(path: path)
    case nil: throw .missing(path: "\(path) in \(name)")
    }
  }

  private func bytes(ofLink object: String, named path: String) throws(WorkspaceError) -> [UInt8] {
    try objects.bytes(of: object, path: path, limit: 4096)
  }

  private func children(of folder: String, named name: String) throws(WorkspaceError) -> [GitFolder.Child] {
    guard case .folder(let folder)? = try resolve(folder)?.node else {
      throw .missing(path: "\(name) in \(self.name)")
    }
    return folder.children.filter(\.isNamed)
  }
}
