import Conformance
import Evaluation
import Extraction
import FactCache
import ParityModel

extension PortReader {
  private enum Half: Sendable {
    case behaviours([BehaviourResult])
    case extraction(Extraction)
  }

  /// What the ports state and do: what is kept of them, and the rest from their programs.
  func extract(
    _ ports: [PortFiles], from read: [String: ReadFile], beside memory: PortMemory?
  ) async -> [KeptPort] {
    var found = ports.indices.map { ports[$0].known == nil ? memory?[$0] ?? KeptPort() : .nothing }
    let modules = zip(ports, found).map { $1.isWhole ? Module(files: []) : module(of: $0, from: read) }
    // Running what ports do takes as long as reading what they state, and neither waits for the other.
    let halves =
      found.indices.filter { found[$0].behaviours == nil }.map { (index: $0, isBehaviour: true) }
      + found.indices.filter { found[$0].facts == nil }.map { (index: $0, isBehaviour: false) }
    let results = await concurrentMap(halves, width: width, progress: progress?.of("extracting")) {
      index, isBehaviour in
      isBehaviour
        ? Half.behaviours(ports[index].behaviour.results(of: modules[index]))
        : .extraction(
          Extractor(dialect: ports[index].dialect, lexicon: ports[index].lexicon).extract(modules[index]))
    }
    for (half, result) in zip(halves, results) {
      switch result {
      case .behaviours(let behaviours): found[half.index].behaviours = behaviours
      case .extraction(let extraction):
        found[half.index].facts = facts(extraction, of: ports[half.index], from: read)
      }
    }
    return found
  }

  private func module(of files: PortFiles, from read: [String: ReadFile]) -> Module {
    Module(
      files: files.files.compactMap { file in
        guard case .program(let program) = read[file.path]?.outcome else { return nil }
        return SourceFile(path: file.path, program: program, page: file.page)
      })
  }

  private func facts(
    _ extraction: Extraction, of port: PortFiles, from read: [String: ReadFile]
  ) -> PortFacts {
    let unreadable = port.files.compactMap { file -> Unreadable? in
      guard case .unreadable(let reason) = read[file.path]?.outcome else { return nil }
      return Unreadable(
        platform: port.dialect.platform, part: "", reason: reason,
        location: Location(path: file.path, page: file.page))
    }
    var facts = PortFacts(
      facts: extraction.facts, uses: extraction.uses, unreadable: unreadable + extraction.unreadable,
      suppressions: extraction.suppressions, unknownClasses: extraction.unknownClasses, declarations: [:])
    for part in extraction.parts where facts.declarations[part.name] == nil {
      facts.declarations[part.name] = part.location
    }
    return facts
  }

  func port(_ files: PortFiles, _ kept: KeptPort) -> Port {
    if let known = files.known { return known }
    var port = Port(
      platform: files.dialect.platform, files: files.files.map { Location(path: $0.path, page: $0.page) },
      facts: kept.facts?.facts ?? [], unreadable: kept.facts?.unreadable ?? [],
      suppressions: kept.facts?.suppressions ?? [], behaviours: kept.behaviours ?? [],
      declarations: kept.facts?.declarations ?? [:])
    port.uses = kept.facts?.uses ?? []
    return port
  }

  /// What the ports of a reading do alike, as far as it can be evaluated. It takes a reading without a
  /// cache, which has the programs of every file.
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

  /// Sources of one platform that are read in several dialects are one port.
  func merged(_ ports: [Port]) -> [Port] {
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
