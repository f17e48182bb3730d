import ParitySpec

/// In Compose and React Native the bar draws its bubble itself.
let bubble: Names = [.compose: "SectionIndexBar", .reactNative: "SectionIndexBar"]

let indexLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) + ["#"]

let sectionIndex = Component("SectionIndex") {
  Constant("rowHeight", .pt(16), in: [.swiftUI: "SectionIndexMath"])
    .stated(on: .reactNative, as: .height, in: "SectionIndexBar")
  Parameter("accessibilityLabel", default: "Section index")
    .only(on: .native)
    .stated(on: .swiftUI, as: .label, in: "SectionIndexBar")

  Part("SectionIndex")
    .parameter("contentPadding", default: .pt(0))
    .only(on: .compose)

  Part("SectionIndexHeader")
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .textStyle(.sm)
    .fontWeight(.semibold)
    .foreground(.labelSecondary)
    .background(.surface)
    .except(.swiftUI, .absent, because: "the heading has the background of its screen")
    // The rows must not shine through a pinned heading.
    .opacity(1)
    .only(on: .swiftUI)
    .role(.heading)

  // What stands for the letters that there is no room for.
  Part("SectionIndexMath")
    .text("•")
    .only(on: .swiftUI)

  Part("SectionIndexBar") {
    Element("column")
      .padding(.horizontal, 6)
      .padding(.start, 12)
      .except(.reactNative, .absent, because: "the primitive widens the touch area")
      .inset(.end, 12)
      .stated(on: .compose, as: .padding(.end), in: "SectionIndex")
      .except(.swiftUI, .absent, because: "it is twice 6, one padding inside the other")
      .inset(.vertical, 0)
      .only(on: .reactNative)
      .padding(.vertical, 8)
      .only(on: .swiftUI)
      .gap(0)
      .only(on: .swiftUI)
      .maxHeight(.percent(100))
      .only(on: .swiftUI)
      .cornerRadius(.full)
      .only(on: .reactNative)
      .haptic(.selection)
      .only(on: .native)
      .role(.adjustable)
      .only(on: .native)
      .threshold(.pt(0))
      .only(on: .swiftUI)
    Element("letter")
      .minWidth(12)
      .textStyle(.xs2)
      .fontWeight(.semibold)
      .foreground(.link)
    Element("bubble's way in and out")
      .duration(.enter, .milliseconds(200))
      .except(.swiftUI, .absent, because: "one animation drives both ways, and is held to the way out")
      .duration(.exit, .milliseconds(150))
      .stated(on: .swiftUI, as: .duration)
      .easing(.cubicBezier(0.32, 0.72, 0, 1))
      .only(on: .swiftUI)
      .scale(0.5)
      .except(.reactNative, .absent, because: "it zooms in from nothing, as the library does it")
  }

  // Where the finger is, as a share of the bar: never quite the whole of it.
  Part(
    "finger", named: [.swiftUI: "SectionIndexMath", .compose: "SectionIndexBar", .reactNative: .none]
  )
  .threshold(0.9999)
  .threshold(3)
  .only(on: .swiftUI)
  .threshold(0)
  .only(on: .compose)
  .threshold(.px(0))
  .only(on: .compose)
  .threshold(.px(1))
  .only(on: .compose)

  // Between the letters of a bar that is too short for all.
  Part("dots", named: [.swiftUI: "SectionIndex.swift", .compose: "SectionIndex.kt", .reactNative: .none])
    .text("•")
    .only(on: .compose)

  // The bubble stands 16 beside the bar, its middle at the finger: 72 and 28 are its size and half of it.
  Part("bubble's place", named: [.native: "SectionIndexBar", .reactNative: "SectionIndexBar"])
    .inset(.end, .percent(100))
    .only(on: .reactNative)
    .margin(.end, 16)
    .only(on: .reactNative)
    .inset(.top, -28)
    .stated(on: .native, as: .offsetY)
    .offset(x: -72)
    .only(on: .native)
    .offset(y: .px(0))
    .only(on: .compose)

  Part("SectionIndexBubble", named: bubble)
    .size(56)
    .cornerRadius(.full)
    .background(.surfaceRaised)
    .borderWidth(1)
    .borderColor(.separator)
    .shadow(.xl)
    .textStyle(.xl3)
    .fontWeight(.semibold)
    .foreground(.label)
    .role(.hidden)
    .only(on: .swiftUI)

  // How many rows of 16 fit, one of them kept free.
  Function("capacity", .range(0...700, by: 4.0)) { (height: Double) in
    max(0, Int(((height - 16) / 16).rounded(.down)))
  }
  .assuming("hasBoundedHeight", returns: true)
  .evaluated(on: .swiftUI, as: "SectionIndexMath.capacity")
  .evaluated(on: .compose, as: "capacity", in: "SectionIndexBar", from: "available: Dp")

  // Every second row is a dot where not all letters fit; the first and the last letter always stay.
  Function("displayItems", .values(indexLetters), .range(0...40)) { (letters: [String], capacity: Int) in
    guard capacity < letters.count, letters.count > 1 else { return letters }
    let slots = max(3, capacity % 2 == 0 ? capacity - 1 : capacity)
    return (0..<slots).map { slot in
      let position = Double(slot) / Double(slots - 1) * Double(letters.count - 1)
      return slot % 2 == 0 ? letters[Int(position.rounded())] : "•"
    }
  }
  .evaluated(on: .swiftUI, as: "SectionIndexMath.displayItems", taking: "label")
  .evaluated(on: .compose, as: "displayItems")

  // The letter under a finger; outside the bar the first or the last.
  Function("index", .range(-20...460, by: 13.0), .values(432.0), .values(27)) {
    (y: Double, height: Double, count: Int) in
    Int(min(max(y / height, 0), 0.9999) * Double(count))
  }
  .evaluated(on: .swiftUI, as: "SectionIndexMath.index")
  .evaluated(on: .compose, as: "index", in: "SectionIndexBar", from: "y: Float", "columnHeight: Int", "size")

  // The bubble follows the finger, and stays beside the bar.
  Function("finger", .values(-20, 0, 200, 432, 500.0), .values(432.0)) { (y: Double, height: Double) in
    min(max(y, 0), height)
  }
  .evaluated(on: .swiftUI, as: "clamped", in: "SectionIndexBar", from: "y", "height")
  .evaluated(on: .compose, as: "clamped", in: "SectionIndexBar", from: "y: Float", "columnHeight: Int")

  // A screen reader may set the place, and is told that it did.
  Function("set by a screen reader", .values(0, 3.4, 40.0)) { (place: Double) in place < 1000 }
    .only(on: .compose)
    .evaluated(on: .compose, as: "setProgress(_:)", in: "SectionIndexBar", from: "value: Float")

  Claim("the bar is `{role}`", of: "SectionIndexBar column")
  Claim("`SectionIndexHeader` has the `{role}` role", of: "SectionIndexHeader")
  Claim("letters use `{foreground}`", of: "SectionIndexBar letter")
  Claim("the bubble uses `{background}`", of: "SectionIndexBubble")
}
