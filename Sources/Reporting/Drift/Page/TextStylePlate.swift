import ParityModel

/// The text styles that a component uses, or that a table declares, set as they are.
struct TextStylePlate {
  let component: DriftReport.Component

  private struct Sample {
    var name: String
    var worth: [DriftReport.Worth]
    /// Who uses it where the spec expects another.
    var note: String
  }

  func write(to writer: inout HTMLWriter) {
    let samples = component.isTable ? declared : used
    if samples.isEmpty { return }
    writer.element("figure", ["class": "styles", "style": "--count:\(samples.count)"]) { writer in
      writer.element("figcaption", "Text styles")
      writer.element("ul") { writer in
        for sample in samples {
          writer.element("li") { writer in
            writer.element(
              "span", ["class": "sample", "style": sample.worth.style, "aria-hidden": "true"],
              "Hamburg")
            writer.element("b", sample.name)
            writer.element("span", sample.worth.textStyleWords ?? "")
            if !sample.note.isEmpty { writer.element("span", ["class": "who"], sample.note) }
          }
        }
      }
    }
  }

  /// The tokens of a table, with the fields that the spec gives them.
  private var declared: [Sample] {
    var names: [String] = []
    var worth: [String: [DriftReport.Worth]] = [:]
    for row in component.rows {
      guard case .constant(let constant) = row.property, case .exactly(let quantity)? = row.expected.first,
        let dot = constant.firstIndex(of: ".")
      else { continue }
      let name = String(constant[..<dot])
      if worth[name] == nil { names.append(name) }
      worth[name, default: []].append(
        .init(field: String(constant[constant.index(after: dot)...]), state: row.state, quantity: quantity))
    }
    return names.compactMap { name in
      let fields = worth[name] ?? []
      return fields.style.isEmpty ? nil : Sample(name: name, worth: fields, note: "")
    }
  }

  /// What is expected, and what some platform has instead; only what is worth something.
  private var used: [Sample] {
    var samples: [Sample] = []
    for row in component.rows where row.property == .textStyle {
      if case .exactly(let quantity)? = row.expected.first, !row.worth.style.isEmpty {
        add(Sample(name: quantity.description, worth: row.worth, note: ""), to: &samples)
      }
      for platform in Platform.allCases {
        guard let cell = row.cells[platform], cell.differs, let statement = cell.statements.first,
          !statement.worth.style.isEmpty
        else { continue }
        let owner = row.part.isEmpty ? component.name : row.part
        add(
          Sample(name: statement.written, worth: statement.worth, note: "\(platform.title), in \(owner)"),
          to: &samples)
      }
    }
    return samples
  }

  private func add(_ sample: Sample, to samples: inout [Sample]) {
    if !samples.contains(where: { $0.name == sample.name && $0.note == sample.note }) {
      samples.append(sample)
    }
  }
}

extension [DriftReport.Worth] {
  private func number(_ field: String, _ unit: Unit? = .pt) -> Double? {
    guard let worth = first(where: { $0.field == field && (unit == nil || $0.quantity.unit == unit) }),
      case .number(let number) = worth.quantity.value, number.isFinite, abs(number) < 1000
    else { return nil }
    return number
  }

  /// A text style as CSS sets it; empty without a size in points.
  fileprivate var style: String {
    guard let size = number("fontSize") ?? number("fontSize", .sp), size > 0 else { return "" }
    var style = "font-size:\(Value.number(size))px"
    if let height = number("lineHeight") ?? number("lineHeight", .sp) {
      style += ";line-height:\(Value.number(height))px"
    }
    if let spacing = number("letterSpacing") { style += ";letter-spacing:\(Value.number(spacing))px" }
    if let spacing = number("letterSpacing", .em) { style += ";letter-spacing:\(Value.number(spacing))em" }
    if let weight = number("fontWeight", nil) { style += ";font-weight:\(Value.number(weight))" }
    return style
  }
}
