import { XIcon } from "phosphor-react-native"
import * as React from "react"
import { Pressable, Text } from "react-native"
import { Gesture, GestureDetector } from "react-native-gesture-handler"
import Animated, { Easing, FadeIn, FadeOut, runOnJS } from "react-native-reanimated"
import { Icon } from "@/components/icon"

const DISMISS_DELAY = 4000
const DISMISS_DISTANCE = 48

/** A short message at the top of the screen, which leaves by itself or with a swipe. */
export function Banner({
  onDismiss,
  children,
}: {
  onDismiss: () => void
  children: React.ReactNode
}) {
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
        entering={FadeIn.duration(300).easing(Easing.bezier(0.2, 0, 0, 1))}
        exiting={FadeOut.duration(180).easing(Easing.bezier(0.2, 0, 0, 1))}
        className="max-w-[480px] flex-row items-start gap-3 rounded-lg bg-card px-4 py-3 shadow-md"
      >
        {children}
      </Animated.View>
    </GestureDetector>
  )
}

export function BannerTitle({ text }: { text: string }) {
  return <Text className="text-sm font-semibold text-ink">{text}</Text>
}

export function BannerMessage({ text }: { text: string }) {
  return (
    <Text numberOfLines={2} className="text-sm text-ink-muted">
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
  return (
    <Pressable
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      className="size-8 items-center justify-center"
    >
      <Icon icon={XIcon} weight="bold" className="size-4 text-ink-muted" />
    </Pressable>
  )
}
