/// The part of Kotlin's standard library and of the Compose runtime that pure code uses, by name.
enum KotlinLibrary {
  static let constants: WordMap<EvaluatedValue> = [
    "PI": .number(.double(.pi)), "E": .number(.double(2.718281828459045)), "Unit": .unit,
  ]

  static let functions: WordSet = [
    "listOf", "mutableListOf", "arrayListOf", "arrayOf", "emptyList", "listOfNotNull", "setOf",
    "mutableSetOf", "emptySet", "mapOf", "mutableMapOf", "emptyMap", "linkedMapOf", "buildList", "List",
    "MutableList", "maxOf", "minOf", "max", "min", "abs", "sqrt", "floor", "ceil", "round", "truncate",
    "pow", "sin", "cos", "tan", "atan", "atan2", "exp", "ln", "log10", "log2", "log", "hypot", "sign",
    "repeat", "run", "with", "error", "check", "require", "requireNotNull", "checkNotNull", "println",
    "print", "lazy", "TODO", "Pair", "Triple", "remember", "mutableStateOf", "mutableIntStateOf",
    "mutableFloatStateOf", "mutableLongStateOf", "mutableDoubleStateOf", "derivedStateOf",
    "rememberUpdatedState", "runCatching", "intArrayOf", "floatArrayOf", "doubleArrayOf",
  ]

  static let types = WordSet(
    KotlinArithmetic.kinds.keys + PlatformRecords.fields.keys + [
      "String", "Char", "Boolean", "Math", "List", "Map", "Set", "Duration", "Dp", "TextUnit", "Random",
    ])

  static func constant(_ name: String, of type: String) -> EvaluatedValue? {
    if let kind = KotlinArithmetic.kinds[type] {
      switch name {
      case "MAX_VALUE":
        return kind.isInteger
          ? kind == .uint64 ? nil : .number(.integer(kind.limits.upperBound, kind))
          : .number(
            .floating(kind == .float ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude, kind)
          )
      case "MIN_VALUE":
        return kind.isInteger
          ? .number(.integer(kind.limits.lowerBound, kind))
          : .number(
            .floating(kind == .float ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude, kind))
      case "POSITIVE_INFINITY", "Infinity": return .number(.floating(.infinity, kind))
      case "NEGATIVE_INFINITY": return .number(.floating(-.infinity, kind))
      case "NaN": return .number(.floating(.nan, kind))
      default: break
      }
    }
    switch (type, name) {
    case ("Math", "PI"): return .number(.double(.pi))
    case ("Dp", "Hairline"): return .number(.floating(0, .dp))
    case ("Duration", "ZERO"): return .duration(0)
    case (_, "Zero"): return PlatformRecords.zero(type)
    default: return nil
    }
  }
}
