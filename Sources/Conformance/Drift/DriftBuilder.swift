import ParityModel

/// Sorts what comparing said, port by port, into rows of the specification.
struct DriftBuilder {
  let verdicts: Verdicts
  private let judgement: Judgement
  private let today: CalendarDate
  private let tokens: SpecifiedTokens
  var findings: FoundFindings
  var components: [DriftReport.Component]
  /// For each component the row of a pin, and of a value that no pin expects.
  private var places: [[Key: Int]]

  private struct Key: Hashable {
    var part: String
    var property: Property
    var state: State
    var expected: [Expectation]
    /// Tells pins apart that expect the same; nil for a value that no pin expects.
    var origin: Origin?
    var found: Quantity?
  }

  init(verdicts: Verdicts, judgement: Judgement, judged: [Bool], today: CalendarDate) {
    self.verdicts = verdicts
    self.judgement = judgement
    self.today = today
    tokens = SpecifiedTokens(verdicts.specification)
    findings = FoundFindings(judgement)
    let specification = verdicts.specification
    components = specification.components.enumerated().map { index, component in
      DriftReport.Component(
        name: component.name, isJudged: judged[index], isTable: component.table != nil,
        behaviours: component.behaviours.map {
          DriftReport.Behaviour(
            kind: $0.kind, name: $0.name, inputs: $0.inputs.map(\.name), origin: $0.origin)
        }, origin: component.origin)
    }
    places = components.map { _ in [:] }
    for (index, component) in specification.components.enumerated() {
      for constant in component.constants { addRow(index, part: "", constant.pin) }
      for part in component.parts { for pin in part.pins { addRow(index, part: part.name, pin) } }
    }
  }

  /// Everything that was sorted in, and the findings that no row holds.
  func report(on platforms: [Platform]) -> DriftReport {
    var components = components
    for index in components.indices {
      components[index].rows.removeAll(where: \.cells.isEmpty)
      components[index].behaviours.removeAll(where: \.cells.isEmpty)
      components[index].others = judgement.findings.filter {
        $0.component == components[index].name && !findings.isShown($0)
      }
    }
    return DriftReport(
      project: verdicts.specification.project, platforms: platforms, components: components,
      findings: judgement.findings)
  }

  // MARK: One port

  mutating func add(_ result: PortResult) {
    let port = result.port
    let scene = Scene(specification: verdicts.specification, port: port)
    let declared = DeclaredTokens(port.facts, namespaces: verdicts.specification.namespaces)
    for match in result.matches {
      let said = match.statements.map { stated($0, declared) }
      fill(
        match.requirement, port.platform,
        .init(
          verdict: .match, statements: said,
          location: said.first?.location ?? scene.place(of: match.requirement)))
    }
    for allowance in result.allowances {
      let finding = findings.allowed(scene.finding(for: allowance))
      fill(
        allowance.requirement, port.platform,
        .init(
          verdict: .allowed, statements: allowance.statement.map { [stated($0, declared)] } ?? [],
          location: finding.location, finding: finding))
    }
    for difference in result.differences {
      guard let raw = verdicts.finding(for: difference, in: scene) else { continue }
      add(difference, findings.found(raw), result, declared, scene)
    }
  }

  private mutating func add(
    _ difference: Difference, _ finding: Finding, _ result: PortResult, _ declared: DeclaredTokens,
    _ scene: Scene
  ) {
    let platform = result.port.platform
    let missing = DriftReport.Cell(
      verdict: finding.verdict, location: finding.location, finding: finding)
    switch difference {
    case .replaced(let requirement, let statement):
      var cell = missing
      cell.statements = [stated(statement, declared)]
      fill(requirement, platform, cell)
    case .extra(let requirement, let statement, _):
      var cell = missing
      cell.statements = [stated(statement, declared)]
      fillExtra(requirement, statement, platform, cell)
    case .missing(let requirement): fill(requirement, platform, missing)
    case .unreadable(let requirements, _):
      for requirement in requirements { fill(requirement, platform, missing) }
    case .missingPart(let index, let part):
      fillMissing(index, scene, missing) {
        $0.declarations(on: platform) == part.declarations(on: platform)
      }
    case .missingComponent(let index): fillMissing(index, scene, missing) { _ in true }
    case .missingPort:
      for index in result.lacking { fillMissing(index, scene, missing) { _ in true } }
    case .expired, .unused, .conflict, .misstated, .unsaid, .misunderstood, .needless, .behaviour: break
    }
  }

