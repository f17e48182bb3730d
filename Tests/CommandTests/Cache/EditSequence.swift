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
    // A shadow of the project's own, and what draws it.
    "swift/Shade.swift": [
      "struct Shade { let tint: Color; let soft: CGFloat }\n"
        + "enum Shades { static let card = Shade(tint: .black, soft: 8) }\n",
      "struct Shade { let tint: Color; let soft: CGFloat }\n"
        + "enum Shades { static let card = Shade(tint: .white, soft: 9) }\n",
    ],
    "swift/Drop.swift": [
      "extension View { func shade(_ s: Shade) -> some View { shadow(color: s.tint, radius: s.soft, y: 2) } }\n",
      "extension View { func shade(_ s: Shade) -> some View { shadow(color: s.tint, radius: s.soft, y: 3) } }\n",
      "extension View { func shade(_ s: Shade) -> some View { shadow(color: s.tint, radius: 4.000, y: 3) } }\n",
    ],
    // One name that two files declare each for itself, or once for both.
    "swift/Row.swift": [
      "private let side: CGFloat = 3\nstruct Row: View { var body: some View { Box().padding(side) } }\n",
      "private let side: CGFloat = 5\nstruct Row: View { var body: some View { Box().tile(side: side) } }\n",
      "struct Row: View { var body: some View { Box().padding(side) } }\n",
      "struct Row: View { var body: some View { Text(\"r\").größe(4) } }\n",
    ],
    "swift/Card.swift": [
      "let side: CGFloat = 7\n"
        + "struct Card: View { var body: some View { Text(\"c\").padding(side).shade(Shades.card) } }\n",
      "struct Card: View { var body: some View { Text(\"c\").frame(width: side).shade(Shades.card) } }\n",
      "struct Card: View { let side: CGFloat; var body: some View { Color.red.frame(height: side) } }\n",
      "extension View { func größe(_ g: CGFloat) -> some View { padding(g) } }\n",
      "extension View { func gro\u{308}\u{DF}e(_ g: CGFloat) -> some View { frame(width: g) } }\n",
    ],
    "swift/Deck.swift": [
      "struct Deck: View { var body: some View { Card(side: 9) } }\n",
      "struct Deck: View { var body: some View { Card(side: Space.md) } }\n",
    ],
    // Animated values and sizes that are declared in one file and mean something in another.
    "kotlin/Motion.kt": [
      "class Motion { val zoom = Animatable(1f)\n val fade = Animatable(0.5f) }\n",
      "class Motion { val zoom = Animatable(2f)\n val fade = Animatable(0.7f) }\n",
      "class Motion { val fade = Animatable(3f) }\nclass Other { val zoom = Animatable(4f) }\n",
      "enum class Size(val side: Dp, val room: Dp) { Small(8.dp, 2.dp), Large(12.dp, 3.dp) }\n",
    ],
    "kotlin/Stage.kt": [
      "@Composable fun Stage(m: Motion) { Box(Modifier.graphicsLayer { alpha = m.zoom.value }) {} }\n",
      "@Composable fun Stage(m: Motion) { Box(Modifier.graphicsLayer { scaleX = m.zoom.value }) {} }\n",
      "@Composable fun Stage(m: Motion) { Box(Modifier.graphicsLayer { alpha = m.fade.value }) {} }\n",
      "@Composable fun Stage(s: Size) { Box(Modifier.width(s.side).padding(s.room)) {} }\n",
      "@Composable fun Stage(s: Size) { Box(Modifier.height(s.side).padding(s.room)) {} }\n",
      "class Third { val zoom = Animatable(5f) }\n",
    ],
    "kotlin/Chip.kt": [
      "@Composable fun Chip(space: Dp = 4.dp) { Row(Modifier.padding(space)) {} }\n",
      "@Composable fun Chip(space: Dp = 4.dp) { Row(Modifier.height(space)) {} }\n",
      "@Composable fun Chip(space: Dp = 4.dp) { Bead(space) }\n",
    ],
    "kotlin/Bead.kt": [
      "@Composable fun Bead(wide: Dp) { Row(Modifier.width(wide)) {} }\n",
      "@Composable fun Bead(wide: Dp) { Row(Modifier.size(wide)) {} }\n",
    ],
    "kotlin/Bar.kt": [
      "@Composable fun Bar() { Chip(space = 6.dp) }\n",
      "import a.b.Chip as Pill\n@Composable fun Bar() { Pill(space = 7.dp) }\n",
      "@Composable fun Bar() { Chip(space = Gap) }\n",
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
    // Tables and sheets that other files use, by a name or by a key that is known only when they run.
    "tsx/variants.ts": [
      "export const button = cva('p-2', { variants: { size: { sm: 'h-4', lg: 'h-8' } } })\n",
      "export const button = cva('p-3', { variants: { size: { sm: 'h-5', lg: 'h-8' } } })\n",
      "export const sheet = StyleSheet.create({ sm: { height: 4 }, lg: { height: 8 }, root: { gap: 2 } })\n",
      "export const sheet = StyleSheet.create({ sm: { height: 5 }, lg: { height: 8 }, root: { gap: 3 } })\n",
    ],
    "tsx/card.tsx": [
      "export function Card({ size }) { return <View className={button({ size })} /> }\n",
      "export function Card({ size }) { return <View style={[sheet[size], sheet.root]} /> }\n",
      "export function Card({ size }) { return <View style={sheet[size]} /> }\n",
      "export function Card() { return <View style={[sheet.sm, { height: gap }]} /> }\n",
    ],
    "tsx/list.tsx": [
      "const sheet = StyleSheet.create({ lg: { width: 6 } })\n"
        + "export function List() { return <View style={sheet.lg} /> }\n",
      "export function List() { return <Card size=\"sm\" className={button({ size: 'lg' })} /> }\n",
      "export function List({ row }) { return <View style={row.root} /> }\n",
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
