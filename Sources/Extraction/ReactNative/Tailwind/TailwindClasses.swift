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
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      switch character {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      default: break
      }
      if character == separator, depth <= 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
