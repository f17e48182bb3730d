import ParityModel

/// Utility classes: `gap-1.5`, `active:bg-card/50`, `h-[30px]`, `-mt-2`.
///
/// It knows how a class is put together, not which classes there are: a step that no scale has is found out
/// by whoever reads the class again.
struct ClassSpelling {
  private let fact: Fact
  private let rem: Double
  /// The variants, the mark of importance and the sign in front.
  private let lead: Substring
  /// The utility without its value: `gap`, `max-w`.
  private let utility: Substring
  /// What stands behind the utility: `1.5`, `[30px]`, `on-card/50`; empty for a bare utility.
  private let value: Substring
  private let tail: Substring

  /// Nil where the text of a fact is no class.
  init?(_ fact: Fact, rem: Double) {
    guard fact.platform.hasClasses, let parts = Self.parts(of: fact) else { return nil }
    self.fact = fact
    self.rem = rem
    (lead, utility, value, tail) = parts
  }

  /// `expected` may be of another unit than the fact: `rounded-[10px]` becomes `rounded-lg`.
  func spellings(of expected: Quantity) -> [String] {
    switch expected.value {
    case .number(let number): return numbers(number, expected.unit)
    case .text(let name):
      switch expected.unit {
      case .color, .textStyle, .radius, .shadow: return [spelled(Self.value(of: name))]
      case .rgba: return HexColor(name).map { [spelled("[\($0.css)]")] } ?? []
      case .none, .pt, .sp, .em, .px, .percent, .ms, .easing, .string, .role, .haptic, .icon, .bool: return []
      }
    case .boolean: return []
    }
  }

  private func numbers(_ number: Double, _ unit: Unit) -> [String] {
    if fact.property == .fontWeight {
      return WeightNames.tailwind.filter { $0.weight == number }.map { spelled($0.name) }
    }
    guard number >= 0, lead.last != "-" else { return [] }
    var values: [String] = []
    if value.hasPrefix("["), let literal = NumberLiteral(String(value)) {
      values += factors(unit).map { literal.text(with: number / $0, keepingFraction: false) }
    } else {
      values += factors(unit).map { Value.rounded(number / $0).description }
    }
    if unit == .percent, number == 100 { values.append("full") }
    if unit == .pt, number == 1 { values.append("px") }
    let plain = Value.rounded(number).description
    switch unit {
    case .pt: values.append("[\(plain)px]")
    case .percent: values.append("[\(plain)%]")
    case .em: values.append("[\(plain)em]")
    case .ms: values.append("[\(plain)ms]")
    case .none: values.append("[\(plain)]")
    case .sp, .px, .color, .rgba, .textStyle, .radius, .shadow, .easing, .string, .role, .haptic, .icon,
      .bool:
      break
    }
    return values.map(spelled)
  }

  /// What a number of a class may count; the one that the present class counts in comes first.
  private func factors(_ unit: Unit) -> [Double] {
    let factors: [Double] =
      switch unit {
      case .pt: value.contains("rem") ? [rem] : value.hasPrefix("[") ? [1] : [rem / 4, 1]
      case .ms: value.hasSuffix("s]") && !value.hasSuffix("ms]") ? [1000] : [1]
      case .none: value.hasPrefix("[") ? [1] : [0.01, 1]
      case .percent, .em: [1]
      case .sp, .px, .color, .rgba, .textStyle, .radius, .shadow, .easing, .string, .role, .haptic, .icon,
        .bool:
        []
      }
    guard let number = NumberLiteral(String(value))?.number, case .number(let stated) = fact.value,
      let own = factors.first(where: { $0.isSame(number, stated) })
    else { return factors }
    return [own] + factors.filter { $0 != own }
  }

  private func spelled(_ value: String) -> String {
    lead + utility + (value.isEmpty ? "" : "-" + value) + tail
  }

  /// `onCard@0.15` → `on-card/15`, `xs2` → `2xs`, the bare `DEFAULT` → nothing.
  private static func value(of token: String) -> String {
    let name = String(token.prefix { $0 != "@" })
    guard name != "DEFAULT" else { return "" }
    guard let opacity = Double(token.dropFirst(name.count + 1)) else { return TokenWord(name).kebab }
    return TokenWord(name).kebab + "/" + Value.rounded(opacity * 100).description
  }

  private static func parts(of fact: Fact) -> (Substring, Substring, Substring, Substring)? {
    let text = fact.text
    guard !text.contains(where: { " \"'`(){}=,".contains($0) }) else { return nil }
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ":" where depth == 0: start = text.index(after: index)
      default: break
      }
    }
    while start < text.endIndex, text[start] == "!" || text[start] == "-" { start = text.index(after: start) }
    var body = text[start...]
    guard let first = body.first, first.isLetter else { return nil }
    let tail = body.last == "!" ? body.suffix(1) : body.suffix(0)
    body = body.dropLast(tail.count)
    guard let cut = cut(of: body, stating: fact) else { return nil }
    let value = cut < body.endIndex ? body[body.index(after: cut)...] : body[cut...]
    return (text[..<start], body[..<cut], value, tail)
  }

  /// Where the value begins: the hyphen in front of it, or the end of a bare utility.
  private static func cut(of body: Substring, stating fact: Fact) -> Substring.Index? {
    if let bracket = body.firstIndex(of: "["), bracket > body.startIndex {
      let hyphen = body.index(before: bracket)
      return body[hyphen] == "-" ? hyphen : nil
    }
    if case .text(let name) = fact.value, fact.unit.isNamed {
      let value = value(of: name)
      guard !value.isEmpty else { return body.endIndex }
      guard body.hasSuffix("-" + value) else { return nil }
      return body.index(body.endIndex, offsetBy: -(value.count + 1))
    }
    return body.lastIndex(of: "-")
  }
}

extension Unit {
  /// Whether its values are names that a design gives.
  var isNamed: Bool {
    switch self {
    case .color, .textStyle, .radius, .shadow, .icon: true
    case .none, .pt, .sp, .em, .px, .percent, .ms, .rgba, .easing, .string, .role, .haptic, .bool: false
    }
  }
}
