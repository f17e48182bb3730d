import { XIcon } from "phosphor-react-native"
import * as React from "react"
import { Pressable, StyleSheet, Text } from "react-native"
import { Gesture, GestureDetector } from "react-native-gesture-handler"
import Animated, { Easing, FadeIn, FadeOut, runOnJS } from "react-native-reanimated"
import { fontSize, radius, shadow, useColors } from "./theme"

const DISMISS_DELAY = 4000
const DISMISS_DISTANCE = 48

const styles = StyleSheet.create({
  banner: {
    ...shadow.md,
    maxWidth: 480,
    flexDirection: "row",
    alignItems: "flex-start",
    gap: 12,
    borderRadius: radius.lg,
    paddingHorizontal: 16,
    paddingVertical: 12,
  },
  title: { ...fontSize.sm, fontWeight: "600" },
  message: { ...fontSize.sm },
  close: { width: 32, height: 32, alignItems: "center", justifyContent: "center" },
})

/** A short message at the top of the screen, which leaves by itself or with a swipe. */
export function Banner({
  onDismiss,
  children,
}: {
  onDismiss: () => void
  children: React.ReactNode
}) {
  const colors = useColors()

  React.useEffect(() => {
    const timer = setTimeout(onDismiss, DISMISS_DELAY)
    return () => clearTimeout(timer)
  }, [onDismiss])

  const pan = Gesture.Pan().onEnd((event) => {
    if (event.translationY < -DISMISS_DISTANCE) runOnJS(onDismiss)()
  })

  return (
    <GestureDetector gesture={pan}>
      <Animated.View
        entering={FadeIn.duration(250).easing(Easing.bezier(0.2, 0, 0, 1))}
        exiting={FadeOut.duration(180).easing(Easing.bezier(0.2, 0, 0, 1))}
        style={[styles.banner, { backgroundColor: colors.card }]}
      >
        {children}
      </Animated.View>
    </GestureDetector>
  )
}

export function BannerTitle({ text }: { text: string }) {
  const colors = useColors()
  return <Text style={[styles.title, { color: colors.ink }]}>{text}</Text>
}

export function BannerMessage({ text }: { text: string }) {
  const colors = useColors()
  return (
    <Text numberOfLines={2} style={[styles.message, { color: colors.inkMuted }]}>
      {text}
    </Text>
  )
}

export function BannerClose({
  label = "Dismiss",
  onPress,
}: {
  label?: string
  onPress: () => void
}) {
  const colors = useColors()
  return (
    <Pressable role="button" accessibilityLabel={label} onPress={onPress} style={styles.close}>
      <XIcon size={16} weight="bold" color={colors.inkMuted} />
    </Pressable>
  )
}
