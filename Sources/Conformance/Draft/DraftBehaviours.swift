import ParityModel

extension Draft {
  /// Something that two ports or more do, as a spec compares it.
  public struct Behaviour: Equatable, Sendable {
    public var spec: BehaviourSpec
    /// The file of the first port that does it.
    var path: String
    /// What differs, in words; empty where all that can be evaluated agree.
    public var difference: String
  }
}

/// Matches what ports do by name, and keeps what comes to the same wherever it can be evaluated.
public struct DraftBehaviours {
  private struct Attempt {
    var spec: BehaviourSpec
    var path: String
    /// Attempts of one key are the same question, asked with other samples.
    var key: String
  }

  private let attempts: [Attempt]

  /// What to evaluate: one component with every attempt.
  public var specification: Specification {
    Specification(
      components: [
        ComponentSpec(name: "draft", behaviours: attempts.map(\.spec), origin: Self.origin)
      ])
  }

  private static let origin = Origin(path: "", line: 0)

  public init(candidates: [Platform: [BehaviourCandidate]]) {
    var attempts: [Attempt] = []
    let platforms = candidates.keys.sorted()
    var names: [String] = []
    for platform in platforms {
      for candidate in candidates[platform] ?? [] where !names.contains(candidate.name) {
        names.append(candidate.name)
      }
    }
    for name in names {
      var found: [(Platform, BehaviourCandidate)] = []
      for platform in platforms {
        let own = (candidates[platform] ?? []).filter { $0.name == name && $0.inputs != nil }
        if own.count == 1 { found.append((platform, own[0])) }
      }
      attempts += Self.functions(name, found)
    }
    attempts += Self.tables(candidates)
    self.attempts = attempts
  }

  // MARK: Functions

  private static func functions(_ name: String, _ found: [(Platform, BehaviourCandidate)]) -> [Attempt] {
    guard let first = found.first, let inputs = first.1.inputs else { return [] }
    let alike = found.filter { $0.1.inputs.map { isAlike($0, inputs) } ?? false }
    guard alike.count > 1 else { return [] }
    let subjects = Dictionary(
      uniqueKeysWithValues: alike.map { platform, candidate in
        (platform, BehaviourSpec.Subject(name: candidate.path, origin: origin))
      })
    let isTable = inputs.contains { if case .cases = $0 { true } else { false } }
    if isTable, inputs.contains(where: \.isNumber) { return [] }
    // Some functions stop at what is negative or nothing: they are asked again without it.
    let scales: [(whole: [Double], real: [Double])] = [
      ([-1, 0, 1, 2, 3, 7, 10, 100], [-1, 0, 0.25, 0.5, 1, 2.5, 10, 100]),
      ([1, 2, 3, 7, 10, 100], [0.25, 0.5, 1, 2.5, 10, 100]),
    ]
    return (isTable ? Array(scales.prefix(1)) : scales).map { scale in
      let count = [8, 8, 6, 4, 3][min(inputs.count, 4)]
      let made = inputs.indices.map { index -> BehaviourSpec.Input in
        let all = alike.compactMap { $0.1.inputs?[index] }
        let isWhole = all.contains { if case .wholeNumber = $0 { true } else { false } }
        switch inputs[index] {
        case .flag(let name):
          return .init(name: isTable ? name : "", domain: .values([.flag(false), .flag(true)]))
        case .cases(let name, _, _):
          let types = zip(alike, all).compactMap { entry, input -> (Platform, String)? in
            if case .cases(_, let type, _) = input { (entry.0, type) } else { nil }
          }
          return .init(name: name, domain: .cases(Dictionary(uniqueKeysWithValues: types)))
        case .number, .wholeNumber:
          let values = (isWhole ? scale.whole : scale.real).prefix(count)
          return .init(name: "", domain: .values(values.map { .number($0) }), isReal: !isWhole)
        }
      }
      let spec = BehaviourSpec(
        kind: isTable ? .table : .function, name: name, inputs: made, subjects: subjects, origin: origin)
      return Attempt(spec: spec, path: first.1.location.path, key: name)
    }
  }

