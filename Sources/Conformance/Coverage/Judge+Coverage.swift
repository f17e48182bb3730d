import ParityModel

extension Judge {
  /// What of the ports the spec speaks of: the literals whose change the judge would notice.
  ///
  /// The ports are looked at whole, and counted where `isCounted` holds.
  public func coverage(of ports: [Port], where isCounted: (Location) -> Bool = { _ in true }) -> Coverage {
    let requirements = requirements(of: ports)
    return Coverage(
      ports: zip(ports, requirements).sorted { $0.0.platform < $1.0.platform }.map { port, requirements in
        let comparison = Comparison(
          port: port, aliases: specification.aliases, today: today, for: requirements)
        var counted = port
        counted.facts = port.facts.filter { isCounted($0.location) }
        return Coverage.Port(
          counted, spoken: comparison.places(spokenOfBy: requirements).union(counted.evaluatedPlaces))
      })
  }
}

extension Coverage.Port {
  fileprivate init(_ port: Port, spoken: Set<Location>) {
    var parts: [String: (places: Set<Location>, unspoken: [Fact])] = [:]
    var places: Set<Location> = []
    for fact in port.facts.inOrder() {
      places.insert(fact.location)
      guard parts[fact.part, default: ([], [])].places.insert(fact.location).inserted else { continue }
      if !spoken.contains(fact.location) { parts[fact.part]?.unspoken.append(fact) }
    }
    self.init(
      platform: port.platform,
      count: .init(literals: places.count, spoken: places.intersection(spoken).count),
      parts: parts.sorted { $0.key < $1.key }.map { name, part in
        .init(
          name: name,
          count: .init(literals: part.places.count, spoken: part.places.count - part.unspoken.count),
          unspoken: part.unspoken)
      })
  }
}

extension Port {
  /// The literals of what is evaluated: another value of theirs is another result.
  fileprivate var evaluatedPlaces: Set<Location> {
    let extents = behaviours.flatMap(\.extents)
    guard !extents.isEmpty else { return [] }
    return Set(
      facts.lazy.map(\.location).filter { place in
        extents.contains { $0.path == place.path && $0.lower <= place.lower && place.upper <= $0.upper }
      })
  }
}
