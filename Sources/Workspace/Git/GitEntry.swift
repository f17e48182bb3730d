/// One path of an index or of a revision, as git lists it.
struct GitEntry: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file, link, submodule
    /// In the index only: a merge has left several versions.
    case unmerged
  }

  /// From the top of the repository, with `/`; nil where the name is no UTF-8.
  var path: String?
  /// The path with replacement characters where the name is no UTF-8.
  var legiblePath: String
  var kind: Kind
  /// The object's name in hexadecimal.
  var object: String

  private init(path bytes: ArraySlice<UInt8>, kind: Kind, object: String) {
    path = String(validating: bytes, as: UTF8.self)
    legiblePath = String(decoding: bytes, as: UTF8.self)
    self.kind = kind
    self.object = object
  }

  /// Entries of `git ls-tree -r -z`: `mode type object<TAB>path`, each with a zero byte at its end.
  static func entries(ofTreeListing bytes: [UInt8]) -> [GitEntry] {
    bytes.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = record[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3 else { return nil }
      return GitEntry(
        path: record[(tab + 1)...], kind: kind(ofMode: fields[0]),
        object: String(decoding: fields[2], as: UTF8.self))
    }
  }

  /// The new side of `git diff-index --raw -z`: `:mode mode object object letter`, a zero byte, the path.
  static func entries(ofRawDifference bytes: [UInt8]) -> [GitEntry] {
    var entries: [GitEntry] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    let records = bytes.split(separator: 0)
    for (head, path) in zip(records.indices, records.indices.dropFirst()) where head.isMultiple(of: 2) {
      let fields = records[head].split(separator: UInt8(ascii: " "))
      guard fields.count == 5 else { continue }
      let isUnmerged = fields[4].first == UInt8(ascii: "U")
      let entry = GitEntry(
        path: records[path], kind: isUnmerged ? .unmerged : kind(ofMode: fields[1]),
        object: String(decoding: fields[3], as: UTF8.self))
      // An unmerged path is listed once more with the version that the work tree would give it.
      if let place = places[records[path]] {
        if isUnmerged { entries[place] = entry }
        continue
      }
      places[records[path]] = entries.count
      entries.append(entry)
    }
    return entries
  }

  private static func kind(ofMode mode: ArraySlice<UInt8>) -> Kind {
    if mode.elementsEqual("120000".utf8) { return .link }
    return mode.elementsEqual("160000".utf8) ? .submodule : .file
  }
}
