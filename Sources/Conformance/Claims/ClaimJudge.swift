import ParityModel

/// Holds the sentences that the spec claims against the pages.
struct ClaimJudge {
  let specification: Specification
  /// Whether each component is judged.
  let judged: [Bool]

  func differences(in pages: [Prose]) -> [Difference] {
    specification.components.enumerated().flatMap { index, component -> [Difference] in
      let pages = specification.pages(about: component, among: pages)
      guard judged[index], !pages.isEmpty else { return [] }
      return component.claims.flatMap { differences(of: $0, component, index, in: pages) }
    }
  }

  private func differences(
    of claim: ClaimSpec, _ component: ComponentSpec, _ index: Int, in pages: [Prose]
  ) -> [Difference] {
    guard let pattern = ClaimPattern(claim, of: component), !pattern.elements.isEmpty else { return [] }
    var isSaid = false
    var differences: [Difference] = []
    for page in pages {
      for block in page.blocks {
        for readings in ClaimMatcher.readings(of: pattern, in: block) {
          isSaid = true
          for reading in readings where !reading.isRight {
            differences.append(
              .misstated(
                component: index, claim, reading.slot.value, expected: reading.slot.expected,
                found: reading.words.sentence, Location(page: page.path, reading.words)))
          }
        }
      }
    }
    return isSaid ? differences : [.unsaid(component: index, claim, nearest(to: pattern, in: pages))]
  }

  /// The place that has most words of a sentence, at least half of them; else where the first page begins.
  private func nearest(to pattern: ClaimPattern, in pages: [Prose]) -> Location {
    let words = pattern.words
    var best: (count: Int, location: Location)?
    for page in pages {
      for block in page.blocks {
        let (count, place) = Self.common(words, block)
        if count * 2 >= words.count, count > best?.count ?? 0 {
          best = (count, Location(page: page.path, block[place...].prefix(1)))
        }
      }
    }
    return best?.location ?? Location(path: pages.first?.path ?? "")
  }

  /// How many words a block has in their order, and where the first of them stands.
  private static func common(_ words: [String], _ block: [Prose.Word]) -> (count: Int, place: Int) {
    var index = block.startIndex
    var count = 0
    var place: Int?
    for word in words {
      guard let found = block[index...].firstIndex(where: { $0.text.lowercased() == word }) else { continue }
      count += 1
      place = place ?? found
      index = found + 1
    }
    return (count, place ?? block.startIndex)
  }
}

extension Location {
  /// Some words of a page that follow each other.
  fileprivate init(page: String, _ words: ArraySlice<Prose.Word>) {
    self.init(
      path: page, line: words.first?.line ?? 1, column: words.first?.column ?? 1,
      endLine: words.last?.line ?? 1, endColumn: words.last?.endColumn ?? 1)
  }
}

extension Specification {
  /// A page whose title is the name of a component is about that component alone, any other about all.
  public func pages(about component: ComponentSpec, among pages: [Prose]) -> [Prose] {
    let name = Self.bare(component.name)
    return pages.filter { page in
      let title = Self.bare(page.title)
      return title == name || !components.contains { Self.bare($0.name) == title }
    }
  }

  private static func bare(_ name: String) -> String {
    let name = name.lowercased()
    // Nearly every name is one word already.
    if name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return name }
    return name.filter { $0.isLetter || $0.isNumber }
  }
}
