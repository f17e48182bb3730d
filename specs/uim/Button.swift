import ParitySpec

/// The button that the components share: what it looks like in each size, variant and state.
let button = Component("Button") {
  Part("Button", named: [.swiftUI: ["VariantButtonStyle", "StyledButton"], .reactNative: .none])
    .parameter("variant", default: "default")
    .parameter("size", default: "default")
    .parameter("block", default: false)
    .lineLimit(1)
    .role(.button)
    .except(.swiftUI, .absent, because: "it is the style of a button")

  Table(
    "size", over: .cases("size", of: [.swiftUI: "VariantButtonStyle.Size", .compose: "ButtonSize"]),
    columns: [
      "height", "horizontalPadding", "spacing", "iconSize", "blockRadius", "textStyle", "isIcon",
    ])

  Table("foreground", over: variant, .flag("pressed"), .flag("enabled"), .flag("dark"))
    .evaluated(
      on: .swiftUI, as: "foreground", in: "StyledButton", from: "variant", "pressed", "isEnabled", "isDark"
    )
    .evaluated(
      on: .compose, as: "buttonForeground", in: "Button", from: "variant", "pressed", "enabled", "isDark")

  Table("background", over: variant, .flag("pressed"), .flag("enabled"), .flag("dark"))
    .evaluated(
      on: .swiftUI, as: "background", in: "StyledButton", from: "variant", "pressed", "isEnabled", "isDark"
    )
    .evaluated(
      on: .compose, as: "buttonBackground", in: "Button", from: "variant", "pressed", "enabled", "isDark")
}

private let variant = Table.Axis.cases(
  "variant", of: [.swiftUI: "VariantButtonStyle.Variant", .compose: "ButtonVariant"])
