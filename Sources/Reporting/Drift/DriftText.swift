import ParityModel

/// The matrix for a terminal: one line a component, one column a platform, then sums by verdict.
struct DriftText {
  let report: DriftReport
  let style: Style

  var text: String {
    var lines: [String] = []
    let judged = report.components.filter(\.isJudged)
    lines += aligned([[""] + report.platforms.map(\.title)] + judged.map(row) + [totals]) + [""]
    lines += aligned([[""] + report.platforms.map(\.title)] + verdicts) + [""]
    let absent = report.components.filter { !$0.isJudged }.map(\.name)
    if !absent.isEmpty {
      lines += ["not judged, none of its sources under the root: " + absent.joined(separator: ", "), ""]
    }
    if !report.others.isEmpty {
      lines.append(style.paint("besides", .bold))
      lines += report.others.map { "  " + line($0) } + [""]
    }
    lines.append(style.paint(report.sum, report.count.isAligned ? .green : .red, .bold))
    if let platform = report.platforms.first(where: { !report.count(on: $0).isAligned }) {
      lines.append("what \(platform.title) has to do: paritylint drift --platform \(platform.rawValue)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ component: DriftReport.Component) -> [String] {
    [component.name] + report.platforms.map { cell(component.count(on: $0)) }
  }

  private var totals: [String] { ["all"] + report.platforms.map { cell(report.count(on: $0)) } }

  private func cell(_ count: DriftReport.Count) -> String {
    count.word.map { "\($0) \(count.aligned)/\(count.total)" } ?? "-"
  }

  /// One line a verdict that there is.
  private var verdicts: [[String]] {
    let count = report.count
    return DriftReport.Count.worstFirst.filter { count[$0] > 0 }.map { verdict in
      [verdict.rawValue] + report.platforms.map { String(report.count(on: $0)[verdict]) }
    }
  }

  private func line(_ finding: Finding) -> String {
    let rule = style.paint("\(finding.severity.rawValue)[\(finding.rule.rawValue)]", .red, .bold)
    let component = finding.component.isEmpty ? "" : " \(finding.component)"
    return rule + component + (finding.place.map { " \($0)" } ?? "") + ": " + finding.message
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { number, row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += number == 0 ? style.paint(text, .bold) : column == 0 ? text : painted(text)
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - text.count + 2)
        }
      }
      return line
    }
  }

  private func painted(_ cell: String) -> String {
    if cell.hasPrefix("aligned") { return style.paint(cell, .green) }
    return cell.contains("/") ? style.paint(cell, .red) : cell
  }
}
