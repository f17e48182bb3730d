import ParitySpec

let header = Component("Header") {
  Part("Header") {
    Element("bar")
      .height(44)
      .stated(on: .compose, as: .constant("headerBarHeight"), in: "Header.kt")
      .padding(.horizontal, 8)
      .except(.compose, .absent, because: "its layout is measured by hand: 8 is its inset")
    Element("hairline")
      .height(1)
      .except(.compose, .absent, because: "it is drawn by hand, as wide as its stroke")
      .background(.separator)
      .except(.compose, .absent, because: "it is drawn by hand")
  }

  Part("HeaderTitle")
    .textStyle(.base)
    .fontWeight(.semibold)
    .role(.heading)
}
