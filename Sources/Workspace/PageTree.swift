import ParityModel

/// A documentation page in Markdown whose titled code fences are the files:
/// ```` ```lang title="path" ```` up to the next line that holds nothing but ```` ``` ````.
///
/// Locations name the page by its file name, so that they are the same from everywhere.
/// Fences without a title are samples and the title "Terminal" is a shell session: neither is a file.
public struct PageTree: SourceTree {
  public let name: String
  private let source: [UInt8]
  private let fences: [String: Fence]

  private struct Fence: Sendable {
    var bytes: Range<Int>
    /// The page's 1-based line of the first line inside.
    var line: Int
  }

  /// Pages are read up to 64 MB.
  static let limit = 64_000_000

  public init(path: String) throws(WorkspaceError) {
    try self.init(path: path, bytes: try FileSystem.read(path, limit: Self.limit))
  }

  public init(path: String, bytes: [UInt8]) throws(WorkspaceError) {
    name = path
    source = bytes
    fences = try Self.fences(of: bytes, page: path)
    guard !fences.isEmpty else { throw .noTitledFence(page: path) }
  }

  public func files(matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    var listing = Listing()
    listing.folders = [Path.parent(of: name)]
    for (path, fence) in fences where globs.contains(where: { $0.matches(path) }) {
      listing.files.append(ListedFile(path: path, page: .init(path: Path.name(of: name), line: fence.line)))
    }
    listing.files.sort { $0.path < $1.path }
    return listing
  }

  public func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard let fence = fences[path] else { throw .missing(path: "\(name), fence '\(path)'") }
    guard fence.bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return Array(source[fence.bytes])
  }

  /// The page itself, whatever the globs are.
  public func documents(matching globs: [Glob], limit: Int) throws(WorkspaceError) -> [Document] {
    [Document(path: Path.name(of: name), bytes: source)]
  }

  public func place(of path: String) -> FilePlace? {
    guard let fence = fences[path], let file = FileSystem.resolved(name) else { return nil }
    return FilePlace(file: file, offset: fence.bytes.lowerBound)
  }

  public func place(ofDocument path: String) -> FilePlace? {
    FileSystem.resolved(name).map { FilePlace(file: $0) }
  }

  private static func fences(of bytes: [UInt8], page: String) throws(WorkspaceError) -> [String: Fence] {
    var result: [String: Fence] = [:]
    var open: (title: String, start: Int, line: Int)?
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(end + 1, bytes.count)
      line += 1
      let text = bytes[start..<end].trimmingCarriageReturn
      if let fence = open {
        if text.elementsEqual("```".utf8) {
          if let first = result[fence.title] {
            throw .repeatedFence(page: page, first: first.line - 1, second: fence.line, title: fence.title)
          }
          result[fence.title] = Fence(bytes: fence.start..<start, line: fence.line + 1)
          open = nil
        }
      } else if let title = title(of: text), title != "Terminal" {
        guard !title.hasPrefix("/"), !title.split(separator: "/").contains("..") else {
          throw .outside(path: "\(page):\(line): the code fence '\(title)'", tree: "the page")
        }
        open = (title, next, line)
      }
      start = next
    }
    if let fence = open { throw .unclosedFence(page: page, line: fence.line, title: fence.title) }
    return result
  }

  /// The title of an opening line: three backticks, a word, ` title="…"`, nothing else but blanks.
  private static func title(of line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: "```".utf8) else { return nil }
    let rest = line.dropFirst(3)
    let word = rest.prefix { $0.isWord }
    guard !word.isEmpty, rest.dropFirst(word.count).starts(with: " title=\"".utf8) else { return nil }
    let text = rest.dropFirst(word.count + 8)
    guard let quote = text.firstIndex(of: UInt8(ascii: "\"")), quote > text.startIndex,
      text[(quote + 1)...].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    else { return nil }
    return String(decoding: text[..<quote], as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingCarriageReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}

extension UInt8 {
  /// A letter, a digit or `_`; every byte of a letter beyond ASCII counts as one.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
