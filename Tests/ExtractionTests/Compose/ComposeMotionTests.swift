import Testing

@Suite("Compose motion and gestures")
struct ComposeMotionTests {
  @Test(
    "tells entering from leaving",
    arguments: [
      (
        "AnimatedVisibility(visible, enter = fadeIn(tween(200)), exit = scaleOut(tween(100), targetScale = 0.5f)) {}",
        ["duration.enter 200 ms", "duration.exit 100 ms", "scale 0.5"]
      ),
      (
        "val t = fadeIn(animationSpec = tween(durationMillis = 200, delayMillis = 50, easing = LinearEasing))",
        ["duration.enter 200 ms", "delay 50 ms", "easing linear easing"]
      ),
      (
        "val a by animateFloatAsState(if (on) 1f else 0f, tween(150))\nBox(Modifier.alpha(a))",
        ["opacity [if] 1", "opacity [if] 0", "duration 150 ms"]
      ),
      ("val spec = tween<Float>(if (open) 250 else 200)", ["duration.enter 250 ms", "duration.exit 200 ms"]),
      ("scope.launch { move.animateTo(0f, spring()) }", ["easing spring easing"]),
      (
        "LaunchedEffect(open) { if (open) f.animateTo(1f, tween(250)) else if (shown) f.animateTo(0f, tween(200)) }",
        ["duration.enter 250 ms", "duration.exit 200 ms"]
      ),
    ])
  func durations(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test(
    "reads transitions, keyframes and drag thresholds",
    arguments: [
      (
        "val a by t.animateFloat({ tween(if (open) 250 else 200) }) { if (it) 1f else 0f }\nBox(Modifier.alpha(a))",
        ["duration.enter 250 ms", "duration.exit 200 ms", "opacity [if] 1", "opacity [if] 0"]
      ),
      (
        "val s by t.animateFloat(initialValue = 0.9f, targetValue = 1.1f)\nBox(Modifier.scale(s))",
        ["scale 0.9", "scale 1.1"]
      ),
      (
        "val k = keyframes<Float> { durationMillis = 375; delayMillis = 20 }",
        ["duration 375 ms", "delay 20 ms"]
      ),
      (
        "val d = DragState(positionalThreshold = { way: Float -> way * 0.5f }, velocityThreshold = { 100.dp.toPx() })",
        ["threshold 0.5", "threshold 100 pt"]
      ),
    ])
  func transitions(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test("finds out what an animated value moves")
  func animatedValues() throws {
    let body = """
      val appear = remember { Animatable(0f) }
      val pull = remember { Animatable(0f) }
      LaunchedEffect(Unit) { appear.animateTo(1f); pull.snapTo(8f) }
      Box(Modifier.graphicsLayer { alpha = appear.value; translationY = pull.value + 0.5f })
      Box(Modifier.alpha(1f - (abs(pull.value) / 600f).coerceIn(0f, 0.8f)))
      """
    #expect(
      try composeFacts(in: body) == [
        "opacity 0", "offset.y 0 px", "opacity 1", "offset.y 8 px", "offset.y 0.5 px", "opacity 1",
        "opacity 600 px", "opacity 0", "opacity 0.8",
      ])
  }

  @Test("reads waits")
  func waits() throws {
    #expect(
      try composeFacts(in: "LaunchedEffect(Unit) { delay(400L); delay(60) }") == [
        "delay 400 ms", "delay 60 ms",
      ])
  }

  @Test(
    "reads what gestures and clamps compare with",
    arguments: [
      ("if (abs(travel.y) > 120.dp.toPx()) close()", ["threshold 120 pt"]),
      ("if (abs(travel.y) > 120f) close()", ["threshold 120 px"]),
      ("val zoomed = state.scale > 1.01f", ["threshold 1.01"]),
      ("if (slide.getDistance() < slop * 4) tap()", []),
      ("Box(Modifier.pointerInput(Unit) { if (slide.getDistance() < slop * 4) tap() })", ["threshold 4"]),
      ("val f = (at / size).coerceIn(0f, 0.9999f)", ["threshold 0", "threshold 0.9999"]),
      ("val y = at.y.coerceAtLeast(1f)", ["threshold 1 px"]),
      ("if (range <= 0f || items.size > 3) return", []),
      ("val i = index.coerceIn(0, last)", []),
    ])
  func thresholds(body: String, expected: [String]) throws {
    #expect(try composeFacts(in: body) == expected)
  }

  @Test("reads drawing and placing, and only their lengths")
  func drawing() throws {
    let body = """
      Layout(modifier = Modifier.drawWithContent {
        val stroke = 1.dp.toPx()
        drawRect(colors.separator, Offset(0f, size.height - stroke), Size(size.width, stroke))
      }) { measurables, constraints ->
        val inset = 8.dp.roundToPx()
        layout(width, height) {
          back.placeRelative(inset, (bar - back.height) / 2)
          end.place(-(56.dp + 16.dp).roundToPx(), (dragY - 28.dp.toPx()).roundToInt())
        }
      }
      """
    #expect(
      try composeFacts(in: body) == [
        "height 1 pt", "background separator color", "padding.end 8 pt", "padding.start 8 pt",
        "offset.x -72 pt", "offset.y -28 pt",
      ])
  }

  @Test("ends on values that refer to each other")
  func ends() throws {
    let source = """
      val A = B
      val B = A
      fun f(c: Color): Color = f(c).copy(alpha = 0.5f)
      @Composable fun Part() {
        val a0 = x
        \((1...30).map { "val a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n"))
        Box(Modifier.background(f(Color.Red)).padding(a30).zIndex(A))
        val t = tween(100, easing = A)
      }
      """
    #expect(try composeFacts(source).filter { $0.contains("duration") } == ["37 Part duration 100 ms"])
  }
}
