import ParityModel

/// What the tables of a specification say that its tokens are worth.
struct SpecifiedTokens {
  private let declared: DeclaredTokens

  init(_ specification: Specification) {
    var facts: [Fact] = []
    for component in specification.components {
      guard let table = component.table else { continue }
      // The name of a table tells radii from other lengths.
      let names = ([component.name] + table.holders.values.flatMap(\.self).sorted()).joined(separator: " ")
      for constant in component.constants {
        guard case .exactly(let quantity)? = constant.pin.expected.first else { continue }
        let place = UInt32(clamping: facts.count)
        facts.append(
          Fact(
            platform: .swiftUI, part: names, property: constant.pin.property, state: constant.pin.state,
            value: quantity.value, unit: quantity.unit, text: "",
            location: Location(path: "", lower: place, upper: place)))
      }
    }
    declared = DeclaredTokens(facts)
  }

  /// What the first token of some alternatives is worth.
  func worth(of expected: [Expectation]) -> [DriftReport.Worth] {
    guard case .exactly(let quantity)? = expected.first else { return [] }
    return declared.worth(of: quantity)
  }
}

extension DeclaredTokens {
  /// What a statement's token is worth: as the port writes it, else as the spec names it.
  func worth(of statement: Statement) -> [DriftReport.Worth] {
    guard statement.quantity.unit.isDesignToken else { return [] }
    let own = worth(of: Quantity(statement.fact.value, statement.fact.unit))
    return own.isEmpty ? worth(of: statement.quantity) : own
  }

  fileprivate func worth(of quantity: Quantity) -> [DriftReport.Worth] {
    guard quantity.unit.isDesignToken else { return [] }
    let use = Fact(
      platform: .swiftUI, part: "", property: .background, value: quantity.value, unit: quantity.unit,
      text: "", location: Location(path: ""))
    return resolve(use).map { .init(field: $0.field, state: $0.state, quantity: $0.quantity) }
  }
}
