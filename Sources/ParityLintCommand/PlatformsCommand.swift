import ParityModel
import Program

/// `paritylint platforms`: what each platform is, and how it is read.
enum PlatformsCommand {
  static var text: String {
    Platform.allCases.map(block).joined(separator: "\n")
  }

  private static func block(_ platform: Platform) -> String {
    let languages = platform.languages.map { "\($0.title) (\($0.endings.joined(separator: " ")))" }
    let rows = [
      ("written in", languages.joined(separator: ", ")), ("in a spec", platform.spelling),
      ("without a spec", platform.recognition), ("units", platform.units),
      (
        "cannot state",
        platform.omissions.isEmpty ? "–" : platform.omissions.map(\.words).joined(separator: "; ")
      ),
    ]
    let lines = rows.map { name, text in
      "  " + name + String(repeating: " ", count: 16 - name.count) + text
    }
    return "\(platform.title) (\(platform.rawValue)): \(platform.summary)\n"
      + lines.joined(separator: "\n") + "\n"
  }
}

extension Platform {
  /// What no source of a platform says, and what says the same there.
  struct Omission {
    /// The property, or the word in front of its sides.
    var family: String
    var words: String
  }

  var omissions: [Omission] {
    switch self {
    case .swiftUI:
      [
        Omission(family: "margin", words: "margin (a padding around the whole)"),
        Omission(family: "cursorColor", words: "cursorColor"),
        Omission(family: "selectionColor", words: "selectionColor (tint sets both)"),
      ]
    case .compose:
      [
        Omission(family: "margin", words: "margin (a padding in front of the rest)"),
        Omission(family: "hitSlop", words: "hitSlop"),
        Omission(family: "tint", words: "tint (it is cursorColor)"),
      ]
    case .uniwind, .nativeWind, .styleSheet: []
    }
  }

  fileprivate var summary: String {
    switch self {
    case .swiftUI: "views of Apple's systems"
    case .compose: "Jetpack Compose, views of Android"
    case .uniwind: "React Native with classes of Tailwind 4"
    case .nativeWind: "React Native with classes of Tailwind 3"
    case .styleSheet: "React Native with style objects"
    }
  }

  fileprivate var languages: [Language] {
    switch self {
    case .swiftUI: [.swift]
    case .compose: [.kotlin]
    case .uniwind, .nativeWind: [.tsx, .typescript, .css]
    case .styleSheet: [.tsx, .typescript]
    }
  }

  /// How a project declares it.
  fileprivate var spelling: String {
    switch self {
    case .swiftUI: #"Platform(.swiftUI, "ios/**/*.swift")"#
    case .compose: #"Platform(.compose, "android/**/*.kt")"#
    case .uniwind: #"Platform(.reactNative(.uniwind), "app/**/*.tsx")"#
    case .nativeWind: #"Platform(.reactNative(.nativeWind, rem: 14), "app/**/*.tsx")"#
    case .styleSheet: #"Platform(.reactNative(.styleSheet), "app/**/*.tsx")"#
    }
  }

  fileprivate var recognition: String {
    switch self {
    case .swiftUI: "every Swift file"
    case .compose: "every Kotlin file"
    case .uniwind: "TypeScript in a folder uniwind*, or with className"
    case .nativeWind: "TypeScript in a folder nativewind*"
    case .styleSheet: "TypeScript in a folder stylesheet*, or with StyleSheet and no className"
    }
  }

  fileprivate var units: String {
    switch self {
    case .swiftUI: "16 is pt; 0.25 is seconds, .milliseconds(250) is ms; maxWidth: .infinity is 100 %"
    case .compose: "16.dp is pt, 16.sp is sp, 48f is px; tween(250) and delay(250L) are ms"
    case .uniwind: "h-4 is 16 pt (a rem is 16), h-[3px] is pt; duration-250 is ms; w-full is 100 %"
    case .nativeWind: "h-4 is one rem: 14 pt unless configured; h-[3px] is pt; duration-200 is ms"
    case .styleSheet: #"16 is pt, "100%" is %; .duration(250) and setTimeout(…, 250) are ms"#
    }
  }
}

extension Language {
  fileprivate var title: String {
    switch self {
    case .swift: "Swift"
    case .kotlin: "Kotlin"
    case .tsx: "TSX"
    case .typescript: "TypeScript"
    case .css: "CSS"
    }
  }
}
