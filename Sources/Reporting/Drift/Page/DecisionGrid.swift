import ParityModel

/// A table of decisions as a grid: one axis down, its members or its last axis across. A cell has what is
/// right, and below it each platform that gives something else.
struct DecisionGrid {
  let behaviour: DriftReport.Behaviour
  let platforms: [Platform]
  private let across: [String]
  private let downCount: Int
  private let rows: [Row]

  private struct Row {
    var inputs: [BehaviourValue]
    var cells: [String: DriftReport.Sample] = [:]

    var differs: Bool { cells.values.contains { !$0.differing.isEmpty } }
  }

  private static let widest = 14
  /// So many rows are shown; those that differ come first where there are more.
  private static let longest = 60

  /// Nil for what is no table, or too wide for a grid.
  init?(behaviour: DriftReport.Behaviour, platforms: [Platform]) {
    guard behaviour.kind == .table, !behaviour.samples.isEmpty else { return nil }
    let hasMembers = behaviour.samples.contains { !$0.column.isEmpty }
    guard hasMembers || behaviour.inputs.count > 1 else { return nil }
    downCount = behaviour.inputs.count - (hasMembers ? 0 : 1)
    var across: [String] = []
    var rows: [Row] = []
    var places: [[BehaviourValue]: Int] = [:]
    for sample in behaviour.samples {
      let name = hasMembers ? sample.column : sample.inputs.last?.description ?? ""
      if !across.contains(name) { across.append(name) }
      guard across.count <= Self.widest else { return nil }
      let down = Array(sample.inputs.prefix(downCount))
      let place = places[down] ?? rows.count
      if place == rows.count { rows.append(Row(inputs: down)) }
      places[down] = place
      rows[place].cells[name] = sample
    }
    (self.behaviour, self.platforms, self.across, self.rows) = (behaviour, platforms, across, rows)
  }

  func write(to writer: inout HTMLWriter) {
    writer.element("table", ["class": "grid"]) { writer in
      writer.element("thead") { writer in
        writer.element("tr") { writer in
          for index in 0..<downCount { writer.element("th", ["scope": "col"], behaviour.inputName(index)) }
          for name in across { writer.element("th", ["scope": "col"], title(name)) }
        }
      }
      writer.element("tbody") { writer in
        for row in shown {
          writer.element("tr") { writer in
            for input in row.inputs { writer.element("th", ["scope": "row"], input.short) }
            for name in across { cell(row.cells[name], &writer) }
          }
        }
      }
    }
    if rows.count > Self.longest {
      writer.element("p", ["class": "more"], "\(rows.count - Self.longest) more rows are not shown.")
    }
  }

  /// A value of the last axis says of what.
  private func title(_ name: String) -> String {
    let axis = behaviour.inputs.last ?? ""
    return downCount == behaviour.inputs.count || axis.isEmpty ? name : "\(axis) \(name)"
  }

  private var shown: [Row] {
    if rows.count <= Self.longest { return rows }
    return Array((rows.filter(\.differs) + rows.filter { !$0.differs }).prefix(Self.longest))
  }

  private func cell(_ sample: DriftReport.Sample?, _ writer: inout HTMLWriter) {
    guard let sample else { return writer.element("td", "") }
    let differing = platforms.filter(sample.differing.contains)
    writer.element("td", ["class": differing.isEmpty ? nil : "differs"]) { writer in
      writer.element("span", ["class": "right"], sample.expected?.short ?? "nothing")
      for platform in differing {
        writer.element("span", ["data-platform": platform.rawValue]) { writer in
          writer.element("small", platform.title + " ")
          writer.write(sample.words(on: platform))
        }
      }
    }
  }
}

extension DriftReport.Behaviour {
  func inputName(_ index: Int) -> String {
    inputs[index].isEmpty ? "input \(index + 1)" : inputs[index]
  }
}

extension DriftReport.Sample {
  /// What a platform gives, or why that cannot be said.
  func words(on platform: Platform) -> String {
    switch outcomes[platform] {
    case .value(let value): value.short
    case .unreadable(let reason, _): reason
    case nil: differing.contains(platform) ? "nothing" : ""
    }
  }
}

extension BehaviourValue {
  /// The value on one line of bearable length.
  var short: String {
    let text = description
    return text.count > 60 ? text.prefix(58) + "…" : text
  }
}
