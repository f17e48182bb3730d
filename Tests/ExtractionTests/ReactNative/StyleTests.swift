import Testing

@Suite("Styles")
struct StyleTests {
  @Test("files a sheet's entries under every part that uses them, and the unused under none")
  func sheets() throws {
    let source = """
      const styles = StyleSheet.create({
        box: { ...fontSize["2xs"], paddingHorizontal: 16, flex: 1 },
        pressed: { opacity: 0.8 },
        orphan: { zIndex: 3 },
      })
      function One() { return <View style={styles.box} /> }
      function Two({ style }) {
        return <Pressable style={({ pressed }) => [styles.box, pressed && styles.pressed, style]} />
      }
      """
    #expect(
      try facts(source) == [
        "2 One textStyle xs2 textStyle", "2 Two textStyle xs2 textStyle",
        "2 One padding.end 16 pt", "2 Two padding.end 16 pt",
        "2 One padding.start 16 pt", "2 Two padding.start 16 pt",
        "3 Two opacity [pressed] 0.8",
        "4 - zIndex 3",
      ])
  }

  @Test("keeps the name of a token whose table is in another file, and reads a table of styles beside it")
  func tokensBesideTheirTable() throws {
    let theme = """
      export const fontSize = { sm: { fontSize: 14, lineHeight: 20 } }
      export const shadow = { md: { boxShadow: "0 4px 12px #0003" } }
      """
    let source = """
      import { fontSize, shadow } from "./theme"
      const styles = StyleSheet.create({ title: { ...fontSize.sm, fontWeight: "600" } })
      const textStyles = { hint: { opacity: 0.5 } }
      function Title() {
        return <Text style={[styles.title, shadow.md, textStyles.hint]} />
      }
      """
    #expect(
      try facts(source, beside: theme) == [
        "2 Title textStyle sm textStyle", "2 Title fontWeight 600", "3 Title opacity 0.5",
        "5 Title shadow md shadow",
      ])
  }

  @Test("reads lengths, percentages, colours, transforms and tokens of inline objects")
  func inline() throws {
    let source = """
      function Row() {
        const { colors } = useTheme()
        const insets = useSafeAreaInsets()
        return (
          <View
            style={{
              width: "100%",
              height: compact ? 32 : 2 * 20,
              paddingTop: insets.top + 8,
              top: dragY - 28,
              borderRadius: radius.full,
              borderColor: "#0af",
              backgroundColor: isDark ? colors.label : "transparent",
              color: theme.colors.text.primary,
              transform: [{ scale: 0.96 }, { translateY: -4 }],
              fontWeight: "bold",
              fontVariant: ["tabular-nums"],
              alignItems: "center",
              ...shadow.xl,
            }}
          />
        )
      }
      """
    #expect(
      try facts(source) == [
        "7 Row width 100 %",
        "8 Row height [if] 32 pt", "8 Row height [if] 40 pt",
        "9 Row padding.top 8 pt",
        "10 Row inset.top -28 pt",
        "11 Row cornerRadius full radius",
        "12 Row borderColor #00AAFFFF rgba",
        "13 Row background [dark] label color", "13 Row background transparent color",
        "14 Row foreground textPrimary color",
        "15 Row scale 0.96", "15 Row offset.y -4 pt",
        "16 Row fontWeight 700",
        "17 Row tabularNumbers true bool",
        "19 Row shadow xl shadow",
      ])
  }

  @Test("states what a helper returns in its own place, branch by branch")
  func helpers() throws {
    let source = """
      function fill(colors: Colors, disabled: boolean, pressed: boolean) {
        if (disabled) return { backgroundColor: colors.off }
        if (pressed) return { backgroundColor: colors.down }
        return [{ backgroundColor: colors.up }, shadow.sm]
      }
      function Row() {
        return <View style={[fill(colors, state.disabled, pressed), { gap: 4 }]} />
      }
      """
    #expect(
      try facts(source) == [
        "2 - background [disabled] off color", "3 - background [pressed] down color",
        "4 - background up color", "4 - shadow sm shadow", "7 Row gap 4 pt",
      ])
  }

  @Test("follows sheets that hooks make and animated styles")
  func hooks() throws {
    let source = """
      const useStyles = () => useMemo(() => StyleSheet.create({ box: { gap: 2 } }), [])
      function Row() {
        const styles = useStyles()
        const animated = useAnimatedStyle(() => {
          if (!shown) return {}
          return { opacity: interpolate(y.value, [-40, 0], [0, 0.5], "clamp") }
        })
        return <Animated.View style={[styles.box, animated]} />
      }
      """
    #expect(
      try facts(source) == [
        "1 Row gap 2 pt", "6 Row opacity [if] -40 pt", "6 Row opacity [if] 0 pt", "6 Row opacity [if] 0",
        "6 Row opacity [if] 0.5",
      ])
  }

  @Test("puts a colour and an opacity together, through the file's own helper or by its name")
  func opacity() throws {
    let source = """
      function fade(hex: string, a: number, alpha: number) { return hex }
      const Row = () => (
        <View style={{ backgroundColor: fade(colors.media, 1, pressed ? 0.25 : 0.15), borderColor: withOpacity(colors.line, 0.5) }}>
          <Icon color={`${colors.media}80`} />
        </View>
      )
      """
    #expect(
      try facts(source) == [
        "3 Row background [pressed] media@0.25 color", "3 Row background media@0.15 color",
        "3 Row borderColor line@0.5 color", "4 Row foreground media@0.501961 color",
      ])
  }

  @Test("reads choices by platform, fills, hairlines, entries by key and entries that are functions")
  func platform() throws {
    let source = """
      const styles = StyleSheet.create({
        small: { gap: 2 },
        large: { gap: 8 },
        box: (pressed: boolean) => ({ opacity: pressed ? 0.5 : 1 }),
      })
      const Row = ({ size }) => (
        <View
          style={[
            StyleSheet.absoluteFill,
            { height: StyleSheet.hairlineWidth, width: Platform.select({ ios: 44, default: 48 }) },
            Platform.select({ android: { margin: 1 } }),
            styles[size],
            styles.box(true),
          ]}
        />
      )
      """
    #expect(
      try facts(source) == [
        "2 Row gap [if] 2 pt", "3 Row gap [if] 8 pt",
        "4 Row opacity [pressed] 0.5", "4 Row opacity 1",
        "9 Row inset.bottom 0 pt", "9 Row inset.end 0 pt", "9 Row inset.start 0 pt", "9 Row inset.top 0 pt",
        "10 Row height 1 px", "10 Row width [if] 44 pt", "10 Row width [if] 48 pt",
        "11 Row margin.bottom [if] 1 pt", "11 Row margin.end [if] 1 pt", "11 Row margin.start [if] 1 pt",
        "11 Row margin.top [if] 1 pt",
      ])
  }

  @Test("takes no member for a token unless its table is known")
  func noTokens() throws {
    let source = """
      function Row({ item, size }) {
        return <View style={{ color: item.color, width: size.width, borderRadius: item.round, ...item.box }} />
      }
      """
    #expect(try facts(source) == [])
  }

  @Test("knows a token that a hook's result is taken apart into")
  func destructuredTokens() throws {
    let source = """
      function Row() {
        const { accent, line: rule } = useColors()
        return <View style={{ backgroundColor: accent, borderColor: rule }} />
      }
      """
    #expect(
      try facts(source) == ["3 Row background accent color", "3 Row borderColor line color"])
  }
}
