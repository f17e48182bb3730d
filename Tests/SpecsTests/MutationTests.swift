import Conformance
import ParityModel
import Testing

/// Every value of the truth tables, changed, is one more finding: nothing in a port is unspoken for.
@Suite("A changed fact")
struct MutationTests {
  @Test("is a finding that the unchanged page did not have", arguments: ["000", "004"])
  func changed(page: String) throws {
    guard let ports = TruthTable.ports(page), let rows = TruthTable.rows(page) else {
      print("skipped: ../shared/truth is not at hand")
      return
    }
    let today = try #require(CalendarDate("2026-11-30"))
    let judge = Judge(specification: try PageVerdict.specification("specs/uim"), today: today)
    let unchanged = judge.judge(ports).findings
    let before = Set(unchanged.map(Mark.init))
    let drifting = Set(unchanged.compactMap { $0.location.map(Place.init) })
    let core = Set(rows.filter { $0[8] == "core" }.map { "\($0[0]):\($0[1]) \($0[3])" })
    var count = 0
    for (number, port) in ports.enumerated() {
      for (index, fact) in port.facts.enumerated() {
        guard core.contains("\(fact.location.path):\(fact.location.line) \(fact.property)"),
          !drifting.contains(Place(fact.location))
        else { continue }
        var changed = ports
        changed[number].facts[index].value = fact.value.changed
        let after = judge.judge(changed).findings.map(Mark.init)
        #expect(
          after.contains { !before.contains($0) }, "\(fact.location.path):\(fact.location.line) \(fact)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private struct Place: Hashable {
    var path: String
    var line: Int

    init(_ location: Location) {
      path = location.path
      line = location.line
    }
  }

  private struct Mark: Hashable {
    var rule: Rule
    var place: Place?
    var property: Property?
    var found: String?

    init(_ finding: Finding) {
      rule = finding.rule
      place = finding.location.map(Place.init)
      property = finding.property
      found = finding.found
    }
  }
}

extension Value {
  fileprivate var changed: Value {
    switch self {
    case .number(let number): .number(number + 3)
    case .text(let text): .text(text + "2")
    case .boolean(let flag): .boolean(!flag)
    }
  }
}
