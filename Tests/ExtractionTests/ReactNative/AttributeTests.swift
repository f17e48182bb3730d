import Testing

@Suite("Attributes, text and motion")
struct AttributeTests {
  @Test("reads hit slops as a number or a side each")
  func hitSlop() throws {
    let source = """
      const SLOP = { top: 9, left: 4 }
      const Row = () => <><P hitSlop={8} /><P hitSlop={SLOP} /></>
      """
    #expect(
      try facts(source) == [
        "1 Row hitSlop.top 9 pt", "1 Row hitSlop.start 4 pt",
        "2 Row hitSlop.bottom 8 pt", "2 Row hitSlop.end 8 pt", "2 Row hitSlop.start 8 pt",
        "2 Row hitSlop.top 8 pt",
      ])
  }

  @Test("reads icons by component, by attribute and by name")
  func icons() throws {
    let source = """
      function Row({ Glyph }) {
        return (
          <>
            <CaretLeftIcon weight="bold" size={16} color={canGo ? colors.label : colors.faint} />
            <Icon as={isOpen ? MinusIcon : PlusIcon} />
            <Ionicons name="chevron-left" />
            <Button icon={TrashIcon} name="delete" weight="semibold" />
            <Icon as={Glyph} />
            <FamilyIcon name="close" />
          </>
        )
      }
      """
    #expect(
      try facts(source) == [
        "4 Row icon caretLeft icon", "4 Row iconWeight bold", "4 Row height 16 pt", "4 Row width 16 pt",
        "4 Row foreground label color", "4 Row foreground [disabled] faint color",
        "5 Row icon [if] minus icon", "5 Row icon [if] plus icon",
        "6 Row icon chevronLeft icon",
        "7 Row icon trash icon", "7 Row fontWeight 600",
        "9 Row icon close icon",
      ])
  }

  @Test("reads roles, and what hides an element")
  func roles() throws {
    let source = """
      const Row = () => (
        <>
          <A role="button" /><A accessibilityRole="header" /><A role="none" />
          <A accessible={false} /><A accessible /><A aria-hidden />
          <A importantForAccessibility="no" /><A importantForAccessibility="yes" />
          <A accessibilityViewIsModal={true} />
        </>
      )
      """
    #expect(
      try facts(source) == [
        "3 Row role button role", "3 Row role heading role", "4 Row role hidden role",
        "4 Row role hidden role",
        "5 Row role hidden role", "6 Row role modal role",
      ])
  }

  @Test("reads labels and visible text, with a fallback and through a default function")
  func words() throws {
    let source = """
      const count = (n: number) => `${n} items`
      function Row({ title, format = count, label = "More" }) {
        const shown = format(3)
        return (
          <View accessibilityLabel={title ?? "Untitled"}>
            <Text accessibilityLabel={label}>{shown}{" "}</Text>
            <Text>Hello {title}, you</Text>
            <Text>{open ? "Close" : `Open ${title}`}</Text>
            {items.length > 0 && <Text>{t("key")}</Text>}
          </View>
        )
      }
      """
    #expect(
      try facts(source) == [
        "1 - text {} items string", "2 Row parameter:label More string", "5 Row label Untitled string",
        "7 Row text Hello {}, you string",
        "8 Row text [if] Close string", "8 Row text [if] Open {} string",
      ])
  }

  @Test("reads the defaults of props of components and of exported functions")
  func parameters() throws {
    let source = """
      const A = memo(forwardRef(({ size = 16, tone: t = "plain" }, ref) => <View />))
      function B(props) { const { open = false, ...rest } = props; return <View /> }
      export function useC(delay = 300) {}
      function helper(x = 1) {}
      const D = function Inner({ kind = other }) { return <View /> }
      """
    #expect(
      try facts(source) == [
        "1 A parameter:size 16", "1 A parameter:tone plain string", "2 B parameter:open false bool",
        "3 - parameter:delay 300 ms",
      ])
  }

  @Test("reads durations, delays and curves")
  func motion() throws {
    let source = """
      const config = { duration: 350, easing: Easing.bezier(0.32, 0.72, 0, 1) }
      function Row() {
        const enter = FadeIn.duration(250).delay(50)
        useEffect(() => {
          x.value = withDelay(100, withTiming(1, config))
          y.value = withSpring(0, { damping: 10 })
          z.value = withTiming(2, { duration: 90, easing: Easing.out(Easing.cubic) })
          const t = setTimeout(tick, first ? 400 : 60)
          setInterval(tick, 60)
        }, [])
        return <Animated.View entering={enter} exiting={FadeOut.duration(200).easing(Easing.linear)} />
      }
      """
    #expect(
      try facts(source) == [
        "1 Row duration 350 ms", "1 Row easing cubic-bezier(0.32, 0.72, 0, 1) easing",
        "3 Row duration.enter 250 ms", "3 Row delay 50 ms",
        "5 Row delay 100 ms", "6 Row easing spring easing",
        "7 Row duration 90 ms", "7 Row easing easeOut easing",
        "8 Row delay [if] 400 ms", "8 Row delay [if] 60 ms", "9 Row delay 60 ms",
        "11 Row duration.exit 200 ms", "11 Row easing linear easing",
      ])
  }

  @Test("reads what gestures and scroll positions are compared with")
  func thresholds() throws {
    let source = """
      function Row() {
        const pan = Gesture.Pan().minDistance(10).activeOffsetX([-20, 20]).onEnd((e) => {
          if (Math.abs(e.translationX) > 120 || e.velocityX < -500) close()
          if (items.length > 3 || scrollY.value <= 0) open()
        })
        const s = useAnimatedStyle(() => ({ opacity: interpolate(p.value, [0, 1], [0.2, 1]) }))
        Haptics.selectionAsync()
        return <GestureDetector gesture={pan} />
      }
      """
    #expect(
      try facts(source) == [
        "2 Row threshold 10 pt", "2 Row threshold -20 pt", "2 Row threshold 20 pt",
        "3 Row threshold 120 pt", "3 Row threshold -500",
        "6 Row opacity 0.2", "6 Row opacity 1",
        "7 Row haptic selection haptic",
      ])
  }
}
