/// What stands under a name in an index or a revision.
enum GitNode: Sendable {
  case folder(GitFolder)
  /// With the name of the object that holds its bytes.
  case file(object: String)
  case link(object: String)
  case submodule
  case unmerged

  fileprivate init(_ entry: GitEntry) {
    let object = String(decoding: entry.object, as: UTF8.self)
    switch entry.kind {
    case .file: self = .file(object: object)
    case .link: self = .link(object: object)
    case .submodule: self = .submodule
    case .unmerged: self = .unmerged
    }
  }
}

/// A folder of an index or a revision: the stretch of the listing whose paths begin with its own.
///
/// Git lists paths in the order of their bytes, so a name is found by bisection, and a folder that no one
/// enters costs nothing, whatever is in it.
struct GitFolder: Sendable {
  private let entries: ArraySlice<GitEntry>
  /// Bytes of each path that lead to this folder, its last `/` with them.
  private let depth: Int

  private static let slash = UInt8(ascii: "/")

  struct Child {
    /// With replacement characters where the name is no UTF-8.
    var name: String
    var isNamed: Bool
    var node: GitNode
  }

  /// The folder of a whole listing.
  init(entries: [GitEntry]) { self.init(entries: entries[...], depth: 0) }

  private init(entries: ArraySlice<GitEntry>, depth: Int) {
    self.entries = entries
    self.depth = depth
  }

  func child(named name: String) -> GitNode? {
    let bytes = Array(name.utf8)
    let place = firstIndex(notBefore: bytes)
    if place < entries.endIndex, rest(of: place).elementsEqual(bytes) { return GitNode(entries[place]) }
    let inside = firstIndex(notBefore: bytes + [Self.slash])
    let folder = folder(at: inside, named: bytes[...])
    return folder.entries.isEmpty ? nil : .folder(folder)
  }

  /// Everything in it, in the order of the listing.
  var children: [Child] {
    var children: [Child] = []
    var place = entries.startIndex
    while place < entries.endIndex {
      let rest = rest(of: place)
      let name = rest.prefix { $0 != Self.slash }
      let node: GitNode
      if name.endIndex == rest.endIndex {
        node = GitNode(entries[place])
        place += 1
      } else {
        let folder = folder(at: place, named: name)
        node = .folder(folder)
        place = max(folder.entries.endIndex, place + 1)
      }
      children.append(
        Child(
          name: String(decoding: name, as: UTF8.self),
          isNamed: String(validating: name, as: UTF8.self) != nil,
          node: node))
    }
    return children
  }

  /// The stretch from a place on whose paths go through a name.
  private func folder(at place: Int, named name: ArraySlice<UInt8>) -> GitFolder {
    // The byte behind `/` is greater than every path through the name.
    let end = firstIndex(notBefore: name + [Self.slash + 1])
    return GitFolder(entries: entries[place..<max(place, end)], depth: depth + name.count + 1)
  }

  /// What a path says from this folder on.
  private func rest(of place: Int) -> ArraySlice<UInt8> { entries[place].path.dropFirst(depth) }

  private func firstIndex(notBefore bytes: some Sequence<UInt8>) -> Int {
    var (lower, upper) = (entries.startIndex, entries.endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if rest(of: middle).lexicographicallyPrecedes(bytes) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
