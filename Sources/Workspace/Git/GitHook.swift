import Glibc

/// The pre-commit hook of a repository, where git looks for it.
public struct GitHook: Sendable {
  public let path: String
  private let folder: String

  /// The second line of every hook that is ours.
  private static let mark =
    "# Written by `paritylint hook install`; `paritylint hook uninstall` takes it away."

  private static func script(_ options: [String]) -> String {
    """
    #!/bin/sh
    \(mark)
    if ! command -v paritylint >/dev/null; then
      echo 'paritylint is not on the PATH; install it, or commit with --no-verify' >&2
      exit 1
    fi
    exec paritylint lint --staged\(options.map { " " + quoted($0) }.joined())

    """
  }

  /// A word as a shell takes it, whatever is in it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }

  public init(of repository: GitRepository) throws(WorkspaceError) {
    folder = try repository.hooksFolder()
    path = folder + "/pre-commit"
  }

  /// Writes the hook, or writes ours anew. It hands the options on to `lint`.
  public func install(options: [String]) throws(WorkspaceError) {
    if !isFree, try !isOurs { throw .foreignHook(path: path) }
    try FileSystem.makeFolder(folder)
    try FileWriter.write(Array(Self.script(options).utf8), to: path, isExecutable: true)
  }

  /// Takes our hook away; false where there is none.
  public func uninstall() throws(WorkspaceError) -> Bool {
    if isFree { return false }
    guard try isOurs else { throw .foreignHook(path: path) }
    guard unlink(path) == 0 else { throw .notWritten(path: path, reason: FileSystem.reason()) }
    return true
  }

  /// A link counts as something, wherever it leads.
  private var isFree: Bool {
    var status = stat()
    return lstat(path, &status) != 0
  }

  private var isOurs: Bool {
    get throws(WorkspaceError) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
      let lines = try FileSystem.read(path, limit: 1 << 20).split(separator: UInt8(ascii: "\n"))
      return lines.count > 1 && lines[1].elementsEqual(Self.mark.utf8)
    }
  }
}
