import ParityModel

extension DriftPage {
  /// The matrix: a row a component, a column a platform.
  func overview(_ writer: inout HTMLWriter) {
    writer.element("section", ["class": "overview", "aria-labelledby": "overview"]) { writer in
      writer.element("h2", ["id": "overview"], "Overview")
      writer.element(
        "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-labelledby": "overview"]
      ) {
        writer in
        writer.element("table", ["class": "matrix"]) { matrix(&$0) }
      }
      let absent = report.components.filter { !$0.isJudged }.map(\.name)
      if !absent.isEmpty {
        writer.element(
          "p", ["class": "absent"],
          "Not judged, none of its sources under the root: \(absent.joined(separator: ", "))")
      }
    }
    writer.newline()
  }

  private func matrix(_ writer: inout HTMLWriter) {
    writer.element("thead") { writer in
      writer.element("tr") { writer in
        writer.element("th", ["scope": "col"], "Component")
        for platform in report.platforms { writer.element("th", ["scope": "col"], platform.title) }
      }
    }
    writer.element("tbody") { writer in
      for (anchor, component) in judged {
        writer.newline()
        writer.element("tr") { writer in
          writer.element("th", ["scope": "row"]) { writer in
            writer.element("a", ["href": "#" + anchor], component.name)
          }
          for platform in report.platforms { cell(component.count(on: platform), &writer) }
        }
      }
    }
    writer.element("tfoot") { writer in
      writer.element("tr") { writer in
        writer.element("th", ["scope": "row"], "All")
        for platform in report.platforms { cell(report.count(on: platform), &writer) }
      }
    }
  }

  private func cell(_ count: DriftReport.Count, _ writer: inout HTMLWriter) {
    guard count.total > 0 else {
      writer.element("td", ["class": "none"]) { writer in
        writer.element("span", ["aria-hidden": "true"], "–")
        writer.element("span", ["class": "unseen"], "nothing to hold")
      }
      return
    }
    writer.element("td", ["class": count.isAligned ? "aligned" : "differs"]) { writer in
      writer.element("span", ["class": "words"]) { writer in
        if count.isAligned {
          writer.element("span", ["class": "tick", "aria-hidden": "true"], "✓")
          writer.write("aligned")
        } else {
          for verdict in DriftReport.Count.worstFirst
          where count[verdict] > 0 && verdict != .match && verdict != .allowed {
            writer.element("span", "\(count[verdict]) \(verdict.rawValue)")
          }
        }
      }
      writer.element("span", ["class": "share"], "\(count.aligned) of \(count.total)")
      bar(count, &writer)
    }
  }

  /// The share that is aligned; at least a sliver of what is not.
  private func bar(_ count: DriftReport.Count, _ writer: inout HTMLWriter) {
    let share = count.isAligned ? 100 : min(96, count.aligned * 100 / max(count.total, 1))
    writer.element("span", ["class": "bar", "aria-hidden": "true", "style": "--share:\(share)%"], "")
  }

  // MARK: Filters

  /// Hidden without a script: then everything is shown.
  func filters(_ writer: inout HTMLWriter) {
    writer.element("form", ["class": "filters", "role": "search", "aria-label": "Filter the facts"]) {
      writer in
      select(
        "platform", "Platform", all: "All platforms", report.platforms.map { ($0.rawValue, $0.title) },
        &writer)
      let count = report.count
      let verdicts = DriftReport.Count.worstFirst.filter { count[$0] > 0 }
      select(
        "verdict", "Verdict", all: "All verdicts",
        (count.isAligned ? [] : [("differs", "everything that differs")])
          + verdicts.map { ($0.rawValue, $0 == .match ? "aligned" : $0.rawValue) }, &writer)
      select("rule", "Rule", all: "All rules", rules.map { ($0.rawValue, $0.rawValue) }, &writer)
      writer.element("label") { writer in
        writer.element("span", "Text")
        writer.void(
          "input",
          [
            "type": "search", "name": "text", "placeholder": "part, property, value or file",
            "autocomplete": "off", "spellcheck": "false",
          ])
      }
      writer.element("button", ["type": "reset"], "Reset")
      writer.element("output", ["role": "status", "aria-live": "polite"], "")
    }
    writer.newline()
  }

  private func select(
    _ name: String, _ title: String, all: String, _ choices: [(value: String, title: String)],
    _ writer: inout HTMLWriter
  ) {
    writer.element("label") { writer in
      writer.element("span", title)
      writer.element("select", ["name": name]) { writer in
        writer.raw("<option value=\"\">\(all)</option>")
        for choice in choices { writer.element("option", ["value": choice.value], choice.title) }
      }
    }
  }

  /// The rules of which there are findings in rows.
  private var rules: [Rule] {
    var found: Set<Rule> = []
    for component in report.components {
      for cell in component.rows.flatMap(\.cells.values) + component.behaviours.flatMap(\.cells.values) {
        if let rule = cell.finding?.rule { found.insert(rule) }
      }
    }
    return Rule.allCases.filter(found.contains)
  }
}
