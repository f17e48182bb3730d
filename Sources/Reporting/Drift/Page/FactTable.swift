import ParityModel

/// Every fact of a component: what is expected, and what each platform says; below each fact its sources.
struct FactTable {
  let component: DriftReport.Component
  let anchor: String
  let platforms: [Platform]
  let sources: SourceExcerpts
  let links: LinkTemplate?

  func write(to writer: inout HTMLWriter) {
    writer.newline()
    // Roles are spelled out, for a narrow screen sets rows as cards and would lose them.
    writer.element("table", ["class": "facts", "role": "table", "aria-labelledby": anchor + "-title"]) {
      writer in
      writer.element("thead", ["role": "rowgroup"]) { writer in
        writer.element("tr", ["role": "row"]) { writer in
          writer.element("th", ["scope": "col", "role": "columnheader"], "Fact")
          writer.element("th", ["scope": "col", "role": "columnheader"], "Expected")
          for platform in platforms {
            writer.element(
              "th", ["scope": "col", "role": "columnheader", "data-platform": platform.rawValue],
              platform.title)
          }
        }
      }
      var part: String?
      for (number, row) in component.rows.enumerated() {
        if row.part != part, !(part == nil && row.part.isEmpty) { heading(row.part, &writer) }
        part = row.part
        fact(row, number, &writer)
      }
    }
  }

  private func heading(_ part: String, _ writer: inout HTMLWriter) {
    writer.newline()
    writer.element("tbody", ["class": "part", "role": "rowgroup"]) { writer in
      writer.element("tr", ["role": "row"]) { writer in
        writer.element(
          "th", ["scope": "rowgroup", "role": "rowheader", "colspan": String(platforms.count + 2)],
          part.isEmpty ? "Constants" : part)
      }
    }
  }

  private func fact(_ row: DriftReport.Row, _ number: Int, _ writer: inout HTMLWriter) {
    let id = "\(anchor)-\(number)"
    let differs = row.cells.values.contains { $0.differs }
    writer.newline()
    writer.element(
      "tbody", ["class": differs ? "fact differs" : "fact", "role": "rowgroup", "data-fact": words(row)]
    ) { writer in
      writer.element("tr", ["role": "row"]) { writer in
        writer.element("th", ["scope": "row", "role": "rowheader"]) { name(of: row, id, &$0) }
        writer.element("td", ["role": "cell", "class": "expected"]) { writer in
          label("Expected", &writer)
          expected(row, &writer)
        }
        for platform in platforms { cell(row.cells[platform], platform, &writer) }
      }
      writer.element("tr", ["class": "sources", "id": id, "role": "row"]) { writer in
        writer.element("td", ["role": "cell", "colspan": String(platforms.count + 2)]) { writer in
          SourceList(row: row, platforms: platforms, sources: sources, links: links).write(to: &writer)
        }
      }
    }
  }

  /// What the text filter finds a row by besides what it shows.
  private func words(_ row: DriftReport.Row) -> String {
    [component.name, row.part, row.property.spelling].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func name(of row: DriftReport.Row, _ id: String, _ writer: inout HTMLWriter) {
    writer.element("button", ["type": "button", "aria-expanded": "true", "aria-controls": id]) { writer in
      switch row.property {
      case .constant(let name):
        if !component.isTable { writer.element("small", "constant ") }
        writer.write(name)
      case .parameter(let name):
        writer.element("small", "default ")
        writer.write(name)
      default: writer.write(row.property.spelling)
      }
      if !row.state.isEmpty { writer.element("span", ["class": "state"], " when \(row.state)") }
    }
  }

  private func expected(_ row: DriftReport.Row, _ writer: inout HTMLWriter) {
    if row.expected.isEmpty { return writer.element("span", ["class": "nothing"], "nothing") }
    for (index, expectation) in row.expected.enumerated() {
      if index > 0 { writer.element("span", ["class": "or"], " or ") }
      switch expectation {
      case .exactly(let quantity):
        ValueText(quantity: quantity, worth: index == 0 ? row.worth : [], isFull: true).write(to: &writer)
      case .within: writer.element("span", ["class": "value"], expectation.description)
      }
    }
  }

  private func cell(_ cell: DriftReport.Cell?, _ platform: Platform, _ writer: inout HTMLWriter) {
    guard let cell else { return noCell(platform, &writer) }
    writer.element(
      "td",
      [
        "role": "cell", "class": cell.verdict.rawValue, "data-platform": platform.rawValue,
        "data-verdict": cell.verdict.rawValue, "data-rule": cell.finding?.rule.rawValue,
      ]
    ) { writer in
      label(platform.title, &writer)
      if let statement = cell.statements.first {
        ValueText(quantity: statement.quantity, worth: statement.worth, written: statement.written)
          .write(to: &writer)
      }
      if cell.verdict != .match {
        writer.element("span", ["class": "verdict"], cell.verdict.rawValue)
      } else if cell.statements.isEmpty {
        writer.element("span", ["class": "value"], "left out")
      }
    }
  }

  private func noCell(_ platform: Platform, _ writer: inout HTMLWriter) {
    writer.element("td", ["role": "cell", "class": "none", "data-platform": platform.rawValue]) { writer in
      label(platform.title, &writer)
      writer.element("span", ["aria-hidden": "true"], "·")
      writer.element("span", ["class": "unseen"], "not held")
    }
  }

  /// The name of a column, which a narrow screen shows beside the cell.
  private func label(_ text: String, _ writer: inout HTMLWriter) {
    writer.element("span", ["class": "label", "aria-hidden": "true"], text)
  }
}

extension DriftReport.Cell {
  /// Whether it is other than it should be.
  var differs: Bool { verdict != .match && verdict != .allowed }
}
