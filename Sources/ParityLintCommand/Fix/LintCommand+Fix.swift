import Conformance
import Fixing
import ParityModel
import Reporting

extension LintCommand {
  var isFixing: Bool { arguments.has(.fix) || arguments.has(.dryRun) }

  /// Options that do not go with `--fix`.
  func checkFixing() throws(Failure) {
    guard isFixing else {
      guard arguments.has(.shared) else { return }
      throw Failure("--shared says what --fix may change", advice: "give --fix or --dry-run as well")
    }
    let option = arguments.has(.dryRun) ? "dry-run" : "fix"
    for other in [Option.staged, .watch, .writeBaseline] where arguments.has(other) {
      throw Failure("--\(option) changes the work tree", advice: "drop --\(other.rawValue)")
    }
    guard arguments.has(.dryRun) else { return }
    for other in [Option.format, .output] where arguments.has(other) {
      throw Failure("--dry-run prints a diff and no report", advice: "drop --\(other.rawValue)")
    }
  }

  /// Writes what a plan changes and reports what is left, or prints the plan.
  func fix(
    _ plan: FixPlan, _ trial: FixTrial, _ judgement: Judgement, _ style: Style
  ) async throws(Failure) -> ExitStatus {
    let run = FixRun(plan: plan, trial: trial)
    guard !arguments.has(.dryRun) else {
      invocation.output(.standardOutput, try run.diff(style: style))
      if !options.isQuiet { complain(of: plan, judgement) }
      return judgement.findings.contains { $0.severity != .note } ? .findings : .clean
    }
    let (literals, files) = try run.write()
    var again = self
    again.fixed = FixOutcome(literals: literals, files: files, refusals: plan.refusals)
    return try await again.run()
  }

  /// What a diff does not say: what stays, and why.
  private func complain(of plan: FixPlan, _ judgement: Judgement) {
    let (gone, count) = (judgement.findings.count(where: plan.gone.contains), judgement.findings.count)
    invocation.complain("note: \(gone) of \(count) finding\(count == 1 ? "" : "s") can be fixed")
    for finding in judgement.findings {
      guard let reason = plan.refusals[finding] else { continue }
      let place = finding.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      invocation.complain("note: \(place)\(finding.rule.rawValue) is not fixed: \(reason)")
    }
  }
}

extension [PortFiles] {
  /// What is known of the ports besides the literals that drift.
  func ports(_ reading: PortReading) -> [FixingPort] {
    reading.ports.map { port in
      let files = filter { $0.dialect.platform == port.platform }
      return FixingPort(
        dialect: files.first?.dialect ?? Dialect(platform: port.platform), facts: port.facts, uses: port.uses,
        sources: port.files.compactMap { reading.sources[$0.path]?.bytes })
    }
  }
}
