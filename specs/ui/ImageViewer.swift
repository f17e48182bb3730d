import ParitySpec

/// The view that fills the screen: what it draws has no declaration of its own in any port.
let viewer: Names = [.native: "ImageViewer", .reactNative: "ImageViewerContent"]
/// React Native's gestures live in a primitive outside these sources.
let gestures: Names = [.swiftUI: "ImageViewerMath", .compose: "ImageViewer", .reactNative: .none]

let imageViewer = Component("ImageViewer") {
  Constant("minScale", 1, in: [.swiftUI: "ImageViewerMath", .compose: "ImageViewer.kt"])
    .only(on: .native)
  Constant("maxScale", 4, in: [.swiftUI: "ImageViewerMath", .compose: "ImageViewer.kt"])
    .only(on: .native)
  Constant("doubleTapScale", 2.5, in: [.swiftUI: "ImageViewerMath", .compose: "ImageViewer.kt"])
    .only(on: .native)
  Constant("dismissDistance", .pt(120), in: [.swiftUI: "ImageViewerMath"])
    .only(on: .native)
    .stated(on: .compose, as: .threshold, in: "ImageViewer")
  Constant("easing", .easing(.cubicBezier(0.32, 0.72, 0, 1)), in: [.compose: "ImageViewer.kt"])
    .only(on: .compose)
  // The backdrop and the controls fade over one distance.
  Constant(
    "backdropFadeDistance", .pt(300), named: [.swiftUI: "fadeDistance"], in: [.swiftUI: "ImageViewerMath"]
  )
  .only(on: .native)
  .stated(on: .compose, as: .opacity, in: "ImageViewer")
  Constant(
    "controlsFadeDistance", .pt(300), named: [.swiftUI: "fadeDistance"], in: [.swiftUI: "ImageViewerMath"]
  )
  .only(on: .native)
  .stated(on: .compose, as: .opacity, in: "ImageViewer")

  Parameter("closeLabel", default: "Close")
  Parameter("indexLabel", default: "{} of {}")
    .stated(on: .reactNative, as: .text, in: "image-viewer.tsx")

  Part("ImageViewerTrigger")
    .opacity(0.8, when: .pressed)
    .except(.native, .absent, because: "apps open the viewer from a button of their own")

  // The way in and out: an extension of View in SwiftUI.
  Part("ImageViewer", named: [.swiftUI: "ImageViewer.swift", .reactNative: "ImageViewerContent"])
    .duration(.enter, .milliseconds(250))
    .duration(.exit, .milliseconds(200))
    .easing(.cubicBezier(0.32, 0.72, 0, 1))
    .only(on: .native)
    .scale(1)
    .only(on: .swiftUI)
    // React Native lays it over everything; the others open a window of its own.
    .inset(0)
    .only(on: .reactNative)
    .zIndex(50)
    .only(on: .reactNative)

  Part("backdrop", named: viewer)
    .background(.black)
    .role(.modal)
    .only(on: .native)
    .except(.compose, .absent, because: "a dialog window is modal by itself")
    .opacity(0)
    .only(on: .compose)
    .opacity(1)
    .only(on: .compose)
    .width(.percent(100))
    .only(on: .compose)
    .height(.percent(100))
    .only(on: .compose)

  Part("controls bar", named: viewer)
    .padding(.horizontal, 16)
    .height(44)
    .except(.reactNative, .absent, because: "the bar is as high as its button, 8 below the safe area")
    .padding(.top, 8)
    .only(on: .reactNative)

  Part("counter", named: viewer)
    .textStyle(.sm)
    .fontWeight(.semibold)
    .tabularNumbers()
    .foreground(.white)
    .text("{} of {}")
    .only(on: .swiftUI)
    .cornerRadius(.full)
    .background(.white.opacity(0.15))
    .padding(.horizontal, 12)
    .only(on: .reactNative)
    .padding(.vertical, 4)
    .only(on: .reactNative)

  Part("close button", named: viewer)
    .size(32)
    .cornerRadius(.full)
    .background(.white.opacity(0.15))
    .opacity(0.8, when: .pressed)
    .stated(on: .styleSheet, as: .background)
    .except(.native, .absent, because: "the shared button shows a press by its fill")
    .hitSlop(8)
    .except(.compose, .absent, because: "Compose enlarges touch targets itself")
    .icon(.x)
    .iconWeight(.bold)
    .label("Close")
    .only(on: .swiftUI)
    .role(.button)
    .only(on: .swiftUI)

  Part("close icon", named: viewer)
    .size(16)
    .except(.compose, .absent, because: "the icon takes its size from the button")
    .foreground(.white)
    .except(.native, .absent, because: "the icon takes its colour from the button")

  Part("pages", named: viewer)
    .gap(16)
    .only(on: .native)
    .label("Image {}")
    .only(on: .native)
    .role(.adjustable)
    .only(on: .native)
    .role(.image)
    .only(on: .native)
    .role(.hidden)
    .only(on: .swiftUI)
    .scale(1)
    .only(on: .native)

  Part("zoom", named: [.swiftUI: "ImageViewer", .compose: "ZoomState", .reactNative: .none])
    .duration(.milliseconds(350))
    .easing(.cubicBezier(0.32, 0.72, 0, 1))

  Part("return to place", named: [.native: "ImageViewer", .reactNative: .none])
    .easing(.cubicBezier(0.32, 0.72, 0, 1))

  Part("is zoomed", named: [.native: "ImageViewer", .reactNative: .none])
    .threshold(1.01)

  Part("drag start", named: [.native: "ImageViewer", .reactNative: .none])
    .threshold(.pt(10))
    .except(.compose, .absent, because: "Compose takes the touch slop of the device")
    .threshold(2)
    .only(on: .compose)
    .threshold(4)
    .only(on: .compose)

  Part("page turn", named: gestures)
    .threshold(0.25)
    .except(.compose, .absent, because: "the pager turns pages by its own thresholds")
    .threshold(0.5)
    .except(.compose, .absent, because: "the pager turns pages by its own thresholds")
    .offset(x: .factor(3))
    .except(.compose, .absent, because: "the pager has the overscroll of the system")

  Part("flick", named: gestures)
    .threshold(2.5)
    .except(.compose, .absent, because: "the page asks for a distance, not for a speed")

  Claim("a counter such as `{text}`", of: "counter")
  Claim("pinch to zoom between {minScale}x and {maxScale}x")
  Claim("double-tap to zoom to {doubleTapScale}x at the tapped point or back to {minScale}x")
  Claim("labelled by the image's `accessibilityLabel`, or `{label}`", of: "pages")
  Claim("colors use the `{backdrop.background}` and `{counter.foreground}` tokens")
  Claim("| closeLabel | string | {closeLabel} |")
  Claim("accessibility label of the close button. Defaults to {closeLabel}.")
  Claim("formats the counter from the index and count. Defaults to {indexLabel}.")
}
