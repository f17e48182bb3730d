/// How far several globs have been followed into a tree: what may still match below a folder.
struct GlobWalk {
  /// How a glob may pass an entry.
  enum Passage {
    /// Any segment may: wildcards and `**`.
    case names
    /// `**` may not: a link is followed only where a glob gives it a segment of its own.
    case ownSegment
    /// The name must be spelled out: folders that builds fill.
    case spelledOut
    /// The dot must be written: hidden entries.
    case dotted
  }

  private var patterns: [[Glob.Segment]]
  /// For each pattern the segments that come next; `segments.count` where all are matched.
  private var places: [Set<Int>]

  init(globs: [Glob]) {
    patterns = globs.flatMap(\.alternatives)
    places = patterns.map { Self.closed([0], in: $0) }
  }

  /// Whether the path so far is named by a glob.
  var isMatch: Bool { zip(patterns, places).contains { $1.contains($0.count) } }

  /// Whether a longer path could be named by a glob.
  var mayMatchBelow: Bool {
    zip(patterns, places).contains { pattern, set in set.contains { $0 < pattern.count } }
  }

  func entering(_ name: String, through passage: Passage) -> GlobWalk {
    let scalars = Array(name.unicodeScalars)
    var result = self
    for (index, pattern) in patterns.enumerated() {
      var next: Set<Int> = []
      for place in places[index] where place < pattern.count {
        switch pattern[place] {
        case .anyFolders: if passage == .names { next.insert(place) }
        case .name(let tokens):
          if Self.allows(passage, tokens), Self.match(tokens[...], scalars[...]) { next.insert(place + 1) }
        }
      }
      result.places[index] = Self.closed(next, in: pattern)
    }
    return result
  }

  private static func allows(_ passage: Passage, _ tokens: [Glob.NameToken]) -> Bool {
    switch passage {
    case .names, .ownSegment: true
    case .spelledOut: tokens.allSatisfy { $0 != .many && $0 != .one }
    case .dotted: tokens.first == .scalar(".")
    }
  }

  /// `**` also stands for no folder at all.
  private static func closed(_ set: Set<Int>, in pattern: [Glob.Segment]) -> Set<Int> {
    var result = set
    for start in set {
      var place = start
      while place < pattern.count, pattern[place] == .anyFolders {
        place += 1
        result.insert(place)
      }
    }
    return result
  }

  /// Matches a name, going back to the last `*` on a mismatch: linear for one `*`, never exponential.
  private static func match(_ tokens: ArraySlice<Glob.NameToken>, _ name: ArraySlice<Unicode.Scalar>) -> Bool
  {
    var (token, letter) = (tokens.startIndex, name.startIndex)
    var retry: (token: Int, letter: Int)?
    while letter < name.endIndex {
      if token < tokens.endIndex, tokens[token] == .many {
        retry = (token + 1, letter)
        token += 1
      } else if token < tokens.endIndex, tokens[token] == .one || tokens[token] == .scalar(name[letter]) {
        token += 1
        letter += 1
      } else if let last = retry {
        retry = (last.token, last.letter + 1)
        (token, letter) = (last.token, last.letter + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .many }
  }
}
