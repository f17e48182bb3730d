import ParityModel
import Program

extension TokenNumber {
  /// The result of an operator; nil where units or operands do not allow it.
  func combined(_ sign: Operator, _ other: TokenNumber) -> TokenNumber? {
    var result = TokenNumber(
      value: 0, isInteger: isInteger && other.isInteger, literals: literals + other.literals)
    switch sign {
    case .add, .subtract:
      guard unit == other.unit else { return nil }
      result.unit = unit
      result.value = sign == .add ? value + other.value : value - other.value
    case .multiply:
      guard unit == .none || other.unit == .none else { return nil }
      result.unit = unit == .none ? other.unit : unit
      result.value = value * other.value
    case .divide:
      guard other.value != 0, other.unit == .none || other.unit == unit else { return nil }
      result.unit = other.unit == .none ? unit : .none
      result.value = value / other.value
      if result.isInteger { result.value.round(.towardZero) }
    case .bitAnd, .bitOr, .shiftRight, .shiftLeft:
      guard let bits = bits(sign, other) else { return nil }
      result.value = Double(bits)
    default: return nil
    }
    return result
  }

  private func bits(_ sign: Operator, _ other: TokenNumber) -> UInt64? {
    guard let left = UInt64(exactly: value), let right = UInt64(exactly: other.value), left <= 0xFFFF_FFFF,
      right <= 0xFFFF_FFFF
    else { return nil }
    switch sign {
    case .bitAnd: return left & right
    case .bitOr: return left | right
    case .shiftRight: return right < 64 ? left >> right : 0
    case .shiftLeft: return right < 32 ? left << right : nil
    default: return nil
    }
  }
}
