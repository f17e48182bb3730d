import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

@Suite("Compose components")
struct ComposeComponentTests {
  @Test(
    "reads text, its style and its colour",
    arguments: [
      (
        #"BasicText("Done", style = Typography.base.copy(color = colors.label, fontWeight = FontWeight.SemiBold))"#,
        ["text Done string", "textStyle base textStyle", "foreground label color", "fontWeight 600"]
      ),
      (
        #"Text("$index of ${count + 1}", maxLines = 2, color = colors.link)"#,
        ["text {} of {} string", "lineLimit 2", "foreground link color"]
      ),
      (
        "Text(title, style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight(500))",
        ["textStyle bodyLarge textStyle", "fontWeight 500"]
      ),
      (
        #"BasicTextField(value, textStyle = TextStyle(fontFeatureSettings = "tnum", color = colors.label), singleLine = true)"#,
        ["tabularNumbers true bool", "foreground label color", "lineLimit 1"]
      ),
      ("BasicTextField(value, cursorBrush = SolidColor(colors.accent))", ["cursorColor accent color"]),
      (
        "TextSelectionColors(colors.accent, colors.accent.copy(alpha = 0.3f))",
        ["selectionColor accent color", "selectionColor accent@0.3 color"]
      ),
      ("Text(text = state.title)", []),
    ])
  func texts(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test(
    "reads gaps, icons and provided values",
    arguments: [
      ("Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {}", ["gap 12 pt"]),
      ("HorizontalPager(state, pageSpacing = 16.dp) {}", ["gap 16 pt"]),
      (
        "LazyColumn(contentPadding = PaddingValues(vertical = 8.dp)) {}",
        ["padding.bottom 8 pt", "padding.top 8 pt"]
      ),
      ("Tool(FeatherIcons.Bold.Minus)", ["iconWeight bold", "icon minus icon"]),
      (
        "Icon(Icons.Default.Close, contentDescription = \"Close\", tint = colors.link)",
        ["iconWeight filled", "icon close icon", "label Close string", "foreground link color"]
      ),
      (
        "Icon(if (selected) Icons.Filled.Star else Icons.Outlined.Star, null)",
        [
          "iconWeight [selected] filled", "icon [selected] star icon", "iconWeight outlined",
          "icon star icon",
        ]
      ),
      (
        "CompositionLocalProvider(LocalContentColor provides colors.label, LocalTextStyle provides Typography.sm) {}",
        ["foreground label color", "textStyle sm textStyle"]
      ),
      (
        "HorizontalDivider(thickness = 1.dp, color = colors.separator)",
        ["height 1 pt", "background separator color"]
      ),
      (
        "Surface(color = colors.surface, shape = RoundedCornerShape(4.dp)) {}",
        ["background surface color", "cornerRadius 4 pt"]
      ),
    ])
  func parts(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test(
    "reads what semantics say",
    arguments: [
      (
        #"Box(Modifier.semantics { contentDescription = "Photo"; role = Role.Image; heading() })"#,
        ["label Photo string", "role image role", "role heading role"]
      ),
      (#"Box(Modifier.semantics { this.stateDescription = "${zoom * 100}%" })"#, ["label {}% string"]),
      (
        "Box(Modifier.clickable(role = Role.Button, onClickLabel = \"Back\") {})",
        ["role button role", "label Back string"]
      ),
      ("Box(Modifier.semantics { setProgress { true } })", ["role adjustable role"]),
      ("Box(Modifier.clearAndSetSemantics {})", ["role hidden role"]),
      ("haptics.selection()", ["haptic selection haptic"]),
      ("feedback.performHapticFeedback(HapticFeedbackType.LongPress)", ["haptic longPress haptic"]),
      ("view.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS)", ["haptic longPress haptic"]),
      (#"Box(Modifier.semantics { onClick(label = "Open") { true } })"#, ["label Open string"]),
      ("heading()", []),
    ])
  func meaning(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test("gives each branch of a value its state, and a fallback none")
  func states() throws {
    let body = """
      val tint = if (enabled) colors.label else colors.faint
      Text("x", color = tint)
      Text("y", color = if (pressed) colors.down else colors.up)
      Text(title ?: "None")
      """
    #expect(
      try composeFacts(in: body) == [
        "foreground label color", "foreground [disabled] faint color", "text x string", "text y string",
        "foreground [pressed] down color", "foreground up color", "text None string",
      ])
  }

  @Test("reads public defaults, and no private ones")
  func defaults() throws {
    let source = """
      enum class Side { Leading, Trailing }
      @Composable fun Bar(
        modifier: Modifier = Modifier, label: String = "Close", gap: Dp = 4.dp, step: Double = 1.0,
        enabled: Boolean = true, side: Side = Side.Trailing, max: Double = Double.MAX_VALUE,
        describe: (Int, Int) -> String = { index, count -> "$index of $count" },
        tint: Color = LocalContentColor.current.takeOrElse { Theme.colors.label },
        shape: Shape = CircleShape, padding: PaddingValues = PaddingValues(0.dp), hint: String? = null,
      ) {}
      @Composable private fun Inner(gap: Dp = 4.dp) {}
      """
    #expect(
      try composeFacts(source) == [
        "3 Bar parameter:label Close string", "3 Bar parameter:gap 4 pt", "3 Bar parameter:step 1",
        "4 Bar parameter:enabled true bool", "4 Bar parameter:side trailing string",
        "5 Bar parameter:describe {} of {} string", "6 Bar parameter:tint label color",
        "7 Bar parameter:shape full radius", "7 Bar parameter:padding 0 pt",
      ])
  }

  @Test("reads constants with their units, and no property of an instance")
  func constants() throws {
    let source = """
      private const val StartDelay = 400L
      private val BarHeight = 44.dp
      val Curve = CubicBezierEasing(0.32f, 0.72f, 0f, 1f)
      object Limits { const val MAX_SCALE = 4f }
      class Zoom { companion object { val Gap = 8.dp }
        val size = 3.dp }
      fun wait() { delay(StartDelay) }
      """
    #expect(
      try composeFacts(source) == [
        "1 - constant:startDelay 400 ms", "2 - constant:barHeight 44 pt",
        "3 - constant:curve cubic-bezier(0.32, 0.72, 0, 1) easing", "4 Limits constant:maxScale 4",
        "5 Zoom constant:gap 8 pt",
      ])
  }

  @Test("reads the table of an enumeration by the names of its fields")
  func tables() throws {
    let source = """
      enum class Size(val height: Dp, val horizontalPadding: Dp, val spacing: Dp) {
        Small(24.dp, 11.dp, spacing = 4.dp), Large(44.dp, 22.dp, 6.dp);
        val textStyle: TextStyle get() = when (this) { Small -> Typography.xs else -> Typography.base }
      }
      """
    #expect(
      try composeFacts(source) == [
        "2 Size height [if] 24 pt", "2 Size padding.end [if] 11 pt", "2 Size padding.start [if] 11 pt",
        "2 Size gap [if] 4 pt", "2 Size height [if] 44 pt", "2 Size padding.end [if] 22 pt",
        "2 Size padding.start [if] 22 pt", "2 Size gap [if] 6 pt", "3 Size textStyle [if] xs textStyle",
        "3 Size textStyle base textStyle",
      ])
  }

  @Test("reads a field of an enumeration by what it is used for, where its name does not tell")
  func usedFields() throws {
    let source = """
      enum class Size(val glyph: Dp, val round: Dp) { Small(12.dp, Radius.sm) }
      @Composable fun Part(size: Size, group: Group?) {
        val shape = group.shape(RoundedCornerShape(size.round))
        Box(Modifier.size(size.glyph).clip(shape))
      }
      fun Group?.shape(fallback: Shape): Shape = if (this == null) fallback else RectangleShape
      """
    #expect(
      try composeFacts(source) == [
        "1 Size height [if] 12 pt", "1 Size width [if] 12 pt", "1 Size cornerRadius [if] sm radius",
      ])
  }

