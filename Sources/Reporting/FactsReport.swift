import ParityModel

/// The facts that `extract` prints.
public enum FactsReport {
  /// How much is written at a time: the facts of a large project take more memory printed than read.
  private static let piece = 1 << 16

  /// An array with one object a line, handed over piece by piece.
  public static func json(_ facts: some Sequence<Fact>, to output: ([UInt8]) -> Void) {
    var writer = JSONWriter()
    writer.lines(facts) { writer, fact in
      Self.fact(&writer, fact)
      if writer.bytes.count >= piece { writer.handOver(to: output) }
    }
    writer.newline()
    writer.handOver(to: output)
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

  /// A table: place, part, property with its state, value; handed over piece by piece.
  public static func text(_ facts: some Collection<Fact>, to output: ([UInt8]) -> Void) {
    var widths = [0, 0, 0]
    for fact in facts {
      for (column, text) in cells(of: fact).enumerated() { widths[column] = max(widths[column], text.width) }
    }
    var bytes: [UInt8] = []
    for fact in facts {
      for (column, text) in cells(of: fact).enumerated() {
        bytes += text.utf8
        bytes += repeatElement(UInt8(ascii: " "), count: widths[column] - text.width + 2)
      }
      bytes += Quantity(fact.value, fact.unit).description.utf8
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= piece {
        output(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    output(bytes)
  }

  /// All columns but the last, which nothing stands behind.
  private static func cells(of fact: Fact) -> [String] {
    [
      "\(fact.location.path):\(fact.location.line):\(fact.location.column)",
      fact.part.isEmpty ? "-" : fact.part,
      fact.state.isEmpty ? fact.property.spelling : "\(fact.property.spelling) [\(fact.state)]",
    ]
  }
}

extension String {
  /// Its characters; of what is plain ASCII, as nearly everything is, its bytes.
  fileprivate var width: Int {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : count
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
