import ParitySpec

let colors = Tokens(
  "Colors",
  in: [
    .swiftUI: "Color", .compose: ["LightColors", "DarkColors"], .uniwind: "color", .nativeWind: "colors",
    .styleSheet: ["light", "dark"],
  ]
) {
  Token("card", light: "#FFFFFF", dark: "#1E2126")
  Token("ink", light: "#1B1F24", dark: "#F2F4F7")
  Token("inkMuted", light: "#5B6470", dark: "#A6AEBA")
  Token("inkFaint", light: "#C3C9D1", dark: "#4A515C")
  Token("gold", light: "#E09F1F", dark: "#F2B84B")
  Token("alert", light: "#C82A3C", dark: "#E05263")
  Token("onAlert", light: "#FFFFFF", dark: "#FFFFFF")
}

let radii = Tokens(
  "Radii",
  in: [.native: "Radius", .uniwind: "radius", .nativeWind: "borderRadius", .styleSheet: "radius"]
) {
  Token("sm", 6)
  Token("md", 10)
  Token("lg", 16)
  Token("full", 9999)
    .only(on: [.nativeWind, .styleSheet])
}

let typography = Tokens(
  "Typography",
  in: [
    .swiftUI: "TextStyle", .compose: "Typography", .uniwind: "text", .nativeWind: "fontSize",
    .styleSheet: "fontSize",
  ]
) {
  Token("xs", size: 12, lineHeight: 16)
  Token("sm", size: 14, lineHeight: 20)
}

let shadows = Tokens(
  "Shadows",
  in: [
    .swiftUI: "ShadowStyle", .compose: "Shadows", .uniwind: "shadow", .nativeWind: "boxShadow",
    .styleSheet: "shadow",
  ]
) {
  Token("md", color: .hex("#000000", opacity: 0.12), blur: 12, y: 4)
}
