import ParityModel

extension Baseline {
  /// What a run can say about entries whose finding it did not make.
  public struct Scope: Sendable {
    /// The file that the baseline was read from, as findings name it.
    public var path: String
    /// False where the run reports a part of each component only: then no entry is called stale.
    public var isWhole: Bool
    /// The platforms that were read; entries of others are left alone.
    public var platforms: [Platform]
    /// The components that were asked for; nil for all.
    public var components: [String]?

    public init(path: String, isWhole: Bool, platforms: [Platform], components: [String]?) {
      self.path = path
      self.isWhole = isWhole
      self.platforms = platforms
      self.components = components
    }
  }

  /// Lets every recorded finding be, and reports the entries that nothing needs any more.
  public func applied(
    to judgement: Judgement, in scope: Scope, of specification: Specification
  ) -> Judgement {
    var judgement = judgement
    var open: [Entry: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() { open[entry, default: []].append(index) }
    var known: [Finding] = []
    judgement.findings.removeAll { finding in
      guard open[Entry(finding)]?.popLast() != nil else { return false }
      known.append(finding.allowed(by: .init(.baseline, reason: "recorded in \(scope.path)")))
      return true
    }
    for finding in known { judgement.count(finding) }
    judgement.allowed += known
    guard scope.isWhole else { return judgement }
    let unjudged = Set(judgement.components.lazy.filter { !$0.isJudged }.map(\.name))
    let severity = specification.severity(of: StaleBaseline.self)
    judgement.findings += open.values.joined().sorted().filter { index in
      let entry = entries[index]
      return !unjudged.contains(entry.component)
        && entry.platform.map(scope.platforms.contains) ?? true
        && (scope.components?.contains(entry.component) ?? true)
    }.map { stale($0, severity, path: scope.path) }
    return judgement
  }

  private func stale(_ index: Int, _ severity: Severity, path: String) -> Finding {
    let entry = entries[index]
    let line = lines.indices.contains(index) ? lines[index] : 1
    return Finding(
      rule: StaleBaseline.rule, severity: severity, verdict: .stale, component: entry.component,
      part: entry.part, property: entry.property, state: entry.state, platform: entry.platform,
      location: Location(path: path, line: line, endLine: line),
      message: "the baseline records a \(entry.rule.rawValue) that is gone",
      notes: [.init(text: "remove the line, or record the baseline anew with --write-baseline \(path)")])
  }
}

extension Judgement {
  /// A finding that is let be counts as allowed.
  mutating func count(_ known: Finding) {
    guard let index = components.firstIndex(where: { $0.name == known.component }),
      let port = components[index].ports.firstIndex(where: { $0.platform == known.platform })
    else { return }
    components[index].ports[port].findings -= 1
    components[index].ports[port].allowed += 1
  }
}
