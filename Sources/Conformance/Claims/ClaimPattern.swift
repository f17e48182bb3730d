import ParityModel

/// A claim as it is looked for: words that must be there, and values that may be others.
struct ClaimPattern {
  enum Element {
    case word(String)
    case value(Slot)
  }

  /// The place of a value.
  struct Slot {
    /// Nil where the sentence itself has the number.
    var value: ClaimedValue?
    /// Any of these is right.
    var expected: [Expectation]
    /// Whether only a word between backticks may be taken for a wrong value.
    var isCode = false
    /// What a number of the page counts in, by the word behind it.
    var scale = Scale.plain
  }

  enum Scale {
    case plain
    /// A time in seconds.
    case seconds
    /// A share of a hundred for a plain number.
    case percent
  }

  let elements: [Element]

  /// Nil where a brace names nothing that the spec pins.
  init?(_ claim: ClaimSpec, of component: ComponentSpec) {
    var elements: [Element] = []
    for piece in claim.pieces {
      switch piece {
      case .text(let text):
        for word in ProseScanner.words(of: text) {
          if word.kind == .number, let number = Double(word.text) {
            elements.append(.value(Slot(expected: [.exactly(Quantity(.number(number), .none))])))
          } else {
            elements.append(.word(word.text.lowercased()))
          }
        }
      case .value(let name, let isCode):
        guard let value = component.value(named: name, of: claim) else { return nil }
        elements.append(.value(Slot(value: value, expected: value.expected, isCode: isCode)))
      }
    }
    for index in elements.indices.dropLast() {
      guard case .value(var slot) = elements[index], slot.value != nil,
        case .word(let next) = elements[index + 1]
      else { continue }
      slot.scale = slot.scale(before: next)
      elements[index] = .value(slot)
    }
    self.elements = elements
  }

  var words: [String] {
    elements.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}

extension ClaimPattern.Slot {
  fileprivate func scale(before word: String) -> ClaimPattern.Scale {
    switch expected.first?.unit {
    case .ms where ["s", "sec", "secs", "second", "seconds"].contains(word): .seconds
    case .some(.none) where ["%", "percent"].contains(word): .percent
    default: .plain
    }
  }
}
