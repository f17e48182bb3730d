import ParityModel
import ScratchFolder
import Synchronization
import Testing
import Workspace

@testable import FactCache

@Suite("The cache")
struct FactCacheTests {
  private let scratch: Scratch
  private let build = BuildIdentity(identity: [1, 2, 3])

  init() throws { scratch = try Scratch() }

  private var folder: String { scratch.path + "/cache" }
  private var file: String { FactCache.file(in: folder) }

  /// A cache whose clock stands still, and what it complained about.
  private func cache(
    build: BuildIdentity? = nil, limit: Int64 = FactCache.limit, seconds: Int64 = 1_000_000
  ) -> (cache: FactCache, warnings: Warnings) {
    let warnings = Warnings()
    let cache = FactCache(
      folder: folder, build: build ?? self.build, limit: limit, clock: { seconds * 1_000_000_000 },
      warn: { warnings.add($0) })
    return (cache, warnings)
  }

  private func key(_ number: Int, _ build: BuildIdentity? = nil) -> CacheKey {
    .memo(of: "tree \(number)", build ?? self.build)
  }

  private func fill(_ numbers: Range<Int> = 0..<1) -> Warnings {
    let (cache, warnings) = cache()
    for number in numbers { cache.keep(Samples.kept, for: key(number)) }
    cache.save()
    return warnings
  }

  @Test("gives back under a key what was kept under it, also to the next process")
  func keeps() {
    #expect(fill().all.isEmpty)
    let (cache, warnings) = cache()
    #expect(cache.facts(for: key(0))?.blob == Samples.kept.blob)
    #expect(cache.facts(for: key(1)) == nil)
    #expect(cache.behaviours(for: key(0)) == nil, "these are no behaviours")
    #expect(warnings.all.isEmpty)
  }

