import ParityModel

/// `{"version":1,"findings":[…],"allowed":[…],"components":[…]}`, one finding a line.
enum JSONReport {
  static func render(_ report: Report) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("findings") { $0.lines(report.findings, finding) }
      writer.member("allowed") { $0.lines(report.allowed, finding) }
      writer.member("components") { $0.lines(report.components, component) }
    }
    writer.newline()
    return writer.bytes
  }

  static func finding(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object { writer in
      writer.member("rule", finding.rule.rawValue)
      writer.member("verdict", finding.verdict.rawValue)
      writer.member("severity", finding.severity.rawValue)
      writer.member("component", finding.component)
      writer.member("part", finding.part)
      writer.member("property", finding.property?.spelling)
      writer.member("state", finding.state.description)
      writer.member("platform", finding.platform?.rawValue)
      place(finding.location, &writer)
      writer.member("expected", finding.expected)
      writer.member("found", finding.found)
      writer.member("message", finding.message)
      writer.member("notes") { writer in
        writer.array { writer in
          for note in finding.notes {
            writer.object { writer in
              writer.member("text", note.text)
              if let location = note.location { place(location, &writer) }
            }
          }
        }
      }
      if let leave = finding.leave {
        writer.member("leave") { writer in
          writer.object { writer in
            writer.member("source", leave.source.rawValue)
            writer.member("reason", leave.reason)
          }
        }
      }
      writer.member("spec") { writer in
        guard let origin = finding.origin else { return writer.null() }
        writer.object { writer in
          writer.member("path", origin.path)
          writer.member("line", origin.line)
        }
      }
    }
  }

  /// A finding about the spec itself has no place in a port: its path is empty.
  private static func place(_ location: Location?, _ writer: inout JSONWriter) {
    writer.member("path", location?.path ?? "")
    let numbers: [(String, Int?)] = [
      ("line", location?.line), ("column", location?.column), ("endLine", location?.endLine),
      ("endColumn", location?.endColumn),
    ]
    for (key, number) in numbers {
      writer.member(named: key) { writer in
        if let number { writer.literal(String(number)) } else { writer.null() }
      }
    }
    if let page = location?.page { writer.page(page) }
  }

  private static func component(_ writer: inout JSONWriter, _ component: ComponentSummary) {
    writer.object { writer in
      writer.member("name", component.name)
      writer.member("judged") { $0.literal(component.isJudged ? "true" : "false") }
      writer.member("ports") { writer in
        writer.array { writer in
          for port in component.ports {
            writer.object { writer in
              writer.member("platform", port.platform.rawValue)
              writer.member("matched", port.matched)
              writer.member("allowed", port.allowed)
              writer.member("findings", port.findings)
            }
          }
        }
      }
    }
  }
}
