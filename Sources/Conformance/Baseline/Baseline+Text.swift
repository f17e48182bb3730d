import ParityModel

extension Baseline {
  /// Why a file is no baseline, and the 1-based line that says so.
  public struct Mistake: Error, Hashable, Sendable {
    public var line: Int
    public var message: String
  }

  static let heading = "# paritylint baseline 1"

  /// One entry a line behind a heading:
  /// `value-drift compose "Box" "BoxLid" height [pressed] found "12 pt"`.
  public var text: String {
    ([Self.heading] + entries.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// Reads what `text` writes; lines in any order, blank ones and further `#` lines are skipped.
  public init(text: String) throws(Mistake) {
    var entries: [(Entry, Int)] = []
    var hasHeading = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingBlanks
      if !hasHeading, !line.isEmpty {
        guard line == Self.heading else {
          throw Mistake(line: index + 1, message: "a baseline begins with the line '\(Self.heading)'")
        }
        hasHeading = true
      } else if !line.isEmpty, !line.hasPrefix("#") {
        var words = BaselineLine(line, number: index + 1)
        entries.append((try words.entry(), index + 1))
      }
    }
    guard hasHeading else {
      throw Mistake(line: 1, message: "a baseline begins with the line '\(Self.heading)'")
    }
    entries.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    self.init(entries: entries.map(\.0), lines: entries.map(\.1))
  }
}

extension Baseline.Entry {
  fileprivate var line: String {
    var words = [rule.rawValue, platform?.rawValue ?? "-", Self.quoted(component), Self.quoted(part)]
    words.append(property.map { Self.word($0.spelling) } ?? "-")
    if !state.isEmpty { words.append("[\(state)]") }
    let value = value.words
    if value.count == 2 { words += [value[0], Self.quoted(value[1])] }
    return words.joined(separator: " ")
  }

  /// A property is a plain word unless the name in it is none.
  private static func word(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\"" && $0 != "\\" } ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var result = self
    while result.last?.isWhitespace == true { result.removeLast() }
    return result.drop(while: \.isWhitespace)
  }
}
