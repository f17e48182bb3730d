import Testing

/// The list of page 004, item by item.
@Suite("The drift of the Stepper page")
struct StepperDriftTests {
  static let items: [DriftItem] = [
    DriftItem(
      id: "A1 repeat interval while held",
      findings: [
        "swiftui: Stepper.swift:19 constant:repeatDelay", "swiftui: Stepper.swift:19 constant:startDelay",
        "compose: Stepper.kt:76 constant:repeatDelay",
        "compose: Stepper.kt:78 constant:repeatDelay", "compose: Stepper.kt:80 constant:repeatDelay",
        "swiftui: Stepper.swift:294 behaviour-drift", "compose: Stepper.kt:296 behaviour-drift",
      ]),
    DriftItem(
      id: "B: halves of a step are rounded away from zero in SwiftUI, up in Compose",
      findings: ["compose: Stepper.kt:125 behaviour-drift"]),
    // React Native and Compose say the small shadow of the page, each in its own words.
    DriftItem(
      id: "A2 shadow of the resting button",
      findings: ["swiftui: Stepper.swift:272 shadow", "swiftui: Checkbox.swift:6 constant:smallShadow.color"]),
    DriftItem(
      id: "A3 touch area of the buttons",
      allowed: [
        "compose: StepperDecrement surface lacks hitSlop.top",
        "compose: StepperIncrement surface lacks hitSlop.top",
      ]),
    // The handles say what the spec says; an exception takes the see-through highlight beside them.
    DriftItem(id: "A4 text selection colour"),
    DriftItem(id: "A5 corner radius of the input", allowed: ["compose: StepperInput lacks cornerRadius"]),
    DriftItem(id: "A6 adjustable action on the value", findings: ["compose: StepperInput lacks role"]),
    DriftItem(
      id: "A7 uncontrolled use and defaultValue",
      allowed: [
        "swiftui: Stepper lacks parameter:defaultValue", "compose: Stepper lacks parameter:defaultValue",
      ]),
    DriftItem(id: "A8 when the icon dims", outOfReach: "both conditions are the state disabled"),
    DriftItem(id: "A9 haptics on by default", outOfReach: "a condition of the prose, not a value"),
    DriftItem(
      id: "B20 separator hidden from screen readers", allowed: ["compose: StepperSeparator lacks role"]),
  ]

  @Test("says every item of the list and nothing else")
  func walkThrough() async throws {
    guard let verdict = try await PageVerdict(page: "004", spec: "specs/uim", component: "Stepper") else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    #expect(verdict.findings == Self.items.flatMap(\.findings).sorted())
    #expect(verdict.allowed == Self.items.flatMap(\.allowed).sorted())
  }
}
