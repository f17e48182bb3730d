import { StarIcon } from "phosphor-react-native"
import { Pressable, StyleSheet, View } from "react-native"
import { useColors } from "./theme"

const STAR_COUNT = 5

const styles = StyleSheet.create({
  bar: { flexDirection: "row", gap: 4 },
  pressed: { transform: [{ scale: 0.9 }] },
  disabled: { opacity: 0.4 },
})

/** A row of stars that shows a rating, and takes one. */
export function RatingBar({
  rating,
  onRate,
  disabled = false,
  label = "Rating",
}: {
  rating: number
  onRate: (rating: number) => void
  disabled?: boolean
  label?: string
}) {
  return (
    <View accessibilityLabel={label} style={styles.bar}>
      {Array.from({ length: STAR_COUNT }, (_, index) => (
        <RatingStar
          key={index}
          position={index + 1}
          selected={index < rating}
          disabled={disabled}
          onPress={() => onRate(index + 1)}
        />
      ))}
    </View>
  )
}

function RatingStar({
  position,
  selected,
  disabled,
  onPress,
}: {
  position: number
  selected: boolean
  disabled: boolean
  onPress: () => void
}) {
  const colors = useColors()
  return (
    <Pressable
      role="button"
      accessibilityLabel={`${position} of ${STAR_COUNT} stars`}
      disabled={disabled}
      hitSlop={8}
      onPress={onPress}
      style={({ pressed }) => [pressed && styles.pressed, disabled && styles.disabled]}
    >
      <StarIcon size={24} weight="fill" color={selected ? colors.gold : colors.inkFaint} />
    </Pressable>
  )
}
