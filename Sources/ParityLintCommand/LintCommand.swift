import Conformance
import Fixing
import ParityModel
import Reporting
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
    let formats = try formats
    try checkFixing()
    let staged = arguments.has(.staged) ? try StagedProject(self) : nil
    let store: any FileStore = staged?.index ?? Disk()
    let baseline = try BaselineOptions(arguments, invocation, in: store)
    guard let project = try await project(in: store, staged, &stopwatch) else {
      return try publishNothing("nothing staged belongs to the spec or its ports")
    }
    let judge = Judge(specification: project.specification, today: invocation.today)
    guard let verdict = try await judged(project, by: judge) else {
      return try publishNothing("nothing staged changes a component of the spec")
    }
    var judgement = verdict.judgement
    if let path = baseline.recording {
      return try baseline.record(judgement.findings, at: path, isQuiet: options.isQuiet)
    }
    judgement = baseline.applied(
      to: judgement, specification: project.specification, ports: project.reading.ports)
    let silence = project.documents.notice(about: project.specification, judgement)
    stopwatch.lap("judge")

    if fixed == nil, isFixing || formats.contains(.sarif) {
      let trial = FixTrial(
        specification: project.specification, tree: project.selection.tree, files: project.files,
        documents: project.documents, reading: project.reading,
        judgement: judge.judge(project.reading.ports, pages: project.documents.pages), width: options.jobs,
        today: invocation.today)
      let fixer = Fixer(project.files.ports(project.reading), named: Set(arguments.all(.shared)))
      let plan = try await FixPlan(for: judgement.findings, by: fixer, in: trial)
      if isFixing { return try await fix(plan, trial, judgement, options.style) }
      judgement.findings = plan.annotated(judgement.findings)
      stopwatch.lap("fixes")
    }
    if let fixed { judgement.findings = fixed.explained(judgement.findings) }
    let notices =
      project.notices + project.reading.unreadFiles + project.specification.uncompared(in: judgement)
      + [silence, verdict.elsewhere, fixed?.notice].compactMap(\.self)
    let report = Report(
      findings: judgement.findings, allowed: judgement.allowed, components: judgement.components,
      rules: RuleDescription.all, notices: options.isQuiet ? [] : notices, version: ParityLint.version,
      drift: formats.contains(.html)
        ? project.selection.selected(
          of: judge.drift(of: project.reading.ports, pages: project.documents.pages)) : nil)
    let excerpts = SourceExcerpts { path in project.bytes(of: path) ?? baseline.bytes(path) }
    try write(report, excerpts)
    if !(options.isQuiet && formats[0] == .text && report.findings.isEmpty) {
      invocation.output(
        .standardOutput, formats[0].render(report, sources: excerpts, style: options.style))
    }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return status(judgement, project.reading.ports)
  }

  /// The verdicts on what the paths and the index select, and a sentence about those elsewhere; nil where
  /// nothing of it is staged.
  private func judged(
    _ project: LintProject, by judge: Judge
  ) async throws(Failure) -> (judgement: Judgement, elsewhere: String?)? {
    let selection = project.selection
    let hearing = judge.hearing(
      of: project.reading.ports, components: project.components, pages: project.documents.pages)
    var judgement = await hearing.judgement(
      from: concurrentMap(hearing.questions, width: options.jobs) { hearing.answer($0) })
    var elsewhere: String?
    if !selection.narrowed.isEmpty {
      let count = judgement.findings.count
      judgement.findings.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
      judgement.allowed.removeAll { $0.location.map { !selection.contains($0.path) } ?? true }
      let hidden = count - judgement.findings.count
      if hidden > 0 {
        elsewhere = "\(hidden) finding\(hidden == 1 ? " is" : "s are") elsewhere than in the given paths"
      }
    }
    if let change = project.change {
      let state = ProjectState(
        specification: project.specification, ports: project.reading.ports, judgement: judgement)
      judgement = try await change.narrowed(state, project.reading)
      return judgement.components.isEmpty && judgement.findings.isEmpty ? nil : (judgement, elsewhere)
    }
    guard judgement.components.contains(where: \.isJudged) else {
      throw Failure(
        "no component of the spec has a source under \(selection.tree.name)",
        advice: "the globs of the spec start at the root; give another with --root DIR-OR-PAGE")
    }
    return (judgement, elsewhere)
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
    switch try formats[0] {
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

  /// What is printed, then what `--output` asks for besides.
  var formats: [ReportFormat] {
    get throws(Failure) {
      [try arguments.choice(.format, ReportFormat.self) ?? .text] + (try outputs).map(\.0)
    }
  }

  /// What `--output FORMAT=FILE` asks for.
  private var outputs: [(ReportFormat, String)] {
    get throws(Failure) { try arguments.outputs(ReportFormat.self) }
  }
}
