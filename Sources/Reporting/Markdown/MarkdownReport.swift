import ParityModel

/// Findings as the comment of a pull request: what there is, one line a finding, how each port fares.
enum MarkdownReport {
  static func render(_ report: Report) -> [UInt8] {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let matched = report.components.flatMap(\.ports).reduce(0) { $0 + $1.matched }
    let sum = counts.isEmpty ? "No findings" : "**\(counts.joined(separator: ", "))**"
    var page = MarkdownPage([
      "## Parity", "",
      "\(sum); \(matched) pin\(matched == 1 ? "" : "s") met, "
        + "\(report.allowed.count) difference\(report.allowed.count == 1 ? "" : "s") allowed.",
    ])
    if let components = components(report) { _ = page.add(components.lines) }
    if !report.notices.isEmpty { _ = page.add(report.notices.map { "- " + Markdown.escaped($0) }) }
    if !report.findings.isEmpty {
      var table = MarkdownTable(["platform", "rule", "finding", "place"])
      for finding in report.findings { table.add(cells(of: finding)) }
      let omitted = page.add(table, under: "Findings", isFolded: false)
      page.addOmission(of: omitted, advice: "`paritylint lint` lists them.")
    }
    return Array(page.text.utf8)
  }

  static func cells(of finding: Finding) -> [String] {
    [
      finding.platform?.title ?? "spec", "\(finding.rule.rawValue) (\(finding.severity.rawValue))",
      Markdown.escaped(finding.message), finding.place.map(Markdown.code) ?? "",
    ]
  }

  private static func components(_ report: Report) -> MarkdownTable? {
    let judged = report.components.filter(\.isJudged)
    if judged.isEmpty { return nil }
    let platforms = Set(judged.flatMap(\.ports).map(\.platform)).sorted()
    var table = MarkdownTable([""] + platforms.map(\.title))
    for component in judged {
      table.add(
        [Markdown.escaped(component.name)]
          + platforms.map { platform in
            component.ports.first { $0.platform == platform }.map(SummaryTable.cell) ?? ""
          })
    }
    return table
  }
}
