/// An option of the command line. The raw value is the word behind `--`.
enum Option: String, CaseIterable {
  case spec, root, component, platform, format, output, baseline
  case writeBaseline = "write-baseline"
  case allowNew = "allow-new"
  case linkTemplate = "link-template"
  case dryRun = "dry-run"
  case noCache = "no-cache"
  case cacheDir = "cache-dir"
  case facts, fix, shared, color, jobs, min, staged, watch, unknown, strict, quiet, verbose, timings, help,
    version

  /// What stands for the value in the help; nil for a switch.
  var placeholder: String? {
    switch self {
    case .spec: "PATH"
    case .root: "DIR-OR-PAGE"
    case .component: "NAME"
    case .platform: "NAME"
    case .format: "FORMAT"
    case .output: "FORMAT=FILE"
    case .baseline, .writeBaseline: "FILE"
    case .linkTemplate: "URL"
    case .color: "WHEN"
    case .jobs: "N"
    case .min: "PERCENT"
    case .shared: "NAME"
    case .facts: "FILE"
    case .cacheDir: "DIR"
    case .fix, .dryRun, .staged, .watch, .allowNew, .noCache, .unknown, .strict, .quiet, .verbose, .timings,
      .help,
      .version:
      nil
    }
  }

  var summary: String {
    switch self {
    case .spec: "the spec, a file or a folder (default: specs/ or parity/, upwards from here)"
    case .root: "where globs start: a folder, or a page of titled fences; PLATFORM=DIR for one"
    case .component: "judge this component only; may be repeated"
    case .platform: "read this platform only: swiftui, compose, uniwind, nativewind, stylesheet"
    case .format: "what to print"
    case .output: "write another report to a file; may be repeated"
    case .baseline: "let the findings be that this file records, and report entries that are gone"
    case .writeBaseline: "record what is found in this file instead of reporting it"
    case .linkTemplate: "where the links to sources lead, with {path}, {line} and {column}"
    case .noCache: "read everything anew, and keep nothing for later runs"
    case .cacheDir: "where to keep what later runs need (default: the user's cache folder)"
    case .color: "auto, always or never (default: auto, and NO_COLOR is kept)"
    case .staged: "judge what is staged in git, and only the components that it touches"
    case .watch: "lint again whenever a source or the spec changes"
    case .facts: "take a port from what extract --output wrote; may be repeated"
    case .fix: "rewrite the literals that drift, where one literal is all that has to change"
    case .dryRun: "print what --fix would change as a diff, and write nothing"
    case .shared: "let --fix change this too: a constant, or PATH:LINE, that several places use"
    case .allowNew: "exit with 0 also when findings appear"
    case .jobs: "how many files are read at once (default: one a processor)"
    case .min: "exit with 1 when less than this is spoken of"
    case .unknown: "print the classes that are not understood instead of the facts"
    case .strict: "exit with 3 when something was unreadable"
    case .quiet: "print findings and errors only"
    case .verbose: "say what is read, and how much of it"
    case .timings: "print how long each stage took"
    case .help: "show this help"
    case .version: "show the version"
    }
  }

  /// The one-letter form.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .quiet: "q"
    default: nil
    }
  }
}
