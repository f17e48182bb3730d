import ParityModel

/// A way to write the same sample that must not change what it states, or must silence it.
enum Variation: String, CaseIterable {
  case plain = "as written"
  case carriageReturns = "with CRLF"
  case byteOrderMark = "with a byte order mark"
  case multiByteFront = "with multi-byte text in front"
  case comment = "inside a comment"
  case string = "inside a string"

  var isSilent: Bool { self == .comment || self == .string }

  /// The whole file, and the marked byte ranges in it; nil where the variation cannot hold the sample.
  func apply(to sample: LiteratePage.Sample) -> (text: String, marks: [Range<Int>])? {
    let frame = sample.frame
    let body = sample.source.text
    let whole = frame.before + body + frame.after
    switch self {
    case .plain: return (whole, marks(of: sample, shiftedBy: frame.before.utf8.count))
    case .carriageReturns:
      func returns(_ text: String) -> String {
        String(text.flatMap { $0 == "\n" ? Array("\r\n".unicodeScalars).map(Character.init) : [$0] })
      }
      let marks = sample.source.marks.map { mark in
        let shift = { (offset: Int) in
          returns(frame.before).utf8.count + offset + body.utf8.prefix(offset).count { $0 == 0x0A }
        }
        return shift(mark.lowerBound)..<shift(mark.upperBound)
      }
      return (returns(whole), marks)
    case .byteOrderMark:
      return ("\u{FEFF}" + whole, marks(of: sample, shiftedBy: 3 + frame.before.utf8.count))
    case .multiByteFront:
      let front = "/* 漢字 é 👩‍👩‍👧 */ "
      return (front + whole, marks(of: sample, shiftedBy: (front + frame.before).utf8.count))
    case .comment:
      guard !whole.contains("*/") else { return nil }
      return ("/*\n" + whole + "*/\n", [])
    case .string: return quoted(whole, sample.platform).map { ($0, []) }
    }
  }

  private func marks(of sample: LiteratePage.Sample, shiftedBy shift: Int) -> [Range<Int>] {
    sample.source.marks.map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  private func quoted(_ text: String, _ platform: Platform) -> String? {
    switch platform {
    case .swiftUI:
      "func quoted() { log(#\"\"\"\n\(text)\n\"\"\"#) }\n"
    case .compose:
      text.contains("$") || text.contains("\"\"\"")
        ? nil : "fun quoted() { log(\"\"\"\n\(text)\n\"\"\") }\n"
    case .uniwind, .nativeWind, .styleSheet:
      text.contains("`") || text.contains("${") ? nil : "function quoted() { log(`\n\(text)\n`) }\n"
    }
  }
}