  @Test("has another key for each thing that facts depend on")
  func keys() {
    let digest = Digest(of: [1])
    let file = KeptFile(path: "a.swift", page: nil, content: .bytes(digest))
    let teaching = PortTeaching(of: Samples.specification)
    let dialect = Dialect(platform: .swiftUI)
    let changed = Digest(of: [2])
    var untaught = Samples.specification
    untaught.teachings.removeLast()
    var unnamed = Samples.specification
    unnamed.namespaces[0].unit = .color
    let question = PortQuestion(dialect: dialect, teaching: teaching)
    let others = [
      file, KeptFile(path: "b.swift", page: nil, content: .bytes(digest)),
      KeptFile(path: "a.swift", page: Samples.page, content: .bytes(digest)),
      KeptFile(path: "a.swift", page: nil, content: .bytes(changed)),
      KeptFile(path: "a.swift", page: nil, content: .unreadable(reason: "x")),
    ]
    let questions = [
      question, PortQuestion(dialect: Dialect(platform: .compose), teaching: teaching),
      PortQuestion(dialect: Dialect(platform: .swiftUI, rem: 15), teaching: teaching),
      PortQuestion(dialect: dialect, teaching: PortTeaching(of: untaught)),
      PortQuestion(dialect: dialect, teaching: PortTeaching(of: unnamed)),
    ]
    let name = NameHash(of: "name")
    let observations: [[(Observation, [String])]] = [
      [], [(.declarations(name), [])], [(.members(name), [])], [(.members(name), ["a.swift"])],
      [(.mentions(name), [])], [(.shadows, [])], [(.declarations(NameHash(of: "other")), [])],
    ]
    var keys = [
      CacheKey.manifest(of: KeptFiles([]), question, build),
      .manifest(of: KeptFiles([file, file]), question, build),
      .manifest(of: KeptFiles([file]), question, BuildIdentity(identity: [1, 2])),
      .facts(ofFile: file, beside: [], observing: [], question, build),
      .facts(ofFile: file, beside: [file, file], observing: [], question, build),
      .facts(ofFile: file, beside: [file], observing: [], question, BuildIdentity(identity: [1, 2])),
      .behaviours(of: KeptFiles([file]), dialect: dialect, teaching: teaching, build),
      .outline(of: digest, language: "swift", build), .outline(of: digest, language: "kotlin", build),
      .outline(of: changed, language: "swift", build),
    ]
    for file in others { keys.append(.manifest(of: KeptFiles([file]), question, build)) }
    for question in questions {
      keys.append(.manifest(of: KeptFiles([file, others[1]]), question, build))
      keys.append(.facts(ofFile: file, beside: [file, others[1]], observing: [], question, build))
    }
    for file in others {
      keys.append(.facts(ofFile: file, beside: [others[0]], observing: [], question, build))
    }
    for other in others.dropFirst() {
      keys.append(.facts(ofFile: file, beside: [other], observing: [], question, build))
    }
    for seen in observations.dropFirst() {
      keys.append(.facts(ofFile: file, beside: [file], observing: seen, question, build))
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test("asks again where a question of the spec changes, and not where a place or an answer does")
  func questions() {
    func key(_ change: (inout BehaviourSpec) -> Void) -> CacheKey {
      var specification = Samples.specification
      change(&specification.components[0].behaviours[0])
      return .behaviours(
        of: KeptFiles([]), dialect: Dialect(platform: .compose), teaching: PortTeaching(of: specification),
        build)
    }
    let plain = key { _ in }
    #expect(key { $0.origin.line += 1 } == plain)
    #expect(key { $0.expected = [] } == plain)
    #expect(key { $0.exceptions = [] } == plain)
    #expect(key { $0.name = "other" } != plain)
    #expect(key { $0.inputs[0].domain = .values([.number(2)]) } != plain)
    #expect(key { $0.subjects[.compose]?.taking = "width" } != plain)
    #expect(key { $0.assumptions = [] } != plain)
    #expect(key { $0.columns = ["height"] } != plain)
    #expect(key { $0.ticks = 8 } != plain)
  }

  @Test("gives nothing to another build of the program")
  func otherBuild() {
    _ = fill()
    let other = BuildIdentity(identity: [9])
    let (cache, warnings) = cache(build: other)
    #expect(cache.facts(for: key(0, other)) == nil)
    #expect(warnings.all.isEmpty)
  }

  @Test("knows its own build")
  func ownBuild() throws {
    let build = try #require(BuildIdentity.current)
    #expect(build.identity.count >= 8)
    #expect(build == BuildIdentity.current)
  }

  @Test("starts anew where its file is of another version")
  func otherVersion() throws {
    _ = fill()
    try Database(path: file, mayWrite: true).run("ALTER TABLE entry RENAME TO thing; PRAGMA user_version=7")
    let (cache, warnings) = cache()
    #expect(cache.facts(for: key(0)) == nil)
    cache.keep(Samples.kept, for: key(0))
    cache.save()
    #expect(cache.facts(for: key(0)) != nil)
    #expect(warnings.all.isEmpty)
  }

  @Test("leaves a database alone that is not its own")
  func foreign() throws {
    try scratch.write(["cache/none": ""])
    try Database(path: file, mayWrite: true).run("CREATE TABLE letters (a); INSERT INTO letters VALUES (1)")
    let warnings = fill()
    #expect(
      warnings.all == [
        "the cache \(file) is not used: it is no cache of paritylint\n"
          + "  help: `paritylint cache clean` starts it anew"
      ])
    #expect(try Database(path: file, mayWrite: false).number("SELECT a FROM letters") == 1)
  }

  @Test("says once that its file is no database")
  func garbage() throws {
    try scratch.write(["cache/paritylint-cache.sqlite": String(repeating: "no database ", count: 1000)])
    let (cache, warnings) = cache()
    for number in 0..<3 {
      #expect(cache.facts(for: key(number)) == nil)
      cache.keep(Samples.kept, for: key(number))
      cache.save()
    }
    #expect(warnings.all.count == 1)
    #expect(try FactCache.clean(folder))
    #expect(fill().all.isEmpty)
  }

  @Test("is wrong about nothing, whichever bytes of its file are damaged or missing")
  func damaged() throws {
    _ = fill(0..<3)
    let whole = try bytes()
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var lost = 0
    for round in 0..<120 {
      var damaged = whole
      if round % 3 == 0 {
        damaged.removeLast(random(damaged.count))
      } else {
        for _ in 0..<(1 << random(8)) { damaged[random(damaged.count)] = UInt8(random(256)) }
      }
      try write(damaged)
      let (cache, warnings) = cache()
      for number in 0..<3 {
        let found = cache.facts(for: key(number))
        if found == nil { lost += 1 } else { #expect(found?.blob == Samples.kept.blob) }
      }
      cache.keep(Samples.kept, for: key(4))
      cache.save()
      #expect(warnings.all.count <= 1)
    }
    #expect(lost > 100)
  }

  @Test("goes without where another process holds it")
  func locked() throws {
    _ = fill()
    let other = try Database(path: file, mayWrite: true)
    try other.run("BEGIN EXCLUSIVE")
    let (cache, warnings) = cache()
    #expect(cache.facts(for: key(0)) == nil)
    cache.keep(Samples.kept, for: key(1))
    cache.save()
    #expect(warnings.all == ["the cache \(file) is not used: another process holds it"])
    try other.run("COMMIT")
    #expect(self.cache().cache.facts(for: key(0)) != nil)
  }

  @Test("is read where it may not be written, and says so when it should be")
  func readOnly() throws {
    _ = fill()
    try scratch.shell("chmod 755 . && chmod 555 cache && chmod 444 cache/*")
    defer { _ = try? scratch.shell("chmod 755 cache && chmod 644 cache/*") }
    Scratch.asNobody {
      let (cache, warnings) = cache(seconds: 9_000_000)
      #expect(cache.facts(for: key(0)) != nil)
      #expect(warnings.all.isEmpty)
      cache.keep(Samples.kept, for: key(1))
      cache.save()
      #expect(
        warnings.all == [
          "the cache \(file) is not used: it may not be written\n"
            + "  help: --cache-dir names another folder, --no-cache does without"
        ])
    }
  }

  @Test("goes without where its folder cannot be made")
  func noFolder() throws {
    try scratch.write(["cache": "a file"])
    let warnings = fill()
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.hasPrefix("the cache \(file) is not used: cannot write ") ?? false)
  }

