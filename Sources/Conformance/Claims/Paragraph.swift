import ParityModel

/// Some lines of prose as one text with single blanks, and the way back to their places.
struct Paragraph {
  private(set) var text: [Character] = []
  private var places: [Place] = []

  struct Place {
    var line: Int
    /// 1-based, in Unicode code points.
    var column: Int
  }

  /// The paragraphs of a page: what blank lines and fences part.
  static func paragraphs(of page: DocumentationPage) -> [Paragraph] {
    var result: [Paragraph] = []
    var current = Paragraph()
    var last: Int?
    for line in page.lines {
      if line.text.allSatisfy(\.isWhitespace) || last.map({ line.number != $0 + 1 }) ?? false {
        if !current.text.isEmpty { result.append(current) }
        current = Paragraph()
      }
      current.add(line)
      last = line.number
    }
    if !current.text.isEmpty { result.append(current) }
    return result
  }

  func place(at index: Int) -> Place { places[min(index, places.count - 1)] }

  private mutating func add(_ line: DocumentationPage.Line) {
    var column = 1
    if !text.isEmpty, text.last != " " { append(" ", Place(line: line.number, column: column)) }
    for character in line.text {
      if character.isWhitespace {
        if text.last != " ", !text.isEmpty { append(" ", Place(line: line.number, column: column)) }
      } else {
        append(character, Place(line: line.number, column: column))
      }
      column += character.unicodeScalars.count
    }
  }

  private mutating func append(_ character: Character, _ place: Place) {
    text.append(character)
    places.append(place)
  }
}
