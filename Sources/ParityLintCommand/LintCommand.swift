import Conformance
import ParityModel
import Reporting
import Workspace

/// `paritylint lint`.
struct LintCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  func run() async throws(Failure) -> ExitStatus {
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, ReportFormat.self) ?? .text
    let outputs = try outputs
    let style = Style(isColored: options.isColored)
    let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation)
    let specification: Specification
    do {
      specification = try folder.read(style: style)
    } catch {
      invocation.output(.standardError, Array(error.text.utf8))
      return .failed
    }
    guard !specification.sources.isEmpty, !specification.components.isEmpty else {
      throw Failure(
        "the spec has no \(specification.sources.isEmpty ? "Platform" : "Component")",
        advice: "a Project names its platforms with their globs, and a Component its parts")
    }
    let components = try components(of: specification)
    stopwatch.lap("spec")

    let selection = try Selection(
      root: arguments.one(.root), home: folder.home, paths: arguments.paths, invocation: invocation)
    let (files, notices) = try selection.ports(of: specification, platform: options.platform)
    try selection.check(files.lazy.flatMap(\.files).map(\.path))
    stopwatch.lap("list")
    let reading = try await PortReader(tree: selection.tree, width: options.jobs).read(files, &stopwatch)

    var judgement = Judge(specification: specification, today: invocation.today)
      .judge(reading.ports, components: components)
    if !selection.narrowed.isEmpty {
      judgement.findings.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
      judgement.allowed.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
    }
    guard judgement.components.contains(where: \.isJudged) else {
      throw Failure(
        "no component of the spec has a source under \(selection.tree.name)",
        advice: "the globs of the spec start at the root; give another with --root DIR-OR-PAGE")
    }
    stopwatch.lap("judge")

    let report = Report(
      findings: judgement.findings, allowed: judgement.allowed, components: judgement.components,
      rules: RuleDescription.all, notices: options.isQuiet ? [] : notices, version: ParityLint.version)
    let specBytes = folder.bytes
    let excerpts = SourceExcerpts { [sources = reading.sources] path in
      sources[path]?.bytes ?? specBytes(path)
    }
    for (format, path) in outputs {
      do {
        try FileWriter.write(
          format.render(report, sources: excerpts, style: Style()), to: invocation.absolute(path))
      } catch {
        throw Failure(error.message, advice: error.advice)
      }
    }
    if !(options.isQuiet && format == .text && report.findings.isEmpty) {
      invocation.output(.standardOutput, format.render(report, sources: excerpts, style: style))
    }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return status(judgement, reading.ports)
  }

  private func status(_ judgement: Judgement, _ ports: [Port]) -> ExitStatus {
    if arguments.has(.strict),
      judgement.findings.contains(where: { $0.rule == .unreadable })
        || ports.contains(where: { $0.unreadable.contains { $0.property == nil } })
    {
      return .unreadable
    }
    return judgement.findings.contains { $0.severity != .note } ? .findings : .clean
  }

  private func components(of specification: Specification) throws(Failure) -> [String]? {
    let names = arguments.all(.component)
    let known = specification.components.map(\.name)
    for name in names where !known.contains(name) {
      throw Failure(
        "the spec has no component '\(name)'",
        advice: Suggestion.sentence(for: name, among: known)
          ?? "it has: " + known.joined(separator: ", "))
    }
    return names.isEmpty ? nil : names
  }

  /// What `--output FORMAT=FILE` asks for.
  private var outputs: [(ReportFormat, String)] {
    get throws(Failure) {
      var outputs: [(ReportFormat, String)] = []
      for word in arguments.all(.output) {
        guard let equals = word.firstIndex(of: "="), word.index(after: equals) < word.endIndex else {
          throw Failure(
            "--output takes FORMAT=FILE, not '\(word)'", advice: "such as --output sarif=parity.sarif")
        }
        outputs.append(
          (
            try Arguments.choice(String(word[..<equals]), of: "--output", ReportFormat.self),
            String(word[word.index(after: equals)...])
          ))
      }
      return outputs
    }
  }
}
