import ParitySpec

let ratingBar = Component("RatingBar") {
  Constant("starCount", 5)

  Part("RatingBar")
    .gap(4)
    .parameter("label", default: "Rating")

  Part("RatingStar", named: [.swiftUI: ["RatingStar", "RatingStarStyle"]])
    .icon(.star)
    .iconWeight(.fill)
    .size(24)
    .foreground(.inkFaint)
    .foreground(.gold, when: .selected)
    .opacity(0.4, when: .disabled)
    .scale(0.9, when: .pressed)
    .role(.button)
    .label("{} of {} stars")
    .hitSlop(8)
    .except(.compose, .absent, because: "Compose enlarges touch targets itself")
}
