import ParitySpec

let project = Project("uim") {
  Platform(.swiftUI, "swift/**/*.swift")
  Platform(.compose, "kotlin/**/*.kt")
  Platform(.reactNative(.uniwind), "uniwind/**/*.tsx")
  Platform(.reactNative(.nativeWind, rem: 16), "nativewind/**/*.tsx")
  Platform(.reactNative(.styleSheet), "stylesheet/**/*.tsx")

  Namespace("Ph", holds: .icon, on: .swiftUI)
  Namespace("PhosphorIcons", holds: .icon, on: .compose)
  Teach("scaledFont", states: .textStyle, on: .swiftUI)

  // NativeWind's preset cannot write an opacity behind a token, so it has tokens of their own.
  Alias(color: "onMedia15", means: .onMedia.opacity(0.15), on: .nativeWind)
  Alias(color: "onMedia25", means: .onMedia.opacity(0.25), on: .nativeWind)
  // Compose's own name of the small shadow.
  Alias(shadow: "formShadowSm", means: .sm, on: .compose)
  // Tailwind 4 renamed `shadow` to `shadow-sm`.
  Alias(shadow: "DEFAULT", means: .sm, on: .nativeWind)
}
