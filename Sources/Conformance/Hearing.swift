import ParityModel

/// The comparison of some ports with a specification, in pieces that know nothing of each other.
///
/// Whoever judges answers the questions, in any order and several at once, and asks for the judgement.
public struct Hearing: Sendable {
  let judge: Judge
  let ports: [Port]
  /// The components to report; nil for all.
  private let names: Set<String>?
  private let pages: [Prose]
  private let presences: [Presence]
  /// For each component whether any port has it.
  let judged: [Bool]
  /// The components that every port has to have, nil for all. A page that is the root brings the files of
  /// its own component; of others only what that one needs on a platform.
  private let subjects: Set<Int>?

  /// One piece of the comparison.
  public enum Question: Sendable {
    /// What one port states, by its index.
    case facts(Int)
    /// What all ports do.
    case behaviour
    /// What the specification says of itself, and the pages of it.
    case spec
  }

  /// What a piece came to.
  public struct Answer: Sendable {
    enum Content {
      case facts(PortResult, requirements: [Requirement], used: Set<Pin.Exception>)
      case behaviour([BehaviourComparison.Outcome], spec: [BehaviourDifference])
      case spec(conflicts: [Difference], claims: [Difference])
    }

    let content: Content
  }

  init(judge: Judge, ports: [Port], components names: Set<String>?, pages: [Prose]) {
    let specification = judge.specification
    let shared = SharedDeclarations(specification)
    let presences = ports.map { Presence(port: $0, specification: specification, shared: shared) }
    self.judge = judge
    self.ports = ports
    self.names = names
    self.pages = pages
    self.presences = presences
    judged = specification.components.indices.map { index in
      presences.contains { $0.has(component: index) }
    }
    let isOfPage = !pages.isEmpty && ports.contains { $0.files.contains { $0.page != nil } }
    subjects =
      isOfPage
      ? Set(
        specification.components.indices.filter {
          !specification.pages(about: specification.components[$0], among: pages).isEmpty
        }) : nil
  }

  /// All of them, the longest first.
  public var questions: [Question] { [.behaviour] + ports.indices.map { .facts($0) } + [.spec] }

  public func answer(_ question: Question) -> Answer {
    switch question {
    case .facts(let port): Answer(content: facts(port))
    case .behaviour: Answer(content: behaviour())
    case .spec: Answer(content: spec())
    }
  }

  private func facts(_ index: Int) -> Answer.Content {
    let (port, specification, today) = (ports[index], judge.specification, judge.today)
    let plan = judge.plan(for: port, presences[index], judged: judged, subjects: subjects)
    let isToken = { (requirement: Requirement) in
      specification.components[requirement.component].table != nil
    }
    let pinned = plan.requirements.filter { !isToken($0) }
    var comparison = Comparison(port: port, aliases: specification.aliases, today: today, for: pinned)
      .result(for: pinned)
    comparison.add(
      TokenComparison(port: port, specification: specification, today: today)
        .result(for: plan.requirements.filter(isToken)))
    var result = PortResult(port: port)
    result.differences = plan.differences + comparison.differences
    result.allowances = plan.allowances + comparison.allowances
    result.matches = comparison.matches
    result.lacking = plan.lacking
    return .facts(
      result, requirements: plan.requirements + plan.allowances.map(\.requirement),
      used: comparison.used.union(plan.allowances.map(\.exception)))
  }

  private func behaviour() -> Answer.Content {
    let specification = judge.specification
    let (ports, spec) = BehaviourComparison(specification: specification, today: judge.today)
      .outcomes(of: ports, judged: judged) { component, port in
        presences[port].has(component: component)
          || specification.components[component].parts.isEmpty && subjects?.contains(component) ?? true
      }
    return .behaviour(ports, spec: spec)
  }

  private func spec() -> Answer.Content {
    .spec(
      conflicts: judge.specification.conflicts().map(Difference.conflict),
      claims: ClaimJudge(specification: judge.specification, judged: judged).differences(in: pages))
  }

  // MARK: Together

  /// What comparing says before it is told.
  struct Assessment {
    var ports: [PortResult] = []
    /// What is about the spec itself.
    var spec: [Difference] = []
    /// For each component whether any port has it.
    var judged: [Bool]
  }

  /// - Parameter answers: those to all questions, in their order.
  public func judgement(from answers: [Answer]) -> Judgement {
    let assessment = assessment(from: answers)
    return Verdicts(specification: judge.specification, names: names)
      .judgement(of: assessment.ports, spec: assessment.spec, judged: assessment.judged, pages: pages)
  }

  func assessment(from answers: [Answer]) -> Assessment {
    var assessment = Assessment(judged: judged)
    var ledger = ExceptionLedger()
    var behaviour: [BehaviourComparison.Outcome] = []
    var (conflicts, claims, stale): ([Difference], [Difference], [BehaviourDifference]) = ([], [], [])
    for answer in answers {
      switch answer.content {
      case .facts(let result, let requirements, let used):
        assessment.ports.append(result)
        ledger.saw(requirements)
        ledger.used(used)
      case .behaviour(let outcomes, let spec): (behaviour, stale) = (outcomes, spec)
      case .spec(let found, let said): (conflicts, claims) = (found, said)
      }
    }
    for (index, outcome) in behaviour.enumerated() where assessment.ports.indices.contains(index) {
      assessment.ports[index].differences += outcome.differences.map { .behaviour($0) }
      assessment.ports[index].allowedBehaviours = outcome.allowed
      assessment.ports[index].matchedBehaviours = outcome.matches
    }
    assessment.spec =
      conflicts + ledger.differences(on: judge.today) + claims + stale.map(Difference.behaviour)
    return assessment
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
