import Glibc
import ParityModel
import Workspace

extension Invocation {
  /// The process: its arguments, environment, clock and streams.
  public static var current: Invocation {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isColorWanted =
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    return Invocation(
      arguments: Array(CommandLine.arguments.dropFirst()), workingDirectory: workingDirectory, today: today,
      isColorWanted: isColorWanted, isTerminal: isTerminal, columns: isTerminal ? columns : nil,
      areErrorsShown: isatty(STDERR_FILENO) == 1,
      processorCount: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), environment: environment,
      cacheFolder: CacheFolder.path(of: environment),
      output: { stream, bytes in
        // A reader that went away is no failure of ours.
        _ = FileWriter.write(bytes, to: stream == .standardOutput ? STDOUT_FILENO : STDERR_FILENO)
      })
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  private static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The day in UTC, so that a run says the same in every time zone.
  private static var today: CalendarDate { CalendarDate(secondsSince1970: time(nil)) }
}
