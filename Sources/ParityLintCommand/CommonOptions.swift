import FactCache
import ParityModel
import Reporting

/// The options that every command reads in the same way.
struct CommonOptions {
  /// How text is set for whoever reads the standard output.
  let style: Style
  let isQuiet: Bool
  /// How many files are read at once.
  let jobs: Int
  let platform: Platform?
  /// What earlier runs kept; nil where nothing is to be kept, or nowhere.
  let cache: FactCache?

  private enum Color: String, CaseIterable { case auto, always, never }

  init(_ arguments: Arguments, _ invocation: Invocation) throws(Failure) {
    let isColored =
      switch try arguments.choice(.color, Color.self) ?? .auto {
      case .auto: invocation.isColorWanted
      case .always: true
      case .never: false
      }
    style =
      if let columns = invocation.columns { Style(isColored: isColored, width: columns) } else {
        Style(isColored: isColored)
      }
    isQuiet = arguments.has(.quiet)
    platform = try arguments.choice(.platform, Platform.self)
    if let text = try arguments.one(.jobs) {
      guard let number = Int(text), (1...1024).contains(number) else {
        throw Failure("--jobs takes a number from 1 to 1024, not '\(text)'")
      }
      jobs = number
    } else {
      jobs = max(1, invocation.processorCount)
    }
    if !arguments.has(.noCache), let folder = try CacheFolder.path(arguments, invocation),
      let build = BuildIdentity.current
    {
      let isQuiet = isQuiet
      cache = FactCache(folder: folder, build: build) { reason in
        if !isQuiet { invocation.complain("warning: \(reason)") }
      }
    } else {
      cache = nil
    }
  }
}
