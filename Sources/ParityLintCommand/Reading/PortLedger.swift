import Conformance
import Evaluation
import Extraction
import FactCache
import ParityModel
import Program
import Workspace

/// What earlier runs kept of the files of one port, what is missing of it, and what is to be kept.
///
/// What a file states is kept under the digest of all files that it may hang on. Which these are is told by
/// the outlines of all files of the port; what they do not tell shows while the file is read.
struct PortLedger: Sendable {
  /// The files of the port that hold a source, in their order.
  let files: [ListedFile]
  private let cache: FactCache
  private let question: PortQuestion
  private let manifest: CacheKey
  private let kept: [KeptFile]
  private var outlines: [FileOutline?]
  private var graph = DependencyGraph([])
  private var entries: [Entry]
  private var isManifestKept = false
  /// The facts that are read of what is kept; nil for all.
  private let interest: FactInterest?

  /// What is known of one file.
  struct Entry: Sendable {
    /// What the file is known to hang on besides what its outline leads to.
    var observations: Set<Observation> = []
    /// The files that it hangs on.
    var scope: [Int] = []
    /// Where what it states is kept.
    var key: CacheKey?
    var facts: PortFacts?
    /// Whether that is still to be kept.
    var isNew = false
  }

  /// - Parameter listed: the files of the port whose content is known.
  /// - Parameter all: the same, as one digest.
  init(
    of port: PortFiles, _ listed: [(file: ListedFile, kept: KeptFile)], as all: KeptFiles,
    in cache: FactCache, for interest: FactInterest?, width: Int
  ) async {
    self.cache = cache
    self.interest = interest
    question = PortQuestion(dialect: port.dialect, teaching: port.teaching)
    manifest = .manifest(of: all, question, cache.build)
    let readable = listed.filter { if case .bytes = $0.kept.content { true } else { false } }
    files = readable.map(\.file)
    kept = readable.map(\.kept)
    outlines = Array(repeating: nil, count: files.count)
    entries = Array(repeating: Entry(), count: files.count)
    if let known = cache.manifest(for: manifest), known.keys.count == files.count {
      let facts = await concurrentMap(known.keys, width: width, batch: 64) {
        cache.facts(for: $0, of: interest)
      }
      for (index, facts) in facts.enumerated() {
        guard case .facts(let facts)? = facts else { continue }
        entries[index] = Entry(key: known.keys[index], facts: facts)
      }
      isManifestKept = isWhole
    }
    if isWhole { return }
    outlines = await concurrentMap(outlineKeys, width: width, batch: 64) { cache.outline(for: $0) }
  }

  private var outlineKeys: [CacheKey] {
    zip(files, kept).compactMap { file, kept in
      guard case .bytes(let digest) = kept.content, let language = Language(path: file.path) else {
        return nil
      }
      return .outline(of: digest, language: language.rawValue, cache.build)
    }
  }

  /// Whether all that the port states is known.
  var isWhole: Bool { entries.allSatisfy { $0.facts != nil } }

  /// The files that have to be parsed before it can be told what is missing.
  var unknown: [ListedFile] { isWhole ? [] : zip(files, outlines).compactMap { $1 == nil ? $0 : nil } }

  /// The files whose facts are missing.
  var missing: [Int] { entries.indices.filter { entries[$0].facts == nil } }

  /// What the files state, in their order; nil where some is missing.
  var facts: [PortFacts]? { isWhole ? entries.compactMap(\.facts) : nil }

  /// The outlines that are not kept, of files that are parsed now.
  func outlines(of read: [String: ReadFile], width: Int) async -> [(file: Int, outline: FileOutline)] {
    let new = outlines.indices.filter { outlines[$0] == nil }
    let made = await concurrentMap(
      new.map { read[files[$0].path]?.program }, width: width, batch: 16
    ) { program in
      program.map { FileOutline(of: $0) }
    }
    return zip(new, made).compactMap { file, outline in outline.map { (file, $0) } }
  }

  /// Tells which files hang together, now that every file is outlined.
  mutating func relate(_ new: [(file: Int, outline: FileOutline)]) {
    let keys = outlineKeys
    for (file, outline) in new {
      outlines[file] = outline
      cache.keep(outline, for: keys[file])
    }
    graph = DependencyGraph(outlines.map { $0 ?? FileOutline() })
  }