  private func stated(_ statement: Statement, _ declared: DeclaredTokens) -> DriftReport.Statement {
    DriftReport.Statement(
      written: statement.written, quantity: statement.quantity, location: statement.fact.location,
      worth: declared.worth(of: statement))
  }

  // MARK: Rows

  private mutating func addRow(_ component: Int, part: String, _ pin: Pin) {
    let key = Key(
      part: part, property: pin.property, state: pin.state, expected: pin.expected, origin: pin.origin)
    guard places[component][key] == nil else { return }
    places[component][key] = components[component].rows.count
    components[component].rows.append(
      .init(
        part: part, property: pin.property, state: pin.state, expected: pin.expected,
        worth: tokens.worth(of: pin.expected), origin: pin.origin))
  }

  private mutating func fill(
    _ requirement: Requirement, _ platform: Platform, _ cell: DriftReport.Cell
  ) {
    let pin = requirement.pin
    let key = Key(
      part: requirement.part, property: pin.property, state: pin.state, expected: pin.expected,
      origin: pin.origin)
    guard let row = places[requirement.component][key] else { return }
    findings.show(cell.finding)
    components[requirement.component].rows[row].add(cell, on: platform)
  }

  /// A value that no pin expects has a row of its own, which platforms share that state the same.
  private mutating func fillExtra(
    _ requirement: Requirement, _ statement: Statement, _ platform: Platform, _ cell: DriftReport.Cell
  ) {
    let index = requirement.component
    let pin = requirement.pin
    let key = Key(
      part: requirement.part, property: pin.property, state: pin.state, expected: [],
      found: statement.quantity)
    findings.show(cell.finding)
    if let row = places[index][key] {
      components[index].rows[row].add(cell, on: platform)
      return
    }
    let fellow = components[index].rows.lastIndex {
      $0.part == requirement.part && $0.property == pin.property
    }
    let row = fellow.map { $0 + 1 } ?? components[index].rows.count
    for (other, place) in places[index] where place >= row { places[index][other] = place + 1 }
    places[index][key] = row
    components[index].rows.insert(
      .init(
        part: requirement.part, property: pin.property, state: pin.state, expected: [], origin: pin.origin,
        cells: [platform: cell]), at: row)
  }

  /// What a platform lacks as a whole it lacks piece by piece, but for what it may lack.
  private mutating func fillMissing(
    _ index: Int, _ scene: Scene, _ cell: DriftReport.Cell, where isMissing: (PartSpec) -> Bool
  ) {
    guard let platform = scene.platform else { return }
    findings.show(cell.finding)
    let component = verdicts.specification.components[index]
    let missing = component.parts.filter(isMissing)
    var requirements = missing.flatMap { part in
      component.requirements(of: part, index: index, on: platform)
        .filter { $0.declarations == part.declarations(on: platform) }
    }
    if missing.count == component.parts.count {
      requirements += component.constantRequirements(index: index, on: platform)
    }
    for requirement in requirements {
      guard let exception = requirement.leaveToLack(on: today) else {
        fill(requirement, platform, cell)
        continue
      }
      let finding = scene.finding(for: Allowance(requirement: requirement, exception: exception))
      fill(requirement, platform, .init(verdict: .allowed, location: finding.location, finding: finding))
    }
  }
}

extension Requirement {
  /// The exception by which a platform need not state it.
  fileprivate func leaveToLack(on today: CalendarDate) -> Pin.Exception? {
    exceptions.first { exception in
      switch exception.allowed {
      case .absent, .anything: !exception.isExpired(on: today)
      case .values: false
      }
    }
  }
}

extension DriftReport.Row {
  /// A literal that says several things wrong adds to what is there; nothing replaces what is wrong.
  fileprivate mutating func add(_ cell: DriftReport.Cell, on platform: Platform) {
    guard var known = cells[platform] else {
      cells[platform] = cell
      return
    }
    known.statements += cell.statements.filter { !known.statements.contains($0) }
    if known.finding == nil || known.verdict == .allowed {
      known.verdict = cell.verdict
      known.finding = cell.finding ?? known.finding
      known.location = cell.location ?? known.location
    }
    cells[platform] = known
  }
}
