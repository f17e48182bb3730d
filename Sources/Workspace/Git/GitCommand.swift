import Glibc

/// The system's git, called so that it writes nothing, asks nothing and speaks English.
struct GitCommand: Sendable {
  private let path: String
  private let environment: [String: String]

  /// Finds git on the `PATH` of an environment. Nothing but that environment reaches it.
  init(environment: [String: String]) throws(WorkspaceError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.lazy.map({ String($0) + "/git" }).first(where: { access($0, X_OK) == 0 }) else {
      throw .gitMissing
    }
    self.path = path
    var environment = environment
    // A refreshed index would be a changed repository.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    environment["LANGUAGE"] = nil
    self.environment = environment
  }

  private init(path: String, environment: [String: String]) {
    self.path = path
    self.environment = environment
  }

  /// A monitor of the work tree would be started for an index that we only read.
  private static let settings = ["-c", "core.fsmonitor=false"]

  /// Variables that tie git to one repository, as a hook finds them.
  private static let local = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]

  /// Whether the environment says which repository or index is meant.
  var isTied: Bool { Self.local.contains { $0 != "GIT_PREFIX" && environment[$0] != nil } }

  /// The same git, free of what a hook says about the repository.
  var untied: GitCommand { tied(to: [:], keeping: []) }

  /// The same git, tied to a repository; the object directories of a hook stay.
  func tied(to variables: [String: String]) -> GitCommand {
    tied(to: variables, keeping: ["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_OBJECT_DIRECTORY"])
  }

  private func tied(to variables: [String: String], keeping kept: Set<String>) -> GitCommand {
    var environment = environment
    for name in Self.local where !kept.contains(name) { environment[name] = nil }
    environment.merge(variables) { _, new in new }
    return GitCommand(path: path, environment: environment)
  }

  /// Runs git to its end.
  func run(_ arguments: [String]) throws(WorkspaceError) -> ChildProcess.Completion {
    try start(arguments, isSpokenTo: false).finished()
  }

  /// What git prints; throws its own sentence where it fails.
  func output(_ arguments: [String]) throws(WorkspaceError) -> [UInt8] {
    let completion = try run(arguments)
    guard completion.status == 0 else { throw failure(of: arguments, completion) }
    return completion.output
  }

  /// The lines that git prints, without their ends.
  func lines(_ arguments: [String]) throws(WorkspaceError) -> [String] {
    try output(arguments).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  func start(_ arguments: [String], isSpokenTo: Bool) throws(WorkspaceError) -> ChildProcess {
    do {
      return try ChildProcess(
        path: path, arguments: Self.settings + arguments, environment: environment, isSpokenTo: isSpokenTo)
    } catch {
      throw .git(command: Self.word(of: arguments), reason: FileSystem.reason(error.code))
    }
  }

  func failure(of arguments: [String], _ completion: ChildProcess.Completion) -> WorkspaceError {
    let lines = String(decoding: completion.errors, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    let reason = line.map {
      $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : String($0)
    }
    return .git(
      command: Self.word(of: arguments), reason: reason ?? "it ended with status \(completion.status)")
  }

  /// The subcommand among the words.
  private static func word(of arguments: [String]) -> String {
    arguments.first == "-C" ? arguments.dropFirst(2).first ?? "" : arguments.first ?? ""
  }
}
