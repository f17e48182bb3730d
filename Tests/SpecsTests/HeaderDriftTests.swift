import Testing

/// What is found by reading page 003.
@Suite("The drift of the Header page")
struct HeaderDriftTests {
  private static let reactNative = ["uniwind", "nativewind", "stylesheet"]

  static let items: [DriftItem] = [
    DriftItem(
      id: "the subtitle is xs in React Native, xs2 natively",
      findings: ["swiftui: Header.swift:139 textStyle", "compose: Header.kt:179 textStyle"]),
    DriftItem(
      id: "the large title has 2 above it in React Native, 4 natively",
      findings: ["swiftui: Header.swift:181 padding.top", "compose: Header.kt:202 padding.top"]),
    DriftItem(
      id: "pulling down stretches the large title in React Native only",
      findings: [
        "swiftui: HeaderLargeTitle stretch lacks scale", "compose: HeaderLargeTitle stretch lacks scale",
      ]),
    DriftItem(
      id: "the title fades in over the last 40 %, in SwiftUI over the whole way",
      findings: ["swiftui: HeaderTitle fade lacks opacity"],
      allowed: ["compose: HeaderTitle fade lacks opacity"]),
    DriftItem(
      id: "the caret is 20 in SwiftUI, 24 elsewhere",
      findings: ["swiftui: Header.swift:222 width", "swiftui: Header.swift:222 height"]),
    DriftItem(id: "the caret is regular in Compose", findings: ["compose: Header.kt:244 iconWeight"]),
    DriftItem(
      id: "the back button has 2 and 12 beside it, 4 and 4 in SwiftUI, 0 and 8 in Compose",
      findings: [
        "swiftui: Header.swift:231 padding.start", "swiftui: Header.swift:231 padding.end",
        "compose: HeaderBack button lacks padding.start", "compose: Header.kt:240 padding.end",
      ]),
    DriftItem(
      id: "a pressed back button has a fill in React Native and dims natively",
      allowed: ["swiftui", "compose"].flatMap {
        ["\($0): HeaderBack button lacks background pressed", "\($0): HeaderBack button lacks cornerRadius"]
      }),
    DriftItem(
      id: "equal: a target of 44, as 36 and a hit slop of 4 in React Native",
      allowed: ["swiftui", "compose"].flatMap {
        ["\($0): HeaderBack button lacks height", "\($0): HeaderBack button lacks hitSlop.top"]
      }),
    DriftItem(
      id: "equal: the whole bar is the heading in SwiftUI",
      allowed: ["swiftui: HeaderTitle title lacks role"]),
    DriftItem(
      id: "equal: React Native's texts have their colour from the theme",
      allowed: reactNative.flatMap {
        ["\($0): HeaderTitle title lacks foreground", "\($0): HeaderLargeTitle title lacks foreground"]
      }),
    DriftItem(
      id: "equal: what the layouts do by themselves",
      allowed: [
        "swiftui: Header hairline lacks opacity", "swiftui: HeaderActions lacks parameter:side",
        "compose: HeaderTitle title lacks padding.start",
      ]),
    DriftItem(
      id: "Compose shows the word Back by default", outOfReach: "that a text is drawn is no property"),
    DriftItem(id: "Compose lets the large title snap", outOfReach: "where a gesture ends is no property"),
  ]

  @Test("says every item of the list and nothing else")
  func walkThrough() async throws {
    guard let verdict = try await PageVerdict(page: "003", spec: "specs/uim", component: "Header") else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    #expect(verdict.findings == Self.items.flatMap(\.findings).sorted())
    #expect(verdict.allowed == Self.items.flatMap(\.allowed).sorted())
  }
}