  /// What is kept of the files whose facts are missing, in their order.
  func kept(width: Int) async -> [Entry] {
    await concurrentMap(missing, width: width, batch: 64) { entry(of: $0) }
  }

  mutating func take(_ kept: [Entry]) {
    for (file, entry) in zip(missing, kept) { entries[file] = entry }
  }

  private func entry(of file: Int) -> Entry {
    var entry = Entry(scope: graph.closure(of: file))
    var key = key(of: file, entry)
    var found = cache.facts(for: key, of: interest)
    if case .observing(let observations)? = found {
      entry.observations = Set(observations)
      entry.scope = graph.closure(of: file, observing: observations)
      key = self.key(of: file, entry)
      found = cache.facts(for: key, of: interest)
    }
    guard case .facts(let facts)? = found else { return entry }
    entry.key = key
    entry.facts = facts
    return entry
  }

  private func key(of file: Int, _ entry: Entry) -> CacheKey {
    let answers = entry.observations.sorted().map { observation -> (Observation, [String]) in
      guard case .members(let name) = observation else { return (observation, []) }
      return (observation, graph.files(withMember: name).map { files[$0].path })
    }
    return .facts(
      ofFile: kept[file], beside: entry.scope.map { kept[$0] }, observing: answers, question, cache.build)
  }

  /// The files that have to be parsed to read the missing ones as they are read among all.
  var needed: [ListedFile] {
    var isNeeded = Array(repeating: false, count: files.count)
    for entry in entries where entry.facts == nil {
      for file in entry.scope { isNeeded[file] = true }
      for case .members(let name) in entry.observations {
        for file in graph.files(withMember: name) { isNeeded[file] = true }
      }
    }
    return files.indices.filter { isNeeded[$0] }.map { files[$0] }
  }

  /// What was asked of the whole port for a file, beyond what its outline leads to.
  func observations(of witness: LookupWitness, for file: Int) -> Set<Observation> {
    graph.observations(of: witness, in: scope(of: file))
  }

  /// The files that one hangs on.
  func scope(of file: Int) -> [Int] {
    entries[file].scope.isEmpty ? graph.closure(of: file) : entries[file].scope
  }

  /// Takes what a file was read to state. Where it turned out to hang on more of the port than was at hand,
  /// it has to be read once more.
  ///
  /// - Parameter isSure: whether all of the port was at hand.
  mutating func take(_ facts: PortFacts, of file: Int, observing found: Set<Observation>, isSure: Bool) {
    let isForeseen = found.isSubset(of: entries[file].observations)
    if !isForeseen {
      entries[file].observations.formUnion(found)
      entries[file].scope = graph.closure(of: file, observing: entries[file].observations)
    }
    guard isSure || isForeseen else { return }
    entries[file].key = key(of: file, entries[file])
    entries[file].facts = facts
    entries[file].isNew = true
  }

  /// Keeps what was read, and where all of it is kept.
  func keep(width: Int) async {
    let new = entries.indices.filter { entries[$0].isNew }
    _ = await concurrentMap(new, width: width, batch: 16) { file in
      guard let key = entries[file].key, let facts = entries[file].facts else { return }
      cache.keep(.facts(facts), for: key)
      guard !entries[file].observations.isEmpty else { return }
      cache.keep(
        .observing(entries[file].observations.sorted()),
        for: self.key(of: file, Entry(scope: graph.closure(of: file))))
    }
    if isWhole, !isManifestKept { cache.keep(PortManifest(keys: entries.compactMap(\.key)), for: manifest) }
  }
}

extension KeptFile {
  /// The files of a port whose content is known, in a language of a port.
  static func all(of port: PortFiles, _ contents: TreeContents) -> [(file: ListedFile, kept: KeptFile)] {
    port.files.compactMap { file in
      guard Language(path: file.path) != nil else { return nil }
      let content: KeptFile.Content
      switch contents[file.path] {
      case .bytes(let digest, _): content = .bytes(digest)
      case .unreadable(let reason): content = .unreadable(reason: reason)
      case .failure, nil: return nil
      }
      return (file, KeptFile(path: file.path, page: file.page, content: content))
    }
  }
}
