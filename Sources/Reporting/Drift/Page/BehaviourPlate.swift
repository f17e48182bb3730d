import ParityModel

/// What a component does: a rhythm as a timeline, anything else as a grid of samples.
struct BehaviourPlate {
  let behaviour: DriftReport.Behaviour
  let component: String
  let platforms: [Platform]
  let links: LinkTemplate?

  func write(to writer: inout HTMLWriter) {
    let held = platforms.filter { behaviour.cells[$0] != nil }
    writer.newline()
    writer.element(
      "section", ["class": "behaviour", "data-fact": component, "aria-label": "\(kind) \(behaviour.name)"]
    ) { writer in
      writer.element("h3") { writer in
        writer.element("small", kind + " ")
        writer.write(behaviour.name)
      }
      writer.element("ul", ["class": "ports"]) { writer in
        for platform in held { port(platform, &writer) }
      }
      if behaviour.kind == .schedule {
        Timelines(behaviour: behaviour, platforms: held).write(to: &writer)
      } else {
        SampleGrid(behaviour: behaviour, platforms: held).write(to: &writer)
      }
    }
  }

  private var kind: String {
    switch behaviour.kind {
    case .function: "Function"
    case .table: "Table"
    case .schedule: "Schedule"
    case .clamp: "Clamp"
    }
  }

  private func port(_ platform: Platform, _ writer: inout HTMLWriter) {
    guard let cell = behaviour.cells[platform] else { return }
    writer.element(
      "li",
      [
        "class": cell.differs ? "differs" : "aligned", "data-platform": platform.rawValue,
        "data-verdict": cell.verdict.rawValue, "data-rule": cell.finding?.rule.rawValue,
      ]
    ) { writer in
      writer.element("b", platform.title)
      writer.element("span", ["class": "verdict"], cell.verdict == .match ? "aligned" : cell.verdict.rawValue)
      if let location = cell.location { place(location, links, &writer) }
      if let finding = cell.finding {
        writer.element("p", ["class": "reason"]) { writer in
          writer.element("span", ["class": "rule"], finding.rule.rawValue)
          writer.write(" " + (finding.leave.map { "allowed: \($0.reason)" } ?? finding.message))
        }
      }
    }
  }
}
