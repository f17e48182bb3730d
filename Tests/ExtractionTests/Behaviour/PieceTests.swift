import ParityModel
import Testing

@Suite("A piece of a declaration")
struct PieceTests {
  private func words(
    _ name: String, from inputs: [String], _ samples: [[BehaviourValue]], _ platform: Platform,
    _ path: String,
    _ text: String
  ) throws -> [String] {
    let subject = BehaviourSpec.Subject(
      name: name, place: "Viewer", inputs: inputs, origin: BehaviourBench.origin)
    let function = BehaviourSpec(
      kind: .function, name: "f", inputs: samples.map { .init(name: "", domain: .values($0), isReal: true) },
      subjects: [platform: subject], origin: BehaviourBench.origin)
    return BehaviourBench.words(try BehaviourBench.result(of: function, on: platform, path, text))
  }

  private let compose = """
    @Composable
    fun Viewer(colors: Colors, min: Double, max: Double) {
        val drag = remember { Animatable(0f) }
        Box(Modifier.background(colors.surface.copy(alpha = 1f - abs(drag.value) / 300f)).onPinch { factor ->
            val next = (drag.value * factor).coerceIn(1f, 4f)
            drag.snapTo(next)
        })
        Row(Modifier.graphicsLayer { alpha = appear.value }, onPan = { pan ->
            val next = pan + 1f
            drag.snapTo(next)
        })
        Row(Modifier.graphicsLayer { alpha = 1f - drag.value / 200f })
        val commit = { wish: Double -> wish.coerceIn(min, max) }
    }
    """

  @Test("is what a call is given for a label")
  func arguments() throws {
    #expect(
      try words("copy(alpha:)", from: ["drag.value: Float"], [[.number(150)]], .compose, "a.kt", compose)
        == ["[150] is 0.5"])
    #expect(
      try words("snapTo(_:)", from: ["pan: Float"], [[.number(2)]], .compose, "a.kt", compose)
        == ["[2] is 3"])
    #expect(
      try words(
        "Image(opacity:)", from: ["fade"], [[.number(0.5)]], .styleSheet, "a.tsx",
        "const Viewer = ({ fade }) => <Image opacity={1 - fade / 2} />") == ["[0.5] is 0.75"])
    #expect(
      try words(
        "opacity(_:)", from: ["fade"], [[.number(0.5)]], .swiftUI, "a.swift",
        "struct Viewer: View { let fade: Double; var body: some View { Color.red.opacity(1 - fade / 2) } }")
        == ["[0.5] is 0.75"])
    #expect(
      try words(
        "lerp(_:_:)", from: ["fade"], [[.number(0.5)]], .styleSheet, "a.tsx",
        "function Viewer({ fade }) { return <Image opacity={lerp(0, fade * 3, t)} /> }") == ["[0.5] is 1.5"])
  }

  @Test("is what is assigned to a variable or to a key of an object")
  func assignments() throws {
    #expect(
      try words("alpha", from: ["drag.value: Float"], [[.number(50)]], .compose, "a.kt", compose)
        == ["[50] is 0.75"])
    #expect(
      try words(
        "opacity", from: ["drag.value"], [[.number(50)]], .uniwind, "a.tsx",
        """
        function Viewer() {
          const drag = useSharedValue(0)
          const style = useAnimatedStyle(() => ({ opacity: Math.max(0, 1 - drag.value / 200) }))
        }
        """) == ["[50] is 0.75"])
  }

  @Test("is the one of several that comes from the inputs")
  func several() throws {
    #expect(
      try words(
        "next", from: ["drag.value: Float", "factor: Float"], [[.number(3)], [.number(0.1), .number(2)]],
        .compose, "a.kt", compose) == ["[3, 0.1] is 1", "[3, 2] is 4"])
    #expect(
      try words("next", from: ["pan: Float"], [[.number(3)]], .compose, "a.kt", compose) == ["[3] is 4"])
    #expect(
      try words("next", from: ["else"], [[.number(3)]], .compose, "a.kt", compose) == [
        "[] unreadable: 'next' is there 2 times, in lines 5 and 9: say what it comes from, with from: at 5"
      ])
  }

  @Test("takes the limits of a range under two names, and runs a closure")
  func ranges() throws {
    #expect(
      try words(
        "commit", from: ["wish", "min...max"], [[.number(-3), .number(11)], [.range(0, 10)]], .compose,
        "a.kt", compose) == ["[-3, 0...10] is 0", "[11, 0...10] is 10"])
    #expect(
      try words(
        "commit", from: ["wish", "min...max"], [[.number(-3)], [.number(0)]], .compose, "a.kt", compose)
        == ["[-3, 0] unreadable: 'commit' does not take this sample at 13"])
  }
}
