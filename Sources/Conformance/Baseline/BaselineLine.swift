import ParityModel

/// One line of a baseline, read word by word.
struct BaselineLine {
  private var rest: Substring
  private let number: Int

  init(_ line: Substring, number: Int) {
    rest = line
    self.number = number
  }

  mutating func entry() throws(Baseline.Mistake) -> Baseline.Entry {
    let ruleName = try word("a rule")
    guard let rule = Rule(rawValue: ruleName) else { throw mistake("there is no rule '\(ruleName)'") }
    let platformName = try word("a platform or -")
    let platform = Platform(rawValue: platformName)
    guard platform != nil || platformName == "-" else {
      throw mistake("there is no platform '\(platformName)'")
    }
    let component = try word("a component in quotes")
    let part = try word("a part in quotes")
    let propertyName = try word("a property or -")
    let property = Property(spelling: propertyName)
    guard property != nil || propertyName == "-" else {
      throw mistake("there is no property '\(propertyName)'")
    }
    let state = try state()
    let value = try value()
    guard rest.isEmpty else { throw mistake("nothing may follow the value, but '\(rest)' does") }
    return Baseline.Entry(
      rule: rule, platform: platform, component: component, part: part, property: property, state: state,
      value: value)
  }

  private mutating func state() throws(Baseline.Mistake) -> State {
    guard rest.first == "[" else { return [] }
    let text = try word("a state")
    guard text.hasSuffix("]"), let state = State(spelling: String(text.dropFirst().dropLast())) else {
      throw mistake("'\(text)' is no state, such as [pressed]")
    }
    return state
  }

  private mutating func value() throws(Baseline.Mistake) -> Baseline.Entry.Value {
    guard !rest.isEmpty else { return .none }
    switch try word("found or lacks") {
    case "found": return .found(try word("a value in quotes"))
    case "lacks": return .lacks(try word("a value in quotes"))
    case let other: throw mistake("'\(other)' stands where found or lacks is expected")
    }
  }

  /// The next plain or quoted word.
  private mutating func word(_ what: String) throws(Baseline.Mistake) -> String {
    guard let first = rest.first else { throw mistake("\(what) is missing") }
    var result = ""
    if first == "\"" {
      result = try quotedWord()
    } else {
      while let character = rest.first, !character.isWhitespace {
        result.append(character)
        rest.removeFirst()
      }
    }
    rest = rest.drop(while: \.isWhitespace)
    return result
  }

  private mutating func quotedWord() throws(Baseline.Mistake) -> String {
    rest.removeFirst()
    var scalars = String.UnicodeScalarView()
    var view = rest.unicodeScalars
    while let scalar = view.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(view)
        return String(scalars)
      case "\\": scalars.append(try escaped(&view))
      default: scalars.append(scalar)
      }
    }
    throw mistake("a quote is not closed")
  }

  private func escaped(
    _ view: inout Substring.UnicodeScalarView
  ) throws(Baseline.Mistake) -> Unicode.Scalar {
    switch view.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "u":
      guard view.popFirst() == "{" else { break }
      var digits = ""
      while let digit = view.popFirst(), digit != "}" { digits.unicodeScalars.append(digit) }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) { return scalar }
    default: break
    }
    throw mistake("a quoted word has an escape that is none")
  }

  private func mistake(_ message: String) -> Baseline.Mistake {
    Baseline.Mistake(line: number, message: message)
  }
}
