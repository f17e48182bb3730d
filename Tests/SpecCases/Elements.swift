import ParitySpec

let star = Element("star")
  .size(24)
  .only(on: .native)
let footer = Part("Footer")
  .gap(1)

let elements = Component("Elements") {
  Constant("maxScale", 4)
    .only(on: .native)
  Constant(
    "dismissDistance", .pt(120), named: [.compose: "DismissLimit"],
    in: [.swiftUI: "ImageViewerMath", .compose: ["", "ImageViewer.kt"]]
  )
  .only(on: [.swiftUI, .compose])
  .stated(on: .compose, as: .threshold, in: "ImageViewer", "ZoomState")
  .except(.swiftUI, .pt(100...120), because: reason, until: "2028-02-29")
  Constant("veil", .color(.hex("#00000080")), when: .dark, in: [.compose: "Theme.kt"])
  Parameter("dimmed", default: 0.4, when: .disabled)
  Parameter("closeLabel", default: "Close")
    .except(.swiftUI, .absent, because: "the label is fixed")
  Parameter("loop", default: false, named: [.tailwind: "cycle"])
    .except(.styleSheet, true, because: "it always loops")

  Part("Viewer", named: viewerNames) {
    Element("counter")
      .textStyle(.sm)
      .except(.compose, .base, because: "its text is larger", until: "2027-06-30")
    Element("close button", named: [.compose: ["CloseButton", "IconButton"], .styleSheet: .none])
      .size(32)
      .except([.swiftUI, .compose], .anyOf(36, 40), because: "native buttons are larger")
      .padding(.top, 1)
      .padding(.bottom, 2)
      .padding(.start, 3)
      .padding(.end, 4, when: .disabled)
  }
  .background(.onMedia)
  .except(.native, .anything, because: "they force the dark scheme")

  footer
  Claim("between {maxScale}x and  more")
  Claim("a {gap}-point footer", of: "Footer")
  Part("Rating") {
    star
    Element("half").width(12)
  }
  Part("Score") { star }

  Part("Button", named: [.swiftUI: .none])
    .hitSlop(.vertical, 9)
    .stated(on: .uniwind, as: .padding(.vertical), in: "ButtonBody")
    .label("Decrease")
    .only(on: .native)
    .stated(on: .compose, as: .parameter("contentDescription"))
    .size(16)
    .stated(on: .reactNative, as: .offsetX)
    .margin(.horizontal, 3)
    .inset(.vertical, 3)
    .constant("a", 1)
    .stated(on: .swiftUI, as: .constant("b"))

  Claim("zooms to {maxScale}x, {closeLabel} \"at\" `{Viewer counter.textStyle}`")
  Claim("an inset of {Viewer close button.padding.end when disabled}" + " and {Button.hitSlop}")
}
