import Conformance
import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Workspace

/// The files of one platform, before they are read.
struct PortFiles: Sendable {
  var dialect: Dialect
  var lexicon: Lexicon
  /// What is asked of the behaviour of the port.
  var behaviour: BehaviourEvaluator
  var files: [ListedFile]
  /// The port where it was read elsewhere already; it has no files then.
  var known: Port?

  init(dialect: Dialect, files: [ListedFile]) {
    self.dialect = dialect
    behaviour = BehaviourEvaluator(specification: Specification(), dialect: dialect)
    lexicon = Lexicon(platform: dialect.platform)
    self.files = files
  }

  init(source: Specification.Source, specification: Specification, files: [ListedFile]) {
    dialect = source.dialect
    behaviour = BehaviourEvaluator(specification: specification, dialect: source.dialect)
    lexicon = Lexicon(
      namespaces: specification.namespaces, teachings: specification.teachings, platform: source.platform)
    self.files = files
  }
}

/// What reading the ports gave.
struct PortReading: Sendable {
  var ports: [Port] = []
  /// Classes that are not understood, by place.
  var unknownClasses: [UnknownClass] = []
  /// The text of every file that was read, by path.
  var sources: [String: SourceText] = [:]
  /// What each file was read as, by path.
  fileprivate var files: [String: ReadFile] = [:]

  var paths: Set<String> { Set(files.keys) }
}

private struct ReadFile: Sendable {
  var file: ListedFile
  var outcome: Outcome

  enum Outcome: Sendable {
    case program(Program)
    case unreadable(reason: String)
    case failure(WorkspaceError)
  }
}

/// Reads files of a tree into ports: each file once, as many at a time as the machine is wide.
struct PortReader: Sendable {
  let tree: any SourceTree
  let width: Int
  var progress: Progress?
  let limits = Parser.Limits()

  /// Files of `same` are those of another reading: they are not read once more.
  func read(
    _ ports: [PortFiles], _ stopwatch: inout Stopwatch, reusing former: PortReading = PortReading(),
    for same: Set<String> = []
  ) async throws(Failure) -> PortReading {
    let outcomes = await files(ports.flatMap(\.files), reusing: former, for: same)
    var reading = PortReading()
    var programs: [String: ReadFile] = [:]
    for outcome in outcomes {
      switch outcome.outcome {
      case .program(let program): reading.sources[outcome.file.path] = program.source
      case .unreadable: break
      case .failure(let error): throw Failure(error.message, advice: error.advice)
      }
      programs[outcome.file.path] = outcome
    }
    reading.files = programs
    stopwatch.lap("parse")
    let modules = ports.map { module(of: $0, from: programs) }
    // Running what ports do takes as long as reading what they state, and neither waits for the other.
    let halves =
      ports.indices.map { (index: $0, isBehaviour: true) }
      + ports.indices.map { (index: $0, isBehaviour: false) }
    let results = await concurrentMap(halves, width: width, progress: progress?.of("extracting")) {
      index, isBehaviour in
      isBehaviour
        ? Half.behaviours(ports[index].behaviour.results(of: modules[index]))
        : .extraction(
          Extractor(dialect: ports[index].dialect, lexicon: ports[index].lexicon).extract(modules[index]))
    }
    var found = ports.map { port(of: $0, from: programs) }
    for (half, result) in zip(halves, results) {
      switch result {
      case .behaviours(let behaviours): found[half.index].behaviours = behaviours
      case .extraction(let extraction):
        found[half.index].add(extraction)
        reading.unknownClasses += extraction.unknownClasses
      }
    }
    for index in ports.indices { found[index] = ports[index].known ?? found[index] }
    reading.ports = merged(found)
    reading.unknownClasses.sort()
    stopwatch.lap("extract")
    return reading
  }

  private enum Half: Sendable {
    case behaviours([BehaviourResult])
    case extraction(Extraction)
  }

  /// Parses files ahead of what is asked of them, for `read` to reuse.
  func parsed(_ files: [ListedFile]) async -> PortReading {
    var reading = PortReading()
    for file in await self.files(files, reusing: reading, for: []) { reading.files[file.file.path] = file }
    return reading
  }

