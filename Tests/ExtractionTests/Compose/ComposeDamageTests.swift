import Testing

@Suite("Damaged Compose sources")
struct ComposeDamageTests {
  private static let source = """
    enum class Size(val height: Dp, val round: Dp) { Small(24.dp, Radius.sm); val textStyle get() = Typography.xs }
    private val Curve = CubicBezierEasing(0.32f, 0.72f, 0f, 1f)
    @Composable fun Part(size: Size, open: Boolean, label: String = "Close", modifier: Modifier = Modifier) {
      val appear = remember { Animatable(if (open) 1f else 0f) }
      LaunchedEffect(open) { if (open) appear.animateTo(1f, tween(250, easing = Curve)) else delay(400L) }
      val tint = when { !enabled -> colors.faint; pressed -> colors.down.copy(alpha = 0.4f); else -> colors.label }
      Box(modifier.padding(horizontal = 16.dp, vertical = -(6.dp + 2.dp)).clip(RoundedCornerShape(size.round))
        .graphicsLayer { alpha = 1f - (abs(pull.value) / 600f).coerceIn(0f, 0.8f) }
        .semantics { contentDescription = "${count + 1} of $total"; role = Role.Button; heading() }) {
        Icon(Icons.Filled.Close, size = 16.dp, tint = tint)
        BasicText(label, style = Typography.sm.copy(color = tint, fontWeight = FontWeight.Bold), maxLines = 1)
      }
    }
    """

  @Test("reads a source that breaks off anywhere without a trap")
  func truncated() throws {
    let bytes = Array(Self.source.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = try composeFacts(String(decoding: bytes[..<end], as: UTF8.self))
    }
    #expect(try composeFacts(Self.source).count > 20)
  }

  @Test("reads a source with a stretch taken out anywhere without a trap")
  func holes() throws {
    let bytes = Array(Self.source.utf8)
    for start in stride(from: 0, to: bytes.count - 40, by: 11) {
      let rest = bytes[..<start] + bytes[(start + 5 + start % 30)...]
      _ = try composeFacts(String(decoding: rest, as: UTF8.self))
    }
  }
}
