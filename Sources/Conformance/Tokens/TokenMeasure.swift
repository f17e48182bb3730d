import ParityModel

/// Brings the lengths of text styles to points, so that they can be compared.
///
/// In a text style `sp` are points that follow the reader's text size, as SwiftUI's do by themselves.
/// `em`, a percentage and a plain multiple are shares of the font size.
enum TokenMeasure {
  /// - Parameter size: the font size of the token, in points.
  static func points(_ quantity: Quantity, field: String, size: Double?) -> Quantity {
    guard case .number(let number) = quantity.value,
      ["fontSize", "lineHeight", "letterSpacing"].contains(field)
    else { return quantity }
    switch quantity.unit {
    case .sp: return Quantity(quantity.value, .pt)
    case .em: return size.map { Quantity(.rounded(number * $0), .pt) } ?? quantity
    case .percent: return size.map { Quantity(.rounded(number / 100 * $0), .pt) } ?? quantity
    case .none where field == "lineHeight":
      return size.map { Quantity(.rounded(number * $0), .pt) } ?? quantity
    case .none, .pt, .px, .ms, .color, .rgba, .textStyle, .radius, .shadow, .easing, .string, .role, .haptic,
      .icon, .bool:
      return quantity
    }
  }

  /// Whether two values are one, but for what binary fractions leave over.
  static func agree(_ left: Quantity, _ right: Quantity) -> Bool {
    guard left.unit == right.unit, case .number(let a) = left.value, case .number(let b) = right.value else {
      return left == right
    }
    return abs(a - b) < 0.00005
  }

  /// The value that is said most often, the one said first where as many say another; nil of none.
  static func majority(of quantities: [Quantity]) -> Quantity? {
    var votes: [(quantity: Quantity, count: Int)] = []
    for quantity in quantities {
      if let index = votes.firstIndex(where: { agree($0.quantity, quantity) }) {
        votes[index].count += 1
      } else {
        votes.append((quantity, 1))
      }
    }
    guard var best = votes.first else { return nil }
    for vote in votes where vote.count > best.count { best = vote }
    return best.quantity
  }

  /// Whether a value is what is expected, but for what binary fractions leave over.
  static func accepts(_ expectation: Expectation, _ quantity: Quantity) -> Bool {
    switch expectation {
    case .exactly(let expected): agree(expected, quantity)
    case .within: expectation.accepts(quantity)
    }
  }
}
