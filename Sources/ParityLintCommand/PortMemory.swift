import Conformance
import FactCache
import ParityModel
import Program
import SyntaxTree
import Workspace

/// What earlier runs kept of the ports of a run, and what is to be kept of it.
struct PortMemory: Sendable {
  private let cache: FactCache
  let contents: TreeContents
  private var ports: [Entry] = []

  private struct Entry: Sendable {
    /// Nil where the port is known from elsewhere.
    var facts: CacheKey?
    /// Nil where nothing is asked of behaviour.
    var behaviours: CacheKey?
    var kept: KeptPort
  }

  init(of ports: [PortFiles], _ contents: TreeContents, in cache: FactCache, width: Int) async {
    self.cache = cache
    self.contents = contents
    self.ports = await concurrentMap(ports, width: width) { Self.entry(of: $0, contents, in: cache) }
  }

  private static func entry(of port: PortFiles, _ contents: TreeContents, in cache: FactCache) -> Entry {
    guard port.known == nil else { return Entry(kept: .nothing) }
    let files = KeptFiles(
      port.files.compactMap { file in
        guard Language(path: file.path) != nil else { return nil }
        let content: KeptFile.Content
        switch contents[file.path] {
        case .bytes(let digest, _): content = .bytes(digest)
        case .unreadable(let reason): content = .unreadable(reason: reason)
        case .failure, nil: return nil
        }
        return KeptFile(path: file.path, page: file.page, content: content)
      })
    let facts = CacheKey.facts(of: files, dialect: port.dialect, teaching: port.teaching, cache.build)
    var entry = Entry(facts: facts, kept: KeptPort(facts: cache.facts(for: facts), behaviours: []))
    if port.asksOfBehaviour {
      let key = CacheKey.behaviours(of: files, dialect: port.dialect, teaching: port.teaching, cache.build)
      entry.behaviours = key
      entry.kept.behaviours = cache.behaviours(for: key)
    }
    return entry
  }

  /// What is known of a port by its index.
  subscript(port: Int) -> KeptPort { ports[port].kept }

  /// Keeps what was read of a port.
  func keep(_ port: KeptPort, at index: Int) {
    let entry = ports[index]
    if entry.kept.facts == nil, let facts = port.facts, let key = entry.facts { cache.keep(facts, for: key) }
    if entry.kept.behaviours == nil, let behaviours = port.behaviours, let key = entry.behaviours {
      cache.keep(behaviours, for: key)
    }
  }
}

/// What is known of a port without parsing it.
struct KeptPort: Sendable {
  var facts: PortFacts?
  var behaviours: [BehaviourResult]?

  /// Of a port that is not read at all.
  static let nothing = KeptPort(
    facts: PortFacts(
      facts: [], uses: [], unreadable: [], suppressions: [], unknownClasses: [], declarations: [:]),
    behaviours: [])

  var isWhole: Bool { facts != nil && behaviours != nil }
}
