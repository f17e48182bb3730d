import ParityModel

/// A value as a spec writes it; no text where the language has no word for it.
struct DraftSpelling {
  enum Kind: Hashable {
    case length, radius, number, time, easing, flag
    /// A bare value or one that says its unit.
    case literal
    /// A name or a text of this unit.
    case token(Unit)
  }

  let text: String?

  /// Names of tokens that are worth a declaration are added to `tokens`.
  init(_ quantity: Quantity, as kind: Kind, declaring tokens: inout [Unit: Set<String>]) {
    switch (quantity.value, kind) {
    case (.number(let number), .length): text = Self.length(number, quantity)
    case (.number(let number), .radius):
      text =
        switch quantity.unit {
        case .pt: Self.finite(quantity)
        case .px, .percent: Self.united(number, quantity)
        default: nil
        }
    case (.number(let number), .token(.textStyle)):
      text = [.pt, .sp].contains(quantity.unit) ? Self.united(number, quantity) : nil
    case (.number, .number): text = quantity.unit == .none ? Self.finite(quantity) : nil
    case (.number, .time):
      text = quantity.unit == .ms ? ".milliseconds(\(quantity.value))" : Self.factor(quantity)
    case (.number(let number), .literal):
      text = quantity.unit == .none ? Self.finite(quantity) : Self.united(number, quantity)
    case (.boolean(let flag), .flag): text = flag ? "" : "false"
    case (.boolean(let flag), .literal): text = flag ? "true" : "false"
    case (.text(let name), .radius):
      text = quantity.unit == .radius ? Self.token(name, .radius, &tokens) : nil
    case (.text(let name), .easing): text = quantity.unit == .easing ? Self.easing(name) : nil
    case (.text(let name), .token(let unit)):
      if unit == .color, quantity.unit == .rgba {
        text = ".hex(\(Self.quoted(name)))"
      } else {
        text = quantity.unit == unit ? Self.token(name, unit, &tokens) : nil
      }
    case (.text(let name), .literal): text = Self.literal(name, quantity.unit, &tokens)
    case (.number, .easing), (.number, .flag), (.number, .token), (.text, .length), (.text, .number),
      (.text, .time), (.text, .flag), (.boolean, .length), (.boolean, .radius), (.boolean, .number),
      (.boolean, .time), (.boolean, .easing), (.boolean, .token):
      text = nil
    }
  }

  private static func finite(_ quantity: Quantity) -> String? {
    if case .number(let number) = quantity.value, number.isFinite { quantity.value.description } else { nil }
  }

  private static func factor(_ quantity: Quantity) -> String? {
    quantity.unit == .none ? finite(quantity).map { ".factor(\($0))" } : nil
  }

  private static func length(_ number: Double, _ quantity: Quantity) -> String? {
    if number == .infinity { return quantity.unit == .pt ? ".infinity" : nil }
    switch quantity.unit {
    case .pt: return finite(quantity)
    case .none: return factor(quantity)
    default: return united(number, quantity)
    }
  }

  private static func united(_ number: Double, _ quantity: Quantity) -> String? {
    guard number.isFinite else { return nil }
    return switch quantity.unit {
    case .pt, .sp, .em, .px: ".\(quantity.unit.rawValue)(\(quantity.value))"
    case .percent: ".percent(\(quantity.value))"
    case .ms: ".milliseconds(\(quantity.value))"
    default: nil
    }
  }

  private static func easing(_ name: String) -> String? {
    name.hasPrefix("cubic-bezier") ? ".cubicBezier" + name.dropFirst(12) : "." + name
  }

  private static func literal(_ name: String, _ unit: Unit, _ tokens: inout [Unit: Set<String>]) -> String? {
    switch unit {
    case .string: quoted(name)
    case .color, .textStyle, .radius, .shadow, .icon: ".\(unit.rawValue)(\(token(name, unit, &tokens)))"
    case .rgba: ".color(.hex(\(quoted(name))))"
    case .easing: easing(name).map { ".easing(\($0))" }
    case .none, .pt, .sp, .em, .px, .percent, .ms, .role, .haptic, .bool: nil
    }
  }

  /// A declared name where it can be one, with its opacity behind it; else the name in quotes.
  private static func token(_ name: String, _ unit: Unit, _ tokens: inout [Unit: Set<String>]) -> String {
    let base = String(name.prefix { $0 != "@" })
    let opacity = name.dropFirst(base.count + 1)
    let isDeclared = [Unit.color, .textStyle, .radius, .shadow].contains(unit)
    if !isDeclared, (known[unit] ?? []).contains(name) { return ".\(name)" }
    guard isDeclared, isName(base), opacity.isEmpty || (unit == .color && Double(opacity) != nil) else {
      return quoted(name)
    }
    if !(known[unit] ?? []).contains(base) { tokens[unit, default: []].insert(base) }
    return ".\(base)" + (opacity.isEmpty ? "" : ".opacity(\(opacity))")
  }

  /// The tokens that the language has itself.
  private static let known: [Unit: Set<String>] = [
    .color: ["transparent", "black", "white"],
    .textStyle: [
      "xs4", "xs3", "xs2", "xs", "sm", "base", "md", "lg", "xl", "xl2", "xl3", "xl4", "xl5", "xl6",
    ],
    .radius: ["none", "xs2", "xs", "sm", "md", "lg", "xl", "xl2", "xl3", "xl4", "full"],
    .shadow: ["none", "xs2", "xs", "sm", "md", "lg", "xl", "xl2"],
    .role: ["button", "heading", "image", "adjustable", "modal", "hidden"],
    .haptic: ["selection", "impact", "success", "warning", "error"],
    // The weight of an icon.
    .none: ["thin", "light", "regular", "bold", "fill", "duotone"],
  ]

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    let words: Set<String> = [
      "default", "self", "init", "in", "is", "as", "repeat", "internal", "public", "private",
    ]
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !words.contains(text)
  }

  static func state(_ state: State) -> String {
    let words = State.named.filter { state.contains($0.state) }.map { "." + $0.name }
    return words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }

  static func platforms(_ platforms: [Platform]) -> String {
    let groups: [(String, [Platform])] = [
      ("native", [.swiftUI, .compose]), ("reactNative", [.uniwind, .nativeWind, .styleSheet]),
      ("tailwind", [.uniwind, .nativeWind]),
    ]
    if let (name, _) = groups.first(where: { $0.1 == platforms.sorted() }) { return "." + name }
    let words = platforms.sorted().map { "." + word($0) }
    return words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }

  static func word(_ platform: Platform) -> String {
    switch platform {
    case .swiftUI: "swiftUI"
    case .compose: "compose"
    case .uniwind: "uniwind"
    case .nativeWind: "nativeWind"
    case .styleSheet: "styleSheet"
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A sentence as comment lines of at most 110 columns.
  static func comment(_ sentence: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = indent + "//"
    for word in sentence.split(whereSeparator: \.isWhitespace) {
      if line.count + word.count + 1 > 110, line.count > indent.count + 2 {
        lines.append(line)
        line = indent + "//"
      }
      line += " " + word
    }
    return lines + [line]
  }
}
