import Conformance
import ParityModel

/// One item of a list of disagreements that was written by hand.
struct DriftItem {
  var id: String
  /// What the judge must say about it, `platform file:line property` or `platform part lacks property`.
  var findings: [String] = []
  /// The same for what an exception of the spec allows.
  var allowed: [String] = []
  /// Why no finding can hold it.
  var outOfReach: String?
}

/// What the judge says about one page, in the words of a drift list.
struct PageVerdict {
  var findings: [String]
  var allowed: [String]

  /// Nil where the page is not at hand.
  init?(page: String, spec folder: String, component: String) async throws {
    guard let page = try await SeedPage(page, spec: folder) else { return nil }
    let judgement = try page.judgement(components: [component])
    findings = judgement.findings.map(Self.words).sorted()
    allowed = judgement.allowed.map(Self.words).sorted()
  }

  private static func words(_ finding: Finding) -> String {
    let platform = finding.platform?.rawValue ?? "spec"
    let property = finding.property?.spelling ?? finding.rule.rawValue
    let state = finding.state.isEmpty ? "" : " \(finding.state)"
    guard finding.found != nil, let location = finding.location else {
      let part = finding.part.isEmpty ? finding.component : finding.part
      return "\(platform): \(part) lacks \(property)\(state)"
    }
    let file = location.path.split(separator: "/").last ?? ""
    return "\(platform): \(file):\(location.line) \(property)\(state)"
  }
}
