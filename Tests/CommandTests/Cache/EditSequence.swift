import ParityModel
import SpecReader
import SyntaxTree

/// Files of two ports that lean on each other, in several versions, and specs that teach different things.
enum EditSequence {
  static let globs = [
    ".swiftUI, \"swift/**\"", ".compose, \"kotlin/**\"", ".reactNative(.uniwind), \"tsx/**\"",
  ]

  /// Versions of one length follow each other: a size tells nothing.
  static let versions: [String: [String]] = [
    "swift/Tokens.swift": [
      "enum Space { static let md: CGFloat = 8 }\n", "enum Space { static let md: CGFloat = 9 }\n",
      "enum Space { static let lg: CGFloat = 8 }\n",
      "extension View { func tile(side: CGFloat) -> some View { frame(width: side, height: 4) } }\n",
    ],
    "swift/Box.swift": [
      "struct Box: View { var body: some View { Text(\"a\").padding(Space.md).tile(side: 12) } }\n",
      "struct Box: View { var body: some View { Text(\"a\").padding(Space.lg).tile(side: 13) } }\n",
      "struct Box: View { var body: some View { Text(\"b\").foregroundStyle(Ink.body) } }\n",
      "struct Box: View { var body: some View { Text( } }\n", "",
    ],
    "swift/Zoom.swift": [
      "enum Zoom { static func clamp(_ x: Double) -> Double { min(max(x, 0), 4) } }\n",
      "enum Zoom { static func clamp(_ x: Double) -> Double { min(max(x, 0), 5) } }\n",
      "// paritylint:allow value-drift -- because\nenum Zoom { static let most = Space.md * 2 }\n",
    ],
    "kotlin/Tokens.kt": [
      "object Space { val md = 8.dp }\n", "object Space { val md = 9.dp }\n", "val Gap = 3.dp\n",
    ],
    "kotlin/Box.kt": [
      "@Composable fun Box() { Column(Modifier.padding(Space.md).tile(side = 12.dp)) {} }\n",
      "@Composable fun Box() { Column(Modifier.padding(Gap)) { Text(\"a\") } }\n",
      "fun Modifier.tile(side: Dp) = size(side)\nfun clamp(x: Double): Double = x.coerceIn(0.0, 4.0)\n",
      "fun Modifier.tile(side: Dp) = width(side)\nfun clamp(x: Double): Double = x.coerceIn(0.0, 5.0)\n",
    ],
    "tsx/theme.css": [
      ":root { --gap: 8px; --ink: #111111; }\n", ":root { --gap: 9px; --ink: #222222; }\n",
    ],
    "tsx/box.tsx": [
      "export function Box() { return <View className=\"p-2 frob\" style={styles.box} /> }\n",
      "export function Box() { return <View className=\"p-3 frob\" style={styles.box} /> }\n",
      "export function Box() { return <Text style={{ color: colors.ink, gap }}>a</Text> }\n",
    ],
    "tsx/styles.ts": [
      "export const styles = StyleSheet.create({ box: { height: 16 } })\nexport const gap = 4\n",
      "export const styles = StyleSheet.create({ box: { height: 17 } })\nexport const gap = 5\n",
      "export const colors = { ink: 'var(--ink)' }\n",
    ],
  ]

  static let specs: [Specification] = [
    "", "Namespace(\"Ink\", holds: .color)", "Teach(\"tile\", argument: \"side\", states: .width)",
    "Teach(\"tile\", argument: \"side\", states: .height)",
  ].flatMap { line in
    ["", "Function(\"clamp\", .values(1.0, 6.0))", "Function(\"clamp\", .values(1.0, 7.0))"].map {
      behaviour in
      let text = """
        import ParitySpec

        let project = Project("sample") {
          \(globs.map { "Platform(\($0))" }.joined(separator: "\n  "))
          \(line)
        }

        let box = Component("Box") {
          Part("Box")
            .gap(4)
          \(behaviour)
        }

        """
      return SpecReader().read([.init(path: "box.swift", source: SourceText(text))]).specification
    }
  }

  /// A generator of its own: the same sequences on every machine.
  struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % count
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
  }
}
