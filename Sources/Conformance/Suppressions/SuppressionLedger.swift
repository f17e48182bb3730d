import ParityModel

/// Which findings the comments of the sources allow, and which comments allow none.
struct SuppressionLedger {
  /// By the file they stand in.
  private var suppressions: [String: [Suppression]] = [:]
  private var used: Set<Use> = []

  private struct Use: Hashable {
    var location: Location
    var rule: Rule
  }

  init(_ ports: [Port], _ pages: [Prose]) {
    let all = ports.flatMap(\.suppressions) + pages.flatMap(\.suppressions)
    for suppression in all where suppression.isInForce {
      suppressions[suppression.location.path, default: []].append(suppression)
    }
  }

  /// Takes out of `findings` what a comment allows; a finding without a place cannot be allowed.
  mutating func allowed(of findings: inout [Finding]) -> [Finding] {
    var allowed: [Finding] = []
    findings.removeAll { finding in
      guard let location = finding.location,
        let suppression = suppressions[location.path]?.first(where: { $0.covers(finding, at: location) })
      else { return false }
      used.insert(Use(location: suppression.location, rule: finding.rule))
      allowed.append(finding.allowed(by: .init(.comment, reason: suppression.reason)))
      return true
    }
    return allowed
  }

  /// What is wrong with the comments of a port, once every finding has been looked at. A file of two ports
  /// speaks for both: what it allows in one is used, and nothing is said twice.
  mutating func differences(of suppressions: [Suppression]) -> [Difference] {
    suppressions.flatMap { suppression -> [Difference] in
      guard suppression.isInForce else {
        return isNew(suppression, .invalidException) ? [.misunderstood(suppression)] : []
      }
      let unused = suppression.rules.filter { isNew(suppression, $0) }
      return (suppression.mistakes.isEmpty ? [] : [Difference.misunderstood(suppression)])
        + unused.map { .needless(suppression, $0) }
    }
  }

  private mutating func isNew(_ suppression: Suppression, _ rule: Rule) -> Bool {
    used.insert(Use(location: suppression.location, rule: rule)).inserted
  }
}

extension Suppression {
  /// Without a reason it allows nothing.
  fileprivate var isInForce: Bool { !reason.isEmpty && !rules.isEmpty }

  fileprivate func covers(_ finding: Finding, at location: Location) -> Bool {
    platform == finding.platform && rules.contains(finding.rule) && lines.contains(location.line)
  }
}
