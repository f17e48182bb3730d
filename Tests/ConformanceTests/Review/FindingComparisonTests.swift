import ParityModel
import Testing

@testable import Conformance

@Suite("Findings of two states")
struct FindingComparisonTests {
  private func finding(_ found: String?, expected: String? = "4", line: Int = 1, part: String = "Lid")
    -> Finding
  {
    Finding(
      rule: .valueDrift, severity: .error, verdict: .drift, component: "Box", part: part, property: .height,
      platform: .compose, location: Bench.place(.compose, line), expected: expected, found: found,
      message: "")
  }

  private func compare(_ old: [Finding], _ new: [Finding]) -> String {
    let comparison = FindingComparison(old: old, new: new)
    let altered = comparison.altered.map { "\($0.before.found ?? "-")>\($0.after.found ?? "-")" }
    return
      "+\(comparison.appeared.map { $0.found ?? "-" }) -\(comparison.disappeared.map { $0.found ?? "-" }) "
      + "~\(altered) =\(comparison.kept)"
  }

  @Test("are the same where only their lines differ")
  func moved() {
    #expect(compare([finding("5")], [finding("5", line: 80)]) == #"+[] -[] ~[] =1"#)
  }

  @Test("differ otherwise where one place says another wrong value")
  func altered() {
    #expect(compare([finding("5")], [finding("6")]) == #"+[] -[] ~["5>6"] =0"#)
    #expect(compare([finding("5")], [finding("5", expected: "7")]) == #"+[] -[] ~["5>5"] =0"#)
  }

  @Test("come and go one by one where a place has several")
  func several() {
    #expect(
      compare([finding("5"), finding("6")], [finding("6"), finding("7"), finding("8")])
        == #"+["8"] -[] ~["5>7"] =1"#)
    #expect(compare([finding("5"), finding("5")], [finding("5")]) == #"+[] -["5"] ~[] =1"#)
    #expect(compare([finding("5")], [finding("5", part: "Base")]) == #"+["5"] -["5"] ~[] =0"#)
  }
}
