import Conformance
import Evaluation
import Extraction
import FactCache
import ParityModel
import Program
import SyntaxTree
import Workspace

/// Reads files of a tree into ports: each file once, as many at a time as the machine is wide.
struct PortReader: Sendable {
  let tree: any SourceTree
  let width: Int
  var progress: Progress?
  /// What earlier runs kept; nil to read everything.
  var cache: FactCache?
  /// The facts that are of use where all are kept; of a platform that is left out, all of them.
  var interests: [Platform: FactInterest] = [:]
  let limits = Parser.Limits()

  /// Files of `same` are those of another reading: they are not read once more.
  func read(
    _ ports: [PortFiles], _ stopwatch: inout Stopwatch, reusing former: PortReading = PortReading(),
    for same: Set<String> = []
  ) async throws(Failure) -> PortReading {
    let files = sources(among: ports.flatMap(\.files))
    let contents = try await contents(of: files, reusing: former, for: same)
    var works: [PortWork] = []
    for port in ports {
      works.append(
        await PortWork(
          of: port, contents, in: cache, for: interests[port.dialect.platform], width: width))
    }
    if contents != nil { stopwatch.lap("cache") }

    var reading = PortReading()
    reading.contents = contents
    while true {
      var asked: Set<String> = []
      for work in works { asked.formUnion(work.asked.lazy.map(\.path)) }
      let new = files.filter { asked.contains($0.path) && reading.files[$0.path] == nil }
      try await parse(new, beside: contents, into: &reading, reusing: former, for: same)
      stopwatch.lap("parse")
      var prepared: [PortWork] = []
      for work in works { prepared.append(await work.prepared(beside: reading.files, width: width)) }
      works = prepared
      guard works.allSatisfy({ $0.isReady(beside: reading.files) }) else { continue }
      if works.allSatisfy(\.isDone) { break }
      await extract(&works, from: reading.files)
      stopwatch.lap("extract")
    }
    for work in works { await work.keep(beside: reading.files, width: width) }
    cache?.save()
    reading.unknownClasses = works.flatMap(\.unknownClasses).sorted()
    var ports: [Port] = []
    for index in works.indices { ports.append(works[index].takePort(beside: reading.files, contents)) }
    reading.ports = merged(ports)
    stopwatch.lap("extract")
    let texts = reading.files.compactMapValues(\.program?.source)
    reading.sources = PortSources(texts) { [tree, limits] path in
      contents?.text(of: path, in: tree, limit: limits.bytes)
    }
    return reading
  }

  private func parse(
    _ files: [ListedFile], beside contents: TreeContents?, into reading: inout PortReading,
    reusing former: PortReading, for same: Set<String>
  ) async throws(Failure) {
    let outcomes = await concurrentMap(files, width: width, progress: progress?.of("reading")) { file in
      let content = contents?[file.path]
      let known = same.contains(file.path) ? former.files[file.path] : nil
      return (known ?? self.read(file, content)).checked(beside: content)
    }
    for outcome in outcomes {
      if case .failure(let error) = outcome.outcome { throw Failure(error.message, advice: error.advice) }
      reading.files[outcome.file.path] = outcome
    }
  }

  /// Parses files ahead of what is asked of them, for `read` to reuse; none where an earlier run knew the
  /// tree, for then most need not be read.
  func parsed(_ files: [ListedFile]) async -> PortReading {
    if let cache, TreeContents.isKnown(tree, in: cache) { return PortReading() }
    var reading = PortReading()
    let read = await concurrentMap(
      sources(among: files), width: width, progress: progress?.of("reading")
    ) { file in
      let before = cache.map { TreeContents.Before(now: $0.now, stamp: tree.stamp(of: file.path)) }
      var read = self.read(file, nil)
      read.before = before
      return read
    }
    for file in read { reading.files[file.file.path] = file }
    return reading
  }

  /// Each file once, in a language of a port.
  private func sources(among files: [ListedFile]) -> [ListedFile] {
    var paths: Set<String> = []
    return files.filter { Language(path: $0.path) != nil && paths.insert($0.path).inserted }
  }

  // MARK: Files

  /// - Parameter content: what is known of the file; its bytes where they have been read.
  private func read(_ file: ListedFile, _ content: TreeContents.Content?) -> ReadFile {
    do {
      let bytes: [UInt8]
      var isChanged = false
      if case .bytes(_, let known?)? = content {
        bytes = known
      } else {
        bytes = try tree.bytes(of: file.path, limit: limits.bytes)
        if case .bytes(let digest, nil)? = content { isChanged = Digest(of: bytes) != digest }
      }
      guard let language = Language(path: file.path) else {
        return ReadFile(file: file, outcome: .unreadable(reason: "it is in no language of a port"))
      }
      switch ProgramReader(limits: limits).read(SourceText(bytes: bytes), language: language) {
      case .success(let program):
        return ReadFile(file: file, outcome: .program(program), isChanged: isChanged)
      case .failure(let failure):
        return ReadFile(file: file, outcome: .unreadable(reason: failure.reason))
      }
    } catch .tooLarge(_, let limit) {
      return ReadFile(file: file, outcome: .unreadable(reason: Self.tooLarge(limit)))
    } catch {
      return ReadFile(file: file, outcome: .failure(error))
    }
  }

  static func tooLarge(_ limit: Int) -> String { "it is larger than \(limit) bytes" }

  /// What the files hold; nil without a cache.
  private func contents(
    of files: [ListedFile], reusing former: PortReading, for same: Set<String>
  ) async throws(Failure) -> TreeContents? {
    guard let cache else { return nil }
    let contents = await TreeContents(
      of: files, in: tree, cache, width: width, limit: limits.bytes, reusing: former, for: same)
    for file in files {
      guard case .failure(let error)? = contents[file.path] else { continue }
      throw Failure(error.message, advice: error.advice)
    }
    return contents
  }
}
