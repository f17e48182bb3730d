import ParityModel

/// `{"version":1,"project":…,"platforms":[…],"components":[…],"facts":[…],"behaviours":[…],"findings":[…]}`,
/// one element a line.
enum DriftJSON {
  static func render(_ report: DriftReport) -> [UInt8] {
    var writer = JSONWriter()
    let judged = report.components.filter(\.isJudged)
    writer.object { writer in
      writer.member("version", 1)
      writer.member("project", report.project)
      writer.member("platforms") { writer in
        writer.array { writer in for platform in report.platforms { writer.string(platform.rawValue) } }
      }
      writer.member("components") { writer in
        writer.lines(report.components) { component(&$0, $1, report.platforms) }
      }
      writer.member("facts") { writer in
        writer.lines(judged.flatMap { component in component.rows.map { (component, $0) } }) {
          row(&$0, $1.1, of: $1.0, report.platforms)
        }
      }
      writer.member("behaviours") { writer in
        writer.lines(judged.flatMap { component in component.behaviours.map { (component, $0) } }) {
          behaviour(&$0, $1.1, of: $1.0, report.platforms)
        }
      }
      writer.member("findings") { $0.lines(report.findings, JSONReport.finding) }
    }
    writer.newline()
    return writer.bytes
  }

  private static func component(
    _ writer: inout JSONWriter, _ component: DriftReport.Component, _ platforms: [Platform]
  ) {
    writer.object { writer in
      writer.member("name", component.name)
      writer.member("judged") { $0.literal(component.isJudged ? "true" : "false") }
      writer.member("platforms") { writer in
        writer.array { writer in
          for platform in platforms {
            let count = component.count(on: platform)
            writer.object { writer in
              writer.member("platform", platform.rawValue)
              writer.member("verdict", count.word)
              for verdict in DriftReport.Count.worstFirst where count[verdict] > 0 {
                writer.member(named: verdict.rawValue) { $0.literal(String(count[verdict])) }
              }
            }
          }
        }
      }
    }
  }

  private static func row(
    _ writer: inout JSONWriter, _ row: DriftReport.Row, of component: DriftReport.Component,
    _ platforms: [Platform]
  ) {
    writer.object { writer in
      writer.member("component", component.name)
      writer.member("part", row.part)
      writer.member("property", row.property.spelling)
      writer.member("state", row.state.description)
      writer.member("expected", row.expected.isEmpty ? nil : row.expectation)
      origin(&writer, row.origin)
      cells(&writer, row.cells, platforms)
    }
  }

  private static func behaviour(
    _ writer: inout JSONWriter, _ behaviour: DriftReport.Behaviour, of component: DriftReport.Component,
    _ platforms: [Platform]
  ) {
    writer.object { writer in
      writer.member("component", component.name)
      writer.member("kind", behaviour.kind.rawValue)
      writer.member("name", behaviour.name)
      writer.member("standard", behaviour.standard?.rawValue)
      writer.member("samples", behaviour.samples.count)
      origin(&writer, behaviour.origin)
      cells(&writer, behaviour.cells, platforms)
    }
  }

  private static func cells(
    _ writer: inout JSONWriter, _ cells: [Platform: DriftReport.Cell], _ platforms: [Platform]
  ) {
    writer.member("cells") { writer in
      writer.array { writer in
        for platform in platforms {
          guard let cell = cells[platform] else { continue }
          writer.object { writer in
            writer.member("platform", platform.rawValue)
            writer.member("verdict", cell.verdict.rawValue)
            writer.member("rule", cell.finding?.rule.rawValue)
            writer.member("found", cell.statements.first?.written)
            writer.member("path", cell.location?.path)
            if let location = cell.location {
              writer.member("line", location.line)
              writer.member("column", location.column)
            }
          }
        }
      }
    }
  }

  private static func origin(_ writer: inout JSONWriter, _ origin: Origin) {
    writer.member("spec") { writer in
      writer.object { writer in
        writer.member("path", origin.path)
        writer.member("line", origin.line)
      }
    }
  }
}
