import ParityModel

/// Holds the tokens that one port declares against the tables of the specification: colours mode by mode,
/// text styles and shadows field by field.
struct TokenComparison {
  private let port: Port
  private let specification: Specification
  private let today: CalendarDate
  private let declared: DeclaredTokens

  init(port: Port, specification: Specification, today: CalendarDate) {
    self.port = port
    self.specification = specification
    self.today = today
    declared = DeclaredTokens(port.facts, namespaces: specification.namespaces)
  }

  /// `requirements` are those of every table, so that what one names is not foreign to another.
  func result(for requirements: [Requirement]) -> Comparison.Result {
    var result = Comparison.Result()
    if requirements.isEmpty { return result }
    let constants = port.facts.filter { if case .constant = $0.property { true } else { false } }.inOrder()
    for (component, own) in Dictionary(grouping: requirements, by: \.component).sorted(by: { $0.key < $1.key }
    ) {
      guard let holders = specification.components[component].table?.holders[port.platform] else { continue }
      let facts = constants.filter { $0.isStated(inAny: holders) }
      let table = TokenTableFacts(facts, requirements: own)
      for requirement in own { judge(requirement, in: table, into: &result) }
      // Another table of the spec may name what the same declarations hold.
      let named = requirements.filter { $0.declarations?.contains(where: holders.contains) ?? false }
      let known = Set(named.flatMap(\.properties).compactMap { TokenName($0)?.token })
      if specification.components[component].table?.isAlike == false {
        addStrangers(in: table, of: component, known: known, into: &result)
      }
    }
    return result
  }

  // MARK: One field in one mode

  private func judge(
    _ requirement: Requirement, in table: TokenTableFacts, into result: inout Comparison.Result
  ) {
    let mode = table.mode(of: requirement)
    let stated = table.facts(for: requirement.properties, in: mode).flatMap {
      statements($0, in: mode, size: table.size(for: requirement))
    }
    guard !stated.isEmpty else { return judgeAbsence(of: requirement, into: &result) }
    let isFree = requirement.isFree(on: today)
    var isMet = true
    for statement in stated where !accepts(requirement.pin.expected, statement.quantity) {
      isMet = false
      let exception = requirement.exceptions.first { exception in
        switch exception.allowed {
        case .values(let values): !exception.isExpired(on: today) && accepts(values, statement.quantity)
        case .anything: isFree
        case .absent: false
        }
      }
      if let exception {
        result.used.insert(exception)
        result.allowances.append(
          Allowance(requirement: requirement, statement: statement, exception: exception))
      } else {
        result.differences.append(.replaced(requirement, statement))
      }
    }
    if isMet { result.matches.append(Match(requirement: requirement, statements: stated)) }
  }

  private func judgeAbsence(of requirement: Requirement, into result: inout Comparison.Result) {
    let lifted = requirement.exceptions.first {
      ($0.allowed == .absent || $0.allowed == .anything) && !$0.isExpired(on: today)
    }
    if requirement.isNothing {
      result.matches.append(Match(requirement: requirement, statements: []))
    } else if let lifted {
      result.used.insert(lifted)
      result.allowances.append(Allowance(requirement: requirement, exception: lifted))
    } else if let place = unreadablePlace(for: requirement) {
      result.differences.append(.unreadable([requirement], place))
    } else {
      result.differences.append(.missing(requirement))
    }
  }

  private func accepts(_ expected: [Expectation], _ quantity: Quantity) -> Bool {
    expected.contains { TokenMeasure.accepts($0, quantity) }
  }

  /// What a fact states of a field: a value in points, or what the token is worth that it stands for.
  private func statements(_ fact: Fact, in mode: State, size: Double?) -> [Statement] {
    var statement = Statement(fact, aliases: [])
    let field = TokenName(fact.property)?.field ?? ""
    guard fact.unit == .color || fact.unit == .radius else {
      statement.quantity = TokenMeasure.points(statement.quantity, field: field, size: size)
      return [statement]
    }
    let resolved = declared.resolve(fact)
    let held = resolved.filter { mode.isEmpty || $0.state.mode == mode }
    let worth = held.isEmpty ? resolved.filter(\.state.isEmpty) : held
    return worth.isEmpty
      ? [statement]
      : worth.map { value in
        var statement = statement
        statement.quantity = value.quantity
        return statement
      }
  }

