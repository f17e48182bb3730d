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
    .background(.media)
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
    .foreground(.onMedia)
    .text("{} of {}")
    .only(on: .swiftUI)
    .cornerRadius(.full)
    .background(.onMedia.opacity(0.15))
    .padding(.horizontal, 12)
    .only(on: .reactNative)
    .padding(.vertical, 4)
    .only(on: .reactNative)

  Part("close button", named: viewer)
    .size(32)
    .cornerRadius(.full)
    .background(.onMedia.opacity(0.15))
    .background(.onMedia.opacity(0.25), when: .pressed)
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
    .foreground(.onMedia)
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

  Clamp("zoom", to: 1...4)
    .evaluated(on: .swiftUI, as: "ImageViewerMath.clampScale")

  // Two fingers zoom within the same limits.
  Function("pinch", .values(1, 2.5, 4.0), .values(0.1, 0.5, 1, 1.5, 8.0)) { (scale: Double, factor: Double) in
    min(max(scale * factor, 1), 4)
  }
  .evaluated(on: .swiftUI, as: "scale", in: "ImageViewer", from: "start", "value.magnification")
  .evaluated(on: .compose, as: "next", in: "ImageViewer", from: "current: Float", "factor: Float")

  // A double tap moves the tapped point to the middle.
  Function(
    "double tap", .values(1.0), .values(Position(x: 200, y: 400), Position(x: 40, y: 700)),
    .values(Extent(width: 400, height: 800))
  ) { (scale: Double, tap: Position, size: Extent) in
    Position(x: (size.width / 2 - tap.x) * 1.5, y: (size.height / 2 - tap.y) * 1.5)
  }
  .assuming("target", returns: 2.5)
  .evaluated(on: .swiftUI, as: "ImageViewerMath.doubleTap", taking: "offset")
  .evaluated(on: .compose, as: "next", in: "ZoomState", from: "_", "focus: Offset", "size: IntSize")

  // A zoomed image covers the screen: it can be moved by half of what it is larger.
  Function(
    "pan", .values(Position(x: 0, y: 0), Position(x: 250, y: -900), Position(x: -700, y: 30)),
    .range(1...4, by: 0.5), .values(Extent(width: 400, height: 800))
  ) { (offset: Position, scale: Double, size: Extent) in
    let x = size.width * (scale - 1) / 2
    let y = size.height * (scale - 1) / 2
    return Position(x: min(max(offset.x, -x), x), y: min(max(offset.y, -y), y))
  }
  .evaluated(on: .swiftUI, as: "ImageViewerMath.clampOffset")
  .evaluated(
    on: .compose, as: "clamp", in: "ZoomState", from: "value: Offset", "scale: Float", "size: IntSize")

  // A page turns after a quarter of the width, or where a flick would end beyond half of it.
  Function(
    "page turn", .range(0...2), .range(-240...240, by: 40.0), .values(-300, -150, 0, 150, 300.0),
    .values(400.0), .values(3)
  ) { (current: Int, drag: Double, flick: Double, width: Double, count: Int) in
    let isForward = drag < -width / 4 || flick < -width / 2
    let isBack = drag > width / 4 || flick > width / 2
    return min(max(isForward ? current + 1 : isBack ? current - 1 : current, 0), count - 1)
  }
  .evaluated(on: .swiftUI, as: "ImageViewerMath.page")

  // Beyond the first and the last image the finger moves three times as far as the page.
  Function("resistance", .range(-90...90, by: 30.0), .range(0...2), .values(3)) {
    (drag: Double, current: Int, count: Int) in
    (current == 0 && drag > 0) || (current == count - 1 && drag < 0) ? drag / 3 : drag
  }
  .evaluated(on: .swiftUI, as: "ImageViewerMath.resisted")

  Function("backdrop", .range(-400...400, by: 50.0)) { (drag: Double) in
    max(0, 1 - (drag < 0 ? -drag : drag) / 300)
  }
  .evaluated(on: .swiftUI, as: "ImageViewerMath.backdropOpacity")
  .evaluated(on: .compose, as: "copy(alpha:)", in: "ImageViewer", from: "dismiss.value: Float")

  Function("controls", .range(-400...400, by: 50.0)) { (drag: Double) in
    max(0, 1 - (drag < 0 ? -drag : drag) / 300)
  }
  .evaluated(on: .swiftUI, as: "ImageViewerMath.backdropOpacity")
  .evaluated(on: .compose, as: "alpha", in: "ImageViewer", from: "dismiss.value: Float")

  Claim("a counter such as `{text}`", of: "counter")
  Claim("pinch to zoom between {minScale}x and {maxScale}x")
  Claim("double-tap to zoom to {doubleTapScale}x at the tapped point or back to {minScale}x")
  Claim("labelled by the image's `accessibilityLabel`, or `{label}`", of: "pages")
  Claim("colors use the `{backdrop.background}` and `{counter.foreground}` tokens")
}
