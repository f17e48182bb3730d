import ParitySpec

let sectionIndex = Component("SectionIndex") {
  Constant("rowHeight", .pt(16), in: [.swiftUI: "SectionIndexMath"])
    .stated(on: .reactNative, as: .height, in: "SectionIndexBar")
  Parameter("accessibilityLabel", default: "Section index")
    .only(on: .native)
    .stated(on: .swiftUI, as: .label, in: "SectionIndexBar")

  Part("SectionIndexHeader")
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .textStyle(.sm)
    .fontWeight(.semibold)
    .foreground(.labelSecondary)
    .background(.surface)
    .role(.heading)

  Part("SectionIndexBar") {
    Element("letters")
      .padding(.horizontal, 6)
      .minWidth(12)
      .textStyle(.xs2)
      .fontWeight(.semibold)
      .foreground(.link)
    Element("edge")
      .inset(.end, 12)
      .only(on: .reactNative)
      .padding(.start, 12)
      .only(on: .native)
  }
  .haptic(.selection)
  .only(on: .native)
  .role(.adjustable)
  .only(on: .native)
  .duration(.enter, .milliseconds(200))
  .except(.swiftUI, .absent, because: "one animation drives both ways")
  .duration(.exit, .milliseconds(150))
  .except(.swiftUI, .absent, because: "one animation drives both ways")

  Part(
    "bubble",
    named: [.swiftUI: "SectionIndexBubble", .compose: "SectionIndexBar", .reactNative: "SectionIndexBar"]
  )
  .size(56)
  .cornerRadius(.full)
  .background(.surfaceRaised)
  .borderWidth(1)
  .borderColor(.separator)
  .shadow(.xl)
  .textStyle(.xl3)
  .fontWeight(.semibold)
  .foreground(.label)
}
