import ParityModel

/// Workflow commands that GitHub shows as annotations, one line a finding.
enum GitHubReport {
  static func render(_ report: Report) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      text += command(finding.severity)
      var properties: [String] = []
      if let place = OutsidePlace(finding) {
        properties += ["file=\(property(place.path))", "line=\(place.line)", "endLine=\(place.endLine)"]
        // Columns of a range over several lines are refused.
        if place.line == place.endLine {
          properties += ["col=\(place.column)", "endColumn=\(place.endColumn)"]
        }
      }
      properties.append("title=\(property("\(finding.rule.rawValue) \(finding.component)"))")
      text += " \(properties.joined(separator: ","))::\(data(finding.message))\n"
    }
    return Array(text.utf8)
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "::error"
    case .warning: "::warning"
    case .note: "::notice"
    }
  }

  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
