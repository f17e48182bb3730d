import ParityModel

/// A claim that a page does not make, or that says another value than the spec.
struct ClaimDifference {
  var component: Int
  var claim: ClaimSpec
  var page: String
  /// Nil where the sentence is not there.
  var said: Said?

  struct Said {
    var pin: Pin
    var text: String
    var line: Int
    var column: Int
  }
}

/// Holds the prose of documentation pages against the claims of the specification.
///
/// A claim is looked for on the pages about its component: those whose title is its name.
struct ClaimComparison {
  let specification: Specification
  let pages: [DocumentationPage]

  func differences(judged: [Bool]) -> [ClaimDifference] {
    specification.components.indices.filter { judged[$0] }.flatMap { index in
      let component = specification.components[index]
      guard !component.claims.isEmpty else { return [ClaimDifference]() }
      return pages.filter { $0.isAbout(component.name) }.flatMap { page in
        let paragraphs = Paragraph.paragraphs(of: page)
        return component.claims.flatMap { differences($0, of: component, index, page.path, paragraphs) }
      }
    }
  }

  private func differences(
    _ claim: ClaimSpec, of component: ComponentSpec, _ index: Int, _ page: String, _ paragraphs: [Paragraph]
  ) -> [ClaimDifference] {
    let pattern = ClaimPattern(claim)
    var isFound = false
    var result: [ClaimDifference] = []
    for paragraph in paragraphs {
      for captures in pattern.occurrences(in: paragraph) {
        isFound = true
        for capture in captures {
          let pins = component.pins(named: capture.name, of: claim)
          guard let pin = pins.first, !pins.contains(where: { $0.says(capture) }) else { continue }
          let place = paragraph.place(at: capture.start)
          result.append(
            ClaimDifference(
              component: index, claim: claim, page: page,
              said: .init(pin: pin, text: capture.text, line: place.line, column: place.column)))
        }
      }
    }
    return isFound ? result : [ClaimDifference(component: index, claim: claim, page: page)]
  }
}

extension Pin {
  /// Whether a word of the prose is one of its values.
  fileprivate func says(_ capture: ClaimPattern.Capture) -> Bool {
    expected.contains { expectation in
      switch expectation {
      case .within(let lower, let upper, let unit):
        return capture.number(in: unit).map { lower <= $0 && $0 <= upper } ?? false
      case .exactly(let quantity):
        switch quantity.value {
        case .number(let number): return capture.number(in: quantity.unit) == number
        case .boolean(let flag): return capture.text == (flag ? "true" : "false")
        case .text(let text): return capture.text == text || capture.text.lowerCamel == text
        }
      }
    }
  }
}

extension ClaimPattern.Capture {
  /// The number that it is in a unit: seconds are counted in milliseconds.
  fileprivate func number(in unit: Unit) -> Double? {
    guard let number = Double(text) else { return nil }
    let word = following.drop { $0 == " " || $0 == "-" }.prefix { $0.isLetter }
    let isSeconds = unit == .ms && ["s", "sec", "second", "seconds"].contains(String(word))
    guard case .number(let result) = Value.rounded(isSeconds ? number * 1000 : number) else { return nil }
    return result
  }
}

extension String {
  /// `card-raised` as facts print it: `cardRaised`.
  fileprivate var lowerCamel: String {
    var result = ""
    for (index, word) in split(separator: "-").enumerated() {
      result += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return result
  }
}

extension DocumentationPage {
  /// Whether its title is a name, blanks and case aside.
  fileprivate func isAbout(_ name: String) -> Bool {
    guard let title = lines.first(where: { $0.text.hasPrefix("# ") }) else { return false }
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber }.lowercased() }
    return letters(title.text) == letters(name)
  }
}
