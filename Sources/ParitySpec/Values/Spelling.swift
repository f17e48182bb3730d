/// A number as facts are printed: whole numbers without a fraction.
func spelling(_ number: Double) -> String {
  if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
  if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
  return "\(number)"
}

/// A curve as facts are printed.
func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
  "cubic-bezier(" + [x1, y1, x2, y2].map(spelling).joined(separator: ", ") + ")"
}

/// Text in quotes, so that a dump has one line an element.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A colour as facts print it, `#RRGGBBAA` in capitals.
func rgba(_ digits: String, _ opacity: Double) -> String {
  let digits = digits.uppercased()
  let color = String(digits.prefix(7))
  let alpha = digits.utf8.count == 9 ? Int(digits.suffix(2), radix: 16) ?? 255 : 255
  let byte = Int(max(0, min(255, (Double(alpha) * opacity).rounded())))
  return color + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
