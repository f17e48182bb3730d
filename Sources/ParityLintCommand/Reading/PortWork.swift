import Conformance
import Evaluation
import Extraction
import FactCache
import ParityModel
import Program
import Workspace

/// One port while it is read: what is known of it, and what has to be parsed for the rest.
struct PortWork: Sendable {
  let port: PortFiles
  private(set) var facts: [PortFacts]?
  var behaviours: [BehaviourResult]?
  /// What earlier runs kept of its files; nil where they are all read anew.
  private var ledger: PortLedger?
  private var isOutlined = false
  private var memory: BehaviourMemory?
  private var extracted: [Int: PortFacts] = [:]

  /// Where what a port does is kept.
  private struct BehaviourMemory: Sendable {
    let cache: FactCache
    let key: CacheKey
    var isKept: Bool
  }

  init(
    of port: PortFiles, _ contents: TreeContents?, in cache: FactCache?, for interest: FactInterest?,
    width: Int
  ) async {
    self.port = port
    guard port.known == nil else {
      facts = []
      behaviours = []
      return
    }
    if !port.asksOfBehaviour { behaviours = [] }
    guard let cache, let contents else { return }
    let listed = KeptFile.all(of: port, contents)
    let files = KeptFiles(listed.map(\.kept))
    let ledger = await PortLedger(of: port, listed, as: files, in: cache, for: interest, width: width)
    facts = ledger.facts
    self.ledger = ledger
    if port.asksOfBehaviour {
      let key = CacheKey.behaviours(of: files, dialect: port.dialect, teaching: port.teaching, cache.build)
      behaviours = cache.behaviours(for: key)
      memory = BehaviourMemory(cache: cache, key: key, isKept: behaviours != nil)
    }
  }

  var isDone: Bool { facts != nil && behaviours != nil }

  /// The files that have to be parsed next.
  var asked: [ListedFile] {
    if isDone { return [] }
    guard behaviours != nil, let ledger else { return port.files.filter { Language(path: $0.path) != nil } }
    return isOutlined ? ledger.needed : ledger.unknown
  }

  /// The same, with what is missing found out as far as what was asked for has been parsed.
  func prepared(beside read: [String: ReadFile], width: Int) async -> PortWork {
    guard facts == nil, let ledger else { return self }
    var work = self
    if !isSettled(beside: read) {
      work.ledger = nil
    } else if !isOutlined {
      let outlines = await ledger.outlines(of: read, width: width)
      var related = ledger
      related.relate(outlines)
      related.take(await related.kept(width: width))
      work.isOutlined = true
      work.facts = related.facts
      work.ledger = related
    }
    return work
  }

  /// Whether everything that is asked for has been parsed.
  func isReady(beside read: [String: ReadFile]) -> Bool { asked.allSatisfy { read[$0.path] != nil } }

  /// Whether what was read hangs on the files alone: on no clock, and on no later change.
  private func isSettled(beside read: [String: ReadFile]) -> Bool {
    port.files.allSatisfy { read[$0.path].map { !$0.isChanged } ?? true }
  }

  // MARK: Reading

  /// What is read next; nil where nothing is missing.
  func round(from read: [String: ReadFile]) -> PortRound? {
    if isDone { return nil }
    let sources = port.sources(in: read)
    guard facts == nil else { return PortRound(files: sources, wanted: [], ledger: nil, places: []) }
    guard let ledger else {
      return PortRound(files: sources, wanted: Array(sources.indices), ledger: nil, places: [])
    }
    let places = Dictionary(
      ledger.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let missing = Set(ledger.missing)
    let numbers = sources.map { places[$0.path] ?? 0 }
    return PortRound(
      files: sources, wanted: sources.indices.filter { missing.contains(numbers[$0]) }, ledger: ledger,
      places: numbers)
  }

  /// Takes what some files of a round state.
  mutating func note(_ found: [(file: Int, PortFacts)]) {
    for (file, facts) in found { extracted[file] = facts }
  }

  /// Ends a round.
  mutating func finish(_ round: PortRound) {
    defer { extracted = [:] }
    guard facts == nil else { return }
    guard var ledger else {
      facts = round.wanted.compactMap { extracted[$0] }
      return
    }
    for file in round.wanted {
      guard let facts = extracted[file] else { continue }
      ledger.take(
        facts, of: round.places[file], observing: round.observations(for: file),
        isSure: round.files.count == ledger.files.count)
    }
    facts = ledger.facts
    self.ledger = ledger
  }

  // MARK: The end

  var unknownClasses: [UnknownClass] { facts?.flatMap(\.unknownClasses) ?? [] }

  /// The port as it is judged. It can be taken once: the facts of a large port are not kept twice.
  mutating func takePort(beside read: [String: ReadFile], _ contents: TreeContents?) -> Port {
    if let known = port.known { return known }
    let parts = (facts ?? []).map { Extraction($0) }
    facts = nil
    ledger = nil
    let whole = Extraction.merged(parts)
    let platform = port.dialect.platform
    let unreadable = port.files.compactMap { file -> Unreadable? in
      let reason: String
      switch (read[file.path]?.outcome, contents?[file.path]) {
      case (.unreadable(let said)?, _), (nil, .unreadable(let said)?): reason = said
      default: return nil
      }
      return Unreadable(
        platform: platform, part: "", reason: reason, location: Location(path: file.path, page: file.page))
    }
    var result = Port(
      platform: platform, files: port.files.map { Location(path: $0.path, page: $0.page) },
      facts: whole.facts, unreadable: unreadable + whole.unreadable, suppressions: whole.suppressions,
      behaviours: behaviours ?? [], declarations: PortFacts(whole).declarations)
    result.uses = whole.uses
    return result
  }

  /// Keeps what was read.
  func keep(beside read: [String: ReadFile], width: Int) async {
    guard isSettled(beside: read) else { return }
    await ledger?.keep(width: width)
    if let memory, !memory.isKept, let behaviours { memory.cache.keep(behaviours, for: memory.key) }
  }
}

extension PortFacts {
  init(_ extraction: Extraction) {
    self.init(
      facts: extraction.facts, uses: extraction.uses, unreadable: extraction.unreadable,
      suppressions: extraction.suppressions, unknownClasses: extraction.unknownClasses, declarations: [:])
    for part in extraction.parts where declarations[part.name] == nil {
      declarations[part.name] = part.location
    }
  }
}

extension Extraction {
  fileprivate init(_ facts: PortFacts) {
    self.init()
    self.facts = facts.facts
    uses = facts.uses
    unreadable = facts.unreadable
    suppressions = facts.suppressions
    unknownClasses = facts.unknownClasses
    parts = facts.declarations.map { Part(name: $0.key, location: $0.value) }
  }
}