  @Test("goes without where the disk is full")
  func full() throws {
    _ = fill()
    let store = try CacheStore(path: file, limit: FactCache.limit)
    try store.database.run("PRAGMA max_page_count=1")
    let entry = CacheStore.Entry(key: key(1), bytes: [UInt8](repeating: 1, count: 1_000_000))
    #expect(throws: CacheTrouble.full) { try store.keep([entry], using: [], now: 1) }
    #expect(try store.bytes(for: key(1), now: 1) == nil)
    #expect(try store.bytes(for: key(0), now: 1) != nil)
  }

  @Test("lets go of what was used least lately when there is too much")
  func eviction() throws {
    try scratch.write(["cache/none": ""])
    let store = try CacheStore(path: file, limit: 1000)
    func keep(_ number: Int, _ size: Int, at now: Int64) throws {
      let entry = CacheStore.Entry(key: key(number), bytes: [UInt8](repeating: 1, count: size))
      try store.keep([entry], using: [], now: now)
    }
    func kept(_ numbers: Range<Int>) throws -> [Int] {
      try numbers.filter { try store.bytes(for: key($0), now: 0) != nil }
    }
    for number in 0..<10 { try keep(number, 100, at: Int64(number)) }
    #expect(try kept(0..<10) == Array(0..<10))
    try store.keep([], using: [key(0)], now: 50)
    try keep(10, 100, at: 60)
    #expect(try kept(0..<11) == [0, 5, 6, 7, 8, 9, 10], "down to three quarters")
    try keep(11, 600, at: 70)
    #expect(try kept(0..<12) == [0, 5, 6, 7, 8, 9, 10], "what alone is too much is not kept")
  }

  @Test("notes a use again after an hour, and writes nothing before")
  func uses() throws {
    _ = fill()
    let before = try bytes()
    let (soon, _) = cache(seconds: 1_000_000 + 3599)
    #expect(soon.facts(for: key(0)) != nil)
    soon.save()
    #expect(try bytes() == before)
    let (late, _) = cache(seconds: 1_000_000 + 3600)
    #expect(late.facts(for: key(0)) != nil)
    late.save()
    let used = try Database(path: file, mayWrite: false).number("SELECT used FROM entry")
    #expect(used == 1_003_600)
  }

  @Test("is counted and emptied")
  func upkeep() throws {
    #expect(try FactCache.content(of: folder) == nil)
    #expect(try !FactCache.clean(folder))
    _ = fill(0..<30)
    let content = try #require(try FactCache.content(of: folder))
    #expect(content.entries == 30)
    #expect(content.bytes == Int64(30 * Samples.kept.blob.count))
    #expect(try content.size == Int64(bytes().count))
    #expect(try FactCache.clean(folder))
    let left = try #require(try FactCache.content(of: folder))
    #expect(left.entries == 0)
    #expect(left.size < content.size)
  }

  @Test("serves many threads with connections of their own")
  func concurrent() async throws {
    let numbers = 0..<24
    let failures = await withTaskGroup(of: Int.self) { group in
      for number in numbers {
        group.addTask {
          let (cache, warnings) = cache()
          var failures = 0
          for round in 0..<4 {
            cache.keep(Samples.memo, for: key(number * 4 + round))
            cache.save()
            if cache.memo(for: key(number * 4 + round)) != Samples.memo { failures += 1 }
          }
          return failures + warnings.all.count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(failures == 0)
    #expect(try FactCache.content(of: folder)?.entries == 96)
  }

  private func bytes() throws -> [UInt8] { try Disk().read(file, limit: 100_000_000) }

  private func write(_ bytes: [UInt8]) throws { try FileWriter.write(bytes, to: file) }
}

final class Warnings: Sendable {
  private let sentences = Mutex<[String]>([])

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }

  var all: [String] { sentences.withLock { $0 } }
}
