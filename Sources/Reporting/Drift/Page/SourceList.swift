import ParityModel

/// Below a fact: for each platform the line that states it, with the literal marked, and what is wrong.
struct SourceList {
  let row: DriftReport.Row
  let platforms: [Platform]
  let sources: SourceExcerpts
  let links: LinkTemplate?

  func write(to writer: inout HTMLWriter) {
    writer.element("ul") { writer in
      for platform in platforms {
        if let cell = row.cells[platform] { item(cell, platform, &writer) }
      }
    }
    writer.element("p", ["class": "spec"]) { writer in
      writer.write("spec ")
      writer.element("span", ["class": "place"], "\(row.origin.path):\(row.origin.line)")
      if let code = sources.line(row.origin.line, of: row.origin.path) {
        writer.element("code") { CodeLine(code).write(to: &$0) }
      }
    }
  }

  private func item(_ cell: DriftReport.Cell, _ platform: Platform, _ writer: inout HTMLWriter) {
    writer.element(
      "li", ["class": cell.differs ? "differs" : "aligned", "data-platform": platform.rawValue]
    ) { writer in
      writer.element("b", platform.title)
      writer.element("div") { writer in
        if cell.statements.isEmpty, let location = cell.location { source(location, nil, &writer) }
        for statement in cell.statements { source(statement.location, statement, &writer) }
        if let finding = cell.finding { reason(finding, &writer) }
      }
    }
  }

  private func source(
    _ location: Location, _ statement: DriftReport.Statement?, _ writer: inout HTMLWriter
  ) {
    writer.element("p") { writer in
      place(location, links, &writer)
      if !location.isWholeFile, let code = sources.line(location.line, of: location.path) {
        writer.element("code") {
          CodeLine(code, marking: statement == nil ? nil : location).write(to: &$0)
        }
      }
      if let statement, !statement.worth.isEmpty, statement.worth != row.worth {
        writer.element("span", ["class": "worth"], statement.worth.words)
      }
    }
  }

  private func reason(_ finding: Finding, _ writer: inout HTMLWriter) {
    writer.element("p", ["class": "reason"]) { writer in
      writer.element("span", ["class": "rule"], finding.rule.rawValue)
      writer.write(" " + (finding.leave.map { "allowed: \($0.reason)" } ?? sentence(finding)))
    }
    for note in finding.notes {
      writer.element("p", ["class": "note"]) { writer in
        if let location = note.location {
          place(location, links, &writer)
          writer.write(" ")
        }
        writer.write(note.text)
      }
    }
  }

  private func sentence(_ finding: Finding) -> String {
    switch finding.task {
    case .change(let found, let expected): "change \(found) to \(expected)"
    case .add(let expected): "add \(expected)"
    case .remove(let found): "remove \(found)"
    case .other: finding.message
    }
  }
}

extension Location {
  /// Whether it is a file and no stretch of it.
  var isWholeFile: Bool { lower == 0 && upper == 0 }
}

/// A line of source without its indentation, with a literal marked; cut around the literal where it is long.
struct CodeLine {
  private let line: DisplayLine
  private let marked: Range<Int>

  private static let columns = 160

  init(_ text: String, marking location: Location? = nil) {
    let indent = text.prefix { $0 == " " || $0 == "\t" }.unicodeScalars.count
    line = DisplayLine(String(text.drop { $0 == " " || $0 == "\t" }))
    guard let location else {
      marked = 0..<0
      return
    }
    let lower = min(max(location.column - 1 - indent, 0), line.count)
    let end = location.endLine == location.line ? location.endColumn - 1 - indent : line.count
    marked = lower..<max(lower, min(end, line.count))
  }

  func write(to writer: inout HTMLWriter) {
    let window = line.window(around: marked, columns: Self.columns)
    let shown = marked.clamped(to: window)
    if window.lowerBound > 0 { writer.write("…") }
    writer.write(line.text(of: window.lowerBound..<shown.lowerBound))
    if !shown.isEmpty { writer.element("mark", line.text(of: shown)) }
    writer.write(line.text(of: shown.upperBound..<window.upperBound))
    if window.upperBound < line.count { writer.write("…") }
  }
}
