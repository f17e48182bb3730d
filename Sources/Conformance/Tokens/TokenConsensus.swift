import ParityModel

/// What the ports themselves say that tokens are worth, where the spec only asks that they agree.
///
/// Of several values the one that most ports state is right, else that of the first platform. A token
/// that only one port declares is not judged; one that most declare is missing where it is not.
struct TokenConsensus {
  let table: TokenTable
  let origin: Origin
  private let ports: [(platform: Platform, facts: [TokenName: [Fact]], declared: DeclaredTokens)]
  private let names: [TokenName]

  init(table: TokenTable, origin: Origin, ports: [Port]) {
    self.table = table
    self.origin = origin
    var names: [TokenName] = []
    self.ports = ports.sorted { $0.platform < $1.platform }.compactMap { port in
      guard let holders = table.holders[port.platform] else { return nil }
      var facts: [TokenName: [Fact]] = [:]
      for fact in port.facts.inOrder() where fact.isStated(inAny: holders) {
        guard let name = TokenName(fact.property) else { continue }
        facts[name, default: []].append(fact)
        if !names.contains(name) { names.append(name) }
      }
      return facts.isEmpty ? nil : (port.platform, facts, DeclaredTokens(port.facts))
    }
    self.names = names
  }

  /// The fields of the tokens as the table of a spec would state them.
  var constants: [ConstantSpec] {
    names.flatMap { name -> [ConstantSpec] in
      let owners = ports.filter { $0.facts[name] != nil }
      guard owners.count > 1 else { return [] }
      let isCommon = owners.count * 2 > ports.count
      return consensus(on: name).map { state, quantity in
        ConstantSpec(
          pin: Pin(
            property: name.property, state: state, expected: [.exactly(quantity)],
            platforms: (isCommon ? ports : owners).map(\.platform), origin: origin),
          owners: table.holders)
      }
    }
  }

  /// The value of a field, once a mode where the modes of some port differ.
  private func consensus(on name: TokenName) -> [(State, Quantity)] {
    let isColor = ports.contains {
      $0.facts[name]?.contains { $0.unit == .rgba || $0.unit == .color } ?? false
    }
    return (isColor ? [State.light, .dark] : [[]]).compactMap { mode in
      let stated = ports.indices.flatMap { worth(name, in: mode, port: $0) }
      return TokenMeasure.majority(of: stated).map { (mode == .light ? [] : mode, $0) }
    }
  }

  /// What each port says of a field in a mode; nothing for a port that does not declare it.
  func values(of name: TokenName, in mode: State) -> [(platform: Platform, quantities: [Quantity])] {
    ports.indices.filter { ports[$0].facts[name] != nil }.map { port in
      (ports[port].platform, worth(name, in: mode, port: port))
    }
  }

  private func worth(_ name: TokenName, in mode: State, port: Int) -> [Quantity] {
    let facts = TokenTableFacts(ports[port].facts[name] ?? [], requirements: [])
    return facts.facts(for: [name.property], in: mode).flatMap { fact -> [Quantity] in
      if fact.unit == .color || fact.unit == .radius {
        let resolved = ports[port].declared.resolve(fact)
        let held = resolved.filter { $0.state.mode == mode }
        return (held.isEmpty ? resolved.filter(\.state.isEmpty) : held).map(\.quantity)
      }
      return [TokenMeasure.points(Quantity(fact.value, fact.unit), field: name.field, size: size(name, port))]
    }
  }

  private func size(_ name: TokenName, _ port: Int) -> Double? {
    var size = name
    size.field = "fontSize"
    guard let fact = ports[port].facts[size]?.first, case .number(let number) = fact.value else { return nil }
    return number
  }
}

extension Specification {
  /// The specification with what the ports agree on, for each table that asks for no more; nil where it
  /// says that already.
  func completed(by ports: [Port]) -> Specification? {
    var result: Specification?
    for (index, component) in components.enumerated() {
      guard let table = component.table, table.isAlike else { continue }
      let constants = TokenConsensus(table: table, origin: component.origin, ports: ports).constants
      guard constants != component.constants else { continue }
      var changed = result ?? self
      changed.components[index].constants = constants
      result = changed
    }
    return result
  }
}
