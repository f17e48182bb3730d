import FoundationEssentials

/// The code blocks of the documentation pages beside the repository, where they are at hand.
enum SeedPages {
  struct Block {
    let page: String
    /// 1-based line of the page on which the block's first line stands.
    let line: Int
    let text: String
  }

  /// The folder of the pages; nil where the repository stands alone.
  static let folder: String? = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    for depth in 1...3 {
      let path = (root.dropLast(depth) + ["shared", "seeds"]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }()

  /// Every block fenced as this language, samples without a title included.
  static func blocks(_ language: String) throws -> [Block] {
    guard let folder else { return [] }
    var blocks: [Block] = []
    for page in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let lines = try String(contentsOfFile: folder + "/" + page, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      var start: Int?
      for (index, line) in lines.enumerated() {
        if let open = start, line == "```" {
          blocks.append(
            Block(page: page, line: open + 1, text: lines[open..<index].joined(separator: "\n") + "\n"))
          start = nil
        } else if start == nil, line == "```" + language || line.hasPrefix("```" + language + " ") {
          start = index + 1
        }
      }
    }
    return blocks
  }
}
