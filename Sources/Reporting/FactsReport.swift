import ParityModel

/// The facts that `extract` prints.
public enum FactsReport {
  /// An array with one object a line.
  public static func json(_ facts: [Fact]) -> [UInt8] {
    var writer = JSONWriter()
    writer.lines(facts, fact)
    writer.newline()
    return writer.bytes
  }

  static func fact(_ writer: inout JSONWriter, _ fact: Fact) {
    writer.object { writer in
      writer.member("path", fact.location.path)
      writer.member("line", fact.location.line)
      writer.member("column", fact.location.column)
      writer.member("part", fact.part)
      writer.member("property", fact.property.spelling)
      writer.member("state", fact.state.description)
      writer.member("value") { $0.value(fact.value) }
      writer.member("unit", fact.unit.rawValue)
      writer.member("text", fact.text)
      writer.member("platform", fact.platform.rawValue)
      if let page = fact.location.page { writer.page(page) }
      if !fact.derivation.isEmpty {
        writer.member("derivation") { writer in
          writer.array { writer in
            for step in fact.derivation {
              writer.object { writer in
                writer.member("name", step.name)
                writer.member("path", step.location.path)
                writer.member("line", step.location.line)
              }
            }
          }
        }
      }
    }
  }

  /// A table: place, part, property with its state, value, the text it was read from.
  public static func text(_ facts: [Fact]) -> [UInt8] {
    let rows = facts.map { fact in
      [
        "\(fact.location.path):\(fact.location.line):\(fact.location.column)",
        fact.part.isEmpty ? "-" : fact.part,
        fact.property.spelling + (fact.state.isEmpty ? "" : " [\(fact.state)]"),
        Quantity(fact.value, fact.unit).description,
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var output: [UInt8] = []
    for row in rows {
      for column in 0..<3 {
        output += row[column].utf8
        output += String(repeating: " ", count: widths[column] - row[column].count + 2).utf8
      }
      output += row[3].utf8
      output.append(UInt8(ascii: "\n"))
    }
    return output
  }
}

extension JSONWriter {
  /// Numbers and booleans as such; what JSON has no number for as text.
  mutating func value(_ value: Value) {
    switch value {
    case .number(let number): number.isFinite ? literal(value.description) : string(value.description)
    case .boolean(let flag): literal(flag ? "true" : "false")
    case .text(let text): string(text)
    }
  }

  mutating func page(_ page: Location.Page) {
    member("page") { writer in
      writer.object { writer in
        writer.member("path", page.path)
        writer.member("line", page.line)
      }
    }
  }
}
