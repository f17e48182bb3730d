import FoundationEssentials

/// The texts that inputs are made from: our own fixtures and examples, and the documentation pages beside
/// the repository where they are at hand.
struct Corpus {
  private(set) var texts: [Subject: [[UInt8]]] = [:]

  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  private static let folders = ["examples", "specs", "bench/blocks", "Sources/Handbook", "Tests/SpecCases"]

  init() {
    for folder in Self.folders { add(folder: Self.root + "/" + folder) }
    add(folder: Self.root + "/../shared/seeds")
    texts[.evaluator] = (texts[.swift] ?? []) + (texts[.kotlin] ?? []) + (texts[.typescript] ?? [])
    texts[.tailwind] = (texts[.tsx] ?? []).flatMap(Self.classes)
    texts[.typescript, default: []] += texts[.tsx] ?? []
  }

  private mutating func add(folder: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path), data.count < 400_000 else {
        continue
      }
      add(Array(data), ending: String(path.split(separator: ".").last ?? ""))
    }
  }

  private mutating func add(_ bytes: [UInt8], ending: String) {
    switch ending {
    case "swift":
      let isSpec = String(decoding: bytes.prefix(400), as: UTF8.self).contains("import ParitySpec")
      texts[isSpec ? .spec : .swift, default: []].append(bytes)
    case "kt", "kts": texts[.kotlin, default: []].append(bytes)
    case "tsx": texts[.tsx, default: []].append(bytes)
    case "ts": texts[.typescript, default: []].append(bytes)
    case "css": texts[.css, default: []].append(bytes)
    case "md", "txt":
      texts[.page, default: []].append(bytes)
      for fence in Self.fences(bytes) { add(fence.bytes, ending: fence.ending) }
    default: break
    }
  }

  /// The code fences of a page, each with the ending that its language has.
  private static func fences(_ page: [UInt8]) -> [(bytes: [UInt8], ending: String)] {
    let endings = [
      "swift": "swift", "kotlin": "kt", "tsx": "tsx", "ts": "ts", "typescript": "ts", "css": "css",
    ]
    var fences: [(bytes: [UInt8], ending: String)] = []
    var open: String?
    var text: [UInt8] = []
    for line in page.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let ending = open {
        if line.elementsEqual("```".utf8) {
          fences.append((text, ending))
          open = nil
        } else {
          text += line + [0x0A]
        }
      } else if line.starts(with: "```".utf8) {
        let word = String(decoding: line.dropFirst(3).prefix { $0 != 0x20 }, as: UTF8.self)
        open = endings[word] ?? ""
        text = []
      }
    }
    return fences
  }

  /// The strings of a source that look like classes.
  private static func classes(_ source: [UInt8]) -> [[UInt8]] {
    source.split(separator: 0x22).filter { $0.contains(0x2D) && !$0.contains(0x0A) && !$0.contains(0x3C) }
      .map(Array.init)
  }
}
