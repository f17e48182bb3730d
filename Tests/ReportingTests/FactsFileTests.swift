import ParityModel
import Testing

@testable import Reporting

@Suite("A file of facts")
struct FactsFileTests {
  private static let place = Location(
    path: "a \"b\"/\u{1F44B}.kt", lower: 7, upper: .max, line: 2, column: 3, endLine: 4, endColumn: 5,
    page: .init(path: "page.md", line: 9))

  private static func fact(_ property: Property, _ value: Value, _ unit: Unit, _ state: State = []) -> Fact {
    Fact(
      platform: .compose, part: "Bøx\t", property: property, state: state, value: value, unit: unit,
      text: "x\n\u{1}\\", location: place, derivation: [.init(name: "M.a", location: place)])
  }

  static let file: FactsFile = {
    var port = Port(
      platform: .compose, files: [place],
      facts: [
        fact(.padding(.top), .number(0.1 + 0.2), .pt, [.dark, .pressed]),
        fact(.constant("maxScale"), .number(.infinity), .none),
        fact(.constant("big"), .number(1e300), .none), fact(.label, .text("{} of {}"), .string, .if),
        fact(.tabularNumbers, .boolean(true), .bool),
      ],
      unreadable: [
        Unreadable(platform: .compose, part: "", reason: "no", location: place),
        Unreadable(platform: .compose, part: "A", property: .gap, reason: "why", location: place),
      ],
      suppressions: [
        Suppression(
          platform: .compose, rules: [.valueDrift], reason: "because",
          mistakes: [.unknownVerb("x"), .unknownRule("y"), .noRule, .noReason], location: place, lines: 3...4)
      ], declarations: ["A": place, "": place])
    port.uses = [fact(.height, .number(-4), .pt)]
    let values: [BehaviourValue] = [
      .number(-0.25), .number(.nan), .text("t"), .flag(false), .nothing, .name("n"),
      .list([.number(1), .list([])]), .fields([.init(name: "", value: .nothing)]), .range(-.infinity, 2),
    ]
    port.behaviours = [
      BehaviourResult(
        component: 0, behaviour: 0, location: place, extents: [place],
        cells: [
          .init(inputs: values, outcome: .value(.list(values))),
          .init(inputs: [], column: "c", outcome: .unreadable(reason: "r", place)),
          .init(inputs: [], outcome: .unreadable(reason: "r", nil)),
        ], notes: [.init(text: "n"), .init(location: place, text: "m")]),
      BehaviourResult(component: 0, behaviour: 0, location: nil, cells: []),
    ]
    return FactsFile(ports: [
      .init(
        port: port, reading: FactsFile.digest("rem 16"),
        questions: [
          .init(component: "A", name: "f", digest: "1"), .init(component: "A", name: "g", digest: "2"),
        ])
    ])
  }()

  @Test("is read as it was written")
  func reads() throws {
    let bytes = Self.file.bytes
    let again = try FactsFile(reading: bytes)
    #expect(again.bytes == bytes)
    #expect(again.ports[0].port.facts == Self.file.ports[0].port.facts)
    #expect(again.ports[0].port.uses == Self.file.ports[0].port.uses)
    #expect(again.ports[0].port.unreadable == Self.file.ports[0].port.unreadable)
    #expect(again.ports[0].port.suppressions == Self.file.ports[0].port.suppressions)
    #expect(again.ports[0].port.declarations == Self.file.ports[0].port.declarations)
    #expect(again.ports[0].questions == Self.file.ports[0].questions)
  }

  @Test("is a problem, and no crash, wherever it is cut or a byte of it is another")
  func broken() {
    let bytes = Self.file.bytes
    for end in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: FactsFile.Problem.self) { try FactsFile(reading: Array(bytes[..<end])) }
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "9"), UInt8(ascii: "{"), 0xFF] {
        var other = bytes
        other[index] = byte
        _ = try? FactsFile(reading: other)
      }
    }
    #expect(throws: FactsFile.Problem(message: "line 1 is no JSON: it is nested too deep")) {
      try FactsFile(reading: Array(String(repeating: "[", count: 100_000).utf8))
    }
  }

  @Test("of another version says so")
  func version() {
    #expect(
      throws: FactsFile.Problem(message: "it is of version 2, and version 1 is read; extract it again")
    ) {
      try FactsFile(reading: Array("{\"version\":2,\"ports\":[]}".utf8))
    }
  }

  @Test("has digests that tell texts apart")
  func digests() {
    #expect(FactsFile.digest("") == "cbf29ce484222325")
    #expect(FactsFile.digest("a") == "af63dc4c8601ec8c")
  }
}
