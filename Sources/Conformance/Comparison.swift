import ParityModel

/// Holds one port's facts against the pins of the specification.
///
/// A pin is met by any fact of its declarations, property and state whose value it accepts. A fact of
/// a pinned property and state is expected when any pin of its declaration accepts it, whichever part
/// or component the pin belongs to. What remains on both sides is paired: one missing and one other
/// value are one difference.
///
/// What a named constant states where it is used meets a pin that no fact meets, or drifts from it at the
/// constant's literal. It breaks no pin otherwise: the constant is a fact of its own.
struct Comparison {
  private let port: Port
  private let today: CalendarDate
  private let statements: [Statement]
  private let byPart: [String: [Int]]
  private let byProperty: [Property: [Int]]
  private let uses: [String: [Statement]]

  /// - Parameter requirements: those that it will be asked about. Of the port only what can meet them is
  ///   looked at, for facts are large and most are of no interest.
  init(port: Port, aliases: [TokenAlias], today: CalendarDate, for requirements: [Requirement]) {
    self.port = port
    self.today = today
    var interest = FactInterest()
    interest.add(requirements)
    statements = interest.facts(of: port.facts).inOrder().map { Statement($0, aliases: aliases) }
      .withHitAreas()
    byPart = Dictionary(grouping: statements.indices) { [statements] in statements[$0].fact.part }
    byProperty = Dictionary(grouping: statements.indices) { [statements] in statements[$0].fact.property }
    uses = Dictionary(
      grouping: interest.facts(of: port.uses).inOrder().map { Statement($0, aliases: aliases) },
      by: \.fact.part)
  }

  struct Result {
    var differences: [Difference] = []
    var allowances: [Allowance] = []
    /// Requirements met as the spec states them.
    var matches: [Match] = []
    /// Exceptions that something needed.
    var used: Set<Pin.Exception> = []
  }

  /// `requirements` are those of every component, so that what one pins is not foreign to another.
  func result(for requirements: [Requirement]) -> Result {
    var result = Result()
    let lit = Self.lit(by: requirements)
    var expected: Set<Int> = []
    var claims: [Int: Requirement] = [:]
    var options: [Int: [Expectation]] = [:]
    var unmet: [(requirement: Requirement, candidates: [Int])] = []
    for requirement in requirements {
      let candidates = candidates(for: requirement, lit: lit)
      let isFree = requirement.isFree(on: today)
      var meeting: [Int] = []
      var allowed: (Int, Pin.Exception)?
      for index in candidates {
        let quantity = statements[index].quantity
        if !statements[index].isBalanced {
          if claims[index] == nil { claims[index] = requirement }
          for expectation in requirement.pin.expected where options[index]?.contains(expectation) != true {
            options[index, default: []].append(expectation)
          }
        }
        if requirement.accepts(quantity) {
          meeting.append(index)
          expected.insert(index)
        } else if let exception = requirement.exception(accepting: quantity, on: today) {
          expected.insert(index)
          result.used.insert(exception)
          if allowed == nil { allowed = (index, exception) }
        } else if isFree {
          expected.insert(index)
        }
      }
      let use = uses(for: requirement).first { requirement.accepts($0.quantity) }
      if let use {
        // A literal inside what meets the pin is a step of its computation.
        expected.formUnion(candidates.filter { statements[$0].fact.location.isInside(use.fact.location) })
      }
      if !meeting.isEmpty || use != nil {
        result.matches.append(
          Match(
            requirement: requirement,
            statements: meeting.isEmpty ? [use].compactMap(\.self) : meeting.map { statements[$0] }))
      } else if let (index, exception) = allowed {
        result.allowances.append(
          Allowance(requirement: requirement, statement: statements[index], exception: exception))
      } else if isFree, let exception = requirement.exceptions.first(where: { $0.allowed == .anything }) {
        result.used.insert(exception)
        result.allowances.append(
          Allowance(
            requirement: requirement, statement: candidates.first.map { statements[$0] }, exception: exception
          ))
      } else {
        unmet.append((requirement, candidates))
      }
    }
    var others = claims.filter { !expected.contains($0.key) }
    var pairs = pair(unmet.map(\.candidates), unmet.map(\.requirement), others: Set(others.keys))
    var drifted: Set<Fact> = []
    for (place, item) in unmet.enumerated() {
      if let index = pairs.removeValue(forKey: place) {
        others[index] = nil
        result.differences.append(.replaced(item.requirement, statements[index]))
      } else if let exception = item.requirement.absence(on: today) {
        result.used.insert(exception)
        result.allowances.append(Allowance(requirement: item.requirement, exception: exception))
      } else if let use = uses(for: item.requirement).first(where: { drifted.insert($0.fact).inserted }) {
        result.differences.append(.replaced(item.requirement, use))
      } else if let place = unreadablePlace(for: item.requirement) {
        result.add(item.requirement, unreadable: place)
      } else {
        result.differences.append(.missing(item.requirement))
      }
    }
    for (index, requirement) in others.sorted(by: { $0.key < $1.key }) {
      result.differences.append(.extra(requirement, statements[index], options: options[index] ?? []))
    }
    return result
  }

