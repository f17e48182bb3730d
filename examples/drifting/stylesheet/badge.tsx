import { StyleSheet, Text, View } from "react-native"
import { fontSize, radius, useColors } from "./theme"

const MAX_COUNT = 99

const styles = StyleSheet.create({
  badge: {
    height: 20,
    minWidth: 20,
    alignItems: "center",
    justifyContent: "center",
    borderRadius: radius.full,
    paddingHorizontal: 6,
  },
  count: {
    ...fontSize.xs,
    fontWeight: "700",
    fontVariant: ["tabular-nums"],
  },
})

export function badgeText(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : `${count}`
}

/** A count on top of another view: `3`, or `99+`. */
export function Badge({ count }: { count: number }) {
  const colors = useColors()
  return (
    <View
      accessible
      accessibilityLabel={`${count} unread`}
      style={[styles.badge, { backgroundColor: colors.alert }]}
    >
      <Text numberOfLines={1} style={[styles.count, { color: colors.onAlert }]}>
        {badgeText(count)}
      </Text>
    </View>
  )
}
