/// One path of an index or of a revision, as git lists it: a stretch of that listing.
struct GitEntry: Sendable {
  enum Kind: Hashable, Sendable {
    case file, link, submodule
    /// In the index only: a merge has left several versions.
    case unmerged
  }

  /// From the top of the repository, with `/`.
  var path: ArraySlice<UInt8>
  var kind: Kind
  /// The object's name in hexadecimal.
  var object: ArraySlice<UInt8>

  private init(path: ArraySlice<UInt8>, mode: ArraySlice<UInt8>, isUnmerged: Bool, object: ArraySlice<UInt8>)
  {
    self.path = path
    self.object = object
    if isUnmerged {
      kind = .unmerged
    } else if mode.elementsEqual("120000".utf8) {
      kind = .link
    } else {
      kind = mode.elementsEqual("160000".utf8) ? .submodule : .file
    }
  }

  /// Entries of `git ls-tree -r -z`: `mode type object<TAB>path`, each with a zero byte at its end.
  static func entries(ofTreeListing bytes: [UInt8]) -> [GitEntry] {
    var entries: [GitEntry] = []
    var records = GitRecords(bytes: bytes)
    while let record = records.next() {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = record[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3 else { continue }
      entries.append(
        GitEntry(path: record[(tab + 1)...], mode: fields[0], isUnmerged: false, object: fields[2]))
    }
    return entries
  }

  /// The new side of `git diff-index --raw -z`: `:mode mode object object letter`, a zero byte, the path.
  static func entries(ofRawDifference bytes: [UInt8]) -> [GitEntry] {
    var entries: [GitEntry] = []
    var records = GitRecords(bytes: bytes)
    while let head = records.next(), let path = records.next() {
      let fields = head.split(separator: UInt8(ascii: " "))
      guard fields.count == 5 else { continue }
      let isUnmerged = fields[4].first == UInt8(ascii: "U")
      let entry = GitEntry(path: path, mode: fields[1], isUnmerged: isUnmerged, object: fields[3])
      // An unmerged path is listed twice: also with the version that would be taken.
      if let last = entries.last, last.path == path {
        if isUnmerged { entries[entries.count - 1] = entry }
      } else {
        entries.append(entry)
      }
    }
    return entries
  }
}

/// The stretches of a listing between zero bytes.
private struct GitRecords {
  let bytes: [UInt8]
  private var start = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
    defer { start = end + 1 }
    return bytes[start..<end]
  }
}
