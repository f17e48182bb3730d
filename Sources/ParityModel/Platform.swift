/// One port of a component: a language together with the way it is styled.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case swiftUI = "swiftui"
  case compose
  case uniwind
  case nativeWind = "nativewind"
  case styleSheet = "stylesheet"

  /// The name a person reads.
  public var title: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .compose: "Compose"
    case .uniwind: "Uniwind"
    case .nativeWind: "NativeWind"
    case .styleSheet: "StyleSheet"
    }
  }
}

extension Platform: Comparable {
  public static func < (left: Platform, right: Platform) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How a platform's sources are to be read, beyond the platform itself.
public struct Dialect: Hashable, Sendable {
  public var platform: Platform
  /// Points of one rem. NativeWind's is 14 on native unless configured.
  public var rem: Double

  public init(platform: Platform, rem: Double? = nil) {
    self.platform = platform
    self.rem = rem ?? (platform == .nativeWind ? 14 : 16)
  }

  /// Tailwind's major version: it renamed scales (`shadow` became `shadow-sm`) from 3 to 4.
  public var tailwind: Int { platform == .nativeWind ? 3 : 4 }
}
