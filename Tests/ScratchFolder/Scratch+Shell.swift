import FoundationEssentials
import Glibc

extension Scratch {
  /// What a shell script prints, run in the folder, with a git that knows no one's settings.
  @discardableResult
  public func shell(_ script: String) throws -> String {
    let head = """
      cd '\(path)' || exit 1
      unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE GIT_PREFIX XDG_CACHE_HOME
      export HOME='\(path)/.home' GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b
      export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_AUTHOR_DATE='2026-01-02T03:04:05Z'
      export GIT_COMMITTER_DATE='2026-01-02T03:04:05Z' LC_ALL=C.UTF-8
      set -e
      exec 2>&1
      """
    // Threads of a task have most signals blocked, and a shell that inherits that waits for ever.
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    let opened = popen(head + "\n" + script, "r")
    pthread_sigmask(SIG_SETMASK, &former, nil)
    guard let stream = opened else { throw CocoaError(.fileReadUnknown) }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      if count == 0 { break }
      output += chunk[..<count]
    }
    let status = pclose(stream)
    let text = String(decoding: output, as: UTF8.self)
    guard status == 0 else { throw ShellFailure(script: script, output: text) }
    return text
  }

  /// Makes the folder a repository with no commit in it.
  public func makeRepository() throws { try shell("git init -q -b main . && git config core.autocrlf false") }

  /// Everything in the folder, the repository's own files with it: names, kinds, modes, times, contents.
  public func fingerprint() throws -> String {
    try shell(
      """
      find . -printf '%p %y %m %T@ %l\\n' | sort
      find . -type f -print0 | sort -z | xargs -0 -r sha1sum
      """)
  }

  /// The environment in which `shell` runs its commands, as far as a git needs it.
  public var environment: [String: String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return ["PATH": path, "HOME": self.path + "/.home", "GIT_CONFIG_NOSYSTEM": "1"]
  }
}

/// A script that failed, and what it printed.
public struct ShellFailure: Error, CustomStringConvertible {
  public var script: String
  public var output: String

  public var description: String { "\(script)\n\(output)" }
}
