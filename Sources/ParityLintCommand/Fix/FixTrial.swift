import Conformance
import Extraction
import ParityModel
import SyntaxTree
import Workspace

/// A project that can be judged again with some literals changed.
struct FixTrial {
  let specification: Specification
  let tree: any SourceTree
  let files: [PortFiles]
  let documents: [Document]
  let reading: PortReading
  /// What is found as the files are now, before anything is narrowed.
  let judgement: Judgement
  /// How many files are read at once.
  let width: Int
  let today: CalendarDate

  /// The bytes of a source or of a page of documentation.
  func bytes(of path: String, isDocument: Bool) -> [UInt8]? {
    isDocument ? documents.first { $0.path == path }?.bytes : reading.sources[path]?.bytes
  }

  /// Why some edits would not do; nil where every finding goes and none comes.
  func objection(to edits: [FixEdit]) async throws(Failure) -> String? {
    guard let change = try await change(by: edits) else { return "another fix changes the same place" }
    if let finding = change.appeared.first ?? change.altered.first?.after {
      return "it would not conform then: \(finding.message)"
    }
    let gone = change.disappeared
    for finding in edits.flatMap(\.findings) where !gone.contains(where: { $0.isSame(as: finding) }) {
      return "the finding would stay: \(finding.message)"
    }
    return nil
  }

  /// Which findings come and go; nil where edits overlap.
  func change(by edits: [FixEdit]) async throws(Failure) -> FindingComparison? {
    var sources: [String: [UInt8]] = [:]
    var documents = documents
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard let bytes = bytes(of: file.path, isDocument: file.isDocument),
        let edited = edits.map(\.edit).applied(to: bytes)
      else { return nil }
      if file.isDocument {
        for index in documents.indices where documents[index].path == file.path {
          documents[index].bytes = edited
        }
      } else {
        sources[file.path] = edited
      }
    }
    var again = reading
    if !sources.isEmpty {
      var stopwatch = Stopwatch()
      let edited = PortReader(tree: EditedTree(tree, edited: sources), width: width)
      let same = Set(files.lazy.flatMap(\.files).map(\.path)).subtracting(sources.keys)
      again = try await edited.read(files, &stopwatch, reusing: reading, for: same)
    }
    let after = Judge(specification: specification, today: today)
      .judge(again.ports, pages: documents.pages)
    return FindingComparison(old: judgement.findings, new: after.findings)
  }
}

/// One literal that is changed for the sake of some findings.
struct FixEdit: Hashable {
  struct File: Hashable {
    var path: String
    var isDocument: Bool
  }

  var file: File
  var edit: TextEdit
  var findings: [Finding]
}

extension Finding {
  /// Whether it says the same about the same file; its line may have moved.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && message == other.message && location?.path == other.location?.path
  }
}
