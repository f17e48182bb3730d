import ParityModel

/// The findings of a judgement by what they are about: a literal that says several things wrong is one.
struct FoundFindings {
  private var found: [Key: Finding] = [:]
  private var permitted: [Key: Finding] = [:]
  private var shown: Set<Finding> = []

  private struct Key: Hashable {
    var platform: Platform?
    var key: MergeKey

    init(_ finding: Finding) {
      platform = finding.platform
      key = MergeKey(finding)
    }
  }

  init(_ judgement: Judgement) {
    for finding in judgement.findings { found[Key(finding)] = finding }
    for finding in judgement.allowed { permitted[Key(finding)] = finding }
  }

  /// What the judgement says of a difference; a comment in the source may have allowed it.
  func found(_ raw: Finding) -> Finding {
    let key = Key(raw)
    return found[key] ?? permitted[key] ?? raw
  }

  /// What the judgement says of an allowance.
  func allowed(_ raw: Finding) -> Finding { permitted[Key(raw)] ?? raw }

  /// A row holds it.
  mutating func show(_ finding: Finding?) { if let finding { shown.insert(finding) } }

  func isShown(_ finding: Finding) -> Bool { shown.contains(finding) }
}
