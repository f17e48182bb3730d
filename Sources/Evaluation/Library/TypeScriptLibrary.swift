/// The part of JavaScript's standard library that pure code uses, by name.
enum TypeScriptLibrary {
  static let constants: WordMap<EvaluatedValue> = [
    "NaN": .number(.floating(.nan, .number)), "Infinity": .number(.floating(.infinity, .number)),
  ]

  static let functions: WordSet = [
    "Number", "String", "Boolean", "parseInt", "parseFloat", "isNaN", "isFinite", "Array", "Map", "Set",
  ]

  static let types: WordSet = [
    "Math", "Number", "Object", "Array", "String", "JSON", "Date", "Promise", "console", "Boolean", "React",
    "StyleSheet",
  ]

  static func constant(_ name: String, of type: String) -> EvaluatedValue? {
    let value: Double
    switch (type, name) {
    case ("Math", "PI"): value = .pi
    case ("Math", "E"): value = 2.718281828459045
    case ("Math", "SQRT2"): value = 2.0.squareRoot()
    case ("Math", "LN2"): value = 0.6931471805599453
    case ("Math", "LN10"): value = 2.302585092994046
    case ("Number", "MAX_SAFE_INTEGER"): value = 9_007_199_254_740_991
    case ("Number", "MIN_SAFE_INTEGER"): value = -9_007_199_254_740_991
    case ("Number", "MAX_VALUE"): value = .greatestFiniteMagnitude
    case ("Number", "MIN_VALUE"): value = .leastNonzeroMagnitude
    case ("Number", "EPSILON"): value = .ulpOfOne
    case ("Number", "POSITIVE_INFINITY"): value = .infinity
    case ("Number", "NEGATIVE_INFINITY"): value = -.infinity
    case ("Number", "NaN"): value = .nan
    default: return nil
    }
    return .number(.floating(value, .number))
  }

  /// `Boolean(value)`
  static func isTruthy(_ value: EvaluatedValue) -> Bool {
    switch value {
    case .number(let number): !(number.double == 0 || number.double.isNaN)
    case .text(let text): !text.isEmpty
    case .boolean(let flag): flag
    case .null, .unit: false
    case .character, .list, .set, .map, .tuple, .range, .record, .enumCase, .function, .type, .duration,
      .token,
      .object, .unknown:
      true
    }
  }

  /// `Number(text)`
  static func number(_ text: String) -> Double {
    let trimmed = text.trimmed
    if trimmed.isEmpty { return 0 }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where trimmed.lowercased().hasPrefix(prefix) {
      return Int64(trimmed.dropFirst(2), radix: radix).map { Double($0) } ?? .nan
    }
    if trimmed == "Infinity" || trimmed == "+Infinity" { return .infinity }
    if trimmed == "-Infinity" { return -.infinity }
    guard trimmed.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return .nan }
    return Double(trimmed) ?? Double(trimmed + "0") ?? .nan
  }

  /// `parseFloat(text)`: as much of it as is a number.
  static func leadingNumber(_ text: String) -> Double {
    let trimmed = text.trimmed
    for prefix in ["Infinity", "+Infinity", "-Infinity"] where trimmed.hasPrefix(prefix) {
      return prefix.first == "-" ? -.infinity : .infinity
    }
    var best = Double.nan
    var prefix = ""
    for character in trimmed {
      guard character.isASCII, "0123456789+-.eE".contains(character) else { break }
      prefix.append(character)
      if let value = Double(prefix) ?? Double(prefix + "0"), character.isNumber || character == "." {
        best = value
      }
    }
    return best
  }

  /// `parseInt(text, radix)`
  static func leadingInteger(_ text: String, radix: Int) -> Double {
    var rest = text.trimmed[...]
    var sign = 1.0
    if let first = rest.first, first == "-" || first == "+" {
      if first == "-" { sign = -1 }
      rest = rest.dropFirst()
    }
    var radix = radix
    if radix == 0 || radix == 16, rest.lowercased().hasPrefix("0x") {
      rest = rest.dropFirst(2)
      radix = 16
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix) else { return .nan }
    var value = 0.0
    var isEmpty = true
    for character in rest {
      guard let digit = character.isASCII ? Int(String(character), radix: radix) : nil else { break }
      value = value * Double(radix) + Double(digit)
      isEmpty = false
    }
    return isEmpty ? .nan : sign * value
  }
}
