import ParityModel

/// A review as the comment of a pull request.
struct ReviewMarkdown {
  let review: Review
  let range: Review.Range

  var text: String {
    var lines = ["## Parity review of \(Markdown.code(range.name))", ""]
    let appeared = review.appeared.isEmpty ? "No finding appears" : "**\(leading)**"
    lines.append("\(appeared)\(rest). \(review.specSum.prefix(1).uppercased())\(review.specSum.dropFirst()).")
    lines += section("Spec", changes)
    lines += section("Exceptions", exceptions)
    lines += section("Findings that appear", findings(review.appeared))
    lines += section("Findings that disappear", findings(review.disappeared))
    lines += section("Findings that differ otherwise", alterations)
    return lines.joined(separator: "\n") + "\n"
  }

  private var leading: Substring { review.findingSum.prefix { $0 != "," } }
  private var rest: Substring { review.findingSum.dropFirst(leading.count) }

  private func section(_ title: String, _ table: MarkdownTable?) -> [String] {
    table.map { ["", "### \(title)", ""] + $0.lines } ?? []
  }

  private var changes: MarkdownTable? {
    guard !review.changes.isEmpty else { return nil }
    var table = MarkdownTable(["", "component", "part", "rule", "before", "after", "spec"])
    for change in review.changes {
      table.add([
        change.kind.rawValue, Markdown.escaped(change.component), Markdown.escaped(change.part),
        Markdown.code(change.subject), Markdown.escaped(change.before ?? ""),
        Markdown.escaped(change.after ?? ""), place(change.origin),
      ])
    }
    return table
  }

  private var exceptions: MarkdownTable? {
    guard !review.exceptions.isEmpty else { return nil }
    var table = MarkdownTable(["", "component", "part", "rule", "before", "after", "because", "spec"])
    for change in review.exceptions {
      let reason = (change.after ?? change.before)?.reason ?? ""
      table.add([
        change.kind.rawValue, Markdown.escaped(change.component), Markdown.escaped(change.part),
        Markdown.code(change.subject), Markdown.escaped(change.before?.summary ?? ""),
        Markdown.escaped(change.after?.summary ?? ""), Markdown.escaped(reason), place(change.origin),
      ])
    }
    return table
  }

  private func findings(_ findings: [Finding]) -> MarkdownTable? {
    guard !findings.isEmpty else { return nil }
    var table = MarkdownTable(["platform", "rule", "finding", "place"])
    for finding in findings { table.add(MarkdownReport.cells(of: finding)) }
    return table
  }

  private var alterations: MarkdownTable? {
    guard !review.altered.isEmpty else { return nil }
    var table = MarkdownTable(["platform", "rule", "finding", "place", "before"])
    for alteration in review.altered {
      table.add(MarkdownReport.cells(of: alteration.after) + [Markdown.escaped(alteration.before.values)])
    }
    return table
  }

  private func place(_ origin: Origin) -> String { Markdown.code("\(origin.path):\(origin.line)") }
}
