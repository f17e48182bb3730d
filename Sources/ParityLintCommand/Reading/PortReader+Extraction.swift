import Conformance
import Evaluation
import Extraction
import FactCache
import ParityModel

extension PortReader {
  private enum Job: Sendable {
    case resolve(port: Int)
    case behaviours(port: Int, Module)
    case prepare(port: Int, Module)
    case extract(port: Int, PreparedExtractor, files: ArraySlice<Int>)
  }

  private enum Result: Sendable {
    case resolved(port: Int, Module)
    case behaviours(port: Int, [BehaviourResult])
    case prepared(port: Int, PreparedExtractor)
    case extracted(port: Int, [(file: Int, PortFacts)])
  }

  /// Reads what the ports state and do, as far as it is missing and their files are parsed. Running what
  /// ports do takes as long as reading what they state, and neither waits for the other.
  func extract(_ works: inout [PortWork], from read: [String: ReadFile]) async {
    var rounds = works.map { $0.round(from: read) }
    let files = rounds.map { $0?.files ?? [] }
    let witnesses = rounds.map { $0?.witnesses ?? [] }
    let ports = works.map(\.port)
    var done = works
    let jobs = rounds.indices.filter { rounds[$0] != nil }.map(Job.resolve)
    await concurrently(jobs, width: width, progress: progress?.of("extracting")) { job -> Result in
      switch job {
      case .resolve(let port):
        .resolved(port: port, Module(files: files[port], witnesses: witnesses[port]))
      case .behaviours(let port, let module):
        .behaviours(port: port, ports[port].behaviour.results(of: module))
      case .prepare(let port, let module):
        .prepared(port: port, ports[port].extractor.prepared(for: module))
      case .extract(let port, let extractor, let files):
        .extracted(port: port, files.map { ($0, PortFacts(extractor.extraction(ofFile: $0))) })
      }
    } then: { result -> [Job] in
      switch result {
      case .resolved(let port, let module):
        return (done[port].behaviours == nil ? [.behaviours(port: port, module)] : [])
          + (rounds[port]?.wanted.isEmpty == false ? [.prepare(port: port, module)] : [])
      case .behaviours(let port, let behaviours):
        done[port].behaviours = behaviours
        return []
      case .prepared(let port, let extractor):
        rounds[port]?.noteEarly()
        guard let round = rounds[port] else { return [] }
        let size = max(1, min(32, round.wanted.count / (4 * width)))
        return stride(from: 0, to: round.wanted.count, by: size).map {
          .extract(port: port, extractor, files: round.wanted[$0..<min($0 + size, round.wanted.count)])
        }
      case .extracted(let port, let facts):
        done[port].note(facts)
        return []
      }
    }
    for index in done.indices { if let round = rounds[index] { done[index].finish(round) } }
    works = done
  }

  /// What the ports of a reading do alike, as far as it can be evaluated. It takes a reading without a
  /// cache, which has the programs of every file.
  func draftedBehaviours(of ports: [PortFiles], in reading: PortReading) async -> [Draft.Behaviour] {
    let modules = ports.map { Module(files: $0.sources(in: reading.files)) }
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
