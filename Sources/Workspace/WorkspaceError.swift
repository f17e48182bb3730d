/// Why a tree or a file could not be had.
public enum WorkspaceError: Error, Hashable, Sendable {
  case missing(path: String)
  /// The system refused; the reason is its own sentence.
  case refused(path: String, isFolder: Bool, reason: String)
  case notATree(path: String)
  case notAFile(path: String)
  case tooLarge(path: String, limit: Int)
  case noTitledFence(page: String)
  case unclosedFence(page: String, line: Int, title: String)
  case repeatedFence(page: String, first: Int, second: Int, title: String)
  /// A path with `..` or a leading `/`, or a link that leads out of the tree.
  case outside(path: String, tree: String)
  case notWritten(path: String, reason: String)
  /// A file is another than it was when it was read.
  case changed(path: String)
  case notWatched(path: String, reason: String)
  case rootWithoutSpec(root: String)
  case noSpecFile(folder: String)
  case severalSpecs(folder: String, names: [String])
  case gitMissing
  case noRepository(path: String)
  /// A git command failed; the reason is its own sentence.
  case git(command: String, reason: String)
  case unknownRevision(name: String)
  case noMergeBase(base: String, head: String)
  /// A merge has left several versions in the index.
  case unmerged(path: String)
  case outsideRepository(path: String, top: String)
  case foreignHook(path: String)

  /// What went wrong, with the place.
  public var message: String {
    switch self {
    case .missing(let path): "no such file or folder: \(path)"
    case .refused(let path, let isFolder, let reason):
      "cannot read the \(isFolder ? "folder" : "file") \(path): \(reason)"
    case .notATree(let path): "\(path) is neither a folder nor a documentation page"
    case .notAFile(let path): "\(path) is not a regular file"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit) bytes"
    case .noTitledFence(let page): "\(page) has no code fence with a title"
    case .unclosedFence(let page, let line, let title):
      "\(page):\(line): the code fence '\(title)' is never closed"
    case .repeatedFence(let page, let first, let second, let title):
      "\(page):\(second): the code fence '\(title)' stands on line \(first) already"
    case .outside(let path, let tree): "\(path) leads out of \(tree)"
    case .rootWithoutSpec(let root):
      "--root \(root) is where the globs of a spec start, and there is no --spec"
    case .noSpecFile(let folder): "\(folder) holds no spec file"
    case .severalSpecs(let folder, let names):
      "\(folder) holds several specs: \(names.joined(separator: ", "))"
    case .gitMissing: "git is not on the PATH"
    case .noRepository(let path): "\(path) is in no git repository with a work tree"
    case .git(let command, let reason): "git \(command) failed: \(reason)"
    case .unknownRevision(let name): "the repository has no commit '\(name)'"
    case .noMergeBase(let base, let head): "\(base) and \(head) have no commit in common"
    case .unmerged(let path): "\(path) is unmerged"
    case .outsideRepository(let path, let top): "\(path) is outside the repository \(top)"
    case .foreignHook(let path): "\(path) is a hook that paritylint did not write"
    case .notWritten(let path, let reason): "cannot write \(path): \(reason)"
    case .changed(let path): "\(path) has changed since it was read"
    case .notWatched(let path, let reason): "cannot watch \(path): \(reason)"
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .missing: "check the spelling; paths are relative to the working directory"
    case .refused(_, let isFolder, _):
      isFolder
        ? "make it readable, or write the spec's globs so that they do not enter it"
        : "make it readable, or write the spec's globs so that they do not name it"
    case .notATree: "give a folder, or a Markdown page whose code fences have titles"
    case .notAFile: "give a file"
    case .tooLarge: "write the globs so that they do not name it"
    case .noTitledFence: "a fence that opens with ```swift title=\"path\" is a file; give a folder otherwise"
    case .unclosedFence: "close it with a line that holds nothing but ```"
    case .repeatedFence: "give each file one fence"
    case .outside: "keep the path inside; on the command line it starts from the working directory"
    case .rootWithoutSpec: "give --spec as well, or the folder or page as a PATH"
    case .noSpecFile: "a spec is one or more .swift files in one folder"
    case .severalSpecs(let folder, let names): "choose one: --spec \(folder)/\(names.first ?? "")"
    case .gitMissing: "install git, or add its folder to the PATH"
    case .noRepository: "run it inside a repository"
    case .git: "run the same with git to see more"
    case .unknownRevision: "check the spelling; a shallow clone has to fetch it first"
    case .noMergeBase:
      "a shallow clone has to fetch more of the history; BASE..HEAD compares the two as they are"
    case .unmerged: "resolve the conflict and add the file"
    case .outsideRepository: "what is read from git must be in the repository; give another --root"
    case .foreignHook: "add the line 'paritylint lint --staged' to it"
    case .notWritten: "check that its folder exists and may be written to"
    case .changed: "nothing was written to it; run it again"
    case .notWatched: "raise the system's limit fs.inotify.max_user_watches, or watch fewer folders"
    }
  }
}
