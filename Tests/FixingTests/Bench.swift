import ParityModel

@testable import Fixing

/// Facts and findings with the little that spelling them needs.
enum Bench {
  static func fact(
    _ platform: Platform, _ property: Property, _ quantity: Quantity, _ text: String,
    part: String = "Box", at offset: UInt32 = 10, derivation: [Fact.Derivation] = []
  ) -> Fact {
    Fact(
      platform: platform, part: part, property: property, value: quantity.value, unit: quantity.unit,
      text: text,
      location: Location(
        path: "box", lower: offset, upper: offset + UInt32(text.utf8.count), line: 3, column: 5, endLine: 3,
        endColumn: 9), derivation: derivation)
  }

  /// What is written in place of a fact; the reason where nothing is.
  static func spelling(
    of fact: Fact, wanting expected: Quantity, among facts: [Fact] = [], uses: [Fact] = [],
    source: String = "", named: Set<String> = [], stated: Quantity? = nil
  ) -> String {
    let repair = Finding.Repair(
      facts: [fact], stated: stated ?? Quantity(fact.value, fact.unit), expected: [.exactly(expected)])
    return spelling(of: repair, at: fact, among: facts, uses: uses, source: source, named: named)
  }

  static func spelling(
    of repair: Finding.Repair, at fact: Fact, among facts: [Fact] = [], uses: [Fact] = [],
    source: String = "", named: Set<String> = []
  ) -> String {
    let finding = Finding(
      rule: .valueDrift, severity: .error, verdict: .drift, component: "Box", location: fact.location,
      message: "", repair: repair)
    let port = FixingPort(
      dialect: Dialect(platform: fact.platform, rem: 16), facts: facts + [fact], uses: uses,
      sources: [Array(source.utf8)])
    do {
      return try Fixer([port], named: named).proposal(for: finding).spellings.first ?? ""
    } catch {
      return "no: " + error.reason
    }
  }
}

extension Quantity {
  static func pt(_ number: Double) -> Quantity { Quantity(.number(number), .pt) }
  static func ms(_ number: Double) -> Quantity { Quantity(.number(number), .ms) }
  static func plain(_ number: Double) -> Quantity { Quantity(.number(number), .none) }
  static func name(_ name: String, _ unit: Unit) -> Quantity { Quantity(.text(name), unit) }
}
