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
