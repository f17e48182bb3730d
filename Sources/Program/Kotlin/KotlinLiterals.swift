/// The values of Kotlin's literals.
enum KotlinLiterals {
  /// A number as written, with its suffix; nil for text that is none.
  static func number(_ text: String) -> (value: Double, kind: NumberKind)? {
    var digits = text.filter { $0 != "_" }
    let lowered = digits.lowercased()
    if lowered.hasPrefix("0x") || lowered.hasPrefix("0b") {
      digits.removeFirst(2)
      let kind = integerSuffix(&digits)
      guard let value = UInt64(digits, radix: lowered.hasPrefix("0x") ? 16 : 2) else { return nil }
      return (Double(value), kind)
    }
    if digits.last == "f" || digits.last == "F" {
      digits.removeLast()
      return Float(digits).map { (Double($0), .float32) }
    }
    if digits.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) {
      return Double(digits).map { ($0, .floating) }
    }
    let kind = integerSuffix(&digits)
    return UInt64(digits).map { (Double($0), kind) }
  }

  private static func integerSuffix(_ digits: inout String) -> NumberKind {
    var kind = NumberKind.integer
    if digits.last == "L" {
      digits.removeLast()
      kind = .long
    }
    if digits.last == "u" || digits.last == "U" {
      digits.removeLast()
      kind = .unsigned
    }
    return kind
  }

  /// The text of a line string or character, its escapes resolved; an escape Kotlin does not have stays.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var units: [UInt16] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.first else {
        units.append(contentsOf: String(character).utf16)
        continue
      }
      if escape == "u", let unit = UInt16(rest.dropFirst().prefix(4), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(5)
      } else if let plain = escapes[escape] {
        units.append(plain)
        rest.removeFirst()
      } else {
        units.append(0x5C)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let escapes: [Character: UInt16] = [
    "t": 0x09, "b": 0x08, "r": 0x0D, "n": 0x0A, "'": 0x27, "\"": 0x22, "\\": 0x5C, "$": 0x24,
  ]
}
