import ParityModel

/// What a rule may look at besides the difference itself.
struct Scene {
  let specification: Specification
  /// Nil where the specification itself is judged.
  let port: Port?

  var platform: Platform? { port?.platform }
  var platformTitle: String { port?.platform.title ?? "the spec" }

  func component(_ requirement: Requirement) -> String {
    specification.components[requirement.component].name
  }

  /// A finding about one pin, with everything but its sentence and its values filled in.
  func finding(
    _ rule: Rule, _ verdict: Finding.Verdict, about requirement: Requirement, at location: Location?,
    expected: String?, found: String?, message: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, verdict: verdict, component: component(requirement),
      part: requirement.part, property: requirement.pin.property, state: requirement.pin.state,
      platform: platform, location: location, expected: expected, found: found, message: message,
      notes: notes(requirement), origin: requirement.pin.origin)
  }

  /// One missing and one other value.
  func drift(_ rule: Rule, _ requirement: Requirement, _ statement: Statement) -> Finding {
    var finding = finding(
      rule, .drift, about: requirement, at: statement.fact.location, expected: requirement.expectation,
      found: statement.written,
      message:
        "\(subject(requirement)) is \(statement.written) in \(platformTitle), not \(requirement.expectation)")
    finding.notes += derivation(of: statement)
    finding.repair = .init(
      facts: [statement.fact], stated: statement.quantity, expected: requirement.pin.expected)
    return finding
  }

  /// What the spec speaks of: `padding.start of ControlsBar when pressed`.
  func subject(_ requirement: Requirement) -> String {
    let property = requirement.pin.property
    let name =
      switch property {
      case .constant(let name): "the constant \(name)"
      case .parameter(let name): "the default of \(name)"
      default: property.spelling
      }
    let owner = requirement.part.isEmpty ? component(requirement) : requirement.part
    let state = requirement.pin.state.isEmpty ? "" : " when \(requirement.pin.state)"
    return "\(name) of \(owner)\(state)"
  }

  /// The way from a literal to the place that uses it.
  func derivation(of statement: Statement) -> [Finding.Note] {
    statement.fact.derivation.map { .init(location: $0.location, text: "\($0.name) is used here") }
  }

  /// The declaration that should state something; for a constant that may stand anywhere, one of its component.
  func place(of requirement: Requirement) -> Location? {
    guard let port else { return nil }
    if let location = requirement.declarations?.lazy.compactMap({ port.place(of: $0) }).first {
      return location
    }
    return place(ofComponent: requirement.component)
  }

  /// The first declaration that the port has of a component.
  func place(ofComponent index: Int) -> Location? {
    guard let port else { return nil }
    return specification.components[index].parts.lazy
      .flatMap { $0.declarations(on: port.platform) }
      .compactMap { port.place(of: $0) }.first
  }

  /// A difference that an exception allows.
  func finding(for allowance: Allowance) -> Finding {
    let requirement = allowance.requirement
    var finding = finding(
      .valueDrift, .allowed, about: requirement,
      at: allowance.statement?.fact.location ?? place(of: requirement), expected: requirement.expectation,
      found: allowance.statement?.written,
      message:
        "\(subject(requirement)) may differ in \(platformTitle): \(allowance.exception.reason)")
    finding.severity = .note
    finding.leave = .init(.exception, reason: allowance.exception.reason)
    return finding
  }

  /// The exception that no longer lifts this pin.
  private func notes(_ requirement: Requirement) -> [Finding.Note] {
    requirement.exceptions.compactMap { exception in
      guard let until = exception.until else { return nil }
      return .init(text: "an exception of the spec ends on \(until): \(exception.reason)")
    }
  }
}

extension Statement {
  /// The value as the port states it, with the spec's name of its token where that is another.
  var written: String {
    let own = Quantity(fact.value, fact.unit)
    return own == quantity ? own.description : "\(own) (\(quantity))"
  }
}
