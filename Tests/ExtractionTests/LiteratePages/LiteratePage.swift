import Handbook
import ParityModel

/// A page of the handbook as a test: sections with one sample a platform and the facts they state.
///
/// In a sample `«…»` marks each literal that a fact stands at. A `facts` fence holds for all samples
/// of its section; `facts PLATFORM…` for those named.
struct LiteratePage {
  struct Section {
    let title: String
    var samples: [Sample] = []
    var expectations: [(platforms: [Platform], facts: [String])] = []

    func facts(for platform: Platform) -> [String]? {
      expectations.first { $0.platforms.contains(platform) }?.facts
        ?? expectations.first { $0.platforms.isEmpty }?.facts
    }
  }

  struct Sample {
    let platform: Platform
    let source: MarkedSource
    let line: Int
  }

  let id: String
  private(set) var sections: [Section] = []

  init(_ page: Handbook.Page) {
    id = page.id
    var fence: (info: String, lines: [String], start: Int)?
    for (number, line) in page.markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if var open = fence {
        if line == "```" {
          close(open.info, open.lines, open.start)
          fence = nil
        } else {
          open.lines.append(String(line))
          fence = open
        }
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), [], number + 2)
      } else if line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3))))
      }
    }
  }

  private mutating func close(_ info: String, _ lines: [String], _ start: Int) {
    guard let last = sections.indices.last else { return }
    let words = info.split(separator: " ").map(String.init)
    if words.first == "facts" {
      let platforms = words.dropFirst().compactMap(Platform.init)
      sections[last].expectations.append((platforms, lines.filter { !$0.isEmpty }.sorted()))
    } else if let platform = words.first.flatMap(Platform.init) {
      let source = MarkedSource(lines.joined(separator: "\n"))
      sections[last].samples.append(Sample(platform: platform, source: source, line: start))
    }
  }
}

/// A source with its marked places taken out: `«16»` becomes `16`, and its byte range is kept.
struct MarkedSource {
  let text: String
  let marks: [Range<Int>]

  init(_ marked: String) {
    var text = ""
    var marks: [Range<Int>] = []
    var start: Int?
    for character in marked {
      switch character {
      case "«": start = text.utf8.count
      case "»":
        marks.append((start ?? text.utf8.count)..<text.utf8.count)
        start = nil
      default: text.append(character)
      }
    }
    self.text = text
    self.marks = marks
  }
}
