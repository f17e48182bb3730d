import ParityModel

extension Specification {
  /// The facts of a platform that judging may look at; nil where that may be any.
  ///
  /// A judgement of a port without the others is the same.
  public func interest(on platform: Platform) -> FactInterest? {
    // What tokens are worth follows from whatever declares them.
    if components.contains(where: { $0.table != nil }) { return nil }
    var interest = FactInterest()
    for (index, component) in components.enumerated() {
      interest.add(component.constantRequirements(index: index, on: platform))
      for part in component.parts {
        interest.parts.formUnion(part.declarations(on: platform))
        interest.add(component.requirements(of: part, index: index, on: platform))
      }
    }
    return interest
  }
}

extension FactInterest {
  mutating func add(_ requirements: [Requirement]) {
    for requirement in requirements {
      guard let declarations = requirement.declarations else {
        for property in requirement.properties {
          properties.insert(property)
          if case .hitSlop(let edge) = property { properties.insert(.padding(edge)) }
        }
        continue
      }
      // What a file says outside every declaration has no part.
      for declaration in declarations {
        parts.insert(declaration.utf8.contains(UInt8(ascii: ".")) ? "" : declaration)
      }
    }
  }

  /// The facts that are of interest, in their order.
  func facts(of facts: [Fact]) -> [Fact] {
    facts.indices.filter { includes(part: facts[$0].part, property: facts[$0].property) }.map { facts[$0] }
  }
}
