import ParityModel

/// The rhythm of every platform on one scale: a mark where each wait ends.
struct Timelines {
  let behaviour: DriftReport.Behaviour
  let platforms: [Platform]

  private struct Line {
    var title: String
    var platform: Platform?
    var waits: [Double]?
    var words: String
    var differs: Bool

    var length: Double { waits?.reduce(0, +) ?? 0 }
  }

  func write(to writer: inout HTMLWriter) {
    let lines = behaviour.samples.flatMap(lines)
    let length = lines.map(\.length).max() ?? 0
    if lines.isEmpty { return }
    writer.element("figure", ["class": "timelines"]) { writer in
      writer.element("figcaption", "Waits, from 0 to \(Value.rounded(length)) ms")
      writer.element("ul") { writer in
        for line in lines {
          writer.element(
            "li", ["class": line.differs ? "differs" : nil, "data-platform": line.platform?.rawValue]
          ) { writer in
            writer.element("b", line.title)
            track(line, length, &writer)
            writer.element("span", ["class": "waits"]) { writer in
              writer.write(line.words)
              if line.differs { writer.element("span", ["class": "unseen"], " (differs)") }
            }
          }
        }
      }
    }
  }

  private func lines(_ sample: DriftReport.Sample) -> [Line] {
    var lines: [Line] = []
    if behaviour.standard == nil, let expected = sample.expected {
      lines.append(line("Expected", nil, .value(expected), differs: false))
    }
    for platform in platforms {
      guard let outcome = sample.outcomes[platform] else { continue }
      lines.append(
        line(platform.title, platform, outcome, differs: sample.differing.contains(platform)))
    }
    return lines
  }

  private func line(
    _ title: String, _ platform: Platform?, _ outcome: BehaviourResult.Outcome, differs: Bool
  ) -> Line {
    switch outcome {
    case .value(let value):
      let waits = value.waits
      return Line(
        title: title, platform: platform, waits: waits, words: waits?.words ?? value.description,
        differs: differs)
    case .unreadable(let reason, _):
      return Line(title: title, platform: platform, words: reason, differs: differs)
    }
  }

  private func track(_ line: Line, _ length: Double, _ writer: inout HTMLWriter) {
    writer.element("svg", ["viewBox": "0 0 1000 20", "preserveAspectRatio": "none", "aria-hidden": "true"]) {
      writer in
      writer.raw("<path class=\"axis\" d=\"M0 10H1000\"/>")
      guard let waits = line.waits, length > 0 else { return }
      var end = 0.0
      var path = ""
      for wait in waits {
        end += wait
        let x = min(998, max(2, (end / length * 1000).rounded()))
        path += "M\(Value.number(x)) 2V18"
      }
      writer.raw("<path class=\"marks\" d=\"\(path)\"/>")
    }
  }
}

extension BehaviourValue {
  /// The waits of a schedule in milliseconds; nil for what is none.
  fileprivate var waits: [Double]? {
    guard case .list(let items) = self else { return nil }
    var waits: [Double] = []
    for item in items {
      guard case .number(let number) = item, number.isFinite, number >= 0 else { return nil }
      waits.append(number)
    }
    return waits
  }
}

extension [Double] {
  /// `400, 11 × 60 ms`: equal waits in a row are counted.
  fileprivate var words: String {
    if isEmpty { return "no wait" }
    var runs: [(wait: Double, count: Int)] = []
    for wait in self {
      if let last = runs.last, last.wait == wait {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((wait, 1))
      }
    }
    return runs.map { ($0.count > 1 ? "\($0.count) × " : "") + Value.rounded($0.wait).description }
      .joined(separator: ", ") + " ms"
  }
}
