import ParityModel

/// Findings for a terminal: a header, the code with carets, what is expected, the spec's line; then sums.
struct TextReport {
  let report: Report
  let sources: SourceExcerpts
  let style: Style

  var text: String {
    var lines: [String] = []
    for finding in report.findings { lines += block(finding) + [""] }
    for notice in report.notices { lines.append(style.paint("note", .cyan, .bold) + ": " + notice) }
    if !report.notices.isEmpty { lines.append("") }
    lines += SummaryTable(components: report.components, style: style).lines
    lines.append(sum)
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ finding: Finding) -> [String] {
    let severity = style.paint(
      "\(finding.severity.rawValue)[\(finding.rule.rawValue)]", paint(finding), .bold)
    let component = finding.component.isEmpty ? "" : " \(finding.component):"
    var lines = [severity + component + " " + style.paint(finding.message, .bold)]
    let gutter = String(finding.location?.line ?? 0).count
    let blank = String(repeating: " ", count: gutter)
    if let location = finding.location {
      lines.append("\(blank)\(style.paint("-->", .blue)) \(place(location))")
      if let frame = CodeFrame(location: location, label: label(finding))
        .lines(from: sources, style: style, gutter: gutter)
      {
        lines += frame
      }
    } else if let platform = finding.platform {
      lines.append("\(blank)\(style.paint("-->", .blue)) \(platform.title)")
    }
    let equals = style.paint("=", .blue)
    for note in finding.notes {
      let place = note.location.map { "\(self.place($0)): " } ?? ""
      lines.append("\(blank) \(equals) \(style.paint("note", .bold)): \(place)\(note.text)")
    }
    if let origin = finding.origin {
      let code =
        sources.line(origin.line, of: origin.path).map { "  " + style.paint(trimmed($0), .dim) } ?? ""
      lines.append("\(blank) \(equals) \(style.paint("spec", .bold)): \(origin.path):\(origin.line)\(code)")
    }
    return lines
  }

  private func paint(_ finding: Finding) -> Style.Paint {
    switch finding.severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func label(_ finding: Finding) -> String {
    switch (finding.expected, finding.found) {
    case (let expected?, let found?): "expected \(expected), found \(found)"
    case (let expected?, nil): "expected \(expected)"
    case (nil, let found?): "found \(found), expected nothing"
    case (nil, nil): ""
    }
  }

  private func place(_ location: Location) -> String {
    let place = "\(location.path):\(location.line):\(location.column)"
    guard let page = location.page else { return place }
    return "\(place) (\(page.path):\(page.line))"
  }

  private var sum: String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let ports = report.components.flatMap(\.ports)
    let matched = ports.reduce(0) { $0 + $1.matched }
    let result =
      counts.isEmpty
      ? style.paint("no findings", .green, .bold)
      : style.paint(counts.joined(separator: ", "), .red, .bold)
    return "\(result); \(counted(matched, "pin")) met, \(counted(report.allowed.count, "difference")) allowed"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func trimmed(_ text: String) -> String {
    let line = DisplayLine(String(text.drop { $0 == " " || $0 == "\t" }))
    let window = line.window(around: 0..<0, columns: style.width / 2)
    return line.text(of: window) + (window.upperBound < line.count ? "…" : "")
  }
}
