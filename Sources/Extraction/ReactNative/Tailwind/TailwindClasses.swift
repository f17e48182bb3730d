import ParityModel

/// Reads class strings of one Tailwind dialect.
///
/// It resolves no theme: a name that a scale does not have is a token of the project.
struct TailwindClasses: Sendable {
  let dialect: Dialect

  /// Every class of a string, in order.
  func parse(_ text: String) -> [TailwindUtility] {
    let bytes = Array(text.utf8)
    var utilities: [TailwindUtility] = []
    var start: Int?
    for index in 0...bytes.count {
      let isBlank = index == bytes.count || bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index])
      if isBlank, let open = start {
        utilities.append(utility(String(decoding: bytes[open..<index], as: UTF8.self), offset: open))
        start = nil
      } else if !isBlank, start == nil {
        start = index
      }
    }
    return utilities
  }

  private func utility(_ text: String, offset: Int) -> TailwindUtility {
    var parts = Self.split(text, at: ":")
    var body = parts.removeLast()
    var isImportant = false
    if body.hasPrefix("!") {
      (body, isImportant) = (String(body.dropFirst()), true)
    } else if body.hasSuffix("!") {
      (body, isImportant) = (String(body.dropLast()), true)
    }
    var state: State = []
    for variant in parts { state = state.and(TailwindVariant.state(of: variant)) }
    let effects = TailwindReading(dialect: dialect, body: body).effects
    return TailwindUtility(
      text: text, offset: offset, state: state, isImportant: isImportant,
      meaning: effects.map { .understood($0) } ?? .unknown)
  }

  /// Splits outside of brackets and parentheses.
  static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    let separator = UInt8(truncatingIfNeeded: separator.value)
    var parts: [String] = []
    var depth = 0
    var start = text.utf8.startIndex
    var index = start
    while index < text.utf8.endIndex {
      let byte = text.utf8[index]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      let next = text.utf8.index(after: index)
      if byte == separator, depth <= 0 {
        parts.append(String(text[start..<index]))
        start = next
      }
      index = next
    }
    parts.append(String(text[start...]))
    return parts
  }
}
