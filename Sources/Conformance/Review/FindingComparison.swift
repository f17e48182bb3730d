import ParityModel

/// Which findings come, go and stay between two states.
///
/// A finding is the same one where rule, component, part, property, state and platform are: its line may
/// move. Where one place has several, those of equal values belong together first.
public struct FindingComparison {
  public private(set) var appeared: [Finding] = []
  public private(set) var disappeared: [Finding] = []
  public private(set) var altered: [Review.Alteration] = []
  public private(set) var kept = 0

  public init(old: [Finding], new: [Finding]) {
    var before = Dictionary(grouping: old, by: FindingKey.init)
    var isKept = Array(repeating: false, count: new.count)
    for (index, finding) in new.enumerated() {
      let key = FindingKey(finding)
      guard
        let place = before[key]?.firstIndex(where: {
          $0.expected == finding.expected && $0.found == finding.found
        })
      else { continue }
      before[key]?.remove(at: place)
      isKept[index] = true
      kept += 1
    }
    for (index, finding) in new.enumerated() where !isKept[index] {
      let key = FindingKey(finding)
      if let first = before[key]?.first {
        before[key]?.removeFirst()
        altered.append(Review.Alteration(before: first, after: finding))
      } else {
        appeared.append(finding)
      }
    }
    for finding in old {
      let key = FindingKey(finding)
      guard let place = before[key]?.firstIndex(of: finding) else { continue }
      before[key]?.remove(at: place)
      disappeared.append(finding)
    }
  }
}

/// What makes a finding the same one in another state of the project.
private struct FindingKey: Hashable {
  var rule: Rule
  var component: String
  var part: String
  var property: Property?
  var state: State
  var platform: Platform?

  init(_ finding: Finding) {
    rule = finding.rule
    component = finding.component
    part = finding.part
    property = finding.property
    state = finding.state
    platform = finding.platform
  }
}
