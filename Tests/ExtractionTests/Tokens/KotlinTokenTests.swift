import ParityModel
import Testing

@Suite("Token tables of Kotlin")
struct KotlinTokenTests {
  @Test("reads a record of colours, in the mode that it or its name tells")
  func colorRecords() throws {
    let source = """
      data class Palette(val sheet: Color, val veil: Color, val night: Boolean)
      val Day = Palette(sheet = Color(0xFFFFFFFF), veil = Color(0xFF000000).copy(alpha = 0.04f), isDark = false)
      val DarkPalette = Other(sheet = Color(red = 16, green = 32, blue = 48), veil = Color.White.copy(0.5f))
      val Plain = Other(sheet = Color(0x80102030), veil = Color.Transparent)
      """
    #expect(
      try TokenSample.kotlin(source.replacing("val night", with: "val isDark")) == [
        "2 Day sheet [light] #FFFFFFFF rgba", "2 Day veil [light] #0000000A rgba",
        "3 DarkPalette sheet [dark] #102030FF rgba", "3 DarkPalette veil [dark] #FFFFFF80 rgba",
        "4 Plain sheet #10203080 rgba", "4 Plain veil #00000000 rgba",
      ])
  }

  @Test("follows a function that makes text styles to the units it gives its arguments")
  func factories() throws {
    let factory = """
      fun style(size: Double, line: Double, spacing: Double = 0.0) = TextStyle(
        fontSize = size.sp, lineHeight = line.sp, letterSpacing = spacing.em)
      """
    let source = """
      object Type {
        val body = style(17.0, 22.0, -0.026)
        val note = style(line = 16.0, size = 12.0)
        val bold = body.copy(fontSize = 18.sp)
        val title = TextStyle(fontSize = 28.sp, lineHeight = 34.sp)
      }
      """
    #expect(
      try TokenSample.kotlin(source, factory) == [
        "2 Type body.fontSize 17 sp", "2 Type body.lineHeight 22 sp", "2 Type body.letterSpacing -0.026 em",
        "3 Type note.letterSpacing 0 em", "3 Type note.lineHeight 16 sp", "3 Type note.fontSize 12 sp",
        "4 Type bold.letterSpacing -0.026 em", "4 Type bold.lineHeight 22 sp", "4 Type bold.fontSize 18 sp",
        "5 Type title.fontSize 28 sp", "5 Type title.lineHeight 34 sp",
      ])
  }

  @Test("reads a set of text styles that one record holds")
  func typography() throws {
    let source = """
      val AppType = Typography(
        bodyLarge = TextStyle(fontSize = 16.sp, lineHeight = 24.sp),
        labelSmall = TextStyle(fontSize = 11.sp, letterSpacing = 0.5.sp),
      )
      """
    #expect(
      try TokenSample.kotlin(source) == [
        "2 AppType bodyLarge.fontSize 16 sp", "2 AppType bodyLarge.lineHeight 24 sp",
        "3 AppType labelSmall.fontSize 11 sp", "3 AppType labelSmall.letterSpacing 0.5 sp",
      ])
  }

  @Test("reads the fields of a shadow by the constructor of its type, and as it is drawn")
  func shadows() throws {
    let type = "data class Glow(val dx: Dp, val dy: Dp, val soft: Dp, val color: Color)"
    let source = "object Shadows { val low = Glow(2.dp, 4.dp, 12.dp, Color.Black.copy(alpha = 0.08f)) }"
    let drawn = """
      fun Modifier.glow(glow: Glow, shape: Shape): Modifier = dropShadow(
        shape, Drop(radius = glow.soft, color = glow.color, offset = DpOffset(glow.dx, glow.dy)))
      """
    #expect(try TokenSample.kotlin(source, type) == [])
    #expect(
      try TokenSample.kotlin(source, type, drawn) == [
        "1 Shadows low.offset.x 2 pt", "1 Shadows low.offset.y 4 pt", "1 Shadows low.blur 12 pt",
        "1 Shadows low.color #00000014 rgba",
      ])
  }

  @Test("makes no table of a record that holds anything else")
  func otherRecords() throws {
    let source = """
      data class Metrics(val tint: Color, val height: Dp, val count: Int)
      val Small = Metrics(tint = Color.Black, height = 32.dp, count = 2)
      """
    #expect(try TokenSample.kotlin(source) == [])
  }
}
