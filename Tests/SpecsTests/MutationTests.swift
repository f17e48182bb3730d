import Conformance
import ParityModel
import Testing

/// Every value that the sources of a component state, changed, is one more finding.
@Suite("A changed fact")
struct MutationTests {
  /// What no pin speaks of: starting values, whole widths, and the arithmetic of scrolling.
  private static let unspoken: Set<String> = [
    "swift/Interactions/ImageViewer.swift:52 opacity", "swift/Interactions/ImageViewer.swift:69 opacity",
    "swift/Interactions/ImageViewer.swift:100 opacity", "swift/Interactions/ImageViewer.swift:118 offset.x",
    "swift/Interactions/ImageViewer.swift:119 offset.y", "kotlin/interactions/ImageViewer.kt:82 scale",
    "kotlin/interactions/ImageViewer.kt:119 offset.y", "kotlin/interactions/ImageViewer.kt:123 offset.y",
    "kotlin/interactions/ImageViewer.kt:267 offset.y", "swift/Interactions/Stepper.swift:284 delay",
    "swift/Interactions/SectionIndex.swift:144 maxWidth", "kotlin/interactions/SectionIndex.kt:149 width",
    "kotlin/interactions/SectionIndex.kt:63 constant:sectionIndexLetters",
    "swift/Components/Header.swift:37 maxHeight", "swift/Components/Header.swift:39 maxWidth",
    "swift/Components/Header.swift:39 maxHeight", "swift/Components/Header.swift:41 maxHeight",
    "swift/Components/Header.swift:45 maxWidth", "swift/Components/Header.swift:183 maxWidth",
    "kotlin/components/Header.kt:59 offset.y", "kotlin/components/Header.kt:62 threshold",
    "kotlin/components/Header.kt:75 threshold", "kotlin/components/Header.kt:89 threshold",
  ]

  @Test(
    "is a finding that the unchanged page did not have",
    arguments: [
      ("000", "specs/uim", "ImageViewer"), ("001", "specs/uim", "SectionIndex"),
      ("002", "specs/ui", "ImageViewer"),
      ("003", "specs/uim", "Header"), ("004", "specs/uim", "Stepper"),
    ])
  func changed(number: String, spec: String, component: String) async throws {
    guard let page = try await SeedPage(number, spec: spec, component: component) else {
      print("skipped: ../shared is not at hand")
      return
    }
    var count = 0
    for port in page.ports {
      let unchanged = try page.judgement(of: [port]).findings
      let before = Set(unchanged.map(Mark.init))
      let drifting = Set(unchanged.compactMap { $0.location.map(Place.init) })
      for (index, fact) in port.facts.enumerated() {
        guard fact.location.isFile(of: component),
          !Self.unspoken.contains("\(fact.location.path):\(fact.location.line) \(fact.property)"),
          !drifting.contains(Place(fact.location))
        else { continue }
        var changed = port
        changed.facts[index].value = fact.value.changed
        let after = try page.judgement(of: [changed]).findings.map(Mark.init)
        #expect(
          after.contains { !before.contains($0) },
          "\(fact.location.path):\(fact.location.line) \(fact.part) \(fact.property) \(fact.value)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private struct Place: Hashable {
    var path: String
    var line: Int

    init(_ location: Location) {
      path = location.path
      line = location.line
    }
  }

  private struct Mark: Hashable {
    var rule: Rule
    var place: Place?
    var property: Property?
    var found: String?

    init(_ finding: Finding) {
      rule = finding.rule
      place = finding.location.map(Place.init)
      property = finding.property
      found = finding.found
    }
  }
}

extension Location {
  /// Whether the file is named after a component: `RatingBar.swift`, `rating-bar.tsx`.
  fileprivate func isFile(of component: String) -> Bool {
    let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return file.filter(\.isLetter).lowercased() == component.lowercased()
  }
}

extension Value {
  fileprivate var changed: Value {
    switch self {
    case .number(let number): .number(number + 3)
    case .text(let text): .text(text + "2")
    case .boolean(let flag): .boolean(!flag)
    }
  }
}
