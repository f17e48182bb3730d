import Conformance
import FoundationEssentials
import ParityModel
import SpecReader
import SyntaxTree

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

  init?(page: String, spec folder: String, today: String = "2026-11-30") throws {
    guard let ports = TruthTable.ports(page), let today = CalendarDate(today) else { return nil }
    let specification = try Self.specification(folder)
    let judgement = Judge(specification: specification, today: today).judge(ports)
    findings = judgement.findings.map(Self.words).sorted()
    allowed = judgement.allowed.map(Self.words).sorted()
  }

  static func specification(_ folder: String) throws -> Specification {
    let root = "/" + "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "\(root)/\(folder)"
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let bytes = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        return SpecReader.File(path: "\(folder)/\(name)", source: SourceText(bytes: Array(bytes)))
      }
    return SpecReader().read(files).specification
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
