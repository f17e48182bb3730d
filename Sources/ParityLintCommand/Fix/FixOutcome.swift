import ParityModel

/// What `--fix` has done, told in the report of what is left.
struct FixOutcome {
  private let literals: Int
  private let files: Int
  private let refusals: [Key: String]

  private struct Key: Hashable {
    var rule: Rule
    var message: String
    var path: String?
    var line: Int?

    init(_ finding: Finding) {
      rule = finding.rule
      message = finding.message
      path = finding.location?.path
      line = finding.location?.line
    }
  }

  init(literals: Int, files: Int, refusals: [Finding: String]) {
    self.literals = literals
    self.files = files
    self.refusals = Dictionary(refusals.map { (Key($0.key), $0.value) }) { first, _ in first }
  }

  var notice: String {
    literals == 0
      ? "nothing could be fixed by changing one literal"
      : "fixed \(literals) literal\(literals == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
  }

  /// The findings that are left, each with a note that says why.
  func explained(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard let reason = refusals[Key(finding)] else { return finding }
      var result = finding
      result.notes.append(.init(text: "not fixed: \(reason)"))
      return result
    }
  }
}
