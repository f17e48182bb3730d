import Handbook
import ParityModel

/// A page about a rule as a test: sections with a spec, a sample a platform, and what `lint` finds.
///
/// `«…»` marks each place that a finding stands at. A `findings` fence has a line a finding:
/// `compose:3 value-drift the sentence`; findings without a place stand at the spec.
struct RulePage {
  struct Section {
    let title: String
    var spec = ""
    /// By the path that the spec's globs name.
    var files: [String: MarkedText] = [:]
    var platforms: [Platform] = []
    var baseline: MarkedText?
    var findings: [String] = []
    var findingsLine = 0
  }

  let id: String
  private(set) var sections: [Section] = []

  init(_ page: Handbook.Page) {
    id = page.id
    var fence: (info: String, lines: [String], start: Int)?
    for (number, line) in page.markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let open = fence {
        if line == "```" {
          close(open.info, open.lines, open.start)
          fence = nil
        } else {
          fence?.lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), [], number + 1)
      } else if line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3))))
      }
    }
  }

  private mutating func close(_ info: String, _ lines: [String], _ start: Int) {
    guard let last = sections.indices.last else { return }
    let text = lines.joined(separator: "\n") + "\n"
    switch info {
    case "spec": sections[last].spec = text
    case "documentation": sections[last].files["docs/page.md"] = MarkedText(text)
    case "baseline": sections[last].baseline = MarkedText(text)
    case "findings": (sections[last].findings, sections[last].findingsLine) = (lines, start)
    default:
      guard let platform = Platform(rawValue: info) else { return }
      sections[last].platforms.append(platform)
      sections[last].files[platform.samplePath] = MarkedText(text)
    }
  }
}

extension RulePage.Section {
  /// The spec with its project, and everything else, by path.
  var tree: [String: String] {
    var tree = files.mapValues(\.text)
    let ports = platforms.map { "  Platform(\($0.port), \"\($0.samplePath)\")\n" }.joined()
    tree["specs/project.swift"] =
      "import ParitySpec\n\nlet project = Project(\"handbook\") {\n\(ports)  Documentation(\"docs/*.md\")\n}\n"
    tree["specs/spec.swift"] = "import ParitySpec\n\n" + spec
    if let baseline { tree["baseline.txt"] = baseline.text }
    return tree
  }

  /// Every marked place, as `path:line:column`.
  var marks: Set<String> {
    var places: Set<String> = []
    for (path, file) in files { places.formUnion(file.marks.map { "\(path):\($0)" }) }
    for mark in baseline?.marks ?? [] { places.insert("baseline.txt:\(mark)") }
    return places
  }
}

extension Platform {
  fileprivate var port: String {
    switch self {
    case .swiftUI: ".swiftUI"
    case .compose: ".compose"
    case .uniwind: ".reactNative(.uniwind)"
    case .nativeWind: ".reactNative(.nativeWind, rem: 16)"
    case .styleSheet: ".reactNative(.styleSheet)"
    }
  }

  fileprivate var samplePath: String {
    switch self {
    case .swiftUI: "swiftui/Sample.swift"
    case .compose: "compose/Sample.kt"
    case .uniwind, .nativeWind, .styleSheet: "\(rawValue)/sample.tsx"
    }
  }
}

/// A text with its marks taken out, and where each of them begins.
struct MarkedText {
  let text: String
  /// `line:column`, from 1.
  let marks: [String]

  init(_ marked: String) {
    var text = ""
    var marks: [String] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": marks.append("\(line):\(column)")
      case "»": break
      case "\n":
        text.unicodeScalars.append(scalar)
        (line, column) = (line + 1, 1)
      default:
        text.unicodeScalars.append(scalar)
        column += 1
      }
    }
    self.text = text
    self.marks = marks
  }
}
