import ParitySpec

/// What popups, sheets and dialogs have in common. React Native's is not among these sources.
let overlay = Component("Overlay") {
  Constant("popupMargin", .pt(8), named: [.swiftUI: "margin"], in: [.swiftUI: "PopupLayout"])
    .only(on: .native)

  Part("surface", named: [.swiftUI: "PopupSurface", .compose: "Overlay.kt", .reactNative: .none])
    .background(.surfaceRaised)
    .borderWidth(1)
    .borderColor(.label.opacity(0.05))
    .borderColor(.label.opacity(0.1), when: .dark)

  Part("scrim", named: [.swiftUI: "ScrimLayer", .compose: "Scrim", .reactNative: .none])
    .background(.scrim)

  Part(
    "OverlayCloseButton",
    named: [.swiftUI: ["OverlayCloseButton", "CloseIconButtonStyle"], .reactNative: .none]
  ) {
    Element("button")
      .size(32)
      .size(44)
      .only(on: .compose)
      .hitSlop(8)
      .except(.compose, .absent, because: "a box of 44 around the button takes the touches")
      .cornerRadius(.full)
      .background(.surfaceTertiary)
      .background(.separator, when: .pressed)
      .role(.button)
      .label("Close")
    Element("icon")
      .icon(.x)
      .iconWeight(.regular)
      .size(16)
      .foreground(.label)
  }
}
