import ParityModel
import Testing

@Suite("What waits in one declaration")
struct ScheduleTests {
  private func waits(_ name: String, _ platform: Platform, _ path: String, _ text: String) throws -> String {
    let schedule = BehaviourSpec(
      kind: .schedule, name: "rhythm",
      subjects: [platform: .init(name: name, origin: BehaviourBench.origin)], ticks: 3,
      origin: BehaviourBench.origin)
    return BehaviourBench.words(try BehaviourBench.result(of: schedule, on: platform, path, text)).joined()
  }

  private let swift = """
    struct StepButton: View {
      var body: some View {
        Text("+")
          .onLongPressGesture {
            Task { try? await Task.sleep(for: .milliseconds(400)); try? await Task.sleep(for: .milliseconds(60)) }
          }
          .onTapGesture(perform: { Task { try? await Task.sleep(for: .seconds(1)) } })
      }
    }
    """

  @Test("is chosen by the name of what takes it, or of its label")
  func names() throws {
    #expect(try waits("StepButton.onLongPressGesture", .swiftUI, "a.swift", swift) == "[] is [400, 60]")
    #expect(try waits("StepButton.onTapGesture", .swiftUI, "a.swift", swift) == "[] is [1000]")
    #expect(try waits("StepButton.perform", .swiftUI, "a.swift", swift) == "[] is [1000]")
    #expect(
      try waits("StepButton.onDrag", .swiftUI, "a.swift", swift)
        == "[] unreadable: nothing that waits is called `onDrag` here at 1")
  }

  @Test("is not guessed where two wait differently")
  func doubt() throws {
    #expect(
      try waits("StepButton", .swiftUI, "a.swift", swift)
        == "[] unreadable: `onLongPressGesture` in line 5 and `onTapGesture` in line 7 wait differently: "
        + "say which, as in \"StepButton.onLongPressGesture\" at 5")
  }

  private let compose = """
    @Composable
    fun StepButton(change: () -> Unit) {
        LaunchedEffect(Unit) { delay(5000) }
        Box(Modifier.pointerInput(Unit) {
            awaitEachGesture {
                delay(20)
                val repeat = scope.launch { delay(400); while (true) delay(60) }
                waitForUpOrCancellation()
                repeat.cancel()
            }
        })
    }
    """

  @Test("goes on beside what starts it, and has waited for what was before")
  func tasks() throws {
    #expect(try waits("StepButton.launch", .compose, "a.kt", compose) == "[] is [20, 400, 60]")
    #expect(try waits("StepButton.LaunchedEffect", .compose, "a.kt", compose) == "[] is [5000]")
    #expect(try waits("StepButton", .compose, "a.kt", compose).contains("wait differently"))
    let alone = compose.replacing("LaunchedEffect(Unit) { delay(5000) }", with: "")
    #expect(try waits("StepButton", .compose, "a.kt", alone) == "[] is [20, 400, 60]")
    let beside = alone.replacing("repeat.cancel()", with: "scope.launch { delay(7) }")
    #expect(try waits("StepButton", .compose, "a.kt", beside).contains("wait differently"))
  }

  @Test("is chosen by the attribute or its own name, and by the method")
  func attributes() throws {
    let script = """
      export function StepButton({ onStep }) {
        const hold = () => { setTimeout(() => setInterval(onStep, 60), 400) }
        return <Pressable onPressIn={hold} onHoverIn={() => setTimeout(onStep, 100)} />
      }
      """
    #expect(try waits("StepButton.onPressIn", .uniwind, "a.tsx", script) == "[] is [400, 60, 60]")
    #expect(try waits("StepButton.hold", .uniwind, "a.tsx", script) == "[] is [400, 60, 60]")
    #expect(try waits("StepButton.onHoverIn", .uniwind, "a.tsx", script) == "[] is [100]")
    #expect(try waits("StepButton", .uniwind, "a.tsx", script).contains("wait differently"))
    let type = """
      final class Clock {
        func hold() async { try? await Task.sleep(for: .milliseconds(400)) }
        func hint() async { try? await Task.sleep(for: .milliseconds(900)) }
      }
      """
    #expect(try waits("Clock.hint", .swiftUI, "a.swift", type) == "[] is [900]")
    #expect(try waits("Clock", .swiftUI, "a.swift", type).contains("wait differently"))
  }
}
