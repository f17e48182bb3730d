import Glibc
import ParityModel
import Synchronization
import Workspace

/// What is kept between runs, in one file of a folder.
///
/// It may be lost, locked, damaged or full at any time: then it says so once, and is as if it were empty.
/// Whoever asks it gets what was kept under exactly that key, or nothing. Verdicts are never kept.
public final class FactCache: Sendable {
  /// The folder of the file, which is made when it is needed.
  public let folder: String
  /// The program that asks. What another one kept has other keys.
  public let build: BuildIdentity
  /// Bytes that are kept at most.
  public let limit: Int64
  /// Nanoseconds since 1970.
  private let clock: @Sendable () -> Int64
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())

  public static let limit: Int64 = 256 << 20

  private struct State {
    var store: Store = .closed
    var pending: [CacheStore.Entry] = []
    var used: [CacheKey] = []

    enum Store {
      case closed
      case open(CacheStore)
      case unusable
    }
  }

  /// - Parameter warn: is told, once, why the cache is not used.
  public init(
    folder: String, build: BuildIdentity, limit: Int64 = FactCache.limit,
    clock: @escaping @Sendable () -> Int64 = FactCache.systemClock,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder
    self.build = build
    self.limit = limit
    self.clock = clock
    self.warn = warn
  }

  @Sendable public static func systemClock() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Nanoseconds since 1970.
  public var now: Int64 { clock() }

  private var seconds: Int64 { clock() / 1_000_000_000 }

  public static func file(in folder: String) -> String { folder + "/paritylint-cache.sqlite" }

  /// What the files of a port state, where all of it is kept.
  public func manifest(for key: CacheKey) -> PortManifest? { value(for: key) }
  public func keep(_ manifest: PortManifest, for key: CacheKey) { note(manifest, for: key) }

  /// - Parameter interest: without it all facts are read, else those of files that have one of interest.
  public func facts(for key: CacheKey, of interest: FactInterest? = nil) -> FileFacts? {
    guard let interest else { return value(for: key) }
    return value(for: key) { FileFacts(blob: $0, at: $1, of: interest) }
  }
  public func keep(_ facts: FileFacts, for key: CacheKey) { note(facts, for: key) }

  public func outline(for key: CacheKey) -> FileOutline? { value(for: key) }
  public func keep(_ outline: FileOutline, for key: CacheKey) { note(outline, for: key) }

  public func behaviours(for key: CacheKey) -> [BehaviourResult]? { value(for: key) }
  public func keep(_ behaviours: [BehaviourResult], for key: CacheKey) { note(behaviours, for: key) }

  public func specification(for key: CacheKey) -> Specification? { value(for: key) }
  public func keep(_ specification: Specification, for key: CacheKey) { note(specification, for: key) }

  public func memo(for key: CacheKey) -> FileMemo? { value(for: key) }
  public func keep(_ memo: FileMemo, for key: CacheKey) { note(memo, for: key) }

  /// Writes what was given to keep since the last time.
  public func save() {
    state.withLock { state in
      defer {
        state.pending = []
        state.used = []
      }
      guard !state.pending.isEmpty || !state.used.isEmpty else { return }
      with(&state) { (state, store) throws(CacheTrouble) in
        try store.keep(state.pending, using: state.used, now: seconds)
      }
    }
  }

  private func value<Value: Keepable>(for key: CacheKey) -> Value? {
    value(for: key) { Value(blob: $0, at: $1) }
  }

  private func value<Value>(for key: CacheKey, _ read: ([UInt8], Int) -> Value?) -> Value? {
    var found: (sealed: [UInt8], isStale: Bool)?
    state.withLock { state in
      with(&state) { (_, store) throws(CacheTrouble) in
        found = try store.bytes(for: key, now: seconds)
      }
    }
    guard let found, CacheStore.isWhole(found.sealed, key),
      let value = read(found.sealed, CacheStore.sealLength)
    else { return nil }
    if found.isStale { state.withLock { $0.used.append(key) } }
    return value
  }

  private func note(_ value: some Keepable, for key: CacheKey) {
    let bytes = value.blob
    state.withLock { $0.pending.append(CacheStore.Entry(key: key, bytes: bytes)) }
  }

  /// Does something with the open file; trouble closes it for the rest of the run.
  private func with(_ state: inout State, _ body: (inout State, CacheStore) throws(CacheTrouble) -> Void) {
    do throws(CacheTrouble) {
      switch state.store {
      case .unusable: return
      case .open(let store): try body(&state, store)
      case .closed:
        let store = try open()
        state.store = .open(store)
        try body(&state, store)
      }
    } catch {
      state.store = .unusable
      warn(Self.warning(error, folder))
    }
  }

  private func open() throws(CacheTrouble) -> CacheStore {
    do {
      try Folder.make(folder)
    } catch {
      throw .other(error.message)
    }
    return try CacheStore(path: Self.file(in: folder), limit: limit)
  }

  private static func warning(_ trouble: CacheTrouble, _ folder: String) -> String {
    "the cache \(file(in: folder)) is not used: \(trouble.sentence)"
      + (trouble.advice.map { "\n  help: \($0)" } ?? "")
  }
}
