import ParityModel

@testable import Conformance

/// Makes specs, facts and judgements in few words. Every place is a line of `PLATFORM.txt`.
enum Bench {
  static let today = CalendarDate("2027-01-01") ?? CalendarDate(secondsSince1970: 0)

  static func origin(_ line: Int) -> Origin { Origin(path: "specs/a.swift", line: line) }

  static func pin(
    _ property: Property, _ number: Double, _ unit: Unit = .pt, state: State = [],
    on platforms: [Platform]? = nil,
    line: Int = 10, exceptions: [Pin.Exception] = [], restatements: [Pin.Restatement] = []
  ) -> Pin {
    pin(
      property, .number(number), unit, state: state, on: platforms, line: line, exceptions: exceptions,
      restatements: restatements)
  }

  static func pin(
    _ property: Property, _ value: Value, _ unit: Unit, state: State = [], on platforms: [Platform]? = nil,
    line: Int = 10, exceptions: [Pin.Exception] = [], restatements: [Pin.Restatement] = []
  ) -> Pin {
    Pin(
      property: property, state: state, expected: [.exactly(Quantity(value, unit))], platforms: platforms,
      exceptions: exceptions, restatements: restatements, origin: origin(line))
  }

  static func exception(
    _ platforms: [Platform], _ allowed: Pin.Exception.Allowance, until: String? = nil, line: Int = 11
  ) -> Pin.Exception {
    Pin.Exception(
      platforms: platforms, allowed: allowed, reason: "the platform does it",
      until: until.flatMap { CalendarDate($0) },
      origin: origin(line))
  }

  static func part(_ name: String, _ pins: [Pin], names: [Platform: [String]] = [:]) -> PartSpec {
    PartSpec(name: name, names: names, pins: pins, origin: origin(5))
  }

  static func component(
    _ parts: PartSpec..., name: String = "Box", constants: [ConstantSpec] = []
  ) -> ComponentSpec {
    ComponentSpec(name: name, parts: parts, constants: constants, origin: origin(1))
  }

  static func spec(
    _ components: ComponentSpec..., aliases: [TokenAlias] = [], levels: [Specification.RuleLevel] = [],
    platforms: [Platform] = [.swiftUI, .compose]
  ) -> Specification {
    Specification(
      sources: platforms.map {
        Specification.Source(dialect: Dialect(platform: $0), globs: ["\($0.rawValue)/**"], origin: origin(2))
      }, components: components, aliases: aliases, levels: levels)
  }

  static func place(_ platform: Platform, _ line: Int, _ column: Int = 1) -> Location {
    let offset = UInt32(line * 100 + column)
    return Location(
      path: "\(platform.rawValue).txt", lower: offset, upper: offset + 2, line: line, column: column,
      endLine: line, endColumn: column + 2)
  }

  static func fact(
    _ platform: Platform, _ part: String, _ property: Property, _ number: Double, _ unit: Unit = .pt,
    state: State = [], line: Int
  ) -> Fact {
    fact(platform, part, property, .number(number), unit, state: state, line: line)
  }

  static func fact(
    _ platform: Platform, _ part: String, _ property: Property, _ value: Value, _ unit: Unit,
    state: State = [],
    line: Int
  ) -> Fact {
    Fact(
      platform: platform, part: part, property: property, state: state, value: value, unit: unit,
      text: value.description, location: place(platform, line))
  }

  /// One port a platform; a platform whose list is empty has a file that says nothing.
  static func ports(
    _ facts: [Fact], platforms: [Platform] = [.swiftUI, .compose], unreadable: [Unreadable] = [],
    declarations: [Platform: [String: Int]] = [:], without: [Platform] = []
  ) -> [Port] {
    platforms.map { platform in
      Port(
        platform: platform,
        files: without.contains(platform) ? [] : [Location(path: "\(platform.rawValue).txt")],
        facts: facts.filter { $0.platform == platform },
        unreadable: unreadable.filter { $0.platform == platform },
        declarations: (declarations[platform] ?? [:]).mapValues { place(platform, $0) })
    }
  }

  static func judge(_ specification: Specification, _ ports: [Port], components: [String]? = nil) -> Judgement
  {
    Judge(specification: specification, today: today).judge(ports, components: components)
  }
}

extension Judgement {
  /// `rule path:line expected>found` of each finding: what most tests ask about.
  var lines: [String] { findings.map(\.summary) }
}

extension Finding {
  var summary: String {
    let place = location.map { "\($0.path):\($0.line)" } ?? origin.map { "\($0.path):\($0.line)" } ?? "-"
    return "\(rule.rawValue) \(place) \(expected ?? "-") > \(found ?? "-")"
  }
}
