import Testing

/// The list of page 000, item by item.
@Suite("The drift of the Image Viewer page")
struct ImageViewerDriftTests {
  static let values: [DriftItem] = [
    DriftItem(
      id: "1 counter and icon colour",
      findings: ["swiftui: ImageViewer.swift:146 foreground", "compose: ImageViewer.kt:289 foreground"],
      allowed: ["swiftui: close icon lacks foreground", "compose: close icon lacks foreground"]),
    DriftItem(
      id: "2 backdrop",
      findings: ["swiftui: ImageViewer.swift:102 background", "compose: ImageViewer.kt:164 background"]),
    DriftItem(
      id: "3 counter text style",
      findings: ["swiftui: ImageViewer.swift:144 textStyle", "compose: ImageViewer.kt:289 textStyle"]),
    DriftItem(
      id: "4 controls bar padding",
      findings: ["compose: ImageViewer.kt:281 padding.start"]),
    DriftItem(
      id: "5 controls bar height", findings: ["compose: ImageViewer.kt:282 height"],
      allowed: ["uniwind", "nativewind", "stylesheet"].map { "\($0): controls bar lacks height" }),
    DriftItem(id: "6 icon weight", findings: ["compose: ImageViewer.kt:293 iconWeight"]),
    DriftItem(
      id: "7 close button size",
      findings: ["swiftui: close button lacks width", "compose: close button lacks width"]),
    DriftItem(
      id: "8 close button fill",
      findings: ["swiftui: close button lacks background", "compose: close button lacks background"]),
    DriftItem(
      id: "9 close button fill when pressed",
      findings: [
        "swiftui: close button lacks background pressed", "compose: close button lacks background pressed",
      ]),
    DriftItem(id: "10 pressed feedback", outOfReach: "only in the other edition, page 002"),
    DriftItem(id: "11 enter", findings: ["swiftui: ImageViewer.swift:67 duration.enter"]),
    DriftItem(
      id: "12 easing of enter and exit",
      findings: ["swiftui: ImageViewer.swift:67 easing", "swiftui: ImageViewer.swift:67 easing"]),
    DriftItem(
      id: "13 zoom animation",
      findings: [94, 95, 101, 102].map { "compose: ImageViewer.kt:\($0) duration" }),
    DriftItem(id: "14 gap of the pages", findings: ["swiftui: ImageViewer.swift:105 gap"]),
    DriftItem(
      id: "15 backdrop while dragging",
      findings: [
        "compose: ImageViewer.kt:164 constant:backdropFadeDistance",
        "compose: ImageViewer.kt:164 constant:backdropFadeDistance",
        "compose: ImageViewer.kt:164 behaviour-drift",
      ]),
    DriftItem(
      id: "16 controls while dragging",
      findings: [
        "compose: ImageViewer.kt:283 constant:controlsFadeDistance",
        "compose: ImageViewer.kt:283 behaviour-drift",
      ]),
    DriftItem(id: "17 return after a short drag", findings: ["compose: ImageViewer.kt:230 easing"]),
    DriftItem(
      id: "18 lowest scale of a pinch",
      findings: ["compose: ImageViewer.kt:199 scale", "compose: ImageViewer.kt:199 behaviour-drift"]),
    DriftItem(
      id: "19 end of a pinch", findings: ["compose: ImageViewer.kt:233 constant:dismissDistance"]),
    DriftItem(
      id: "20 when it is zoomed",
      findings: ["swiftui: ImageViewer.swift:182 threshold", "swiftui: ImageViewer.swift:202 threshold"]),
    DriftItem(id: "21 double tap", outOfReach: "SwiftUI compares with minScale, which is no literal"),
    DriftItem(
      id: "22 label and value",
      findings: ["swiftui: ImageViewer.swift:132 label", "compose: ImageViewer.kt:253 label"]),
  ]

  static let missing: [DriftItem] = [
    DriftItem(
      id: "23 pill of the counter",
      findings: ["swiftui", "compose"].flatMap {
        ["\($0): counter lacks background", "\($0): counter lacks cornerRadius"]
      } + ["swiftui: close button lacks cornerRadius", "compose: close button lacks cornerRadius"]),
    DriftItem(
      id: "24 tabular numbers",
      findings: ["compose", "uniwind", "nativewind", "stylesheet"].map {
        "\($0): counter lacks tabularNumbers"
      }),
    DriftItem(
      id: "25 hit slop", findings: ["swiftui: close button lacks hitSlop.top"],
      allowed: ["compose: close button lacks hitSlop.top"]),
    DriftItem(id: "26 growing in", findings: ["swiftui: ImageViewer.swift:70 scale"]),
    DriftItem(
      id: "27 shrinking page", findings: Array(repeating: "compose: ImageViewer.kt:268 scale", count: 3)),
    DriftItem(id: "28 flick", allowed: ["compose: flick lacks threshold"]),
    DriftItem(
      id: "29 thresholds of a page turn",
      allowed: ["compose: page turn lacks threshold", "compose: page turn lacks threshold"]),
    DriftItem(id: "30 resistance at the ends", allowed: ["compose: page turn lacks offset.x"]),
    DriftItem(id: "31 zoom around the fingers", outOfReach: "where a zoom is centred is no property"),
    DriftItem(id: "32 single tap", outOfReach: "that a tap does something is no property"),
    DriftItem(
      id: "33, 34 roles of the page", findings: Array(repeating: "compose: pages lacks role", count: 2)),
    DriftItem(id: "35 closeLabel", findings: ["swiftui: ImageViewer lacks parameter:closeLabel"]),
    DriftItem(id: "36 indexLabel", findings: ["swiftui: ImageViewer lacks parameter:indexLabel"]),
    DriftItem(
      id: "37 trigger",
      allowed: ["swiftui", "compose"].map { "\($0): ImageViewerTrigger lacks opacity pressed" }),
    DriftItem(id: "38 reduce motion", outOfReach: "no property of the vocabulary"),
    DriftItem(id: "39 no images", outOfReach: "that nothing is drawn is no property"),
    DriftItem(
      id: "equal: modal, drag start and icon size come from the platform",
      allowed: [
        "compose: backdrop lacks role", "compose: drag start lacks threshold",
        "compose: close icon lacks width",
      ]),
  ]

  @Test("says every item of the list and nothing else")
  func walkThrough() async throws {
    guard let verdict = try await PageVerdict(page: "000", spec: "specs/uim", component: "ImageViewer") else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    let items = Self.values + Self.missing
    #expect(verdict.findings == items.flatMap(\.findings).sorted())
    #expect(verdict.allowed == items.flatMap(\.allowed).sorted())
  }
}
