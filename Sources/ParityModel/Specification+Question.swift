extension Specification {
  /// What reading a port of a platform depends on, apart from its sources: the dialect, and the names that
  /// the spec teaches. Equal texts read alike.
  public func reading(of platform: Platform) -> String {
    func holds(_ platforms: [Platform]?) -> Bool { platforms?.contains(platform) ?? true }
    var lines = sources.filter { $0.platform == platform }.map { "rem \($0.dialect.rem)" }
    lines += namespaces.filter { holds($0.platforms) }.map { "namespace \($0.name) \($0.unit.rawValue)" }
    lines += teachings.filter { holds($0.platforms) }.map { teaching in
      "teach \(teaching.call) \(teaching.argument) \(teaching.properties.map(\.spelling))"
    }
    return lines.joined(separator: "\n")
  }
}

extension BehaviourSpec {
  /// What a port of a platform is asked, whatever the answer should be. Equal texts ask the same.
  public func question(on platform: Platform) -> String {
    var lines = [
      "\(kind.rawValue) \(name) ticks \(ticks) columns \(columns.map { $0.name + " " + $0.name(on: platform) })"
    ]
    for input in inputs {
      let domain =
        switch input.domain {
        case .values(let values): "values \(values)"
        case .cases(let types): "cases \(types[platform] ?? "")"
        }
      lines.append("input \(input.name) \(input.isReal) \(domain)")
    }
    if let subject = subjects[platform] {
      lines.append(
        "subject \(subject.name) in \(subject.place ?? "") inputs \(subject.inputs) taking \(subject.taking ?? "")"
      )
    }
    for assumption in assumptions { lines.append("assume \(assumption.name) \(assumption.value)") }
    return lines.joined(separator: "\n")
  }
}
