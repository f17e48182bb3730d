import ParitySpec

let project = Project("ui") {
  Platform(.swiftUI, "swift/**/*.swift")
  Platform(.compose, "kotlin/**/*.kt")
  Platform(.reactNative(.uniwind), "uniwind/**/*.tsx")
  Platform(.reactNative(.nativeWind, rem: 16), "nativewind/**/*.tsx")
  Platform(.reactNative(.styleSheet), "stylesheet/**/*.tsx")

  Namespace("Ph", holds: .icon, on: .swiftUI)
  Namespace("PhosphorIcons", holds: .icon, on: .compose)
  Teach("scaledFont", states: .textStyle, on: .swiftUI)
}

extension Icon {
  static let x: Icon = "x"
}
