import Conformance
import ParityModel
import Testing

/// Every value of the truth tables, changed, is one more finding: nothing in a port is unspoken for.
@Suite("A changed fact")
struct MutationTests {
  @Test("is a finding that the unchanged page did not have", arguments: ["000", "004"])
  func changed(number: String) async throws {
    guard let page = try await SeedPage(number, spec: "specs/uim"), let core = TruthTable.core(number) else {
      print("skipped: ../shared is not at hand")
      return
    }
    let unchanged = try page.judgement().findings
    let before = Set(unchanged.map(Mark.init))
    let drifting = Set(unchanged.compactMap { $0.location.map(Place.init) })
    var count = 0
    for (port, index, fact) in page.facts {
      guard core.contains("\(fact.location.path):\(fact.location.line) \(fact.property)"),
        !drifting.contains(Place(fact.location))
      else { continue }
      var changed = page.ports
      changed[port].facts[index].value = fact.value.changed
      let after = try page.judgement(of: changed).findings.map(Mark.init)
      #expect(
        after.contains { !before.contains($0) },
        "\(fact.location.path):\(fact.location.line) \(fact.part) \(fact.property) \(fact.value)")
      count += 1
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

extension SeedPage {
  /// Every fact of every port, with its place in `ports`.
  fileprivate var facts: [(port: Int, index: Int, fact: Fact)] {
    ports.enumerated().flatMap { number, port in
      port.facts.enumerated().map { (number, $0.offset, $0.element) }
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
