import ParityModel

/// Reads a length or a number as a style sheet writes it: `6px`, `0.375rem`, `-0.01em`,
/// `calc(var(--radius) - 4px)`.
struct CSSLength {
  /// Points of one rem.
  let rem: Double
  /// The value of a custom property.
  let variable: (String) -> String?
  private var text: Substring = ""
  private var depth = 0
  /// How many more factors it may look at: properties that stand for sums of others grow without end.
  private var budget = 2000

  private static let depthLimit = 64

  init(rem: Double, variable: @escaping (String) -> String?) {
    self.rem = rem
    self.variable = variable
  }

  /// Nil for what is no length, or holds a unit that has no fixed size.
  mutating func read(_ source: some StringProtocol) -> TokenNumber? {
    let outer = text
    defer { text = outer }
    text = Substring(source)
    let result = sum()
    skipSpace()
    return text.isEmpty ? result : nil
  }

  private mutating func sum() -> TokenNumber? {
    guard var result = product() else { return nil }
    while true {
      skipSpace()
      guard let sign = text.first, sign == "+" || sign == "-" else { return result }
      text.removeFirst()
      guard let right = product(), let next = result.combined(sign == "+" ? .add : .subtract, right) else {
        return nil
      }
      result = next
    }
  }

  private mutating func product() -> TokenNumber? {
    guard var result = factor() else { return nil }
    while true {
      skipSpace()
      guard let sign = text.first, sign == "*" || sign == "/" else { return result }
      text.removeFirst()
      guard let right = factor(), let next = result.combined(sign == "*" ? .multiply : .divide, right) else {
        return nil
      }
      result = next
    }
  }

  private mutating func factor() -> TokenNumber? {
    guard depth < Self.depthLimit, budget > 0 else { return nil }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    if text.hasPrefix("calc(") {
      text.removeFirst(4)
      return factor()
    }
    if text.hasPrefix("(") {
      text.removeFirst()
      let inner = sum()
      skipSpace()
      guard text.popFirst() == ")" else { return nil }
      return inner
    }
    if text.hasPrefix("var(") { return custom() }
    return number()
  }

  private mutating func custom() -> TokenNumber? {
    guard let end = text.firstIndex(of: ")") else { return nil }
    let parts = text[..<end].dropFirst(4).split(separator: ",", maxSplits: 1)
    text = text[text.index(after: end)...]
    guard let name = parts.first?.filter({ $0 != " " }) else { return nil }
    if let value = variable(name) { return read(value) }
    return parts.count == 2 ? read(parts[1]) : nil
  }

  private mutating func number() -> TokenNumber? {
    var digits = ""
    if let sign = text.first, sign == "-" || sign == "+" {
      digits.append(sign)
      text.removeFirst()
    }
    digits += text.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
    text = text.drop { ($0.isASCII && $0.isNumber) || $0 == "." }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    guard let value = Double(digits) else { return nil }
    let unit = text.prefix { $0.isLetter || $0 == "%" }
    text = text.dropFirst(unit.count)
    switch unit {
    case "": return TokenNumber(value: value)
    case "px": return TokenNumber(value: value, unit: .pt)
    case "rem": return TokenNumber(value: value * rem, unit: .pt)
    case "em": return TokenNumber(value: value, unit: .em)
    case "%": return TokenNumber(value: value, unit: .percent)
    default: return nil
    }
  }

  private mutating func skipSpace() { text = text.drop { $0 == " " || $0 == "\n" || $0 == "\t" } }
}
