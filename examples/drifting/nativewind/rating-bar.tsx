import { StarIcon } from "phosphor-react-native"
import { Pressable, View } from "react-native"
import { cn } from "@/lib/cn"
import { Icon } from "@/components/icon"

const STAR_COUNT = 5

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
    <View accessibilityLabel={label} className="flex-row gap-1.5">
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
  return (
    <Pressable
      role="button"
      accessibilityLabel={`${position} of ${STAR_COUNT} stars`}
      disabled={disabled}
      hitSlop={8}
      onPress={onPress}
      className={cn("active:scale-90", disabled && "opacity-40")}
    >
      <Icon
        icon={StarIcon}
        weight="fill"
        className={cn("h-6 w-6", selected ? "text-gold" : "text-ink-faint")}
      />
    </Pressable>
  )
}
