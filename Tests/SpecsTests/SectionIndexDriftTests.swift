import Testing

/// What is found by reading page 001.
@Suite("The drift of the Section Index page")
struct SectionIndexDriftTests {
  static let items: [DriftItem] = [
    DriftItem(
      id: "below one row the capacity is 0 in SwiftUI, negative in Compose; both draw three rows then",
      findings: ["compose: SectionIndex.kt:190 behaviour-drift"]),
    DriftItem(
      id: "the heading is opaque in React Native and shines through by 5 % in SwiftUI, by 6 % in Compose",
      findings: ["swiftui: SectionIndex.swift:145 opacity", "compose: SectionIndex.kt:150 background"],
      allowed: ["swiftui: SectionIndexHeader lacks background"]),
    DriftItem(
      id: "letters are xs2 in React Native, xs3 natively",
      findings: ["swiftui: SectionIndex.swift:178 textStyle", "compose: SectionIndex.kt:239 textStyle"]),
    DriftItem(
      id: "the bubble goes within 150 ms in React Native, 200 ms natively",
      findings: [
        "swiftui: SectionIndex.swift:199 duration.exit", "compose: SectionIndex.kt:253 duration.exit",
        "compose: SectionIndex.kt:253 duration.exit",
      ],
      allowed: ["swiftui: SectionIndexBar bubble's way in and out lacks duration.enter"]),
    DriftItem(
      id: "the letter in the bubble is xl2 in SwiftUI, xl3 elsewhere",
      findings: ["swiftui: SectionIndex.swift:243 textStyle"]),
    DriftItem(
      id: "the bubble's shadow is lg natively, xl in React Native",
      findings: ["swiftui: SectionIndex.swift:246 shadow", "compose: SectionIndex.kt:258 shadow"]),
    DriftItem(
      id: "the bubble grows from half its size natively, from nothing in React Native",
      allowed: ["uniwind", "nativewind", "stylesheet"].map {
        "\($0): SectionIndexBar bubble's way in and out lacks scale"
      }),
    DriftItem(
      id: "the touch area is 12 wider natively",
      allowed: ["uniwind", "nativewind", "stylesheet"].map {
        "\($0): SectionIndexBar column lacks padding.start"
      }),
    DriftItem(
      id: "equal: the bar is 12 from the edge, in SwiftUI by two paddings of 6",
      allowed: ["swiftui: SectionIndexBar column lacks inset.end"]),
    DriftItem(
      id: "dots are worked out with Double in SwiftUI and Float in Compose",
      outOfReach: "arithmetic, not a value"),
    DriftItem(
      id: "SwiftUI always shows the bar, Compose only where there are sections",
      outOfReach: "that something is drawn is no property"),
  ]

  @Test("says every item of the list and nothing else")
  func walkThrough() async throws {
    guard let verdict = try await PageVerdict(page: "001", spec: "specs/uim", component: "SectionIndex")
    else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    #expect(verdict.findings == Self.items.flatMap(\.findings).sorted())
    #expect(verdict.allowed == Self.items.flatMap(\.allowed).sorted())
  }
}
