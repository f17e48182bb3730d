import Testing

@Suite("SwiftUI meaning, icons and words")
struct SwiftUIMeaningTests {
  @Test(
    "state accessibility",
    arguments: [
      ("V().accessibilityLabel(Text(\"Close\"))", ["label Close string"]),
      ("V().accessibilityLabel(title ?? Text(\"Back\"))", ["label Back string"]),
      (
        "V().accessibilityLabel(index.map { Text(\"Slide \\($0 + 1)\") } ?? Text(verbatim: \"\"))",
        ["label Slide {} string"]
      ),
      ("V().accessibilityValue(Text(\"Half\")).accessibilityHint(\"Swipe\")", []),
      ("V().accessibilityAddTraits(.isHeader)", ["role heading role"]),
      ("V().accessibilityAddTraits([.isButton, .isModal])", ["role button role", "role modal role"]),
      ("V().accessibilityAddTraits(title ? .isHeader : [])", ["role [if] heading role"]),
      ("V().accessibilityRemoveTraits(.isButton)", []),
      ("V().accessibilityHidden(true)", ["role hidden role"]),
      ("V().accessibilityHidden(false)", []),
      ("V().accessibilityAdjustableAction { _ in }", ["role adjustable role"]),
      ("Button(\"Save\") { save() }", ["role button role", "text Save string"]),
    ])
  func accessibility(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state haptics",
    arguments: [
      ("V().sensoryFeedback(.selection, trigger: x)", ["haptic selection haptic"]),
      ("V().sensoryFeedback(.impact(weight: .light), trigger: x)", ["haptic impact haptic"]),
      (
        "V().onTapGesture { UIImpactFeedbackGenerator(style: .light).impactOccurred() }",
        ["haptic impact haptic"]
      ),
      (
        "V().onTapGesture { UINotificationFeedbackGenerator().notificationOccurred(.success) }",
        ["haptic success haptic"]
      ),
    ])
  func haptics(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test("state icons of the system, and of packages whose module is imported")
  func icons() throws {
    #expect(try SwiftUISample.stated("Image(systemName: \"chevron.left\")") == ["icon chevronLeft icon"])
    let view = "struct A: View { var body: some View { (on ? Ph.pause.fill : Ph.caretLeft.bold) } }"
    #expect(try SwiftUISample.facts(view) == [])
    #expect(
      try SwiftUISample.facts("import PhosphorSwift\n" + view) == [
        "2 A icon [if] pause icon", "2 A iconWeight [if] fill", "2 A icon [if] caretLeft icon",
        "2 A iconWeight [if] bold",
      ])
  }

  @Test("gives the branches of a choice their states, and what is drawn or not none")
  func states() throws {
    let view = """
      V().background {
        if !isEnabled {
          shape.fill(Color.a)
        } else if pressed && isEnabled {
          shape.fill(Color.b)
        } else if colorScheme == .dark {
          shape.fill(Color.c)
        } else {
          shape.fill(Color.d)
        }
      }
      if let subtitle {
        Text(subtitle).lineLimit(1)
      }
      if open {
        Text(subtitle).lineLimit(2)
      }
      """
    #expect(
      try SwiftUISample.stated(view) == [
        "background [disabled] a color", "background [pressed] b color", "background [dark] c color",
        "background d color", "lineLimit 1", "lineLimit 2",
      ])
  }

  @Test("leaves previews out")
  func previews() throws {
    let source = """
      #Preview { Text("a").padding(3) }
      struct P: PreviewProvider { static var previews: some View { Text("b").padding(3) } }
      """
    #expect(try SwiftUISample.facts(source) == [])
  }
}