  private static func isAlike(_ a: [BehaviourCandidate.Input], _ b: [BehaviourCandidate.Input]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        switch (a, b) {
        case (.flag, .flag): true
        case (.cases(_, _, let a), .cases(_, _, let b)): Set(a) == Set(b)
        default: a.isNumber && b.isNumber
        }
      }
  }

  // MARK: Tables

  /// Enumerations of the same cases, one attempt a member that two platforms have.
  private static func tables(_ candidates: [Platform: [BehaviourCandidate]]) -> [Attempt] {
    var groups: [(cases: Set<String>, entries: [(Platform, BehaviourCandidate, [String])])] = []
    for platform in candidates.keys.sorted() {
      for candidate in candidates[platform] ?? [] {
        guard case .cases(let cases, let members) = candidate.content else { continue }
        if let index = groups.firstIndex(where: { $0.cases == Set(cases) }) {
          groups[index].entries.append((platform, candidate, members))
        } else {
          groups.append((Set(cases), [(platform, candidate, members)]))
        }
      }
    }
    return groups.flatMap { group -> [Attempt] in
      let counts = Dictionary(grouping: group.entries, by: \.0).mapValues(\.count)
      let entries = group.entries.filter { counts[$0.0] == 1 }
      guard let first = entries.first else { return [] }
      let columns = first.2.filter { column in entries.count { $0.2.contains(column) } > 1 }
      let name = first.1.name.prefix(1).lowercased() + first.1.name.dropFirst()
      return columns.map { column in
        let holders = entries.filter { $0.2.contains(column) }
        let types = Dictionary(uniqueKeysWithValues: holders.map { ($0.0, $0.1.path) })
        let spec = BehaviourSpec(
          kind: .table, name: name, inputs: [.init(name: name, domain: .cases(types))],
          columns: [BehaviourSpec.Column(column)], origin: origin)
        return Attempt(spec: spec, path: first.1.location.path, key: first.1.path + "." + column)
      }
    }
  }

  // MARK: Results

  /// What the ports do alike, and what differently, of all that could be evaluated.
  public func behaviours(_ ports: [Port]) -> [Draft.Behaviour] {
    var settled: Set<String> = []
    var behaviours: [Draft.Behaviour] = []
    for (index, attempt) in attempts.enumerated() where !settled.contains(attempt.key) {
      let results = ports.sorted { $0.platform < $1.platform }.compactMap { port in
        port.behaviours.first { $0.behaviour == index && $0.isReadable }.map { (port.platform, $0.cells) }
      }
      guard results.count > 1, let first = results.first else { continue }
      settled.insert(attempt.key)
      var spec = attempt.spec
      let readable = Set(results.map(\.0))
      spec.subjects = spec.subjects.filter { readable.contains($0.key) }
      for index in spec.inputs.indices {
        guard case .cases(let types) = spec.inputs[index].domain else { continue }
        spec.inputs[index].domain = .cases(types.filter { readable.contains($0.key) })
      }
      var difference = ""
      for (platform, cells) in results.dropFirst() where difference.isEmpty {
        let found = Dictionary(cells.map { ($0.inputs, $0) }) { first, _ in first }
        guard
          let cell = first.1.first(where: { cell in
            guard case .value(let value) = cell.outcome, case .value(let other)? = found[cell.inputs]?.outcome
            else { return true }
            return !value.agrees(with: other)
          })
        else { continue }
        difference = Self.words(cell, first.0, found[cell.inputs], platform, attempt.spec)
      }
      behaviours.append(Draft.Behaviour(spec: spec, path: attempt.path, difference: difference))
    }
    return Self.joined(behaviours)
  }

  private static func words(
    _ cell: BehaviourResult.Cell, _ platform: Platform, _ other: BehaviourResult.Cell?, _ second: Platform,
    _ spec: BehaviourSpec
  ) -> String {
    func value(_ cell: BehaviourResult.Cell?) -> String {
      if case .value(let value)? = cell?.outcome { value.description } else { "nothing" }
    }
    let inputs = cell.inputs.map(\.description).joined(separator: ", ")
    let subject = cell.column.isEmpty ? "\(spec.name)(\(inputs))" : "\(cell.column) of \(inputs)"
    return "\(subject) differs: \(value(cell)) on \(platform.title); \(value(other)) on \(second.title)"
  }

  /// The members of one enumeration that the same platforms have are one table.
  private static func joined(_ behaviours: [Draft.Behaviour]) -> [Draft.Behaviour] {
    var result: [Draft.Behaviour] = []
    for behaviour in behaviours {
      if !behaviour.spec.columns.isEmpty, behaviour.difference.isEmpty,
        let index = result.firstIndex(where: {
          $0.difference.isEmpty && !$0.spec.columns.isEmpty && $0.spec.inputs == behaviour.spec.inputs
        })
      {
        result[index].spec.columns += behaviour.spec.columns
      } else {
        result.append(behaviour)
      }
    }
    // A name says one thing in a component.
    var seen: Set<String> = []
    return result.filter { !$0.difference.isEmpty || seen.insert($0.path + $0.spec.name).inserted }
  }
}

extension BehaviourResult {
  /// Whether every sample was evaluated.
  fileprivate var isReadable: Bool {
    location != nil && !cells.isEmpty
      && cells.allSatisfy { if case .value = $0.outcome { true } else { false } }
  }
}

extension BehaviourCandidate {
  /// The inputs of a function; nil for an enumeration.
  fileprivate var inputs: [Input]? { if case .function(let inputs) = content { inputs } else { nil } }
}

extension BehaviourCandidate.Input {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .wholeNumber: true
    case .flag, .cases: false
    }
  }
}
