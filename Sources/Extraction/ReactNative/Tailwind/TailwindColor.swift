import ParityModel

/// A colour of a class: a token or a literal, with an opacity behind a slash.
struct TailwindColor: Hashable {
  let text: String
  let unit: Unit

  /// - Parameter hasSteps: whether an opacity outside brackets is a step of five.
  init?(_ value: String, hasSteps: Bool) {
    let parts = TailwindClasses.split(value, at: "/")
    guard parts.count <= 2, let name = parts.first, !name.isEmpty else { return nil }
    var alpha: Double?
    if parts.count == 2 {
      guard let share = Self.alpha(parts[1], hasSteps: hasSteps) else { return nil }
      alpha = share
    }
    if let literal = TailwindScale.arbitrary(name) {
      guard let color = RawColor(css: literal) else { return nil }
      (text, unit) = (alpha.map { color.with(alpha: $0) }?.text ?? color.text, .rgba)
      return
    }
    guard name != "current", name != "inherit", name.utf8.first.map(Self.isLetter) == true,
      name.utf8.allSatisfy({
        Self.isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    text = name.tokenName + (alpha.map { "@" + Value.rounded($0).description } ?? "")
    unit = .color
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func alpha(_ text: String, hasSteps: Bool) -> Double? {
    let scale = TailwindScale(dialect: Dialect(platform: hasSteps ? .nativeWind : .uniwind))
    return scale.share(text, three: TailwindScale.opacitySteps)
  }
}
