import ParityModel

/// Everything that the team of one platform has to do, by file and line.
struct DriftTasks {
  let report: DriftReport
  let platform: Platform
  let sources: SourceExcerpts
  let style: Style

  var text: String {
    var lines: [String] = []
    for (path, findings) in files {
      lines.append(style.paint(path.isEmpty ? "in no file yet" : path, .bold))
      let width = findings.map { position($0).count }.max() ?? 0
      for finding in findings { lines += block(finding, width) }
      lines.append("")
    }
    lines.append(style.paint(sum, report.findings.isEmpty ? .green : .red, .bold))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The findings of each file in the order of their places; those without a place come last.
  private var files: [(path: String, findings: [Finding])] {
    var files: [(path: String, findings: [Finding])] = []
    for finding in report.findings {
      let path = finding.location?.path ?? ""
      if files.last?.path == path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((path, [finding]))
      }
    }
    return files
  }

  private func block(_ finding: Finding, _ width: Int) -> [String] {
    let position = position(finding)
    let indent = String(repeating: " ", count: width + 4)
    var lines = [
      "  " + String(repeating: " ", count: width - position.count) + style.paint(position, .blue) + "  "
        + task(finding) + style.paint("  [\(finding.rule.rawValue)]", .dim)
    ]
    if let location = finding.location, !location.isWholeFile,
      let code = sources.line(location.line, of: location.path)
    {
      let line = DisplayLine(String(code.drop { $0 == " " || $0 == "\t" }))
      let window = line.window(around: 0..<0, columns: style.width - width - 6)
      lines.append(
        indent + style.paint(line.text(of: window) + (window.upperBound < line.count ? "…" : ""), .dim))
    }
    for note in finding.notes {
      lines.append(indent + (note.location.map { "\($0.path):\($0.line): " } ?? "") + note.text)
    }
    if let origin = finding.origin {
      lines.append(indent + style.paint("spec: \(origin.path):\(origin.line)", .dim))
    }
    return lines
  }

  private func position(_ finding: Finding) -> String {
    finding.location.map { "\($0.line):\($0.column)" } ?? "-"
  }

  private func task(_ finding: Finding) -> String {
    switch finding.task {
    case .change(let found, let expected):
      "change \(style.paint(found, .red)) to \(style.paint(expected, .green)): \(finding.subject)"
    case .add(let expected): "add \(style.paint(expected, .green)): \(finding.subject)"
    case .remove(let found): "remove \(style.paint(found, .red)): \(finding.subject)"
    case .other: finding.message
    }
  }

  private var sum: String {
    let count = report.findings.count
    guard count > 0 else { return "\(platform.title) has nothing to do" }
    let paths = Set(report.findings.compactMap(\.location?.path)).count
    return "\(platform.title) has \(count) thing\(count == 1 ? "" : "s") to do"
      + (paths == 0 ? "" : " in \(paths) file\(paths == 1 ? "" : "s")")
  }
}
