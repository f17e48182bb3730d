import ParityModel
import Testing

@testable import Reporting

@Suite("A behaviour on a drift page")
struct BehaviourPlateTests {
  private let origin = Origin(path: "specs/a.swift", line: 1)

  private func html(_ behaviour: DriftReport.Behaviour) -> String {
    var writer = HTMLWriter()
    BehaviourPlate(
      behaviour: behaviour, component: "Box", platforms: [.swiftUI, .compose], links: nil
    ).write(to: &writer)
    return writer.text
  }

  private func behaviour(_ kind: BehaviourSpec.Kind, inputs: [String], _ samples: [DriftReport.Sample])
    -> DriftReport.Behaviour
  {
    DriftReport.Behaviour(
      kind: kind, name: "tone", inputs: inputs, samples: samples,
      cells: [.swiftUI: .init(verdict: .match), .compose: .init(verdict: .drift)], origin: origin)
  }

  private func sample(
    _ inputs: [BehaviourValue], column: String = "", _ expected: BehaviourValue, compose: BehaviourValue
  ) -> DriftReport.Sample {
    DriftReport.Sample(
      inputs: inputs, column: column, expected: expected,
      outcomes: [.swiftUI: .value(expected), .compose: .value(compose)],
      differing: expected == compose ? [] : [.compose])
  }

  @Test("is a grid of its last axis, with the cell marked that differs")
  func axes() {
    let html = html(
      behaviour(
        .table, inputs: ["variant", "dark"],
        [
          sample([.name("plain"), .flag(false)], .name("ink"), compose: .name("ink")),
          sample([.name("plain"), .flag(true)], .name("card"), compose: .name("gold")),
        ]))
    #expect(html.contains("<summary>1 of 2 samples differs</summary>"))
    #expect(
      html.contains(
        #"<th scope="col">variant</th><th scope="col">dark false</th><th scope="col">dark true</th>"#))
    #expect(
      html.contains(
        #"<th scope="row">plain</th><td><span class="right">ink</span></td>"#
          + #"<td class="differs"><span class="right">card</span>"#
          + #"<span data-platform="compose"><small>Compose </small>gold</span></td>"#))
  }

  @Test("is a grid of its members")
  func members() {
    let html = html(
      behaviour(
        .table, inputs: ["size"],
        [
          sample([.name("xs")], column: "height", .number(24), compose: .number(24)),
          sample([.name("xs")], column: "gap", .number(4), compose: .number(6)),
        ]))
    #expect(
      html.contains(
        #"<th scope="col">size</th><th scope="col">height</th><th scope="col">gap</th>"#))
    #expect(html.contains(#"<small>Compose </small>6</span>"#))
  }

  @Test("is a list of samples where it is a function")
  func function() {
    let html = html(
      behaviour(.function, inputs: [""], [sample([.number(9)], .number(4), compose: .number(5))]))
    #expect(html.contains(#"<th scope="col">input 1</th><th scope="col">Expected</th>"#))
    #expect(
      html.contains(
        #"<td class="differs" data-platform="compose">5<span class="unseen"> (differs)</span></td>"#))
  }

  @Test("is a timeline where it is a schedule, on one scale")
  func schedule() {
    func waits(_ numbers: [Double]) -> BehaviourValue { .list(numbers.map { .number($0) }) }
    let html = html(
      behaviour(
        .schedule, inputs: [], [sample([], waits([400, 60, 60, 80]), compose: waits([100, 1100]))]))
    #expect(html.contains("<figcaption>Waits, from 0 to 1200 ms</figcaption>"))
    #expect(html.contains("d=\"M333 2V18M383 2V18M433 2V18M500 2V18\""))
    #expect(html.contains("d=\"M83 2V18M998 2V18\""))
    #expect(html.contains("400, 2 × 60, 80 ms"))
    #expect(html.contains("100, 1100 ms<span class=\"unseen\"> (differs)</span>"))
  }

  @Test("shows sixty samples at most, those that differ first, and says how many it does not show")
  func many() {
    let samples = (0..<70).map { number in
      sample([.number(Double(number))], .number(0), compose: .number(number == 69 ? 1 : 0))
    }
    let html = html(behaviour(.function, inputs: ["x"], samples))
    #expect(html.contains("<tbody><tr><th scope=\"row\">69</th>"))
    #expect(html.split(separator: "<tr>").count == 62)
    #expect(html.contains("10 more samples are not shown."))
  }
}
