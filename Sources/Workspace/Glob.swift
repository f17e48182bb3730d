/// A pattern of paths: `*` and `?` within a name, `**` across folders, `{a,b}` for either.
///
/// Brackets and parentheses stand for themselves: routers name files `[id].tsx` and `(tabs)`.
public struct Glob: Hashable, Sendable {
  public let pattern: String
  /// The pattern with its braces written out, cut at `/`.
  let alternatives: [[Segment]]

  enum Segment: Hashable, Sendable {
    /// `**`: any number of folders.
    case anyFolders
    case name([NameToken])
  }

  enum NameToken: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case many
  }

  /// A pattern that names no path under a root.
  public enum Malformed: Error, Hashable, Sendable {
    case empty
    case unclosedBrace
    case absolute
    case leavesRoot
    case tooManyAlternatives
    case tooLong

    public var message: String {
      switch self {
      case .empty: "an empty glob names no file"
      case .unclosedBrace: "a brace in the glob is never closed"
      case .absolute: "a glob starts at the root and has no leading '/'"
      case .leavesRoot: "a glob stays under the root; '..' leaves it"
      case .tooManyAlternatives: "the braces of the glob stand for more than 256 patterns"
      case .tooLong: "a glob has at most 2048 bytes"
      }
    }
  }

  public init(_ pattern: String) throws(Malformed) {
    guard !pattern.isEmpty else { throw .empty }
    guard pattern.utf8.count <= 2048 else { throw .tooLong }
    var alternatives: [[Segment]] = []
    for text in try Self.expand(Array(pattern.unicodeScalars)) {
      guard text.first != "/" else { throw .absolute }
      var segments: [Segment] = []
      for part in text.split(separator: "/") where part != ["."] {
        guard part != [".", "."] else { throw .leavesRoot }
        segments.append(Self.segment(part))
      }
      guard !segments.isEmpty else { throw .empty }
      alternatives.append(segments)
    }
    self.pattern = pattern
    self.alternatives = alternatives
  }

  /// The glob of one path, taken letter by letter.
  public init(path: String) {
    pattern = path
    alternatives = [
      path.unicodeScalars.split(separator: "/").map { .name($0.map { .scalar($0) }) }
    ]
  }

  /// The glob of every file at any depth below a folder; the empty path is the root.
  public init(everythingIn folder: String) {
    let names = Glob(path: folder)
    pattern = folder.isEmpty ? "**" : folder + "/**"
    alternatives = names.alternatives.map { $0 + [.anyFolders] }
  }

  /// Whether a path relative to the root is one that the pattern names.
  public func matches(_ path: String) -> Bool {
    var place = GlobWalk(globs: [self])
    for name in path.split(separator: "/") { place = place.entering(String(name), through: .names) }
    return place.isMatch
  }

  private static func segment(_ text: some Collection<Unicode.Scalar>) -> Segment {
    if text.count == 2, text.allSatisfy({ $0 == "*" }) { return .anyFolders }
    var tokens: [NameToken] = []
    for scalar in text {
      switch scalar {
      case "*": if tokens.last != .many { tokens.append(.many) }
      case "?": tokens.append(.one)
      default: tokens.append(.scalar(scalar))
      }
    }
    return .name(tokens)
  }

  /// Every pattern that the braces stand for, leftmost brace first.
  private static func expand(_ text: [Unicode.Scalar]) throws(Malformed) -> [[Unicode.Scalar]] {
    guard let open = text.firstIndex(of: "{") else { return [text] }
    var depth = 0
    var start = open + 1
    var options: [ArraySlice<Unicode.Scalar>] = []
    for index in open..<text.count {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        guard depth == 0 else { continue }
        options.append(text[start..<index])
        var result: [[Unicode.Scalar]] = []
        for option in options {
          result += try expand(Array(text[..<open]) + option + text[(index + 1)...])
          guard result.count <= 256 else { throw .tooManyAlternatives }
        }
        return result
      case "," where depth == 1:
        options.append(text[start..<index])
        start = index + 1
      default: break
      }
    }
    throw .unclosedBrace
  }
}
