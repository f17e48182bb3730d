/// A git repository with a work tree. It is only ever read.
public struct GitRepository: Sendable {
  /// The top of the work tree, links resolved.
  public let top: String
  /// Tied to this repository and to the index that a hook may have named.
  let git: GitCommand

  /// The repository around a path. Inside a hook the environment names it and its index, unless the path
  /// is in another one.
  public init(
    around path: String, workingDirectory: String, environment: [String: String]
  ) throws(WorkspaceError) {
    let git = try GitCommand(environment: environment)
    let folder = Self.deepestFolder(of: path)
    guard git.isTied else {
      self = try Self(git: git, at: folder, named: path)
      return
    }
    let named = try? Self(git: git, at: workingDirectory, named: path)
    do {
      let found = try Self(git: git.untied, at: folder, named: path)
      self = named.map { $0.top == found.top ? $0 : found } ?? found
    } catch .noRepository {
      guard let named, Path.relative(FileSystem.resolved(folder) ?? folder, to: named.top) != nil else {
        throw .noRepository(path: path)
      }
      self = named
    }
  }

  private init(git: GitCommand, at folder: String, named path: String) throws(WorkspaceError) {
    let arguments = [
      "-C", folder, "rev-parse", "--path-format=absolute", "--show-toplevel", "--git-dir", "--git-path",
      "index",
    ]
    let completion = try git.run(arguments)
    guard completion.status == 0 else {
      let failure = git.failure(of: arguments, completion)
      if case .git(_, let reason) = failure,
        reason.hasPrefix("not a git repository")
          || reason.hasPrefix("this operation must be run in a work tree")
      {
        throw .noRepository(path: path)
      }
      throw failure
    }
    let lines = String(decoding: completion.output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count == 3 else { throw .noRepository(path: path) }
    top = FileSystem.resolved(lines[0]) ?? lines[0]
    self.git = git.tied(
      to: ["GIT_DIR": lines[1], "GIT_WORK_TREE": lines[0], "GIT_INDEX_FILE": lines[2]])
  }

  /// The full name of a commit.
  public func commit(named name: String) throws(WorkspaceError) -> String {
    guard let commit = try commitIfAny(named: name) else { throw .unknownRevision(name: name) }
    return commit
  }

  /// The commit that the index will follow; nil in a repository without one.
  public func head() throws(WorkspaceError) -> String? { try commitIfAny(named: "HEAD") }

  /// Where the histories of two commits part.
  public func mergeBase(_ base: String, _ head: String) throws(WorkspaceError) -> String {
    let arguments = ["-C", top, "merge-base", try commit(named: base), try commit(named: head)]
    let completion = try git.run(arguments)
    guard completion.status == 0 || completion.status == 1 else {
      throw git.failure(of: arguments, completion)
    }
    let lines = String(decoding: completion.output, as: UTF8.self).split(separator: "\n")
    guard let commit = lines.first else { throw .noMergeBase(base: base, head: head) }
    return String(commit)
  }

  /// What a commit holds.
  public func snapshot(of commit: String) throws(WorkspaceError) -> GitSnapshot {
    let listing = try git.output(["-C", top, "ls-tree", "-r", "-z", "--full-tree", commit])
    return GitSnapshot(
      repository: self, entries: GitEntry.entries(ofTreeListing: listing), name: String(commit.prefix(12)))
  }

  /// What a commit would hold now: the index, without what is only intended to be added.
  public func index() throws(WorkspaceError) -> GitSnapshot {
    // The difference to nothing lists the index, and knows what is only intended, as ls-files does not.
    let arguments = [
      "-C", top, "diff-index", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative",
      "--ignore-submodules=none", "--ita-invisible-in-index", try emptyTree(), "--",
    ]
    let entries = GitEntry.entries(ofRawDifference: try git.output(arguments))
    return GitSnapshot(repository: self, entries: entries, name: "the index")
  }

  /// The folder that git looks for hooks in.
  public func hooksFolder() throws(WorkspaceError) -> String {
    let lines = try git.lines(["-C", top, "rev-parse", "--path-format=absolute", "--git-path", "hooks"])
    return lines.first ?? top + "/.git/hooks"
  }

  /// A path from the top for one that is absolute; nil for one that is not below the top.
  public func inner(_ path: String) -> String? {
    var folder = Path.normalized(path)
    var rest: [String] = []
    while folder != "/" {
      if let real = FileSystem.resolved(folder) {
        let whole = ([real] + rest).joined(separator: "/")
        return Path.relative(whole, to: top)
      }
      rest.insert(Path.name(of: folder), at: 0)
      folder = Path.parent(of: folder)
    }
    return nil
  }

  private func commitIfAny(named name: String) throws(WorkspaceError) -> String? {
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    let completion = try git.run(["-C", top, "rev-parse", "--verify", "--quiet", name + "^{commit}"])
    guard completion.status == 0 else { return nil }
    return String(decoding: completion.output, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  /// The name of a tree with nothing in it, in the repository's own hash. Git knows it without storing it.
  private func emptyTree() throws(WorkspaceError) -> String {
    try git.lines(["-C", top, "hash-object", "-t", "tree", "--stdin"]).first ?? ""
  }

  /// The path, or the nearest folder above it that is on the disk.
  private static func deepestFolder(of path: String) -> String {
    var folder = Path.normalized(path)
    while folder != "/", (try? FileSystem.kind(of: folder)) != .folder { folder = Path.parent(of: folder) }
    return folder
  }
}
