import ParityModel

/// Holds all ports against one specification. Pure: the day is passed in, the order is that of the places.
public struct Judge: Sendable {
  let specification: Specification
  let today: CalendarDate

  public init(specification: Specification, today: CalendarDate) {
    self.specification = specification
    self.today = today
  }

  /// Judges the components of these names, nil for all, and what `pages` say about them.
  public func judge(
    _ ports: [Port], components names: [String]? = nil, pages: [Prose] = []
  ) -> Judgement {
    let hearing = hearing(of: ports, components: names, pages: pages)
    return hearing.judgement(from: hearing.questions.map(hearing.answer))
  }

  /// The same in pieces, several of which may be compared at once.
  public func hearing(
    of ports: [Port], components names: [String]? = nil, pages: [Prose] = []
  ) -> Hearing {
    let judge = specification.completed(by: ports).map { Judge(specification: $0, today: today) } ?? self
    return Hearing(judge: judge, ports: ports, components: names.map(Set.init), pages: pages)
  }

  /// What each port has to meet, wherever it says so.
  func requirements(of ports: [Port]) -> [[Requirement]] {
    let shared = SharedDeclarations(specification)
    let presences = ports.map { Presence(port: $0, specification: specification, shared: shared) }
    let judged = specification.components.indices.map { index in
      presences.contains { $0.has(component: index) }
    }
    return zip(ports, presences).map { plan(for: $0, $1, judged: judged).requirements }
  }

  /// What a port has to meet, and what it lacks as a whole.
  func plan(
    for port: Port, _ presence: Presence, judged: [Bool], subjects: Set<Int>? = nil
  ) -> Plan {
    var plan = Plan()
    for (index, component) in specification.components.enumerated() where judged[index] {
      let constants = component.constantRequirements(index: index, on: port.platform)
      if presence.has(component: index) {
        plan.requirements += constants
        for part in component.parts { add(part, of: component, index, port, presence, to: &plan) }
      } else if subjects?.contains(index) == false {
        continue
      } else if !constants.isEmpty
        || component.parts.contains(where: { isExpected($0, of: component, index, port) })
      {
        plan.lacking.append(index)
        if !port.files.isEmpty { plan.differences.append(.missingComponent(component: index)) }
      }
    }
    if !plan.lacking.isEmpty, port.files.isEmpty,
      let source = specification.sources.first(where: { $0.platform == port.platform })
    {
      plan.differences.append(.missingPort(source))
    }
    return plan
  }

  private func add(
    _ part: PartSpec, of component: ComponentSpec, _ index: Int, _ port: Port, _ presence: Presence,
    to plan: inout Plan
  ) {
    let requirements = component.requirements(of: part, index: index, on: port.platform)
    let declarations = part.declarations(on: port.platform)
    if declarations.contains(where: presence.has(declaration:)) {
      plan.requirements += requirements
      return
    }
    // What other declarations state for the part is judged without it.
    let elsewhere = requirements.filter { $0.declarations.map { $0 != declarations } ?? true }
    plan.requirements += elsewhere
    guard isExpected(part, of: component, index, port) else {
      if !declarations.isEmpty {
        for requirement in requirements {
          if let exception = requirement.absence(on: today) {
            plan.allowances.append(Allowance(requirement: requirement, exception: exception))
          }
        }
      }
      return
    }
    plan.addMissing(part, of: index, declarations: declarations, on: port.platform)
  }

  /// Whether a platform has to have a part: it has pins of its own there that no exception lifts.
  private func isExpected(_ part: PartSpec, of component: ComponentSpec, _ index: Int, _ port: Port) -> Bool {
    let declarations = part.declarations(on: port.platform)
    guard !declarations.isEmpty else { return false }
    return part.pins.isEmpty
      || component.requirements(of: part, index: index, on: port.platform).contains {
        $0.declarations == declarations && $0.absence(on: today) == nil && !$0.isFree(on: today)
      }
  }

  struct Plan {
    var requirements: [Requirement] = []
    var differences: [Difference] = []
    var allowances: [Allowance] = []
    /// Components of which the port has nothing.
    var lacking: [Int] = []

    /// Parts that the same absent declarations would draw are missed once.
    fileprivate mutating func addMissing(
      _ part: PartSpec, of component: Int, declarations: [String], on platform: Platform
    ) {
      let isKnown = differences.contains {
        guard case .missingPart(component, let other) = $0 else { return false }
        return other.declarations(on: platform) == declarations
      }
      if !isKnown { differences.append(.missingPart(component: component, part)) }
    }
  }
}
