#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the C library that all three languages share, by their common name.
enum Mathematics {
  static func function(_ name: String) -> ((Double) -> Double)? {
    switch name {
    case "sqrt": { $0.squareRoot() }
    case "cbrt": { cbrt($0) }
    case "sin": { sin($0) }
    case "cos": { cos($0) }
    case "tan": { tan($0) }
    case "asin": { asin($0) }
    case "acos": { acos($0) }
    case "atan": { atan($0) }
    case "sinh": { sinh($0) }
    case "cosh": { cosh($0) }
    case "tanh": { tanh($0) }
    case "exp": { exp($0) }
    case "exp2": { exp2($0) }
    case "log": { log($0) }
    case "log2": { log2($0) }
    case "log10": { log10($0) }
    case "log1p": { log1p($0) }
    case "expm1": { expm1($0) }
    case "floor": { $0.rounded(.down) }
    case "ceil": { $0.rounded(.up) }
    case "trunc": { $0.rounded(.towardZero) }
    default: nil
    }
  }

  static func function2(_ name: String) -> ((Double, Double) -> Double)? {
    switch name {
    case "pow": { pow($0, $1) }
    case "atan2": { atan2($0, $1) }
    case "hypot": { hypot($0, $1) }
    case "fmod": { $0.truncatingRemainder(dividingBy: $1) }
    default: nil
    }
  }

  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// Half up, as `Math.round` of Java and of JavaScript: 2.5 is 3, -2.5 is -2.
  static func roundedHalfUp(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }
}
