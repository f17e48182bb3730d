import ParitySpec

let project = Project("gallery") {
  Platform(.swiftUI, "swiftui/**/*.swift")
  Platform(.compose, "compose/**/*.kt")
  Platform(.reactNative(.uniwind), "uniwind/**/*.tsx", "uniwind/*.css")
  Platform(.reactNative(.nativeWind, rem: 16), "nativewind/**/*.tsx", "nativewind/*.ts", "nativewind/*.css")
  Platform(.reactNative(.styleSheet), "stylesheet/**/*.ts", "stylesheet/**/*.tsx")

  Documentation("docs/*.md")

  Namespace("Ph", holds: .icon, on: .swiftUI)
  Namespace("PhosphorIcons", holds: .icon, on: .compose)
}

extension Color {
  static let card: Color = "card"
  static let ink: Color = "ink"
  static let inkMuted: Color = "inkMuted"
  static let inkFaint: Color = "inkFaint"
  static let gold: Color = "gold"
  static let alert: Color = "alert"
  static let onAlert: Color = "onAlert"
}

extension Icon {
  static let star: Icon = "star"
  static let x: Icon = "x"
}
