import ParityModel
import Workspace

@testable import FactCache

/// Values of every kind that is kept, no field of which is what it would be without being read.
enum Samples {
  static let page = Location.Page(path: "page.md", line: 40)
  static let location = Location(
    path: "a/Ä.swift", lower: 70_000, upper: 70_004, line: 12, column: 7, endLine: 13, endColumn: 2,
    page: page)
  static let origin = Origin(path: "specs/box.swift", line: 9, column: 3)

  static let properties = [Property.constant("maxScale"), .parameter("label")] + Property.all
  static let values: [Value] = [
    .number(0), .number(-0.0), .number(2.5), .number(.infinity), .number(-1e300), .text(""),
    .text("e\u{301}"), .text("\u{E9}"), .boolean(true), .boolean(false),
  ]

  static let facts: [Fact] = properties.enumerated().map { index, property in
    Fact(
      platform: Platform.allCases[index % Platform.allCases.count], part: "Part \(index % 3)",
      property: property, state: State(rawValue: UInt8(truncatingIfNeeded: index)),
      value: values[index % values.count], unit: Unit.allCases[index % Unit.allCases.count],
      text: "text \(index)", location: location,
      derivation: index % 2 == 0 ? [] : [.init(name: "Radius.md", location: Location(path: "b.swift"))])
  }

  static let mistakes: [Suppression.Mistake] = [
    .unknownVerb("forbid"), .unknownRule("no-such-rule"), .noRule, .noReason,
  ]

  static let port = PortFacts(
    facts: facts, uses: Array(facts.prefix(3)),
    unreadable: [
      Unreadable(
        platform: .compose, part: "Box", property: .padding(.top), reason: "why", location: location),
      Unreadable(platform: .swiftUI, part: "", reason: "this does not parse", location: location),
    ],
    suppressions: [
      Suppression(
        platform: .uniwind, rules: Rule.allCases, reason: "because", mistakes: mistakes, location: location,
        lines: 4...6)
    ],
    unknownClasses: [UnknownClass(platform: .nativeWind, part: "Box", text: "p-x", location: location)],
    declarations: ["Box": location, "Badge": Location(path: "c.kt")])

  static let kept = FileFacts.facts(port)
  static let observations: [Observation] = [
    .declarations(NameHash(of: "a")), .members(NameHash(of: "b")), .mentions(NameHash(bits: .max)), .shadows,
  ]
  static let outline = FileOutline(
    words: [NameHash(bits: 0), NameHash(bits: .max)], types: [NameHash(of: "Box")],
    values: [NameHash(of: "box"), NameHash(of: "unbox")], holders: [NameHash(of: "zoom")],
    members: [NameHash(of: "value")], traits: [.styleSheet, .takesProperties, .drawsShadows])

  static let behaviourValues: [BehaviourValue] = [
    .number(1.5), .text("a"), .flag(true), .nothing, .name("large"), .list([.number(1), .list([])]),
    .fields([.init(name: "x", value: .number(-1)), .init(name: "", value: .nothing)]), .range(0, 40),
  ]

  static let behaviours = [
    BehaviourResult(
      component: 3, behaviour: 1, location: location, extents: [location],
      cells: behaviourValues.map {
        BehaviourResult.Cell(inputs: [$0], column: "height", outcome: .value($0))
      } + [
        BehaviourResult.Cell(inputs: [], outcome: .unreadable(reason: "why", location)),
        BehaviourResult.Cell(inputs: [], outcome: .unreadable(reason: "why", nil)),
      ],
      notes: [.init(location: location, text: "assumed"), .init(text: "plain")])
  ]

  static let expectations: [Expectation] = [
    .exactly(Quantity(.number(16), .pt)), .exactly(Quantity(.text("lg"), .radius)), .within(1, 2.5, .ms),
  ]

  static let exceptions: [Pin.Exception] = [
    .init(platforms: [.compose], allowed: .values(expectations), reason: "a", origin: origin),
    .init(platforms: [], allowed: .absent, reason: "b", until: CalendarDate("2027-06-30"), origin: origin),
    .init(platforms: Platform.allCases, allowed: .anything, reason: "c", origin: origin),
  ]

  static let pins: [Pin] = properties.map { property in
    Pin(
      property: property, state: [.dark, .pressed], expected: expectations, platforms: [.uniwind],
      exceptions: exceptions,
      restatements: [
        .init(platforms: [.swiftUI], property: .gap, declarations: ["Box"], origin: origin),
        .init(platforms: [], property: property, origin: origin),
      ],
      origin: origin)
  }

  static let behaviourSpecs: [BehaviourSpec] = BehaviourSpec.Kind.allCases.map { kind in
    BehaviourSpec(
      kind: kind, name: "clamp",
      inputs: [
        .init(name: "x", domain: .values(behaviourValues), isReal: true),
        .init(name: "size", domain: .cases([.compose: "BoxSize", .swiftUI: "Size"])),
      ],
      columns: ["height", .init("width", named: [.compose: "wide"])],
      subjects: [
        .compose: .init(name: "a", place: "b", inputs: ["c"], taking: "d", origin: origin),
        .swiftUI: .init(name: "e", origin: origin),
      ],
      assumptions: [.init(name: "x", value: .number(2))], ticks: 7,
      expected: [.init(inputs: [.flag(false)], value: .text("y"))], total: 41, platforms: [.compose],
      exceptions: exceptions, origin: origin)
  }

  static let specification = Specification(
    project: "sample", projectOrigin: origin,
    sources: Platform.allCases.map {
      .init(
        dialect: Dialect(platform: $0, rem: 13.5), globs: ["a/**", "b"], root: "../android", origin: origin)
    },
    documents: [.init(globs: ["docs/**"], origin: origin)],
    components: [
      ComponentSpec(
        name: "Box",
        parts: [PartSpec(name: "Box", names: [.compose: ["A", "B"]], pins: pins, origin: origin)],
        constants: [
          ConstantSpec(pin: pins[0], names: [.swiftUI: ["x"]], owners: [.uniwind: ["Box"], .compose: []])
        ],
        claims: [ClaimSpec(sentence: "zooms to {maxScale}", part: "Box", origin: origin)],
        behaviours: behaviourSpecs, table: TokenTable(holders: [.compose: ["Colors"]], isAlike: true),
        origin: origin),
      ComponentSpec(name: "Badge", origin: origin),
    ],
    aliases: [
      TokenAlias(written: "a", means: "b", unit: .color, platforms: [.compose], origin: origin),
      TokenAlias(written: "c", means: "d", unit: nil, platforms: nil, origin: origin),
    ],
    namespaces: [TokenNamespace(name: "Radius", unit: .radius, platforms: nil, origin: origin)],
    teachings: [
      Teaching(
        call: "f", argument: .position(2), properties: [.gap, .padding(.end)], platforms: nil, origin: origin),
      Teaching(
        call: "g", argument: .label("size"), properties: [.width], platforms: [.swiftUI], origin: origin),
    ],
    levels: Rule.allCases.map { .init(rule: $0, severity: .warning, origin: origin) }
      + Severity.allCases.map { .init(rule: .unreadable, severity: $0, origin: origin) })

  static let memo: FileMemo = {
    var memo = FileMemo()
    let status = FileStamp.Status(device: 1, inode: .max, size: 4, modified: -5, changed: .max)
    memo.note("a.swift", stamp: .status(status), digest: Digest(of: [1]))
    memo.note("b.swift", stamp: .object("0123abc"), digest: Digest(of: [2]))
    return memo
  }()
}
