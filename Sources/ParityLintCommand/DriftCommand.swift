import Conformance
import ParityModel
import Reporting
import Workspace

/// `paritylint drift`.
struct DriftCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  func run() async throws(Failure) -> ExitStatus {
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, DriftFormat.self) ?? .text
    let links = try links
    let output = try arguments.one(.output)
    let style = output == nil ? options.style : Style()
    let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation)
    let specification = try folder.read(style: style, in: options.cache)
    stopwatch.lap("spec")
    let selection = try Selection(
      roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
      of: specification)
    // What a platform has to do shows only beside the others: all of them are read.
    let (files, notices) = try selection.ports(of: specification, platform: nil)
    let documents = try selection.documents(of: specification)
    try selection.check(files.flatMap(\.files).map(\.path) + documents.map(\.path))
    stopwatch.lap("list")
    let reading = try await PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache
    ).read(files, &stopwatch)
    let report = try report(
      Judge(specification: specification, today: invocation.today)
        .drift(of: reading.ports, pages: documents.pages), selection)
    stopwatch.lap("judge")

    let specBytes = folder.bytes
    let excerpts = SourceExcerpts { [sources = reading.sources] path in
      sources[path]?.bytes ?? specBytes(path) ?? documents.first { $0.path == path }?.bytes
    }
    try publish(format.render(report, sources: excerpts, style: style, links: links), at: output)
    if !options.isQuiet { for notice in notices { invocation.complain("note: \(notice)") } }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return .clean
  }

  /// What the platform and the paths that are given leave of it.
  private func report(_ whole: DriftReport, _ selection: Selection) throws(Failure) -> DriftReport {
    guard whole.components.contains(where: \.isJudged) else {
      throw Failure(
        "no component of the spec has a source under \(selection.tree.name)",
        advice: "the globs of the spec start at the root; give another with --root DIR-OR-PAGE")
    }
    var report = whole
    if let platform = options.platform {
      guard whole.platforms.contains(platform) else {
        throw Failure(
          "the spec has no platform \(platform.rawValue)",
          advice: "it has: " + whole.platforms.map(\.rawValue).joined(separator: ", "))
      }
      report = report.narrowed(to: platform)
    }
    return selection.selected(of: report)
  }

  private var links: LinkTemplate? {
    get throws(Failure) {
      guard let template = try arguments.one(.linkTemplate) else { return nil }
      do {
        return try LinkTemplate(template)
      } catch {
        throw Failure("--link-template: \(error.message)", advice: error.advice)
      }
    }
  }

  private func publish(_ bytes: [UInt8], at output: String?) throws(Failure) {
    guard let output else { return invocation.output(.standardOutput, bytes) }
    do {
      try FileWriter.write(bytes, to: invocation.absolute(output))
    } catch {
      throw Failure(error)
    }
  }
}
