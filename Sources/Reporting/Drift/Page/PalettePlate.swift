import ParityModel

/// The colours of a table of tokens: what the spec says each is in light and dark.
struct PalettePlate {
  let component: DriftReport.Component

  func write(to writer: inout HTMLWriter) {
    let colors = colors
    if colors.isEmpty { return }
    writer.element("figure", ["class": "palette"]) { writer in
      writer.element("figcaption", "Colours in light and dark, as the spec has them")
      writer.element("ul") { writer in
        for (name, light, dark) in colors {
          writer.element("li") { writer in
            Swatch(light: light, dark: dark)?.write(to: &writer, large: true)
            writer.element("b", name)
            writer.element("span", light.hexWithoutFullAlpha)
            if dark != light { writer.element("span", dark.hexWithoutFullAlpha) }
          }
        }
      }
    }
  }

  /// Each token once, in the order of the spec.
  private var colors: [(name: String, light: String, dark: String)] {
    guard component.isTable else { return [] }
    var names: [String] = []
    var values: [String: [DriftReport.Worth]] = [:]
    for row in component.rows {
      guard case .constant(let name) = row.property, case .exactly(let quantity)? = row.expected.first,
        quantity.unit == .rgba
      else { continue }
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(.init(field: "", state: row.state, quantity: quantity))
    }
    return names.compactMap { name in
      Swatch(values[name] ?? []).map { (name, $0.light, $0.dark) }
    }
  }
}
