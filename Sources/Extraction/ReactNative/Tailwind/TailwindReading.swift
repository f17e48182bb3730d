import ParityModel

/// Reads one class without its variants: `px-4`, `-mt-2`, `bg-surface/80`.
struct TailwindReading {
  typealias Effect = TailwindUtility.Effect

  let dialect: Dialect
  let body: String
  private var scale: TailwindScale { TailwindScale(dialect: dialect) }

  init(dialect: Dialect, body: String) {
    self.dialect = dialect
    self.body = body
  }

  /// What the class states; nil where it is not understood.
  var effects: [Effect]? {
    if let whole = Self.whole[body] { return whole }
    // `group/row` names a group for the variants of what is inside it.
    if body.hasPrefix("group/") || body.hasPrefix("peer/") { return [] }
    let isNegative = body.hasPrefix("-")
    let text = isNegative ? String(body.dropFirst()) : body
    // The value starts behind the longest root that the table knows.
    for dash in TailwindClasses.places(of: "-", in: text).reversed() {
      let value = text[text.utf8.index(after: dash)...]
      if !value.isEmpty, let known = TailwindTable.roots[String(text[..<dash])] {
        return read(String(value), as: known, isNegative: isNegative)
      }
    }
    return nil
  }

  /// What classes state that are one word with no value behind it.
  private static let whole: [String: [Effect]] = {
    var whole: [String: [Effect]] = [:]
    func add(_ words: some Sequence<String>, _ effects: [Effect]) {
      for word in words { whole[word] = effects }
    }
    add(TailwindWords.silent, [])
    add(
      [
        "rounded", "rounded-t", "rounded-b", "rounded-l", "rounded-r", "rounded-s", "rounded-e", "rounded-tl",
        "rounded-tr", "rounded-bl", "rounded-br", "rounded-ss", "rounded-se", "rounded-es", "rounded-ee",
      ], [token(.cornerRadius, "DEFAULT", .radius)])
    add(["shadow"], [token(.shadow, "DEFAULT", .shadow)])
    add(
      [
        "border", "border-x", "border-y", "border-t", "border-b", "border-l", "border-r", "border-s",
        "border-e",
      ], [number(.borderWidth, 1, .pt)])
    add(["tabular-nums"], [Effect(property: .tabularNumbers, value: .boolean(true), unit: .bool)])
    add(["truncate"], [number(.lineLimit, 1, .none)])
    return whole
  }()

  private func read(_ value: String, as root: TailwindRoot, isNegative: Bool) -> [Effect]? {
    switch root {
    case .spacing(let properties):
      if value == "reverse" { return [] }
      return scale.length(value).map { lengths(properties, $0, isNegative) }
    case .size(let properties): return size(value, properties, isNegative)
    case .radius:
      if TailwindScale.arbitrary(value) != nil {
        return scale.length(value).map { lengths([.cornerRadius], $0, false) }
      }
      return isName(value) ? [Self.token(.cornerRadius, value, .radius)] : nil
    case .color(let property, let others):
      return others.contains(value) ? [] : color(value).map { [property.effect($0)] } ?? free(value)
    case .border:
      if TailwindWords.border.contains(value) { return [] }
      if let line = scale.line(value) { return lengths([.borderWidth], line, false) }
      return color(value).map { [Property.borderColor.effect($0)] } ?? free(value)
    case .text: return text(value)
    case .font: return font(value)
    case .shadow: return shadow(value)
    case .opacity:
      return scale.share(value, three: TailwindScale.opacitySteps).map { [Self.number(.opacity, $0, .none)] }
    case .zIndex:
      if value == "auto" { return [] }
      return scale.whole(value, three: [0, 10, 20, 30, 40, 50])
        .map { [Self.number(.zIndex, isNegative ? -$0 : $0, .none)] }
    case .scale:
      return scale.share(value, three: [0, 50, 75, 90, 95, 100, 105, 110, 125, 150])
        .map { [Self.number(.scale, isNegative ? -$0 : $0, .none)] }
    case .lineClamp:
      if value == "none" { return [] }
      return scale.whole(value, three: [1, 2, 3, 4, 5, 6]).map { [Self.number(.lineLimit, $0, .none)] }
    case .duration(let property): return scale.duration(value).map { [Self.number(property, $0, .ms)] }
    case .easing:
      if value == "initial" { return [] }
      let curve =
        TailwindWords.easings[value] ?? TailwindScale.arbitrary(value).flatMap(CubicBezier.init(css:))?.text
      return curve.map { [Effect(property: .easing, value: .text($0), unit: .easing)] }
    case .silent: return []
    }
  }

  private func size(_ value: String, _ properties: [Property], _ isNegative: Bool) -> [Effect]? {
    if TailwindWords.freeSizes.contains(value) { return [] }
    if let amount = scale.length(value) { return lengths(properties, amount, isNegative) }
    guard properties.allSatisfy({ [.width, .minWidth, .maxWidth].contains($0) }) else { return nil }
    return scale.container(value, ofMaximum: properties == [.maxWidth]).map { lengths(properties, $0, false) }
  }

  /// A text size behind which a line height may stand, a word about the text, or a colour.
  private func text(_ value: String) -> [Effect]? {
    if TailwindWords.text.contains(value) { return [] }
    let size = TailwindClasses.split(value, at: "/")[0]
    if TailwindWords.textSizes.contains(String(size.drop { $0.isNumber })) {
      return [Self.token(.textStyle, size, .textStyle)]
    }
    return color(value).map { [Property.foreground.effect($0)] } ?? free(value)
  }

  private func font(_ value: String) -> [Effect]? {
    if TailwindWords.fontFamilies.contains(value) { return [] }
    let weight = TailwindWords.fontWeights[value] ?? TailwindScale.arbitrary(value).flatMap { Double($0) }
    return weight.map { [Self.number(.fontWeight, $0, .none)] }
  }

  /// A shadow token; a colour of Tailwind's own palette colours it and states no token.
  private func shadow(_ value: String) -> [Effect]? {
    let parts = TailwindClasses.split(value, at: "/")
    // Only a colour has an opacity behind it.
    if parts.count == 2, isName(parts[0]) { return [] }
    guard isName(value) else { return nil }
    let family = value.split(separator: "-").first.map(String.init) ?? value
    return TailwindWords.palette.contains(family) ? [] : [Self.token(.shadow, value, .shadow)]
  }

  private func color(_ value: String) -> TailwindColor? {
    TailwindColor(value, hasSteps: dialect.tailwind < 4)
  }

  /// A colour that the surroundings decide.
  private func free(_ value: String) -> [Effect]? { value == "current" || value == "inherit" ? [] : nil }

  private func lengths(_ properties: [Property], _ amount: TailwindScale.Amount, _ isNegative: Bool)
    -> [Effect]
  {
    properties.map { Self.number($0, isNegative ? -amount.number : amount.number, amount.unit) }
  }

  private static func number(_ property: Property, _ value: Double, _ unit: Unit) -> Effect {
    Effect(property: property, value: .rounded(value), unit: unit)
  }

  private static func token(_ property: Property, _ name: String, _ unit: Unit) -> Effect {
    Effect(property: property, value: .text(name.tokenName), unit: unit)
  }

  /// A word that can name a token: letters, digits and dashes.
  private func isName(_ value: String) -> Bool {
    value.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }
}

extension Property {
  fileprivate func effect(_ color: TailwindColor) -> TailwindUtility.Effect {
    TailwindUtility.Effect(property: self, value: .text(color.text), unit: color.unit)
  }
}