  /// The literals that could meet a requirement: another value of theirs would be a difference.
  func places(spokenOfBy requirements: [Requirement]) -> Set<Location> {
    let lit = Self.lit(by: requirements)
    var places: Set<Location> = []
    for requirement in requirements {
      places.formUnion(uses(for: requirement).map(\.fact.location))
      for index in candidates(for: requirement, lit: lit) {
        let fact = statements[index].fact
        places.insert(fact.location)
        // A touch area is what a padding and its opposite say together.
        if case .hitSlop(let edge) = fact.property {
          places.formUnion(
            statements(in: fact.part).lazy.map { statements[$0] }
              .filter { $0.isBalanced && $0.fact.property == .padding(edge) }.map(\.fact.location))
        }
      }
    }
    return places
  }

  /// The properties of which some pin speaks of light.
  private static func lit(by requirements: [Requirement]) -> Set<Property> {
    Set(requirements.lazy.filter { $0.pin.state.contains(.light) }.flatMap(\.properties))
  }

  /// The facts that could meet a requirement, in the order of the sources.
  ///
  /// Where no pin of a property speaks of light, what holds in light is what holds when nothing else does.
  private func candidates(for requirement: Requirement, lit: Set<Property>) -> [Int] {
    let places: [Int]
    if let declarations = requirement.declarations {
      places = declarations.flatMap(statements(in:)).filter {
        requirement.properties.contains(statements[$0].fact.property)
      }
    } else {
      places = requirement.properties.flatMap { byProperty[$0] ?? [] }
    }
    return places.filter {
      let statement = statements[$0]
      let state =
        lit.contains(statement.fact.property) ? statement.state : statement.state.subtracting(.light)
      return state == requirement.pin.state
    }.sorted()
  }

  /// What named constants state for a requirement in its declarations.
  private func uses(for requirement: Requirement) -> [Statement] {
    (requirement.declarations ?? []).flatMap { uses[$0] ?? [] }.filter {
      requirement.properties.contains($0.fact.property)
        && $0.state.subtracting(.light) == requirement.pin.state.subtracting(.light)
    }
  }

  private func statements(in declaration: String) -> [Int] {
    guard declaration.utf8.contains(UInt8(ascii: ".")) else { return byPart[declaration] ?? [] }
    return (byPart[""] ?? []).filter { statements[$0].fact.isStated(in: declaration) }
  }

  /// For unmet requirements the other value to report each with: first those of the same unit, then those
  /// of another unit of the same dimension, then any. One pin that several parts share is answered by one
  /// value.
  private func pair(_ candidates: [[Int]], _ requirements: [Requirement], others: Set<Int>) -> [Int: Int] {
    var free = others
    var pairs: [Int: Int] = [:]
    let kinships: [(Unit, Unit) -> Bool] = [{ $0 == $1 }, { $0.isLength && $1.isLength }, { _, _ in true }]
    for isKin in kinships {
      for (place, requirement) in requirements.enumerated()
      where pairs[place] == nil && requirement.absence(on: today) == nil {
        let match = candidates[place].first { index in
          free.contains(index)
            && requirement.pin.expected.contains { isKin($0.unit, statements[index].quantity.unit) }
        }
        guard let match else { continue }
        free.remove(match)
        for (other, sharing) in requirements.enumerated()
        where sharing.pin == requirement.pin && candidates[other].contains(match) && pairs[other] == nil {
          pairs[other] = match
        }
      }
    }
    return pairs
  }

  /// Where the port should state it and cannot be read: the property itself, else a stretch of its
  /// declaration, else a stretch of the declaration's file.
  private func unreadablePlace(for requirement: Requirement) -> Unreadable? {
    func states(_ place: Unreadable) -> Bool { place.property.map(requirement.properties.contains) ?? false }
    guard let declarations = requirement.declarations else { return port.unreadable.first(where: states) }
    let inside = port.unreadable.filter { place in declarations.contains { place.isInside($0) } }
    if let place = inside.first(where: states) ?? inside.first(where: { $0.property == nil }) { return place }
    let paths = Set(declarations.compactMap { port.place(of: $0)?.path })
    return port.unreadable.first {
      $0.property == nil && $0.part.isEmpty && paths.contains($0.location.path)
    }
  }
}

extension Location {
  fileprivate func isInside(_ other: Location) -> Bool {
    path == other.path && other.lower <= lower && upper <= other.upper
  }
}

extension Unreadable {
  /// Whether a declaration holds the place; a name with an ending is a file, and what it says at file level.
  fileprivate func isInside(_ declaration: String) -> Bool {
    guard declaration.utf8.contains(UInt8(ascii: ".")) else { return part == declaration }
    return part.isEmpty && (location.path == declaration || location.path.hasSuffix("/" + declaration))
  }
}

extension Comparison.Result {
  /// Several requirements that one place should meet are one difference.
  fileprivate mutating func add(_ requirement: Requirement, unreadable place: Unreadable) {
    for (index, difference) in differences.enumerated() {
      if case .unreadable(let requirements, place) = difference,
        requirements.contains(where: { $0.component == requirement.component && $0.part == requirement.part })
      {
        differences[index] = .unreadable(requirements + [requirement], place)
        return
      }
    }
    differences.append(.unreadable([requirement], place))
  }
}
