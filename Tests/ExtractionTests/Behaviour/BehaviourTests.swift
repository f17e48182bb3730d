import ParityModel
import Testing

@Suite("Behaviour, evaluated")
struct BehaviourTests {
  private let origin = BehaviourBench.origin

  private func results(_ behaviour: BehaviourSpec, _ platform: Platform, _ path: String, _ text: String)
    throws -> BehaviourResult
  {
    try BehaviourBench.result(of: behaviour, on: platform, path, text)
  }

  private func words(_ result: BehaviourResult) -> [String] { BehaviourBench.words(result) }

  private func function(
    _ name: String, _ domains: [[BehaviourValue]], subjects: [Platform: BehaviourSpec.Subject] = [:],
    isReal: Bool = false
  ) -> BehaviourSpec {
    BehaviourSpec(
      kind: .function, name: name,
      inputs: domains.map { .init(name: "", domain: .values($0), isReal: isReal) }, subjects: subjects,
      origin: origin)
  }

  @Test("calls a function of every language with samples of its own types")
  func functions() throws {
    let half = function("half", [[.number(5), .number(-3)]])
    #expect(
      words(try results(half, .swiftUI, "a.swift", "func half(_ n: Int) -> Int { n / 2 }"))
        == ["[5] is 2", "[-3] is -1"])
    #expect(
      words(
        try results(
          half, .swiftUI, "a.swift", "enum M { static func half(_ n: CGFloat) -> CGFloat { n / 2 } }"))
        == ["[5] is 2.5", "[-3] is -1.5"])
    #expect(
      words(try results(half, .compose, "a.kt", "private fun half(n: Float): Float = n / 2"))
        == ["[5] is 2.5", "[-3] is -1.5"])
    #expect(
      words(try results(half, .uniwind, "a.tsx", "const half = 1\nfunction other() {}")) == [])
    #expect(
      words(try results(half, .uniwind, "a.tsx", "export function half(n: number) { return n / 2 }"))
        == ["[5] is 2.5", "[-3] is -1.5"])
  }

  @Test("says what it cannot evaluate, and where")
  func unreadable() throws {
    let result = try results(
      function("f", [[.number(1)]]), .swiftUI, "a.swift", "func f(_ n: Int) -> Int {\n  n + somewhere.x()\n}")
    #expect(words(result) == ["[1] unreadable: `somewhere` is not told by the sources at 2"])
    let fraction = try results(
      function("f", [[.number(1), .number(1.5)]]), .swiftUI, "a.swift", "func f(_ n: Int) -> Int { n }")
    #expect(words(fraction) == ["[1.5] unreadable: 'f' does not take this sample at 1", "[1] is 1"])
  }

  @Test("does not take the name of something unknown for a result")
  func unknownMembers() throws {
    let result = try results(
      function("f", [[.number(1)]]), .compose, "a.kt", "fun f(n: Int): Int = settings.value")
    #expect(words(result) == ["[1] unreadable: `settings` is not told by the sources at 1"])
  }

  @Test("evaluates a local inside a declaration with the names that it has there")
  func locals() throws {
    let subject = BehaviourSpec.Subject(
      name: "next", place: "Counter", inputs: ["current: Double", "direction: Int"], origin: origin)
    let next = function(
      "next", [[.number(1.5)], [.number(-1), .number(1)]], subjects: [.compose: subject])
    let result = try results(
      next, .compose, "a.kt",
      """
      private const val Step = 0.5
      @Composable
      fun Counter(value: Double) {
          val current by rememberUpdatedState(value)
          val change = { direction: Int ->
              val factor = 10.0
              val next = Math.round((current + direction * Step) * factor) / factor
              next
          }
      }
      """)
    #expect(words(result) == ["[1.5, -1] is 1", "[1.5, 1] is 2"])
    #expect(result.location?.line == 7)
  }

  @Test("takes the member of each element that counts")
  func taking() throws {
    let rows = function(
      "rows", [[.number(2)]],
      subjects: [.swiftUI: .init(name: "rows", taking: "label", origin: origin)])
    let result = try results(
      rows, .swiftUI, "a.swift",
      """
      struct Row { let key: Int; let label: String }
      func rows(_ n: Int) -> [Row] { (0..<n).map { Row(key: $0, label: "\\($0)!") } }
      """)
    #expect(words(result) == [#"[2] is ["0!", "1!"]"#])
  }

  @Test("lists the members of each case, from enumerations and from objects")
  func columns() throws {
    let table = BehaviourSpec(
      kind: .table, name: "size",
      inputs: [
        .init(name: "size", domain: .cases([.swiftUI: "Size", .compose: "BadgeSize", .uniwind: "sizes"]))
      ],
      columns: ["height", "ink"], origin: origin)
    let expected = [
      "height of [sm] is 24", "ink of [sm] is label", "height of [xl2] is 32", "ink of [xl2] is link@0.4",
    ]
    #expect(
      words(
        try results(
          table, .swiftUI, "a.swift",
          """
          enum Size { case sm, xl2
            var height: CGFloat { switch self { case .sm: 24; case .xl2: 24 + 8 } }
            var ink: Color { self == .sm ? .label : .link.opacity(0.4) }
          }
          """)) == expected)
    #expect(
      words(
        try results(
          table, .compose, "a.kt",
          """
          enum class BadgeSize(val height: Dp) { Sm(24.dp), Xl2(height = 24.dp + 8.dp);
              val ink: Color get() = if (this == Sm) colors.label else colors.link.copy(alpha = 0.4f) }
          """)) == expected)
    let object = try results(
      table, .uniwind, "a.tsx",
      "const sizes = { sm: { height: 24, ink: \"label\" }, xl2: { height: 32, ink: \"link@0.4\" } }")
    let spec = words(object).map { $0.filter { $0 != "\"" } }
    #expect(spec == expected)
  }

  @Test("evaluates a table over cases and flags, a token a cell")
  func tables() throws {
    let table = BehaviourSpec(
      kind: .table, name: "fill",
      inputs: [
        .init(name: "tone", domain: .cases([.swiftUI: "Tone"])),
        .init(name: "pressed", domain: .values([.flag(false), .flag(true)])),
      ],
      subjects: [
        .swiftUI: .init(name: "fill", place: "Badge", inputs: ["tone", "isPressed"], origin: origin)
      ], origin: origin)
    let result = try results(
      table, .swiftUI, "a.swift",
      """
      enum Tone { case plain, loud }
      struct Badge: View {
        let tone: Tone
        let configuration: Configuration
        @Environment(\\.isEnabled) private var isEnabled
        private var pressed: Bool { configuration.isPressed }
        private var fill: Color {
          switch tone {
          case .plain: pressed ? .surfacePressed : .surface
          case .loud: isEnabled ? .accent : .accent
          }
        }
      }
      """)
    #expect(
      words(result) == [
        "[plain, false] is surface", "[plain, true] is surfacePressed", "[loud, false] is accent",
        "[loud, true] is accent",
      ])
  }

  private func schedule(_ platform: Platform, _ name: String, assuming: [String] = []) -> BehaviourSpec {
    BehaviourSpec(
      kind: .schedule, name: "repeat", subjects: [platform: .init(name: name, origin: origin)],
      assumptions: assuming.map { .init(name: $0, value: .flag(true)) }, ticks: 4, origin: origin)
  }

  @Test("follows the waits of a task, a coroutine and timers")
  func schedules() throws {
    let swift = try results(
      schedule(.swiftUI, "Repeater", assuming: ["step"]), .swiftUI, "a.swift",
      """
      struct Repeater: View {
        var body: some View {
          Text("+").onLongPressGesture {
            Task {
              try? await Task.sleep(for: .milliseconds(400))
              while !Task.isCancelled, step() { try? await Task.sleep(nanoseconds: 60_000_000) }
            }
          }
        }
      }
      """)
    #expect(words(swift) == ["[] is [400, 60, 60, 60]"])
    let kotlin = try results(
      schedule(.compose, "Repeater"), .compose, "a.kt",
      """
      @Composable
      fun Repeater(onStep: () -> Unit) {
          var held by remember { mutableStateOf(false) }
          LaunchedEffect(held) {
              if (!held) return@LaunchedEffect
              delay(400)
              while (true) { onStep(); delay(60L) }
          }
      }
      """)
    #expect(words(kotlin) == ["[] is [400, 60, 60, 60]"])
    let interval = try results(
      schedule(.styleSheet, "Repeater"), .styleSheet, "a.tsx",
      """
      export function Repeater({ onStep }) {
        const timer = useRef(null)
        const start = () => {
          timer.current = setTimeout(() => { timer.current = setInterval(onStep, 60) }, 400)
        }
        return <Pressable onPressIn={start} onPressOut={() => clearTimeout(timer.current)} />
      }
      """)
    #expect(words(interval) == ["[] is [400, 60, 60, 60]"])
    let chained = try results(
      schedule(.uniwind, "Repeater"), .uniwind, "a.tsx",
      """
      const Repeater = ({ onStep }) => {
        useEffect(() => {
          let wait = 400
          const tick = () => { onStep(); wait = Math.max(50, wait / 2); setTimeout(tick, wait) }
          setTimeout(tick, wait)
        }, [])
        return null
      }
      """)
    #expect(words(chained) == ["[] is [400, 200, 100, 50]"])
  }

  @Test("does not guess which of two rhythms a condition chooses")
  func divergence() throws {
    let result = try results(
      schedule(.compose, "Hint"), .compose, "a.kt",
      """
      @Composable
      fun Hint(slow: Boolean) {
          LaunchedEffect(Unit) {
              if (slow) delay(1000) else delay(500)
          }
      }
      """)
    #expect(words(result).first?.contains("unreadable") == true)
    let none = try results(schedule(.compose, "Hint"), .compose, "a.kt", "@Composable fun Hint() { Box() }")
    #expect(words(none) == ["[] unreadable: nothing waits here at 1"])
  }

  @Test("has no result for what the port does not declare")
  func absent() throws {
    let result = try results(function("f", [[.number(1)]]), .compose, "a.kt", "fun g(n: Int) = n")
    #expect(result.location == nil && result.cells.isEmpty)
  }
}
