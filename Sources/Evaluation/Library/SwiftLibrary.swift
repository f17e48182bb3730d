/// The part of Swift's standard library and of CoreGraphics that pure code uses, by name.
enum SwiftLibrary {
  static let constants: WordMap<EvaluatedValue> = [
    "M_PI": .number(.double(.pi)), "Void": .unit,
  ]

  static let functions: WordSet = [
    "min", "max", "abs", "pow", "sqrt", "cbrt", "floor", "ceil", "round", "trunc", "rint", "log", "log2",
    "log10", "exp", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "hypot", "fmod", "zip", "stride",
    "print", "debugPrint", "fatalError", "preconditionFailure", "precondition", "assert", "swap",
    "assertionFailure", "sequence", "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "type",
  ]

  static let types = WordSet(
    SwiftArithmetic.kinds.keys + PlatformRecords.fields.keys + [
      "String", "Substring", "Character", "Bool", "Array", "Set", "Dictionary", "Range", "ClosedRange",
      "Optional", "Duration", "Task", "Swift",
    ])

  /// A static member of a type.
  static func constant(_ name: String, of type: String) -> EvaluatedValue? {
    if let kind = SwiftArithmetic.kinds[type] {
      return kind.isInteger ? integerConstant(name, kind) : floatingConstant(name, kind)
    }
    switch (type, name) {
    case ("Duration", "zero"): return .duration(0)
    case ("Task", "isCancelled"): return .boolean(false)
    case (_, "zero"): return PlatformRecords.zero(type)
    default: return nil
    }
  }

  private static func integerConstant(_ name: String, _ kind: EvaluatedNumber.Kind) -> EvaluatedValue? {
    switch name {
    // The largest unsigned 64-bit number does not fit what integers are kept in.
    case "max": kind == .uint64 ? nil : .number(.integer(kind.limits.upperBound, kind))
    case "min": .number(.integer(kind.limits.lowerBound, kind))
    case "zero": .number(.integer(0, kind))
    default: nil
    }
  }

  private static func floatingConstant(_ name: String, _ kind: EvaluatedNumber.Kind) -> EvaluatedValue? {
    let value: Double
    switch name {
    case "infinity": value = .infinity
    case "nan": value = .nan
    case "pi": value = kind == .float ? Double(Float.pi) : .pi
    case "zero": value = 0
    case "greatestFiniteMagnitude":
      value = kind == .float ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
    case "leastNormalMagnitude":
      value = kind == .float ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude
    case "leastNonzeroMagnitude":
      value = kind == .float ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude
    case "ulpOfOne": value = kind == .float ? Double(Float.ulpOfOne) : .ulpOfOne
    default: return nil
    }
    return .number(.floating(value, kind))
  }

  static func rounding(_ name: String) -> FloatingPointRoundingRule? {
    switch name {
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    case "toNearestOrEven": .toNearestOrEven
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    default: nil
    }
  }
}
