import Conformance
import ParityModel
import Reporting

/// What may stand for a value on the command line.
enum Values: Equatable {
  case words([String])
  /// Files and folders of the disk.
  case paths
  /// Anything that no list holds.
  case anything
}

extension CommandName {
  /// The words behind `--format`, the default first.
  var formatNames: [String] {
    switch self {
    case .lint: ReportFormat.allCases.map(\.rawValue)
    case .drift: DriftFormat.allCases.map(\.rawValue)
    case .review: ReviewFormat.allCases.map(\.rawValue)
    case .extract: ExtractCommand.Format.allCases.map(\.rawValue)
    case .coverage: CoverageCommand.Format.allCases.map(\.rawValue)
    case .initialize, .hook, .explain, .rules, .platforms, .cache, .completions, .man: []
    }
  }

  /// `text, markdown or json (default: text)`
  var formats: String {
    guard let first = formatNames.first, let last = formatNames.last, first != last else {
      return formatNames.joined()
    }
    return formatNames.dropLast().joined(separator: ", ") + " or \(last) (default: \(first))"
  }

  /// What stands for the value of an option in the help; nil for a switch.
  func placeholder(of option: Option) -> String? {
    option == .output && writesOneFile ? "FILE" : option.placeholder
  }

  /// Whether `--output` takes the name of a file alone.
  private var writesOneFile: Bool { self == .initialize || self == .drift || self == .extract }

  /// What an option of this command does.
  func summary(of option: Option) -> String {
    switch option {
    case .format: formats
    case .output where self == .initialize: "the file to write; it must not be there yet"
    case .output where self == .extract: "write the whole ports to this file instead, for lint --facts"
    case .output where self == .drift: "write it to this file instead of printing it"
    case .platform where self == .drift:
      "show this platform only: " + Platform.allCases.map(\.rawValue).joined(separator: ", ")
    default: option.summary
    }
  }

  /// What may stand for the value of an option; nil for a switch.
  func values(of option: Option) -> Values? {
    switch option {
    case .spec, .root, .facts, .baseline, .writeBaseline, .cacheDir: .paths
    case .platform: .words(Platform.allCases.map(\.rawValue))
    case .format: .words(formatNames)
    case .output: writesOneFile ? .paths : .words(formatNames.map { $0 + "=" })
    case .color: .words(["auto", "always", "never"])
    case .component, .shared, .linkTemplate, .jobs, .min: .anything
    case .fix, .dryRun, .staged, .watch, .allowNew, .noCache, .unknown, .strict, .quiet, .verbose, .timings,
      .help,
      .version:
      nil
    }
  }

  /// What may stand behind the options; nil for nothing.
  var operandValues: Values? {
    switch self {
    case .lint, .drift, .extract, .coverage: .paths
    case .review: .anything
    case .hook: .words(["install", "uninstall"])
    case .cache: .words(CacheCommand.Action.allCases.map(\.rawValue))
    case .explain: .words(RuleDescription.all.map(\.rule.rawValue) + Property.all.map(\.spelling))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .initialize, .rules, .platforms, .man: nil
    }
  }
}
