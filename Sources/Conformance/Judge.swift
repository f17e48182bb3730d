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
    if let whole = specification.completed(by: ports) {
      return Judge(specification: whole, today: today).judge(ports, components: names, pages: pages)
    }
    let assessment = assess(ports, pages)
    return Verdicts(specification: specification, names: names.map(Set.init))
      .judgement(of: assessment.ports, spec: assessment.spec, judged: assessment.judged, pages: pages)
  }

  /// What comparing says before it is told.
  struct Assessment {
    var ports: [PortResult] = []
    /// What is about the spec itself.
    var spec: [Difference] = []
    /// For each component whether any port has it.
    var judged: [Bool]
  }

  /// Compares the ports with a specification that the ports have completed.
  func assess(_ ports: [Port], _ pages: [Prose]) -> Assessment {
    let shared = SharedDeclarations(specification)
    let presences = ports.map { Presence(port: $0, specification: specification, shared: shared) }
    let judged = specification.components.indices.map { index in
      presences.contains { $0.has(component: index) }
    }
    let subjects = subjects(of: ports, pages)
    var ledger = ExceptionLedger()
    let behaviour = BehaviourComparison(specification: specification, today: today)
      .outcomes(of: ports, judged: judged) { component, port in
        presences[port].has(component: component)
          || specification.components[component].parts.isEmpty && subjects?.contains(component) ?? true
      }
    var assessment = Assessment(judged: judged)
    for (index, (port, presence)) in zip(ports, presences).enumerated() {
      var result = PortResult(port: port)
      let plan = plan(for: port, presence, judged: judged, subjects: subjects)
      let isToken = { (requirement: Requirement) in
        specification.components[requirement.component].table != nil
      }
      let pinned = plan.requirements.filter { !isToken($0) }
      var comparison = Comparison(port: port, aliases: specification.aliases, today: today, for: pinned)
        .result(for: pinned)
      comparison.add(
        TokenComparison(port: port, specification: specification, today: today)
          .result(for: plan.requirements.filter(isToken)))
      result.differences =
        plan.differences + comparison.differences + behaviour.ports[index].differences.map { .behaviour($0) }
      result.allowedBehaviours = behaviour.ports[index].allowed
      result.matchedBehaviours = behaviour.ports[index].matches
      result.allowances = plan.allowances + comparison.allowances
      result.matches = comparison.matches
      ledger.saw(plan.requirements + plan.allowances.map(\.requirement))
      ledger.used(comparison.used.union(plan.allowances.map(\.exception)))
      result.lacking = plan.lacking
      assessment.ports.append(result)
    }
    assessment.spec =
      specification.conflicts().map(Difference.conflict) + ledger.differences(on: today)
      + ClaimJudge(specification: specification, judged: judged).differences(in: pages)
      + behaviour.spec.map(Difference.behaviour)
    return assessment
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

  /// The components that every port has to have, nil for all. A page that is the root brings the files of
  /// its own component; of others only what that one needs on a platform.
  private func subjects(of ports: [Port], _ pages: [Prose]) -> Set<Int>? {
    guard !pages.isEmpty, ports.contains(where: { $0.files.contains { $0.page != nil } }) else { return nil }
    return Set(
      specification.components.indices.filter {
        !specification.pages(about: specification.components[$0], among: pages).isEmpty
      })
  }

  /// What a port has to meet, and what it lacks as a whole.
  private func plan(
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

  private struct Plan {
    var requirements: [Requirement] = []
    var differences: [Difference] = []
    var allowances: [Allowance] = []
    /// Components of which the port has nothing.
    var lacking: [Int] = []

    /// Parts that the same absent declarations would draw are missed once.
    mutating func addMissing(
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

/// What comparing said about one port.
struct PortResult {
  var port: Port
  var differences: [Difference] = []
  var allowances: [Allowance] = []
  var matches: [Match] = []
  var allowedBehaviours: [(difference: BehaviourDifference, exception: Pin.Exception)] = []
  /// The behaviours that are right.
  var matchedBehaviours: [(component: Int, behaviour: Int)] = []
  /// The components that it should have and does not.
  var lacking: [Int] = []
}
