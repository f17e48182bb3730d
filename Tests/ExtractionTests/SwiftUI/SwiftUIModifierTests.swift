import Testing

@Suite("SwiftUI modifiers")
struct SwiftUIModifierTests {
  @Test(
    "state lengths",
    arguments: [
      ("V().frame(width: 16, height: 8 * 2)", ["width 16 pt", "height 16 pt"]),
      ("V().frame(minWidth: 12, maxWidth: .infinity)", ["minWidth 12 pt", "maxWidth 100 %"]),
      ("V().frame(height: inset ? 44 : nil)", ["height [if] 44 pt"]),
      (
        "V().padding(3)",
        ["padding.bottom 3 pt", "padding.end 3 pt", "padding.start 3 pt", "padding.top 3 pt"]
      ),
      ("V().padding(.horizontal, 16)", ["padding.end 16 pt", "padding.start 16 pt"]),
      ("V().padding([.top, .leading], 4)", ["padding.start 4 pt", "padding.top 4 pt"]),
      ("V().padding(.vertical, -9)", ["padding.bottom -9 pt", "padding.top -9 pt"]),
      (
        "V().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
        ["padding.top 1 pt", "padding.start 2 pt", "padding.bottom 3 pt", "padding.end 4 pt"]
      ),
      (
        "V().padding(vertical ? .vertical : .horizontal, 9)",
        ["padding.bottom 9 pt", "padding.end 9 pt", "padding.start 9 pt", "padding.top 9 pt"]
      ),
      ("V().padding().padding(.top)", []),
      ("V().offset(CGSize(width: 4, height: 2))", ["offset.x 4 pt", "offset.y 2 pt"]),
      ("V().offset(x: -72, y: drag.y - 28)", ["offset.x -72 pt", "offset.y -28 pt"]),
      ("VStack(spacing: 8) { }", ["gap 8 pt"]),
      ("LazyHStack(alignment: .top, spacing: open ? 8 : 0) { }", ["gap [if] 8 pt", "gap [if] 0 pt"]),
      ("Grid(horizontalSpacing: 4, verticalSpacing: 6) { }", ["gap 4 pt", "gap 6 pt"]),
      (
        "V().contentShape(Rectangle().inset(by: -8))",
        ["hitSlop.bottom 8 pt", "hitSlop.end 8 pt", "hitSlop.start 8 pt", "hitSlop.top 8 pt"]
      ),
    ])
  func lengths(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state plain numbers",
    arguments: [
      ("V().opacity(0.8)", ["opacity 0.8"]),
      ("V().opacity(progress ?? 0)", ["opacity 0"]),
      ("V().scaleEffect(visible ? 1 : 0.96)", ["scale [if] 1", "scale [if] 0.96"]),
      ("V().zIndex(1)", ["zIndex 1"]),
      ("V().lineLimit(2)", ["lineLimit 2"]),
    ])
  func numbers(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state colours",
    arguments: [
      ("V().foregroundStyle(Color.label)", ["foreground label color"]),
      (
        "V().foregroundStyle(isEnabled ? Color.label : .labelQuaternary)",
        ["foreground label color", "foreground [disabled] labelQuaternary color"]
      ),
      (
        "V().foregroundStyle(!isEnabled ? Color.a : pressed ? .b.opacity(0.4) : .b)",
        ["foreground [disabled] a color", "foreground [pressed] b@0.4 color", "foreground b color"]
      ),
      ("V().foregroundColor(Brand.colors.ink)", ["foreground ink color"]),
      ("V().tint(Color.accent)", ["tint accent color"]),
      ("V().background(Color.control, in: shape)", ["background control color"]),
      ("V().background(.clear)", ["background transparent color"]),
      ("V().background(shade.opacity(0.95))", ["opacity 0.95"]),
      ("Rectangle().fill(Color.label.opacity(0.2))", ["background label@0.2 color"]),
      ("Rectangle().stroke(Color.line, lineWidth: 2)", ["borderColor line color", "borderWidth 2 pt"]),
      ("Rectangle().strokeBorder(Color.line)", ["borderWidth 1 pt", "borderColor line color"]),
      ("V().border(.line, width: 2)", ["borderColor line color", "borderWidth 2 pt"]),
      (
        "V().foregroundStyle(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))", ["foreground #FF800080 rgba"]
      ),
      ("V().foregroundStyle(Color(hex: 0x0A84FF))", ["foreground #0A84FFFF rgba"]),
      ("V().foregroundStyle(Color(\"BrandInk\"))", ["foreground brandInk color"]),
      (
        "Rectangle().strokeBorder(Color.label.opacity(colorScheme == .dark ? 0.1 : 0.05))",
        ["borderWidth 1 pt", "borderColor label@0.05 color", "borderColor [dark] label@0.1 color"]
      ),
    ])
  func colors(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state a bare colour among views as a background",
    arguments: [
      ("ZStack { Color.surface.ignoresSafeArea() }", ["background surface color"]),
      ("ZStack { Color.scrim.opacity(0.4) }", ["background scrim@0.4 color"]),
      (
        "ZStack { Color.scrim.opacity(shown ? 1 : 0) }",
        ["background scrim color", "opacity [if] 1", "opacity [if] 0"]
      ),
      ("Color.line.frame(height: 1)", ["background line color", "height 1 pt"]),
      ("V().overlay(Color.scrim)", ["background scrim color"]),
      ("Color.clear.frame(height: 1)", ["height 1 pt"]),
      ("V().onAppear { Color.surface }", []),
    ])
  func colorViews(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state shapes and their corners",
    arguments: [
      ("RoundedRectangle(cornerRadius: Radius.md)", ["cornerRadius md radius"]),
      ("RoundedRectangle(cornerRadius: 8)", ["cornerRadius 8 pt"]),
      ("V().cornerRadius(8)", ["cornerRadius 8 pt"]),
      ("V().clipShape(Capsule())", ["cornerRadius full radius"]),
      ("V().clipShape(.circle)", ["cornerRadius full radius"]),
      (
        "V().background(.tray, in: .rect(cornerRadius: 12))", ["background tray color", "cornerRadius 12 pt"]
      ),
      ("V().frame(width: Metrics.side)", []),
    ])
  func shapes(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test(
    "state text",
    arguments: [
      ("Text(\"Hi\")", ["text Hi string"]),
      ("Text(verbatim: \"\\(a) of \\(b)\")", ["text {} of {} string"]),
      ("Text(\"\\(a)\")", []), ("Text(\"\")", []),
      ("Text(title).font(.body)", ["textStyle body textStyle"]),
      ("V().font(.title.weight(.bold))", ["textStyle title textStyle", "fontWeight 700"]),
      ("V().font(Style.base.font(weight: .semibold))", ["textStyle base textStyle", "fontWeight 600"]),
      ("V().font(.system(size: 17, weight: .medium))", ["fontWeight 500"]),
      ("V().font(.system(.body, design: .rounded))", ["textStyle body textStyle"]),
      ("V().fontWeight(strong ? .bold : .regular)", ["fontWeight [if] 700", "fontWeight [if] 400"]),
      ("V().bold()", ["fontWeight 700"]),
      ("V().monospacedDigit()", ["tabularNumbers true bool"]),
      ("V().titleFont(.lg, weight: .semibold)", ["textStyle lg textStyle", "fontWeight 600"]),
      ("V().shadow(.lg)", ["shadow lg shadow"]),
      ("V().shadow(color: .black, radius: 6)", []),
    ])
  func text(_ view: String, _ expected: [String]) throws {
    #expect(try SwiftUISample.stated(view) == expected)
  }

  @Test("point at the literal or the token")
  func places() throws {
    #expect(
      try SwiftUISample.texts(
        "Text(\"Hi\").padding(.top, 2 * 4).foregroundStyle(Color.label.opacity(0.2)).font(.body).clipShape(Circle())"
      ) == ["Hi", "2 * 4", "label.opacity(0.2)", "body", "Circle"])
  }
}
