import Conformance
import ParityModel
import Program
import SyntaxTree
import Workspace

/// What reading the ports gave.
struct PortReading: Sendable {
  var ports: [Port] = []
  /// Classes that are not understood, by place.
  var unknownClasses: [UnknownClass] = []
  /// The text of every file, by path.
  var sources = PortSources()
  /// What each file was read as, by path; only of files that had to be read.
  var files: [String: ReadFile] = [:]
  /// What each file holds, by path, where a cache was asked.
  var contents: TreeContents?

  var paths: Set<String> { Set(files.keys) }

  /// What is said of files that a glob names and of which nothing is read. A spec that expects a fact there
  /// has a finding; one that does not would pass over them in silence.
  var unreadFiles: [String] {
    ports.flatMap(\.unreadable)
      .filter {
        $0.property == nil && $0.location == Location(path: $0.location.path, page: $0.location.page)
      }
      .map { "\($0.location.path) is not read: \($0.reason)" }
  }
}

/// One file, and what came of reading it.
struct ReadFile: Sendable {
  var file: ListedFile
  var outcome: Outcome
  /// Whether it may hold something else than the cache was asked about.
  var isChanged = false
  /// How it was before, where a cache is asked.
  var before: TreeContents.Before?

  enum Outcome: Sendable {
    case program(Program)
    case unreadable(reason: String)
    case failure(WorkspaceError)
  }

  /// What it was parsed into.
  var program: Program? { if case .program(let program) = outcome { program } else { nil } }

  /// The same, beside what is known of the file: where reading came to something else, it has changed, or
  /// the clock has decided.
  func checked(beside content: TreeContents.Content?) -> ReadFile {
    var file = self
    switch (content, outcome) {
    case (nil, _), (.bytes, .program), (.unreadable, .unreadable): break
    case (.bytes, _), (.unreadable, _), (.failure, _): file.isChanged = true
    }
    return file
  }
}
