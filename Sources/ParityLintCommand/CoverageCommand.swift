import Conformance
import ParityModel
import Reporting
import Workspace

/// `paritylint coverage`.
struct CoverageCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  /// What `coverage` prints.
  enum Format: String, CaseIterable { case text, json }

  func run() async throws(Failure) -> ExitStatus {
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, Format.self) ?? .text
    let minimum = try minimum
    let style = options.style
    let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation)
    let specification = try folder.read(style: style, in: options.cache)
    stopwatch.lap("spec")
    let selection = try Selection(
      roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
      of: specification)
    let (files, notices) = try selection.ports(of: specification, platform: options.platform)
    try selection.check(files.lazy.flatMap(\.files).map(\.path))
    stopwatch.lap("list")
    let reading = try await PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache
    ).read(files, &stopwatch)
    if arguments.has(.verbose) {
      invocation.complain(
        Account(folder: folder, selection: selection, files: files, reading: reading))
    }
    guard reading.ports.contains(where: { !$0.files.isEmpty }) else {
      throw Failure(
        "no source of the spec is under \(selection.tree.name)",
        advice: "the globs of the spec start at the root; give another with --root DIR-OR-PAGE")
    }
    let coverage = Judge(specification: specification, today: invocation.today)
      .coverage(of: reading.ports) { selection.contains($0.path) }
    stopwatch.lap("judge")
    switch format {
    case .text:
      invocation.output(
        .standardOutput, CoverageReport.text(coverage, style: style, isBrief: options.isQuiet))
    case .json: invocation.output(.standardOutput, CoverageReport.json(coverage))
    }
    if !options.isQuiet { for notice in notices { invocation.complain("note: \(notice)") } }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return coverage.count.permille < minimum ? .findings : .clean
  }

  /// What `--min` asks for, in tenths of a percent.
  private var minimum: Int {
    get throws(Failure) {
      guard let text = try arguments.one(.min) else { return 0 }
      let digits = text.hasSuffix("%") ? text.dropLast() : Substring(text)
      let words = digits.split(separator: ".", omittingEmptySubsequences: false)
      if (1...2).contains(words.count),
        words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
        words.count == 1 || words[1].count == 1, let whole = Int(words[0]),
        let tenth = words.count == 1 ? 0 : Int(words[1]), (0...100).contains(whole),
        whole * 10 + tenth <= 1000
      {
        return whole * 10 + tenth
      }
      throw Failure("--min takes a percentage from 0 to 100, not '\(text)'", advice: "such as --min 87.5")
    }
  }
}
