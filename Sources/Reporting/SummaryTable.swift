import ParityModel

/// One line a component, one column a platform: pins met of pins judged.
struct SummaryTable {
  let components: [ComponentSummary]
  let style: Style

  var lines: [String] {
    let judged = components.filter(\.isJudged)
    let absent = components.filter { !$0.isJudged }.map(\.name)
    var lines: [String] = []
    if !judged.isEmpty {
      let platforms = Set(judged.flatMap(\.ports).map(\.platform)).sorted()
      var rows = [[""] + platforms.map(\.title)]
      for component in judged {
        rows.append(
          [component.name]
            + platforms.map { platform in
              component.ports.first { $0.platform == platform }.map(Self.cell) ?? ""
            })
      }
      for columns in stretches(of: rows) {
        lines += aligned(rows.map { row in [row[0]] + row[columns] })
        lines.append("")
      }
    }
    if !absent.isEmpty {
      lines.append("not judged, none of its sources under the root: " + absent.joined(separator: ", "))
    }
    return lines
  }

  /// `12 ok, 1 allowed, 1 off`
  static func cell(_ port: ComponentSummary.PortSummary) -> String {
    var words = ["\(port.matched) ok"]
    if port.allowed > 0 { words.append("\(port.allowed) allowed") }
    if port.findings > 0 { words.append("\(port.findings) off") }
    return port.matched + port.allowed + port.findings == 0 ? "-" : words.joined(separator: ", ")
  }

  /// The columns behind the names, in stretches that fit the width.
  private func stretches(of rows: [[String]]) -> [Range<Int>] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var stretches: [Range<Int>] = []
    var start = 1
    var width = widths[0]
    for column in widths.indices.dropFirst() {
      width += widths[column] + 2
      if width > style.width, column > start {
        stretches.append(start..<column)
        start = column
        width = widths[0] + widths[column] + 2
      }
    }
    return stretches + [start..<widths.count]
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { number, row in
      var line = ""
      for (column, text) in row.enumerated() {
        let padding =
          column == row.count - 1 ? "" : String(repeating: " ", count: widths[column] - text.count + 2)
        let isOff = number > 0 && column > 0 && text.hasSuffix("off")
        line += number == 0 ? style.paint(text, .bold) : isOff ? style.paint(text, .red) : text
        line += padding
      }
      return line
    }
  }
}