  @Test("says which numbers the sources do not tell, and leaves previews out")
  func unreadable() throws {
    let source = """
      @Composable fun Part(modifier: Modifier) {
        Box(modifier.padding(top = Spacing.large).height(dimensionResource(id)).width(Dp.Unspecified).size(gap))
      }
      @Preview @Composable fun PartPreview() { Box(Modifier.padding(3.dp)) }
      """
    let program = try ProgramReader().read(SourceText(source), language: .kotlin).get()
    let module = Module(files: [SourceFile(path: "a.kt", program: program)])
    let extraction = Extractor(dialect: Dialect(platform: .compose)).extract(module)
    #expect(extraction.facts == [])
    #expect(
      extraction.unreadable.map { "\($0.part) \($0.property?.spelling ?? "-"): \($0.reason)" } == [
        "Part padding.top: Spacing is not among the sources",
        "Part height: dimensionResource is not among the sources",
      ])
    #expect(extraction.parts.map(\.name) == ["Part"])
  }

  @Test("sees through the project's own components and helpers")
  func helpers() throws {
    let icon = """
      @Composable fun Glyph(image: ImageVector, size: Dp = 20.dp, tint: Color) {
        Image(image, modifier = Modifier.size(size), colorFilter = ColorFilter.tint(tint))
      }
      fun Modifier.card(radius: Dp, fill: Color): Modifier = background(fill, RoundedCornerShape(radius))
      fun Group?.shape(fallback: Shape): Shape = if (this == null) fallback else RectangleShape
      """
    let body = """
      Glyph(X, size = 16.dp, tint = colors.link)
      Box(Modifier.card(8.dp, colors.surface))
      Box(Modifier.clip(group.shape(if (block) RoundedCornerShape(4.dp) else CircleShape)))
      """
    #expect(
      try composeFacts(in: body, with: [icon]) == [
        "height 16 pt", "width 16 pt", "foreground link color", "cornerRadius 8 pt",
        "background surface color", "cornerRadius [if] 4 pt", "cornerRadius [if] full radius",
      ])
  }
}
