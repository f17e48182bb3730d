import ParityModel

/// JUnit XML: a suite a component, a failed case a finding, a passed case a port without one.
enum JUnitReport {
  static func render(_ report: Report) -> [UInt8] {
    var suites = report.components.map { component in
      Suite(
        name: component.name, isJudged: component.isJudged,
        findings: report.findings.filter { $0.component == component.name },
        clean: component.ports.filter { $0.findings == 0 }.map(\.platform))
    }
    let known = Set(report.components.map(\.name))
    let others = report.findings.filter { !known.contains($0.component) }
    if !others.isEmpty { suites.append(Suite(name: "spec", isJudged: true, findings: others, clean: [])) }

    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"paritylint\" tests=\"\(suites.reduce(0) { $0 + $1.count })\" "
        + "failures=\"\(report.findings.count)\">")
    for suite in suites { lines += suite.lines }
    lines.append("</testsuites>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private struct Suite {
    var name: String
    var isJudged: Bool
    var findings: [Finding]
    var clean: [Platform]

    var count: Int { findings.count + clean.count + (isJudged ? 0 : 1) }

    var lines: [String] {
      let name = escaped(name)
      var lines = [
        "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(findings.count)\" "
          + "skipped=\"\(isJudged ? 0 : 1)\">"
      ]
      for platform in clean {
        lines.append("    <testcase classname=\"\(name)\" name=\"\(platform.title)\"/>")
      }
      for finding in findings {
        let title = [
          finding.platform?.title ?? "", finding.part, finding.property?.spelling ?? "",
          finding.state.description,
        ].filter { !$0.isEmpty }.joined(separator: " ")
        let place = OutsidePlace(finding)
        let attributes = place.map { " file=\"\(escaped($0.path))\" line=\"\($0.line)\"" } ?? ""
        let position = place.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
        lines.append("    <testcase classname=\"\(name)\" name=\"\(escaped(title))\"\(attributes)>")
        lines.append(
          "      <failure type=\"\(finding.rule.rawValue)\" message=\"\(escaped(finding.message))\">"
            + escaped(position) + "</failure>")
        lines.append("    </testcase>")
      }
      if !isJudged {
        lines.append("    <testcase classname=\"\(name)\" name=\"all ports\">")
        lines.append("      <skipped message=\"none of its sources are under the root\"/>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
      return lines
    }
  }

  /// Text for an attribute or an element; what XML cannot hold becomes a replacement character.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