  /// Each file once, in a language of a port.
  private func files(
    _ listed: [ListedFile], reusing former: PortReading, for same: Set<String>
  ) async -> [ReadFile] {
    var paths: Set<String> = []
    let files = listed.filter { Language(path: $0.path) != nil && paths.insert($0.path).inserted }
    return await concurrentMap(files, width: width, progress: progress?.of("reading")) { file in
      guard same.contains(file.path), let known = former.files[file.path] else { return self.read(file) }
      return ReadFile(file: file, outcome: known.outcome)
    }
  }

  /// What the ports of a reading do alike, as far as it can be evaluated.
  func draftedBehaviours(of ports: [PortFiles], in reading: PortReading) async -> [Draft.Behaviour] {
    let modules = ports.map { module(of: $0, from: reading.files) }
    let found = await concurrentMap(Array(ports.indices), width: width) { index in
      BehaviourSurvey(modules[index], dialect: ports[index].dialect).candidates
    }
    var candidates: [Platform: [BehaviourCandidate]] = [:]
    for (port, own) in zip(ports, found) { candidates[port.dialect.platform, default: []] += own }
    let drafted = DraftBehaviours(candidates: candidates)
    let specification = drafted.specification
    let results = await concurrentMap(Array(ports.indices), width: width) { index in
      BehaviourEvaluator(specification: specification, dialect: ports[index].dialect).results(
        of: modules[index])
    }
    return drafted.behaviours(
      zip(ports, results).map { port, results in
        Port(platform: port.dialect.platform, files: [], facts: [], behaviours: results)
      })
  }

  private func read(_ file: ListedFile) -> ReadFile {
    do {
      let bytes = try tree.bytes(of: file.path, limit: limits.bytes)
      guard let language = Language(path: file.path) else {
        return ReadFile(file: file, outcome: .unreadable(reason: "it is in no language of a port"))
      }
      switch ProgramReader(limits: limits).read(SourceText(bytes: bytes), language: language) {
      case .success(let program): return ReadFile(file: file, outcome: .program(program))
      case .failure(.tooLarge(let bytes, let limit)):
        return ReadFile(file: file, outcome: .unreadable(reason: Self.tooLarge(bytes: bytes, limit: limit)))
      case .failure(.tooSlow(let milliseconds)):
        return ReadFile(
          file: file, outcome: .unreadable(reason: "it did not parse within \(milliseconds) ms"))
      }
    } catch .tooLarge(_, let limit) {
      return ReadFile(file: file, outcome: .unreadable(reason: "it is larger than \(limit) bytes"))
    } catch {
      return ReadFile(file: file, outcome: .failure(error))
    }
  }

  private static func tooLarge(bytes: Int, limit: Int) -> String {
    "it has \(bytes) bytes, and files of up to \(limit) bytes are read"
  }

  private func module(of files: PortFiles, from read: [String: ReadFile]) -> Module {
    Module(
      files: files.files.compactMap { file in
        guard case .program(let program) = read[file.path]?.outcome else { return nil }
        return SourceFile(path: file.path, program: program, page: file.page)
      })
  }

  /// A port of which nothing is extracted yet.
  private func port(of files: PortFiles, from read: [String: ReadFile]) -> Port {
    let platform = files.dialect.platform
    var port = Port(
      platform: platform, files: files.files.map { Location(path: $0.path, page: $0.page) }, facts: [])
    for file in files.files {
      guard case .unreadable(let reason) = read[file.path]?.outcome else { continue }
      port.unreadable.append(
        Unreadable(
          platform: platform, part: "", reason: reason, location: Location(path: file.path, page: file.page)))
    }
    return port
  }

  /// Sources of one platform that are read in several dialects are one port.
  private func merged(_ ports: [Port]) -> [Port] {
    var result: [Port] = []
    for port in ports {
      if let index = result.firstIndex(where: { $0.platform == port.platform }) {
        result[index].files += port.files
        result[index].facts += port.facts
        result[index].uses += port.uses
        result[index].unreadable += port.unreadable
        result[index].suppressions += port.suppressions
        result[index].behaviours += port.behaviours
        result[index].declarations.merge(port.declarations) { first, _ in first }
      } else {
        result.append(port)
      }
    }
    return result
  }
}

extension Port {
  fileprivate mutating func add(_ extraction: Extraction) {
    facts = extraction.facts
    uses = extraction.uses
    unreadable += extraction.unreadable
    suppressions = extraction.suppressions
    for part in extraction.parts where declarations[part.name] == nil {
      declarations[part.name] = part.location
    }
  }
}
