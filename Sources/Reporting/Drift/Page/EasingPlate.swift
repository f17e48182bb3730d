import ParityModel

/// The easing curves of a component, those of one place drawn over each other.
struct EasingPlate {
  let component: DriftReport.Component
  let platforms: [Platform]

  private struct Place: Hashable {
    var part: String
    var state: State
  }

  /// One curve, and who has it.
  private struct Line {
    var name: String
    var isExpected: Bool
    var platforms: [Platform] = []
  }

  func write(to writer: inout HTMLWriter) {
    for (place, lines) in groups {
      let drawn = lines.compactMap { line in EasingCurve(line.name).map { (line, $0) } }
      if drawn.isEmpty { continue }
      writer.element("figure", ["class": "easing"]) { writer in
        writer.element("figcaption") { writer in
          writer.write("Easing of \(place.part.isEmpty ? component.name : place.part)")
          if !place.state.isEmpty { writer.write(" when \(place.state)") }
        }
        writer.element("div") { writer in
          plot(drawn.map { ($0.isExpected, $1) }, &writer)
          legend(lines, &writer)
        }
      }
    }
  }

  /// The curves of each place in the order of the spec.
  private var groups: [(Place, [Line])] {
    var places: [Place] = []
    var lines: [Place: [Line]] = [:]
    for row in component.rows where row.property == .easing {
      let place = Place(part: row.part, state: row.state)
      if lines[place] == nil { places.append(place) }
      for expectation in row.expected {
        add(expectation.description, isExpected: true, nil, to: &lines[place, default: []])
      }
      for platform in platforms {
        for statement in row.cells[platform]?.statements ?? [] {
          add(statement.quantity.description, isExpected: false, platform, to: &lines[place, default: []])
        }
      }
    }
    return places.map { ($0, lines[$0] ?? []) }
  }

  private func add(_ name: String, isExpected: Bool, _ platform: Platform?, to lines: inout [Line]) {
    let index = lines.firstIndex { $0.name == name } ?? lines.count
    if index == lines.count { lines.append(Line(name: name, isExpected: isExpected)) }
    if let platform, !lines[index].platforms.contains(platform) { lines[index].platforms.append(platform) }
  }

  /// What is expected on top of what is not.
  private func plot(_ curves: [(isExpected: Bool, curve: EasingCurve)], _ writer: inout HTMLWriter) {
    let top = curves.map(\.curve.top).max() ?? 1
    let bottom = curves.map(\.curve.bottom).min() ?? 0
    let box = [-2, -2 - (top - 1) * 120, 124, 4 + (top - bottom) * 120].map { Value.rounded($0).description }
    writer.element("svg", ["viewBox": box.joined(separator: " "), "aria-hidden": "true"]) { writer in
      writer.raw("<path class=\"frame\" d=\"M0 0V120H120\"/><path class=\"guide\" d=\"M0 0H120V120\"/>")
      for (index, item) in curves.enumerated().sorted(by: { !$0.element.isExpected && $1.element.isExpected })
      {
        writer.element(
          "path",
          ["class": item.isExpected ? "curve" : "curve other n\(index % 4)", "d": item.curve.path(in: 120)],
          "")
      }
    }
  }

  private func legend(_ lines: [Line], _ writer: inout HTMLWriter) {
    writer.element("ul", ["class": "legend"]) { writer in
      for (index, line) in lines.enumerated() {
        writer.element("li", ["class": line.isExpected ? "curve" : "curve other n\(index % 4)"]) { writer in
          writer.element("code", line.name)
          let who = (line.isExpected ? ["expected"] : []) + line.platforms.map(\.title)
          writer.element("span", who.joined(separator: ", "))
          if EasingCurve(line.name) == nil { writer.element("span", "has no fixed curve to draw") }
        }
      }
    }
  }
}

/// A curve from (0, 0) to (1, 1) with two control points.
struct EasingCurve: Equatable {
  let points: [Double]

  /// The curve of an easing by the name that facts print; nil for one that is no Bézier curve, such as a spring.
  init?(_ name: String) {
    switch name {
    case "linear": points = [0, 0, 1, 1]
    case "easeIn": points = [0.42, 0, 1, 1]
    case "easeOut": points = [0, 0, 0.58, 1]
    case "easeInOut": points = [0.42, 0, 0.58, 1]
    default:
      guard name.hasPrefix("cubic-bezier("), name.hasSuffix(")") else { return nil }
      let numbers = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map {
        Double($0.drop { $0 == " " })
      }
      points = numbers.compactMap(\.self).filter { abs($0) < 10 }
      guard points.count == 4, numbers.count == 4 else { return nil }
    }
  }

  /// What the curve stays within, and the square with it.
  var top: Double { max(1, points[1], points[3]) }
  var bottom: Double { min(0, points[1], points[3]) }

  /// The curve in a square of so many units, with y upwards.
  func path(in size: Double) -> String {
    func text(_ number: Double) -> String { Value.rounded(number * size).description }
    return "M0 \(Value.number(size))C\(text(points[0])) \(text(1 - points[1])) \(text(points[2])) "
      + "\(text(1 - points[3])) \(Value.number(size)) 0"
  }
}
