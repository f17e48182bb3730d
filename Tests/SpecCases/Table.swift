import ParitySpec

let table = Tokens("Table", in: [.swiftUI: "Color", .compose: ["Light", "Dark"]]) {
  Token("ink", light: "#1d1d1f", dark: .hex("#F5F5F7"))
  Token("veil", light: .hex("#000000", opacity: 0.04), dark: .hex("#FFFFFF80", opacity: 0.5))
    .only(on: .native)
  Token("lg", 10, named: [.compose: "large"])
    .except(.compose, .anything, because: "its shapes are the system's", until: "2027-06-30")
  Token("sm", size: 15, lineHeight: 20, letterSpacing: -0.24, named: [.compose: "bodySmall"])
  Token("title", size: 28, lineHeight: 34, weight: .bold)
  Token("md", color: .hex("#000000", opacity: 0.08), blur: 12, x: 2, y: 4)
  Token("lift", color: "#00000014", blur: .pt(6), spread: -1)
    .except(.swiftUI, .absent, because: "it has no spread")
}

let alike = Tokens(alike: "Shades", in: [.native: ["Shades", "Tints"]])
