/// One platform or several: `.compose`, `.reactNative`, `[.swiftUI, .uniwind]`.
public struct Platforms: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let swiftUI = Platforms(rawValue: 1 << 0)
  public static let compose = Platforms(rawValue: 1 << 1)
  public static let uniwind = Platforms(rawValue: 1 << 2)
  public static let nativeWind = Platforms(rawValue: 1 << 3)
  public static let styleSheet = Platforms(rawValue: 1 << 4)

  /// SwiftUI and Compose.
  public static let native: Platforms = [.swiftUI, .compose]
  /// All three ways to style React Native.
  public static let reactNative: Platforms = [.uniwind, .nativeWind, .styleSheet]
  /// The two that write Tailwind classes.
  public static let tailwind: Platforms = [.uniwind, .nativeWind]

  static let all: [Platforms] = [.swiftUI, .compose, .uniwind, .nativeWind, .styleSheet]

  var spellings: [String] {
    let names: [(Platforms, String)] = [
      (.swiftUI, "swiftui"), (.compose, "compose"), (.uniwind, "uniwind"), (.nativeWind, "nativewind"),
      (.styleSheet, "stylesheet"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// A platform as the files of a port are written for it.
public struct Port: Sendable {
  let platform: Platforms
  let rem: Double

  /// How React Native is styled.
  public enum Styling: Sendable {
    /// Tailwind 4.
    case uniwind
    /// Tailwind 3, whose rem is 14 points on a device unless the project configures it.
    case nativeWind
    case styleSheet
  }

  public static let swiftUI = Port(platform: .swiftUI, rem: 16)
  public static let compose = Port(platform: .compose, rem: 16)

  /// React Native; `rem` is what one rem is worth in points where the project says so.
  public static func reactNative(_ styling: Styling, rem: Double? = nil) -> Port {
    switch styling {
    case .uniwind: Port(platform: .uniwind, rem: rem ?? 16)
    case .nativeWind: Port(platform: .nativeWind, rem: rem ?? 14)
    case .styleSheet: Port(platform: .styleSheet, rem: rem ?? 16)
    }
  }
}
