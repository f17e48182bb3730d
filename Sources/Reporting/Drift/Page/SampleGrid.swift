import ParityModel

/// Samples down, platforms across, with the cells marked that differ.
struct SampleGrid {
  let behaviour: DriftReport.Behaviour
  let platforms: [Platform]

  /// So many samples are shown; those that differ come first where there are more.
  private static let limit = 60

  func write(to writer: inout HTMLWriter) {
    let samples = behaviour.samples
    if samples.isEmpty { return }
    let differing = samples.count { !$0.differing.isEmpty }
    let words =
      differing == 0
      ? "\(samples.count) samples, all aligned"
      : "\(differing) of \(samples.count) samples \(differing == 1 ? "differs" : "differ")"
    writer.element("details", ["open": differing == 0 ? nil : ""]) { writer in
      writer.element("summary", words + (behaviour.standard.map { "; \($0.title) is the measure" } ?? ""))
      writer.element(
        "div",
        ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Samples of \(behaviour.name)"]
      ) { writer in
        if let grid = DecisionGrid(behaviour: behaviour, platforms: platforms) {
          grid.write(to: &writer)
        } else {
          list(&writer)
        }
      }
    }
  }

  private func list(_ writer: inout HTMLWriter) {
    writer.element("table", ["class": "grid"]) { table(shown, &$0) }
    if behaviour.samples.count > Self.limit {
      writer.element(
        "p", ["class": "more"], "\(behaviour.samples.count - Self.limit) more samples are not shown.")
    }
  }

  private var shown: [DriftReport.Sample] {
    let samples = behaviour.samples
    if samples.count <= Self.limit { return samples }
    let differing = samples.filter { !$0.differing.isEmpty }
    return Array((differing + samples.filter(\.differing.isEmpty)).prefix(Self.limit))
  }

  private func table(_ samples: [DriftReport.Sample], _ writer: inout HTMLWriter) {
    let hasColumns = samples.contains { !$0.column.isEmpty }
    writer.element("thead") { writer in
      writer.element("tr") { writer in
        for index in behaviour.inputs.indices {
          writer.element("th", ["scope": "col"], behaviour.inputName(index))
        }
        if hasColumns { writer.element("th", ["scope": "col"], "gives") }
        if behaviour.standard == nil { writer.element("th", ["scope": "col"], "Expected") }
        for platform in platforms {
          writer.element("th", ["scope": "col", "data-platform": platform.rawValue], platform.title)
        }
      }
    }
    writer.element("tbody") { writer in
      for sample in samples { row(sample, hasColumns, &writer) }
    }
  }

  private func row(_ sample: DriftReport.Sample, _ hasColumns: Bool, _ writer: inout HTMLWriter) {
    writer.element("tr") { writer in
      for index in behaviour.inputs.indices {
        let value = index < sample.inputs.count ? sample.inputs[index].short : ""
        writer.element("th", ["scope": "row"], value)
      }
      if hasColumns { writer.element("th", ["scope": "row"], sample.column) }
      if behaviour.standard == nil {
        writer.element("td", ["class": "expected"], sample.expected?.short ?? "")
      }
      for platform in platforms { cell(sample, platform, &writer) }
    }
  }

  private func cell(_ sample: DriftReport.Sample, _ platform: Platform, _ writer: inout HTMLWriter) {
    let differs = sample.differing.contains(platform)
    writer.element("td", ["class": differs ? "differs" : nil, "data-platform": platform.rawValue]) { writer in
      writer.write(sample.words(on: platform))
      if differs { writer.element("span", ["class": "unseen"], " (differs)") }
    }
  }
}
