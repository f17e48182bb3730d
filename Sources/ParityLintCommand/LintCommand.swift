import Conformance
import Fixing
import ParityModel
import Reporting
import SpecReader
import Workspace

/// `paritylint lint`.
struct LintCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions
  /// What has been fixed, and why the rest has not; nil before that.
  var fixed: FixOutcome?

  func run() async throws(Failure) -> ExitStatus {
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, ReportFormat.self) ?? .text
    let formats = [format] + (try outputs).map(\.0)
    try checkFixing()
    let style = options.style
    let staged = arguments.has(.staged) ? try StagedProject(self) : nil
    let store: any FileStore = staged?.index ?? Disk()
    let baseline = try BaselineOptions(arguments, invocation, in: store)
    let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation, in: store)
    let cache = options.cache
    let kept = folder.kept(in: cache)
    let parsed = kept == nil ? await folder.parsed(width: options.jobs) : []
    async let ahead =
      staged == nil && kept == nil
      ? parsedAhead(folder, SpecReader().outline(parsed)) : PortReading()
    let specification =
      if let kept { kept } else {
        try folder.read(parsed, style: style, in: cache)
      }
    guard !specification.sources.isEmpty, !specification.components.isEmpty else {
      throw Failure(
        "the spec has no \(specification.sources.isEmpty ? "Platform" : "Component")",
        advice: "a Project names its platforms with their globs, and a Component its parts")
    }
    let components = try components(of: specification)
    stopwatch.lap("spec")

    let known = try knownPorts(specification, home: folder.home, in: store)
    let selection = try Selection(
      roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
      of: specification, without: Set(known.map(\.platform)), in: store)
    let (files, notices) = try selection.ports(
      of: specification, platform: options.platform, known: known)
    let documents = try selection.documents(of: specification)
    try selection.check(
      files.flatMap(\.files).map(\.path) + known.flatMap(\.files).map(\.path) + documents.map(\.path))
    let change = try staged?.change(of: folder, selection, files, documents)
    stopwatch.lap("list")
    if let change, change.isEmpty {
      return try publishNothing("nothing staged belongs to the spec or its ports")
    }
    let former = await ahead
    let reading = try await PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache
    )
    .read(files, &stopwatch, reusing: former, for: former.paths)
    if arguments.has(.verbose) {
      invocation.complain(
        Account(folder: folder, selection: selection, files: files, reading: reading))
    }

    let judge = Judge(specification: specification, today: invocation.today)
    let pages = documents.pages
    var judgement = judge.judge(reading.ports, components: components, pages: pages)
    var elsewhere: String?
    if !selection.narrowed.isEmpty {
      let count = judgement.findings.count
      judgement.findings.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
      let hidden = count - judgement.findings.count
      if hidden > 0 {
        elsewhere = "\(hidden) finding\(hidden == 1 ? " is" : "s are") elsewhere than in the given paths"
      }
      judgement.allowed.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
    }
    if let change {
      let state = ProjectState(specification: specification, ports: reading.ports, judgement: judgement)
      judgement = try await change.narrowed(state, reading)
      if judgement.components.isEmpty && judgement.findings.isEmpty {
        return try publishNothing("nothing staged changes a component of the spec")
      }
    }
    guard change != nil || judgement.components.contains(where: \.isJudged) else {
      throw Failure(
        "no component of the spec has a source under \(selection.tree.name)",
        advice: "the globs of the spec start at the root; give another with --root DIR-OR-PAGE")
    }
    if let path = baseline.recording {
      return try baseline.record(judgement.findings, at: path, isQuiet: options.isQuiet)
    }
    judgement = baseline.applied(to: judgement, specification: specification, ports: reading.ports)
    let silence = documents.notice(about: specification, judgement)
    stopwatch.lap("judge")

    if fixed == nil, isFixing || formats.contains(.sarif) {
      let trial = FixTrial(
        specification: specification, tree: selection.tree, files: files, documents: documents,
        reading: reading, judgement: judge.judge(reading.ports, pages: pages),
        width: options.jobs, today: invocation.today)
      let plan = try await FixPlan(
        for: judgement.findings, by: Fixer(files.ports(reading), named: Set(arguments.all(.shared))),
        in: trial)
      if isFixing { return try await fix(plan, trial, judgement, style) }
      judgement.findings = plan.annotated(judgement.findings)
      stopwatch.lap("fixes")
    }
    if let fixed { judgement.findings = fixed.explained(judgement.findings) }
    let report = Report(
      findings: judgement.findings, allowed: judgement.allowed, components: judgement.components,
      rules: RuleDescription.all,
      notices: options.isQuiet
        ? []
        : notices + reading.unreadFiles + specification.uncompared(in: judgement)
          + [silence, elsewhere, fixed?.notice].compactMap(\.self),
      version: ParityLint.version,
      drift: formats.contains(.html)
        ? selection.selected(of: judge.drift(of: reading.ports, pages: pages)) : nil)
    let specBytes = folder.bytes
    let excerpts = SourceExcerpts { [sources = reading.sources] path in
      sources[path]?.bytes ?? specBytes(path) ?? baseline.bytes(path)
        ?? documents.first { $0.path == path }?.bytes
    }
    try write(report, excerpts)
    if !(options.isQuiet && format == .text && report.findings.isEmpty) {
      invocation.output(.standardOutput, format.render(report, sources: excerpts, style: style))
    }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return status(judgement, reading.ports)
  }

  /// The files of the ports, parsed while the components of the spec are still read. What cannot be listed
  /// is left for the run itself to say, and what earlier runs have read for it to find.
  private func parsedAhead(_ folder: SpecFolder, _ outline: Specification) async -> PortReading {
    guard options.jobs > 1, !arguments.has(.facts),
      let selection = try? Selection(
        roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
        of: outline),
      let (files, _) = try? selection.ports(of: outline, platform: options.platform)
    else { return PortReading() }
    let reader = PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache)
    return await reader.parsed(files.flatMap(\.files))
  }

  /// The other reports that are asked for.
  private func write(_ report: Report, _ excerpts: SourceExcerpts) throws(Failure) {
    for (format, path) in try outputs {
      do {
        try FileWriter.write(
          format.render(report, sources: excerpts, style: Style()), to: invocation.absolute(path))
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Every report without a finding; the one for people is a line that says why.
  private func publishNothing(_ line: String) throws(Failure) -> ExitStatus {
    let report = Report(findings: [], rules: RuleDescription.all, version: ParityLint.version)
    let excerpts = SourceExcerpts { _ in nil }
    try write(report, excerpts)
    switch try arguments.choice(.format, ReportFormat.self) ?? .text {
    case .text: if !options.isQuiet { invocation.print(line + "\n") }
    case let format:
      invocation.output(.standardOutput, format.render(report, sources: excerpts, style: Style()))
    }
    return .clean
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
        advice: Suggestion.advice(for: name, among: known)
          ?? "it has: " + known.joined(separator: ", "))
    }
    return names.isEmpty ? nil : names
  }

  /// The ports that `--facts` brings.
  private func knownPorts(
    _ specification: Specification, home: String, in store: any FileStore
  ) throws(Failure) -> [Port] {
    guard arguments.has(.facts) else { return [] }
    for other in [Option.staged, .watch] where arguments.has(other) {
      throw Failure("--facts holds ports as they once were", advice: "drop --\(other.rawValue)")
    }
    let roots = try Roots(arguments)
    let base = roots.base.map { Path.normalized(invocation.absolute($0)) } ?? home
    let ports = try FactsExchange.ports(
      in: arguments.all(.facts), for: specification, invocation: invocation
    ) { Roots.prefix(of: $0, from: base, in: store) }
    for port in ports where roots.platforms[port.platform] != nil {
      throw Failure("--root \(port.platform.rawValue)= and --facts both bring \(port.platform.title)")
    }
    return ports.filter { options.platform == nil || options.platform == $0.platform }
  }

  /// What `--output FORMAT=FILE` asks for.
  private var outputs: [(ReportFormat, String)] {
    get throws(Failure) { try arguments.outputs(ReportFormat.self) }
  }
}
