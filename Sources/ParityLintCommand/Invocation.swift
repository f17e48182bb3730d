import ParityModel
import Workspace

/// Everything that a run may know about the world around it.
public struct Invocation: Sendable {
  /// The words behind the program's name.
  public var arguments: [String]
  /// An absolute path.
  public var workingDirectory: String
  public var today: CalendarDate
  /// Whether a terminal shows the standard output, and wants colour.
  public var isColorWanted: Bool
  public var isTerminal: Bool
  /// The columns of the terminal that shows the standard output; nil where none does.
  public var columns: Int?
  /// Whether a terminal shows the standard error.
  public var areErrorsShown: Bool
  public var processorCount: Int
  /// What git is given: nothing else of the process's environment matters.
  public var environment: [String: String]
  /// Where runs keep what later ones need, unless --cache-dir names a folder; nil for nowhere.
  public var cacheFolder: String?
  /// Receives what the run prints.
  public var output: @Sendable (Stream, [UInt8]) -> Void

  public enum Stream: Hashable, Sendable { case standardOutput, standardError }

  public init(
    arguments: [String], workingDirectory: String, today: CalendarDate, isColorWanted: Bool = false,
    isTerminal: Bool = false, columns: Int? = nil, areErrorsShown: Bool = false, processorCount: Int = 1,
    environment: [String: String] = [:], cacheFolder: String? = nil,
    output: @escaping @Sendable (Stream, [UInt8]) -> Void
  ) {
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    self.today = today
    self.isColorWanted = isColorWanted
    self.isTerminal = isTerminal
    self.columns = columns
    self.areErrorsShown = areErrorsShown
    self.processorCount = processorCount
    self.environment = environment
    self.cacheFolder = cacheFolder
    self.output = output
  }

  func print(_ text: String) { output(.standardOutput, Array(text.utf8)) }

  func complain(_ text: String) { output(.standardError, Array((text + "\n").utf8)) }

  /// A path as the user wrote it, made absolute.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : workingDirectory + "/" + path
  }
}

/// How a run ends.
public enum ExitStatus: Int32, Sendable {
  case clean = 0
  case findings = 1
  /// The job could not be done: wrong usage, an error in the spec, a file that cannot be had.
  case failed = 2
  /// Something was unreadable, and that was to be strict.
  case unreadable = 3
}

/// Why the job could not be done: one sentence with the place, and what to do.
struct Failure: Error {
  var message: String
  var advice: String?
  /// Stands for the sentence where there is more to show: the problems of a spec with their lines.
  var report: String?

  init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }

  init(report: String) {
    message = ""
    self.report = report
  }

  init(_ error: WorkspaceError) { self.init(error.message, advice: error.advice) }
}
