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
  case rootWithoutSpec(root: String)
  case noSpecFile(folder: String)
  case severalSpecs(folder: String, names: [String])

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
    case .notWritten(let path, let reason): "cannot write \(path): \(reason)"
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
    case .outside: "keep the path inside"
    case .rootWithoutSpec: "give --spec as well, or the folder or page as a PATH"
    case .noSpecFile: "a spec is one or more .swift files in one folder"
    case .severalSpecs(let folder, let names): "choose one: --spec \(folder)/\(names.first ?? "")"
    case .notWritten: "check that its folder exists and may be written to"
    }
  }
}
