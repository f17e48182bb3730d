import ParityModel

/// Turns differences into findings: names, severities, one finding a literal, order, sums.
struct Verdicts {
  let specification: Specification
  /// The components to report; nil for all.
  let names: Set<String>?

  func judgement(of results: [PortResult], spec: [Difference], judged: [Bool], pages: [Prose])
    -> Judgement
  {
    var judgement = Judgement()
    var summaries = specification.components.enumerated().map { index, component in
      ComponentSummary(name: component.name, isJudged: judged[index])
    }
    let results = results.sorted { $0.port.platform < $1.port.platform }
    var ledger = SuppressionLedger(results.map(\.port), pages)
    var found: [(findings: [Finding], allowed: [Finding])] = []
    for result in results {
      let scene = Scene(specification: specification, port: result.port)
      var findings = merged(result.differences.compactMap { finding(for: $0, in: scene) })
      let suppressed = ledger.allowed(of: &findings)
      let allowed = merged(
        result.allowances.map { scene.finding(for: $0) }
          + result.allowedBehaviours.map { scene.finding(for: $0.difference, allowedBy: $0.exception) })
      found.append((findings, allowed + suppressed))
    }
    for (result, found) in zip(results, found) {
      let scene = Scene(specification: specification, port: result.port)
      let allowed = found.allowed
      let findings =
        found.findings
        + ledger.differences(of: result.port.suppressions).compactMap { finding(for: $0, in: scene) }
      for index in summaries.indices where judged[index] {
        let name = summaries[index].name
        summaries[index].ports.append(
          .init(
            platform: result.port.platform,
            matched: result.matches.lazy.filter { $0.requirement.component == index }.count
              + result.matchedBehaviours.lazy.filter { $0.component == index }.count,
            allowed: allowed.lazy.filter { $0.component == name }.count,
            findings: findings.lazy.filter { $0.component == name }.count))
      }
      judgement.findings += findings.sorted(by: Finding.inPlaceOrder)
      judgement.allowed += allowed.sorted(by: Finding.inPlaceOrder)
    }
    let scene = Scene(specification: specification, port: nil)
    var findings = merged(spec.compactMap { finding(for: $0, in: scene) })
    judgement.allowed += ledger.allowed(of: &findings).sorted(by: Finding.inPlaceOrder)
    for page in pages {
      let isWhole = isWhollyJudged(page, judged)
      findings += ledger.differences(of: page.suppressions)
        .filter { if case .needless = $0 { isWhole } else { true } }
        .compactMap { finding(for: $0, in: scene) }
    }
    judgement.findings += findings.sorted(by: Finding.inPlaceOrder)
    judgement.components = summaries
    guard let names else { return judgement }
    judgement.findings.removeAll { !$0.component.isEmpty && !names.contains($0.component) }
    judgement.allowed.removeAll { !names.contains($0.component) }
    judgement.components.removeAll { !names.contains($0.name) }
    return judgement
  }

  /// Whether every claim about a page has been looked for, so that a comment may be called needless.
  private func isWhollyJudged(_ page: Prose, _ judged: [Bool]) -> Bool {
    zip(specification.components, judged).allSatisfy { component, isJudged in
      isJudged || component.claims.isEmpty || specification.pages(about: component, among: [page]).isEmpty
    }
  }

  /// What the first rule that knows a difference says of it.
  func finding(for difference: Difference, in scene: Scene) -> Finding? {
    for rule in RuleList.all {
      guard var finding = rule.finding(for: difference, in: scene) else { continue }
      finding.severity = specification.severity(of: rule)
      return finding
    }
    return nil
  }

  /// One literal that states several things is one finding, and so is one element of the spec that a
  /// declaration does not state at all.
  private func merged(_ findings: [Finding]) -> [Finding] {
    var places: [MergeKey: Int] = [:]
    var result: [Finding] = []
    var others: [[String]] = []
    for finding in findings {
      let key = MergeKey(finding)
      guard let index = places[key] else {
        places[key] = result.count
        result.append(finding)
        others.append([])
        continue
      }
      result[index].repair?.facts += finding.repair?.facts ?? []
      let also = result[index].difference(to: finding)
      if !also.isEmpty, !others[index].contains(also) { others[index].append(also) }
    }
    for (index, also) in others.enumerated() where !also.isEmpty {
      result[index].notes.append(.init(text: "the same holds for " + also.joined(separator: ", ")))
    }
    return result
  }
}

/// What findings share that are one.
struct MergeKey: Hashable {
  var rule: Rule
  var component: String
  var location: Location?
  var expected: String?
  var found: String?
  /// What tells findings apart that no literal holds together.
  var part: String?
  var origin: Origin?

  init(_ finding: Finding) {
    rule = finding.rule
    component = finding.component
    location = finding.location
    expected = finding.expected
    found = finding.found
    if finding.found == nil {
      part = finding.part
      origin = finding.origin
    }
  }
}

extension Finding {
  /// What a finding of the same literal says that this one does not.
  fileprivate func difference(to other: Finding) -> String {
    var words: [String] = []
    if other.property != property, let property = other.property { words.append(property.spelling) }
    if other.state != state { words.append(other.state.isEmpty ? "always" : "when \(other.state)") }
    if other.part != part { words.append("of \(other.part)") }
    return words.joined(separator: " ")
  }

  /// By place, then by what is judged; findings without a place come last.
  fileprivate static func inPlaceOrder(_ left: Finding, _ right: Finding) -> Bool {
    switch (left.location, right.location) {
    case (let a?, let b?) where a != b: return a < b
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    if let a = left.origin, let b = right.origin, a != b { return a < b }
    let a = (left.component, left.part, left.property?.spelling ?? "", left.state.rawValue)
    let b = (right.component, right.part, right.property?.spelling ?? "", right.state.rawValue)
    if a != b { return a < b }
    return (left.rule.rawValue, left.message) < (right.rule.rawValue, right.message)
  }
}
