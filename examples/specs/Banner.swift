import ParitySpec

let banner = Component("Banner") {
  Constant("dismissDelay", .seconds(4))
  Constant("dismissDistance", .pt(48))

  Part("Banner")
    .gap(12)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .maxWidth(480)
    .background(.card)
    .cornerRadius(.lg)
    .shadow(.md)
    .duration(.enter, .milliseconds(250))
    .duration(.exit, .milliseconds(180))
    .easing(.cubicBezier(0.2, 0, 0, 1))

  Part("BannerTitle")
    .textStyle(.sm)
    .fontWeight(.semibold)
    .foreground(.ink)

  Part("BannerMessage")
    .textStyle(.sm)
    .foreground(.inkMuted)
    .lineLimit(2)

  Part("BannerClose") {
    Element("button")
      .size(32)
      .role(.button)
      .parameter("label", default: "Dismiss")
    Element("icon")
      .icon(.x)
      .iconWeight(.bold)
      .size(16)
      .foreground(.inkMuted)
  }

  Schedule("dismissal", in: [.native: "Banner", .reactNative: "Banner"])
    .first(after: .seconds(4))

  Claim("a card of at most {maxWidth} points", of: "Banner")
  Claim("leaves by itself after {dismissDelay} seconds")
  Claim("dragging it up by {dismissDistance} points")
  Claim("drawn on `{Banner.background}`, with a title in `{BannerTitle.foreground}`")
  Claim("| label | string | {label} |")
}
