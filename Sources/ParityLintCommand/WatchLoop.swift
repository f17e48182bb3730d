import Program
import Workspace

/// `paritylint lint --watch`: the same run again whenever a source or the spec changes.
struct WatchLoop {
  let command: LintCommand

  /// What one save changes comes together: it is waited for until all is quiet for so many milliseconds.
  private static let quiet: Int32 = 20
  private static let clear = "\u{1B}[2J\u{1B}[3J\u{1B}[H"

  /// Ends only where the first run fails, or nothing can be watched.
  func run() async throws(Failure) -> ExitStatus {
    for option in [Option.staged, .writeBaseline] where command.arguments.has(option) {
      throw Failure("--watch lints the work tree as it changes", advice: "drop --\(option.rawValue)")
    }
    let invocation = command.invocation
    let watch = try FolderWatch.started()
    var files = try add(try places(), to: watch)
    try await lint()
    invocation.complain("note: watching for changes; stop with Ctrl-C")
    while true {
      try watch.wait(quiet: Self.quiet, for: files)
      // A spec that cannot be understood right now is watched where it was.
      if let places = try? places() { files = try add(places, to: watch) }
      do {
        try await lint()
      } catch {
        ParityLint.complain(error, to: invocation)
      }
    }
  }

  private func lint() async throws(Failure) {
    if command.invocation.isTerminal { command.invocation.print(Self.clear) }
    _ = try await command.run()
  }

  /// Watches before the run, so that a change during it is seen.
  private func add(_ places: Places, to watch: borrowing FolderWatch) throws(Failure) -> Set<String> {
    do throws(WorkspaceError) {
      for folder in places.folders.sorted() { try watch.add(folder) }
    } catch {
      throw Failure(error)
    }
    return places.files
  }

  private struct Places {
    var folders: Set<String> = []
    /// Names of files that count besides sources: pages, the baseline.
    var files: Set<String> = []
  }

  private func places() throws(Failure) -> Places {
    let reader = ProjectReader(
      arguments: command.arguments, invocation: command.invocation, options: command.options)
    var places = Places()
    guard let outline = try reader.outline(in: Disk()) else { return places }
    let home = outline.folder.home
    for file in outline.folder.files { places.folders.insert(Path.parent(of: home + "/" + file.path)) }
    if let path = try command.arguments.one(.baseline) {
      let path = Path.normalized(command.invocation.absolute(path))
      places.folders.insert(Path.parent(of: path))
      places.files.insert(Path.name(of: path))
    }
    let selection = try Selection(
      roots: Roots(command.arguments), home: home, paths: command.arguments.paths,
      invocation: command.invocation, of: outline.specification)
    for folder in try selection.folders(of: outline.specification) { places.folders.insert(folder) }
    if selection.tree is PageTree { places.files.insert(Path.name(of: selection.tree.name)) }
    for document in outline.documents { places.files.insert(Path.name(of: document.path)) }
    return places
  }
}

extension FolderWatch {
  fileprivate static func started() throws(Failure) -> FolderWatch {
    do {
      return try FolderWatch()
    } catch {
      throw Failure(error)
    }
  }

  /// Waits until a source changes, or a file of one of these names.
  fileprivate func wait(quiet milliseconds: Int32, for files: Set<String>) throws(Failure) {
    do {
      try wait(quiet: milliseconds) { Language(path: $0) != nil || files.contains($0) }
    } catch {
      throw Failure(error)
    }
  }
}
