import Testing

@Suite("SwiftUI motion, gestures and waits")
struct SwiftUIMotionTests {
  @Test(
    "state animations",
    arguments: [
      ("V().animation(.easeOut(duration: 0.2), value: x)", ["easing easeOut easing", "duration 200 ms"]),
      (
        "V().animation(.timingCurve(0.32, 0.72, 0, 1, duration: 0.35), value: x)",
        ["easing cubic-bezier(0.32, 0.72, 0, 1) easing", "duration 350 ms"]
      ),
      (
        "V().animation(calm ? nil : .spring(duration: 0.3), value: x)",
        ["easing [if] spring easing", "duration [if] 300 ms"]
      ),
      ("V().animation(.linear.delay(0.1), value: x)", ["easing linear easing", "delay 100 ms"]),
      ("V().onTapGesture { withAnimation(.snappy) { x = 1 } }", ["easing spring easing"]),
      (
        "Panel(enter: .easeOut(duration: 0.2), exit: .easeIn(duration: 0.1))",
        ["easing easeOut easing", "duration.enter 200 ms", "easing easeIn easing", "duration.exit 100 ms"]
      ),
      ("V().transition(.scale(scale: 0.5).combined(with: .opacity))", ["scale 0.5"]),
      (
        "V().transition(.asymmetric(insertion: .opacity.animation(.easeIn(duration: 0.2)), removal: .opacity.animation(.linear)))",
        ["easing easeIn easing", "duration.enter 200 ms", "easing linear easing"]
      ),
    ])
  func animations(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test("state a shared animation where it is declared, and a computed one where it stands")
  func named() throws {
    #expect(
      try SwiftUISample.stated(
        "V().onTapGesture { withAnimation(motion) { x = 1 } }",
        members: "var motion: Animation? { calm ? nil : .easeIn(duration: 0.35) }")
        == ["easing [if] easeIn easing", "duration [if] 350 ms"])
    #expect(
      try SwiftUISample.facts("private let motion: Animation = .easeInOut(duration: 0.3)\n")
        == ["1 - easing easeInOut easing", "1 - duration 300 ms"])
  }

  @Test(
    "state waits",
    arguments: [
      ("V().task { try? await Task.sleep(for: .milliseconds(350)) }", ["delay 350 ms"]),
      ("V().task { try? await Task.sleep(for: .seconds(0.5)) }", ["delay 500 ms"]),
      ("V().task { try? await Task.sleep(nanoseconds: 300_000_000) }", ["delay 300 ms"]),
      ("V().onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { } }", ["delay 250 ms"]),
      ("V().onAppear { if open { Task { try await Task.sleep(for: .seconds(1)) } } }", ["delay 1000 ms"]),
    ])
  func waits(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test("follows a wait into the function that computes it")
  func computedWait() throws {
    let source = """
      enum Pace {
        static func delay(after count: Int) -> Duration {
          if count == 0 { return .milliseconds(400) }
          return .milliseconds(Int(max(35, 180 / count)))
        }
      }
      struct Hold: View {
        var body: some View {
          V().task { try? await Task.sleep(for: Pace.delay(after: count)) }
        }
      }
      """
    #expect(
      try SwiftUISample.facts(source)
        == ["3 Pace delay [if] 400 ms", "4 Pace delay [if] 35 ms", "4 Pace delay [if] 180 ms"])
  }

  @Test(
    "state thresholds",
    arguments: [
      ("V().gesture(DragGesture(minimumDistance: 10))", ["threshold 10 pt"]),
      ("V().gesture(LongPressGesture(minimumDuration: 0.5))", ["threshold 500 ms"]),
      ("V().onEnded { v in if abs(v.translation.height) > 120 { go() } }", ["threshold 120 pt"]),
      ("V().onEnded { v in if v.magnification <= 1.01 { go() } }", ["threshold 1.01"]),
      ("V().onEnded { v in if v.x < -width * 0.25 { go() } }", ["threshold 0.25"]),
      ("V().onEnded { v in if items.count > 1 || v.x > 0 { go() } }", []),
      ("V().onEnded { v in y = min(max(v.y / h, 0), 0.9999) }", ["threshold 0.9999"]),
      ("V().accessibilityHidden(progress < 0.5)", ["role [if] hidden role", "threshold 0.5"]),
      ("V().frame(width: max(44, w))", ["width 44 pt"]),
    ])
  func thresholds(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }
}
