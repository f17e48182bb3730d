/// What a fact states, without its unit.
public enum Value: Hashable, Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)

  /// A number, with the noise of binary fractions rounded away: 0.28 s is 280 ms.
  public static func rounded(_ number: Double) -> Value {
    guard number.isFinite, abs(number) < 1e9 else { return .number(number) }
    let result = (number * 1e6).rounded() / 1e6
    return .number(result == 0 ? 0 : result)
  }
}

extension Value: CustomStringConvertible {
  /// The value as facts are printed: whole numbers without a fraction.
  public var description: String {
    switch self {
    case .number(let number):
      if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
      if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
      return "\(number)"
    case .text(let text): return text
    case .boolean(let flag): return flag ? "true" : "false"
    }
  }
}
