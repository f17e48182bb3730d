import ParityModel

/// The drift as the comment of a pull request: the matrix, and folded below it what each team has to do.
struct DriftMarkdown {
  let report: DriftReport
  let links: LinkTemplate?

  var text: String {
    let judged = report.components.filter(\.isJudged)
    var matrix = MarkdownTable([""] + report.platforms.map(\.title))
    for component in judged {
      matrix.add(
        [Markdown.escaped(component.name)] + report.platforms.map { cell(component.count(on: $0)) })
    }
    matrix.add(["all"] + report.platforms.map { cell(report.count(on: $0)) })
    let title = report.project.isEmpty ? "Drift" : "Drift of \(Markdown.escaped(report.project))"
    let sum = report.sum.prefix(1).uppercased() + report.sum.dropFirst()
    var page = MarkdownPage(["## \(title)", "", "\(sum).", ""] + matrix.lines)
    let absent = report.components.filter { !$0.isJudged }.map { Markdown.escaped($0.name) }
    if !absent.isEmpty {
      _ = page.add(["Not judged, none of its sources under the root: " + absent.joined(separator: ", ")])
    }
    var omitted = 0
    for platform in report.platforms {
      let findings = report.findings.filter { $0.platform == platform }
      omitted += add(findings, of: platform.title, isFolded: report.platforms.count > 1, to: &page)
    }
    omitted += add(
      report.findings.filter { $0.platform == nil }, of: "The spec and its documentation", isFolded: true,
      to: &page)
    page.addOmission(of: omitted, advice: "`paritylint drift --platform NAME` lists them.")
    return page.text
  }

  private func cell(_ count: DriftReport.Count) -> String {
    guard let word = count.word else { return "–" }
    let share = "\(count.aligned)/\(count.total)"
    return count.isAligned ? "✓ \(share)" : "**\(word)** \(share)"
  }

  /// How many findings found no room.
  private func add(
    _ findings: [Finding], of title: String, isFolded: Bool, to page: inout MarkdownPage
  ) -> Int {
    if findings.isEmpty { return 0 }
    var table = MarkdownTable(["place", "what", "change", "rule"])
    for finding in findings { table.add(cells(of: finding)) }
    return page.add(
      table, under: "\(title): \(findings.count) finding\(findings.count == 1 ? "" : "s")",
      isFolded: isFolded)
  }

  private func cells(of finding: Finding) -> [String] {
    let place =
      if let location = finding.location {
        Markdown.link("\(location.path):\(location.line)", to: links?.address(of: location))
      } else { finding.place.map(Markdown.code) ?? "" }
    let notes = finding.notes.map { "<br>" + Markdown.escaped($0.text) }.joined()
    let subject = Markdown.escaped(finding.subject) + notes
    let rule = finding.rule.rawValue
    switch finding.task {
    case .change(let found, let expected):
      return [place, subject, "\(Markdown.code(found)) → \(Markdown.code(expected))", rule]
    case .add(let expected): return [place, subject, "add \(Markdown.code(expected))", rule]
    case .remove(let found): return [place, subject, "remove \(Markdown.code(found))", rule]
    case .other: return [place, Markdown.escaped(finding.message) + notes, "", rule]
    }
  }
}
