import ParityModel

/// Reads class strings of one Tailwind dialect.
///
/// It resolves no theme: a name that a scale does not have is a token of the project.
struct TailwindClasses: Sendable {
  let dialect: Dialect

  /// Every class of a string, in order.
  func parse(_ text: String) -> [TailwindUtility] {
    var known: [String: TailwindUtility] = [:]
    return parse(text, &known)
  }

  /// Every class of a string, in order.
  ///
  /// - Parameter known: the classes that were read before; a file says most of its classes again and again.
  func parse(_ text: String, _ known: inout [String: TailwindUtility]) -> [TailwindUtility] {
    let bytes = Array(text.utf8)
    var utilities: [TailwindUtility] = []
    var start: Int?
    for index in 0...bytes.count {
      let isBlank = index == bytes.count || bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index])
      if isBlank, let open = start {
        let word = String(decoding: bytes[open..<index], as: UTF8.self)
        var utility: TailwindUtility
        if let found = known[word] {
          utility = found
        } else {
          utility = self.utility(word)
          known[word] = utility
        }
        utility.offset = open
        utilities.append(utility)
        start = nil
      } else if !isBlank, start == nil {
        start = index
      }
    }
    return utilities
  }

  private func utility(_ text: String) -> TailwindUtility {
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
      text: text, offset: 0, state: state, isImportant: isImportant,
      meaning: effects.map { .understood($0) } ?? .unknown)
  }

  /// Splits outside of brackets and parentheses.
  static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    let places = places(of: separator, in: text)
    if places.isEmpty { return [text] }
    var start = text.utf8.startIndex
    var parts: [String] = []
    for place in places {
      parts.append(String(text[start..<place]))
      start = text.utf8.index(after: place)
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// Where a separator stands outside of brackets and parentheses.
  static func places(of separator: Unicode.Scalar, in text: String) -> [String.Index] {
    let separator = UInt8(truncatingIfNeeded: separator.value)
    guard text.utf8.contains(separator) else { return [] }
    var places: [String.Index] = []
    var depth = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: if byte == separator, depth <= 0 { places.append(index) }
      }
    }
    return places
  }
}
