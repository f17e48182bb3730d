import Testing

@Suite("Compose modifiers")
struct ComposeModifierTests {
  @Test(
    "reads sizes",
    arguments: [
      ("size(56.dp)", ["height 56 pt", "width 56 pt"]),
      ("size(40.dp, 20.dp)", ["width 40 pt", "height 20 pt"]),
      ("size(width = 40.dp, height = 20.dp)", ["width 40 pt", "height 20 pt"]),
      ("requiredSize(8.dp)", ["height 8 pt", "width 8 pt"]),
      ("width(64.dp).height(32.dp)", ["width 64 pt", "height 32 pt"]),
      ("widthIn(min = 12.dp, max = 40.dp)", ["minWidth 12 pt", "maxWidth 40 pt"]),
      ("heightIn(max = 40.dp)", ["maxHeight 40 pt"]),
      ("sizeIn(minWidth = 1.dp, maxHeight = 2.dp)", ["minWidth 1 pt", "maxHeight 2 pt"]),
      ("defaultMinSize(minHeight = 48.dp)", ["minHeight 48 pt"]),
      ("fillMaxWidth().fillMaxHeight(0.5f)", ["width 100 %", "height 50 %"]),
      ("fillMaxSize()", ["height 100 %", "width 100 %"]),
      ("width((8 * 2).dp)", ["width 16 pt"]),
      ("width(56.dp + 16.dp)", ["width 72 pt"]),
    ])
  func sizes(chain: String, expected: [String]) throws {
    #expect(try composeFacts(in: "Box(modifier = modifier.\(chain))") == expected)
  }

  @Test(
    "reads every form of padding and offset",
    arguments: [
      (
        "padding(3.dp)",
        ["padding.bottom 3 pt", "padding.end 3 pt", "padding.start 3 pt", "padding.top 3 pt"]
      ),
      ("padding(horizontal = 16.dp)", ["padding.end 16 pt", "padding.start 16 pt"]),
      ("padding(vertical = 6.dp)", ["padding.bottom 6 pt", "padding.top 6 pt"]),
      (
        "padding(1.dp, 2.dp)",
        ["padding.end 1 pt", "padding.start 1 pt", "padding.bottom 2 pt", "padding.top 2 pt"]
      ),
      (
        "padding(1.dp, 2.dp, 3.dp, 4.dp)",
        ["padding.start 1 pt", "padding.top 2 pt", "padding.end 3 pt", "padding.bottom 4 pt"]
      ),
      ("padding(start = 1.dp, bottom = 4.dp)", ["padding.start 1 pt", "padding.bottom 4 pt"]),
      ("absolutePadding(left = 1.dp, right = 2.dp)", ["padding.start 1 pt", "padding.end 2 pt"]),
      ("padding(PaddingValues(horizontal = 5.dp))", ["padding.end 5 pt", "padding.start 5 pt"]),
      ("offset(x = 4.dp, y = -28.dp)", ["offset.x 4 pt", "offset.y -28 pt"]),
      ("offset { IntOffset(0, -(8.dp + 4.dp).roundToPx()) }", ["offset.x 0 px", "offset.y -12 pt"]),
    ])
  func spaces(chain: String, expected: [String]) throws {
    #expect(try composeFacts(in: "Box(Modifier.\(chain))") == expected)
  }

  @Test(
    "reads surfaces, shapes and layers",
    arguments: [
      (
        "background(colors.control, RoundedCornerShape(Radius.lg))",
        ["background control color", "cornerRadius lg radius"]
      ),
      ("background(color = colors.surface.copy(alpha = 0.94f))", ["background surface@0.94 color"]),
      ("background(Color(0xFF1D1D1F))", ["background #1D1D1FFF rgba"]),
      ("background(Color.Black.copy(alpha = 0.5f))", ["background #00000080 rgba"]),
      ("background(Color.Transparent)", ["background transparent color"]),
      ("background(MaterialTheme.colorScheme.primary)", ["background primary color"]),
      ("clip(CircleShape)", ["cornerRadius full radius"]),
      ("clip(RoundedCornerShape(8.dp))", ["cornerRadius 8 pt"]),
      ("clip(RoundedCornerShape(50))", ["cornerRadius 50 %"]),
      (
        "clip(RoundedCornerShape(topStart = 4.dp, topEnd = 6.dp))",
        ["cornerRadius 4 pt", "cornerRadius 6 pt"]
      ),
      ("clip(MaterialTheme.shapes.medium)", ["cornerRadius medium radius"]),
      ("clip(RectangleShape)", []),
      (
        "border(1.dp, colors.separator, CircleShape)",
        ["borderWidth 1 pt", "borderColor separator color", "cornerRadius full radius"]
      ),
      ("border(BorderStroke(2.dp, colors.focus))", ["borderWidth 2 pt", "borderColor focus color"]),
      ("alpha(0.4f).scale(0.96f).zIndex(1f)", ["opacity 0.4", "scale 0.96", "zIndex 1"]),
      ("shadow(Shadows.lg, CircleShape)", ["shadow lg shadow", "cornerRadius full radius"]),
      ("shadow(4.dp)", ["shadow 4 pt"]),
      ("shadow(CardShadowSm, shape)", ["shadow cardShadowSm shadow"]),
      ("graphicsLayer(alpha = 0.5f, scaleX = 2f)", ["opacity 0.5", "scale 2"]),
      (
        "graphicsLayer { this.alpha = 0.5f; translationY = 20.dp.toPx(); translationX = 3f }",
        ["opacity 0.5", "offset.y 20 pt", "offset.x 3 px"]
      ),
    ])
  func surfaces(chain: String, expected: [String]) throws {
    #expect(try composeFacts(in: "Box(modifier.\(chain))") == expected)
  }

  @Test("does not take the members of other values for modifiers")
  func otherReceivers() throws {
    #expect(try composeFacts(in: "chart.padding(3.dp)\nval h = grid.height(4.dp)\npath.offset(1f, 2f)") == [])
  }

  @Test("gives each branch that chooses a modifier its state")
  func states() throws {
    let body = """
      val shape = RoundedCornerShape(Radius.md)
      val surface = when {
        !enabled -> Modifier.background(colors.off, shape)
        pressed && enabled -> Modifier.background(colors.down, shape)
        colors.isDark -> Modifier.background(colors.night, shape)
        else -> Modifier.background(colors.day, shape)
      }
      Box(modifier.then(if (selected) Modifier.padding(top = 2.dp) else Modifier).then(surface))
      if (pressed) Box(Modifier.alpha(0.5f))
      """
    #expect(
      try composeFacts(in: body) == [
        "cornerRadius md radius", "background [disabled] off color", "background [pressed] down color",
        "background [dark] night color", "background day color", "padding.top [selected] 2 pt",
        "opacity 0.5",
      ])
  }

  @Test("reads an extension on Modifier under the empty part")
  func extensions() throws {
    let source = """
      fun Modifier.card(colors: Colors): Modifier =
        clip(RoundedCornerShape(8.dp)).background(colors.surface).border(1.dp, colors.line)
      """
    #expect(
      try composeFacts(source) == [
        "2 - cornerRadius 8 pt", "2 - background surface color", "2 - borderWidth 1 pt",
        "2 - borderColor line color",
      ])
  }
}
