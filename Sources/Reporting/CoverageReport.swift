import ParityModel

/// What `coverage` prints.
public enum CoverageReport {
  /// `{"version":1,"count":{…},"ports":[…],"unspoken":[…]}`, one port and one literal a line.
  public static func json(_ coverage: Coverage) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("count") { count(&$0, coverage.count) }
      writer.member("ports") { writer in
        writer.lines(coverage.ports) { writer, port in
          writer.object { writer in
            writer.member("platform", port.platform.rawValue)
            writer.member("count") { count(&$0, port.count) }
            writer.member("parts") { writer in
              writer.array { writer in
                for part in port.parts {
                  writer.object { writer in
                    writer.member("part", part.name)
                    writer.member("count") { count(&$0, part.count) }
                  }
                }
              }
            }
          }
        }
      }
      writer.member("unspoken") { writer in
        writer.lines(coverage.ports.flatMap(\.parts).flatMap(\.unspoken), FactsReport.fact)
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func count(_ writer: inout JSONWriter, _ count: Coverage.Count) {
    writer.object { writer in
      writer.member("literals", count.literals)
      writer.member("spoken", count.spoken)
      writer.member("percent") { $0.literal("\(count.permille / 10).\(count.permille % 10)") }
    }
  }

  /// A block a port: its share, a line a declaration, and below each what is not spoken of.
  public static func text(_ coverage: Coverage, style: Style, isBrief: Bool) -> [UInt8] {
    var lines: [String] = []
    for port in coverage.ports {
      lines.append(
        style.paint(port.platform.title, .bold)
          + "  \(port.count.percentage), \(port.count.spoken) of \(port.count.literals)")
      if !isBrief { for part in port.parts { lines += block(part, style) } }
      lines.append("")
    }
    if isBrief { lines.removeAll(where: \.isEmpty) }
    let count = coverage.count
    lines.append(
      "the spec speaks of \(count.spoken) of \(count.literals) literals, \(count.percentage)")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func block(_ part: Coverage.Part, _ style: Style) -> [String] {
    let name = part.name.isEmpty ? "outside every declaration" : part.name
    let rows = part.unspoken.map { fact in
      [
        "\(fact.location.path):\(fact.location.line):\(fact.location.column)",
        fact.property.spelling + (fact.state.isEmpty ? "" : " [\(fact.state)]"),
        Quantity(fact.value, fact.unit).description,
      ]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return ["  \(name)  \(part.count.spoken) of \(part.count.literals)"]
      + rows.map { row in
        let cells = (0..<2).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
        return "    " + style.paint(cells[0], .dim) + "  " + cells[1] + "  " + row[2]
      }
  }
}
