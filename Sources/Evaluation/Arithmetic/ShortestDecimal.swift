/// The shortest digits that read back as a number, without a place for the point.
///
/// The value is 0.DIGITS times ten to the exponent.
struct ShortestDecimal {
  let isNegative: Bool
  let digits: String
  let exponent: Int

  init(_ value: Double) {
    self.init(description: value.magnitude.description, isNegative: value.sign == .minus)
  }

  init(_ value: Float) {
    self.init(description: value.magnitude.description, isNegative: value.sign == .minus)
  }

  /// Reads what Swift prints: `123.45`, `1e-05`, `5e+16`.
  private init(description: String, isNegative: Bool) {
    self.isNegative = isNegative
    let parts = description.split(separator: "e")
    var power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let sides = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = String(sides[0])
    power += digits.count
    if sides.count > 1 { digits += sides[1] }
    let leading = digits.prefix { $0 == "0" }.count
    digits.removeFirst(leading)
    power -= leading
    while digits.last == "0" { digits.removeLast() }
    self.digits = digits
    exponent = digits.isEmpty ? 0 : power
  }

  /// Plain notation: `123.45`; whole numbers without a point.
  var plain: String {
    if digits.isEmpty { return "0" }
    if exponent <= 0 { return "0." + String(repeating: "0", count: -exponent) + digits }
    if exponent >= digits.count { return digits + String(repeating: "0", count: exponent - digits.count) }
    return digits.prefix(exponent) + "." + digits.dropFirst(exponent)
  }
}
