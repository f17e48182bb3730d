extension Character {
  /// Columns that a terminal gives the character: 0 for a lone mark, 2 for wide letters and emoji.
  var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation || scalar.isWide { return 2 }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: break
      default: width = 1
      }
    }
    return width
  }
}

extension Unicode.Scalar {
  /// East Asian wide and fullwidth letters.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// A line of source as a terminal shows it: tabs to their stops, nothing that moves the cursor.
struct DisplayLine {
  /// Printable pieces with their widths; one a code point, so that columns of a location index it.
  private var cells: [(text: String, width: Int)] = []

  init(_ line: String) {
    var column = 0
    for character in line {
      let width: Int
      if character == "\t" {
        width = 4 - column % 4
        cells.append((String(repeating: " ", count: width), width))
      } else if character.unicodeScalars.contains(where: {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
      }) {
        width = 1
        cells.append(("\u{FFFD}", 1))
        cells += Array(repeating: ("", 0), count: character.unicodeScalars.count - 1)
      } else {
        width = character.displayWidth
        cells.append((String(character), width))
        cells += Array(repeating: ("", 0), count: character.unicodeScalars.count - 1)
      }
      column += width
    }
  }

  var count: Int { cells.count }

  func width(of range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }

  func text(of range: Range<Int>) -> String { cells[range].reduce(into: "") { $0 += $1.text } }

  /// The stretch around a range that fits into so many columns, with as much in front as behind.
  func window(around range: Range<Int>, columns: Int) -> Range<Int> {
    guard width(of: 0..<count) > columns else { return 0..<count }
    var (lower, upper) = (range.lowerBound, range.lowerBound)
    var used = 0
    while upper < range.upperBound, used + cells[upper].width <= columns {
      used += cells[upper].width
      upper += 1
    }
    var grew = true
    while grew {
      grew = false
      if upper < count, used + cells[upper].width <= columns {
        used += cells[upper].width
        upper += 1
        grew = true
      }
      if lower > 0, used + cells[lower - 1].width <= columns {
        lower -= 1
        used += cells[lower].width
        grew = true
      }
    }
    return lower..<upper
  }
}
