import ParityModel

/// What the platforms call the weights of a font.
enum WeightNames {
  static let tailwind: [(name: String, weight: Double)] = [
    ("thin", 100), ("extralight", 200), ("light", 300), ("normal", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("extrabold", 800), ("black", 900),
  ]

  private static let swiftUI: [(name: String, weight: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  private static let compose: [(name: String, weight: Double)] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Normal", 400), ("Medium", 500), ("SemiBold", 600),
    ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ]

  /// The literal with the name of another weight at its end; nil where it ends with none.
  static func text(_ text: String, of platform: Platform, stating weight: Double) -> String? {
    let names = names(of: platform)
    guard let name = names.first(where: { $0.weight == weight })?.name,
      let own = names.map(\.name).filter({ text.hasSuffix($0) }).max(by: { $0.count < $1.count })
    else { return nil }
    let lead = text.dropLast(own.count)
    return lead.last.map(\.isNamePart) ?? false ? nil : lead + name
  }

  private static func names(of platform: Platform) -> [(name: String, weight: Double)] {
    switch platform {
    case .swiftUI: swiftUI
    case .compose: compose
    case .uniwind, .nativeWind, .styleSheet: []
    }
  }
}
