import Conformance
import ParityModel
import Testing

/// What the pages do, evaluated: the sequences, cells and samples that the issue of evaluation names.
@Suite("The behaviour of the pages")
struct BehaviourTests {
  private func findings(
    _ page: String, _ component: String, _ spec: String = "specs/uim"
  ) async throws -> [Finding]? {
    guard let page = try await SeedPage(page, spec: spec) else {
      print("skipped: ../shared/seeds is not at hand")
      return nil
    }
    return try page.judgement(components: [component]).findings.filter {
      $0.rule == .behaviourDrift || ($0.rule == .unreadable && $0.property == nil)
    }
  }

  @Test("the stepper repeats ever faster in SwiftUI and Compose alike, and not every 60 ms")
  func stepperSchedule() async throws {
    guard let findings = try await findings("004", "Stepper") else { return }
    let schedules = findings.filter { $0.part == "hold to repeat" }
    #expect(schedules.map(\.platform) == [.swiftUI, .compose])
    let waits = "400, 154, 133, 114, 98, 84, 72, 62, 53, 46, 39, 35 ms"
    #expect(schedules.map(\.found) == [waits, waits])
    #expect(schedules.map { $0.location?.line } == [294, 296])
    #expect(
      schedules.first?.message
        == "the waits of hold to repeat are \(waits) in SwiftUI, "
        + "not 400, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60 ms")
  }

  @Test("the stepper rounds half a step away from zero in SwiftUI and up in Compose")
  func stepperRounding() async throws {
    guard let findings = try await findings("004", "Stepper") else { return }
    let next = findings.filter { $0.part == "next" }
    #expect(next.map(\.message) == ["next(0, -1, 0.25, -100...100) is -0.2 in Compose, -0.3 in SwiftUI"])
    #expect(next.first?.location?.line == 125)
    #expect(next.first?.notes.first?.text == "1 of 24 samples differ")
  }

  @Test("the section index shows the same letters for every capacity, and counts below one row otherwise")
  func sectionIndex() async throws {
    guard let findings = try await findings("001", "SectionIndex") else { return }
    #expect(findings.map(\.message) == ["capacity(height: 0) is -1 in Compose, not 0"])
    #expect(findings.first?.notes.first?.text == "4 of 176 samples differ")
  }

  @Test("every cell of the button's tables is compared, and none differs", arguments: ["000", "003"])
  func button(page: String) async throws {
    guard let findings = try await findings(page, "Button"),
      let page = try await SeedPage(page, spec: "specs/uim")
    else { return }
    #expect(findings.map(\.message) == [])
    let index = try #require(page.specification.components.firstIndex { $0.name == "Button" })
    for port in page.ports where port.platform == .swiftUI || port.platform == .compose {
      let results = port.behaviours.filter { $0.component == index }
      // Ten sizes of seven members; eight variants in eight states, twice.
      #expect(results.map(\.cells.count) == [70, 64, 64])
      #expect(results.flatMap(\.cells).allSatisfy { if case .value = $0.outcome { true } else { false } })
    }
  }

  @Test(
    "the image viewer clamps, pans and turns as the spec computes it, and fades otherwise in Compose",
    arguments: [("000", "specs/uim"), ("002", "specs/ui")])
  func imageViewer(page: String, spec: String) async throws {
    guard let findings = try await findings(page, "ImageViewer", spec),
      let page = try await SeedPage(page, spec: spec)
    else { return }
    #expect(
      findings.map(\.message) == [
        "backdrop(drag: -400) is 0.333333 in Compose, not 0",
        "pinch(scale: 1, factor: 0.1) is 0.8 in Compose, not 1",
        "controls(drag: -250) is 0 in Compose, not 0.166667",
      ])
    #expect(findings.map { $0.location?.line } == [164, 199, 283])
    let index = try #require(page.specification.components.firstIndex { $0.name == "ImageViewer" })
    let counts = page.ports.filter { $0.platform == .swiftUI || $0.platform == .compose }.map { port in
      port.behaviours.filter { $0.component == index }.map(\.cells.count)
    }
    #expect(counts == [[9, 15, 2, 21, 195, 21, 17, 17], [15, 2, 21, 17, 17]])
  }
}
