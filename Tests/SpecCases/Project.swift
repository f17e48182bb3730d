import ParitySpec

let project = Project("cases") {
  Platform(.swiftUI, "swift/**/*.swift", "shared/*.swift")
  Platform(.compose, root: "../android", "kotlin/**/*.kt")
  Platform(.reactNative(.uniwind), "uniwind/**/*.tsx")
  Platform(.reactNative(.nativeWind, rem: 16), "nativewind/**/*.tsx")
  Platform(.reactNative(.styleSheet), "stylesheet/**/*.tsx")

  Documentation("docs/**/*.md", "README.md")

  Alias(color: "onMedia15", means: .onMedia.opacity(0.15), on: .nativeWind)
  Alias(textStyle: "body", means: .base)
  Alias(radius: "pill", means: .full, on: [.swiftUI, .compose])
  Alias(shadow: "thumb", means: .sm, on: .native)
  Alias(icon: "close", means: .x, on: .reactNative)
  Namespace("Ph", holds: .icon, on: .swiftUI)
  Namespace("Palette", holds: .color)
  Teach("scaledFont", states: .textStyle)
  Teach("tile", argument: "side", states: .width, .height, on: .swiftUI)
  Teach("inset", argument: 1, states: .padding(.horizontal))
  Judge(.missingPart, as: .warning)
  Judge(.tokenMisuse, as: .note)
}

extension Color {
  static let ink: Color = "ink"
  static let onMedia: Color = "onMedia"
  static let veil: Color = .ink.opacity(0.5)
}

extension Icon {
  static let x: Icon = "x"
}
