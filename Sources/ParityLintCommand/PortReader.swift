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
  let limits = Parser.Limits()

  /// Files of `same` are those of another reading: they are not read once more.
  func read(
    _ ports: [PortFiles], _ stopwatch: inout Stopwatch, reusing former: PortReading = PortReading(),
    for same: Set<String> = []
  ) async throws(Failure) -> PortReading {
    let files = sources(among: ports.flatMap(\.files))
    let memory = try await memory(of: ports, files, reusing: former, for: same)
    if memory != nil { stopwatch.lap("cache") }
    let unread = memory.map { unknown(of: files, in: ports, beside: $0) } ?? files
    let outcomes = await concurrentMap(unread, width: width, progress: progress?.of("reading")) { file in
      let content = memory?.contents[file.path]
      let known = same.contains(file.path) ? former.files[file.path] : nil
      return (known ?? self.read(file, content)).checked(beside: content)
    }
    var reading = PortReading()
    var texts: [String: SourceText] = [:]
    for outcome in outcomes {
      switch outcome.outcome {
      case .program(let program): texts[outcome.file.path] = program.source
      case .unreadable: break
      case .failure(let error): throw Failure(error.message, advice: error.advice)
      }
      reading.files[outcome.file.path] = outcome
    }
    reading.contents = memory?.contents
    reading.sources = PortSources(texts) { [tree, limits] path in
      memory?.contents.text(of: path, in: tree, limit: limits.bytes)
    }
    stopwatch.lap("parse")
    let found = await extract(ports, from: reading.files, beside: memory)
    reading.ports = merged(zip(ports, found).map(port))
    reading.unknownClasses = found.flatMap { $0.facts?.unknownClasses ?? [] }.sorted()
    if let memory {
      for (index, (port, kept)) in zip(ports, found).enumerated() where isKeepable(port, reading.files) {
        memory.keep(kept, at: index)
      }
    }
    cache?.save()
    stopwatch.lap("extract")
    return reading
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

  // MARK: What earlier runs kept

  /// What is kept of the ports; nil without a cache.
  private func memory(
    of ports: [PortFiles], _ files: [ListedFile], reusing former: PortReading, for same: Set<String>
  ) async throws(Failure) -> PortMemory? {
    guard let cache else { return nil }
    let contents = await TreeContents(
      of: files, in: tree, cache, width: width, limit: limits.bytes, reusing: former, for: same)
    for file in files {
      guard case .failure(let error)? = contents[file.path] else { continue }
      throw Failure(error.message, advice: error.advice)
    }
    return await PortMemory(of: ports, contents, in: cache, width: width)
  }

  /// The files of the ports of which something is not known yet.
  private func unknown(of files: [ListedFile], in ports: [PortFiles], beside memory: PortMemory)
    -> [ListedFile]
  {
    var paths: Set<String> = []
    for (index, port) in ports.enumerated() where !memory[index].isWhole {
      paths.formUnion(port.files.lazy.map(\.path))
    }
    return files.filter { paths.contains($0.path) }
  }

  /// Whether what was read of a port hangs on its files alone: on no clock, and on no later change.
  private func isKeepable(_ port: PortFiles, _ read: [String: ReadFile]) -> Bool {
    port.files.allSatisfy { read[$0.path].map { !$0.isChanged } ?? true }
  }
}