  /// Where the token stands and cannot be read, whole or this field of it.
  private func unreadablePlace(for requirement: Requirement) -> Unreadable? {
    let names = requirement.properties.compactMap { TokenName($0) }
    return port.unreadable.first { place in
      guard let name = place.property.flatMap({ TokenName($0) }) else { return false }
      return names.contains { $0 == name || $0.token == name.token && name.field.isEmpty }
    }
  }

  // MARK: What the spec does not name

  /// Tokens of the table's holders that no table names, and further layers of shadows.
  private func addStrangers(
    in table: TokenTableFacts, of component: Int, known: Set<String>, into result: inout Comparison.Result
  ) {
    var seen: Set<TokenName> = []
    for fact in table.facts where table.couldHold(fact) {
      guard var name = TokenName(fact.property) else { continue }
      if known.contains(name.token) {
        guard name.isExtraField, !table.requires(fact.property) else { continue }
      } else if let alias = alias(of: name.token) {
        judge(fact, meaning: alias, in: table, of: component, into: &result)
        continue
      } else {
        name.field = ""
      }
      guard seen.insert(name).inserted else { continue }
      let pin = Pin(
        property: name.property, state: [], expected: [], origin: specification.components[component].origin)
      result.differences.append(
        .extra(
          Requirement(
            component: component, part: "", pin: pin, properties: [fact.property], declarations: [fact.part],
            exceptions: []), Statement(fact, aliases: []), options: []))
    }
  }

  /// What an alias of the spec means on this platform.
  private func alias(of token: String) -> String? {
    specification.aliases.first {
      $0.written == token && $0.platforms?.contains(port.platform) ?? true
    }?.means
  }

  /// A token that has an opacity of its own is the other one, faded.
  private func judge(
    _ fact: Fact, meaning alias: String, in table: TokenTableFacts, of component: Int,
    into result: inout Comparison.Result
  ) {
    let base = alias.prefix { $0 != "@" }
    let opacity = Double(alias.dropFirst(base.utf8.count + 1)) ?? 1
    guard let field = TokenName(fact.property)?.field else { return }
    for requirement in table.requirements
    where requirement.properties.contains(.constant(field.isEmpty ? String(base) : base + "." + field)) {
      let mode = table.mode(of: requirement)
      guard fact.state.mode.isEmpty || mode.isEmpty || fact.state.mode == mode else { continue }
      var requirement = requirement
      requirement.pin.expected = requirement.pin.expected.map { $0.faded(by: opacity) }
      for statement in statements(fact, in: mode, size: table.size(for: requirement))
      where !accepts(requirement.pin.expected, statement.quantity) {
        result.differences.append(.replaced(requirement, statement))
      }
    }
  }
}

extension TokenName {
  /// A field that makes another shadow of a token when it is there.
  fileprivate var isExtraField: Bool {
    field.first?.isNumber ?? false || ["radius", "spread", "opacity"].contains(field)
  }
}

extension Requirement {
  /// A field that a port may leave out because nothing is what it says: no offset, no spread.
  fileprivate var isNothing: Bool {
    TokenName(pin.property).map { !$0.field.isEmpty } ?? false
      && pin.expected.contains { $0.accepts(Quantity(.number(0), .pt)) }
  }
}

extension Expectation {
  fileprivate func faded(by opacity: Double) -> Expectation {
    guard case .exactly(let quantity) = self else { return self }
    return .exactly(quantity.faded(by: opacity))
  }
}

extension Comparison.Result {
  mutating func add(_ other: Comparison.Result) {
    differences += other.differences
    allowances += other.allowances
    matches += other.matches
    used.formUnion(other.used)
  }
}
