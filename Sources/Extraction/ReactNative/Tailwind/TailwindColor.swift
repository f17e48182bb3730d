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
    guard name != "current", name != "inherit", name.first?.isLetter == true,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else { return nil }
    text = name.tokenName + (alpha.map { "@" + Value.rounded($0).description } ?? "")
    unit = .color
  }

  private static func alpha(_ text: String, hasSteps: Bool) -> Double? {
    let scale = TailwindScale(dialect: Dialect(platform: hasSteps ? .nativeWind : .uniwind))
    return scale.share(text, three: TailwindScale.opacitySteps)
  }
}
