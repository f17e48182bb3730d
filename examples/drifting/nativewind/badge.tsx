import { Text, View } from "react-native"

const MAX_COUNT = 99

export function badgeText(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : `${count}`
}

/** A count on top of another view: `3`, or `99+`. */
export function Badge({ count }: { count: number }) {
  return (
    <View
      accessible
      accessibilityLabel={`${count} unread`}
      className="h-[1.25rem] min-w-[20px] items-center justify-center rounded-full bg-alert px-1.5"
    >
      <Text
        numberOfLines={1}
        className="text-sm font-semibold text-on-alert tabular-nums"
      >
        {badgeText(count)}
      </Text>
    </View>
  )
}
