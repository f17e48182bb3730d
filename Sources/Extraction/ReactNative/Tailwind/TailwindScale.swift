import ParityModel

/// The value scales of the two major versions.
struct TailwindScale: Sendable {
  let dialect: Dialect

  /// A value with its unit.
  struct Amount: Hashable, Sendable {
    var number: Double
    var unit: Unit
  }

  private var isThree: Bool { dialect.tailwind < 4 }

  /// Keys of the spacing scale of Tailwind 3, in units of a quarter rem; Tailwind 4 takes any quarter.
  private static let spacing: Set<Double> = [
    0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
    56, 60, 64, 72, 80, 96,
  ]

  /// Widths of containers, in rem. Tailwind 3 starts at `xs` and knows them for `max-w` alone.
  private static let containers: [String: Double] = [
    "3xs": 16, "2xs": 18, "xs": 20, "sm": 24, "md": 28, "lg": 32, "xl": 36, "2xl": 42, "3xl": 48, "4xl": 56,
    "5xl": 64, "6xl": 72, "7xl": 80,
  ]

  /// Fractions that Tailwind 3 has; Tailwind 4 takes any.
  private static let denominators: Set<Double> = [2, 3, 4, 5, 6, 12]

  /// `4`, `px`, `full`, `1/2`, `[3px]`; nil for what is no length.
  func length(_ text: String) -> Amount? {
    switch text {
    case "px": return Amount(number: 1, unit: .pt)
    case "full": return Amount(number: 100, unit: .percent)
    default: break
    }
    if let inner = Self.arbitrary(text) { return Self.length(arbitrary: inner, rem: dialect.rem) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = Self.plain(parts[0]), let bottom = Self.plain(parts[1]), bottom > 0 {
      guard !isThree || Self.denominators.contains(bottom) else { return nil }
      return Amount(number: top / bottom * 100, unit: .percent)
    }
    guard parts.count == 1, let number = Self.plain(parts[0]) else { return nil }
    if isThree ? !Self.spacing.contains(number) : (number * 4).rounded() != number * 4 { return nil }
    return Amount(number: number * 0.25 * dialect.rem, unit: .pt)
  }

  /// `max-w-md`, and in Tailwind 4 `w-md`.
  func container(_ text: String, ofMaximum isMaximum: Bool) -> Amount? {
    if isThree, !isMaximum || text == "3xs" || text == "2xs" { return nil }
    return Self.containers[text].map { Amount(number: $0 * dialect.rem, unit: .pt) }
  }

  /// A width of a line in pixels: `2`, `[3px]`.
  func line(_ text: String) -> Amount? {
    if let inner = Self.arbitrary(text) { return Self.length(arbitrary: inner, rem: dialect.rem) }
    return whole(text, three: [0, 2, 4, 8]).map { Amount(number: $0, unit: .pt) }
  }

  /// A share in hundredths: `80`, `[.8]`, `[80%]`.
  func share(_ text: String, three: Set<Double>? = nil) -> Double? {
    if let inner = Self.arbitrary(text) {
      return inner.hasSuffix("%") ? Double(inner.dropLast()).map { $0 / 100 } : Double(inner)
    }
    guard let number = Self.plain(text[...]) else { return nil }
    if isThree, let three, !three.contains(number) { return nil }
    return number / 100
  }

  /// A whole number of a scale: `50`, `[7]`.
  func whole(_ text: String, three: Set<Double>) -> Double? {
    if let inner = Self.arbitrary(text) { return Double(inner) }
    guard let number = Self.plain(text[...]), number == number.rounded() else { return nil }
    return isThree && !three.contains(number) ? nil : number
  }

  /// Milliseconds: `200`, `[350ms]`, `[.3s]`.
  func duration(_ text: String) -> Double? {
    if let inner = Self.arbitrary(text) {
      if inner.hasSuffix("ms") { return Double(inner.dropLast(2)) }
      return inner.hasSuffix("s") ? Double(inner.dropLast()).map { $0 * 1000 } : nil
    }
    return whole(text, three: [0, 75, 100, 150, 200, 300, 500, 700, 1000])
  }

  /// Steps of Tailwind 3's opacity scale, of modifiers as well.
  static let opacitySteps = Set(stride(from: 0.0, through: 100, by: 5))

  /// What stands between square brackets.
  static func arbitrary(_ text: String) -> String? {
    text.count > 2 && text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : nil
  }

  private static func length(arbitrary text: String, rem: Double) -> Amount? {
    let units: [(suffix: String, factor: Double, unit: Unit)] = [
      ("px", 1, .pt), ("rem", rem, .pt), ("em", 1, .em), ("%", 1, .percent), ("", 1, .pt),
    ]
    for (suffix, factor, unit) in units where text.hasSuffix(suffix) {
      return Double(text.dropLast(suffix.count)).map { Amount(number: $0 * factor, unit: unit) }
    }
    return nil
  }

  /// Digits with at most one point: no sign, no exponent.
  private static func plain(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(text)
  }
}
