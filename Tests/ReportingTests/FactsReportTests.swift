import ParityModel
import Testing

@testable import Reporting

@Suite("Printed facts")
struct FactsReportTests {
  private let facts = [
    Fact(
      platform: .compose, part: "Box", property: .padding(.start), state: [.dark, .pressed],
      value: .number(2.5),
      unit: .pt, text: "2.5.dp",
      location: Location(path: "a.kt", lower: 1, upper: 7, line: 3, column: 2, endLine: 3, endColumn: 8)),
    Fact(
      platform: .swiftUI, part: "", property: .constant("title"), value: .text("a \"b\"\\\n\u{1}é"),
      unit: .string,
      text: "\"…\"",
      location: Location(path: "b.swift", line: 1, column: 1, page: .init(path: "p.md", line: 7)),
      derivation: [.init(name: "Words.title", location: Location(path: "c.swift", line: 9))]),
    Fact(
      platform: .swiftUI, part: "Box", property: .tabularNumbers, value: .boolean(true), unit: .bool,
      text: "",
      location: Location(path: "b.swift", line: 2, column: 1)),
    Fact(
      platform: .swiftUI, part: "Box", property: .maxWidth, value: .number(.infinity), unit: .pt, text: "",
      location: Location(path: "b.swift", line: 3, column: 1)),
  ]

  private func printed(_ print: (([UInt8]) -> Void) -> Void) -> String {
    var bytes: [UInt8] = []
    print { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("are an array with one object a line")
  func json() {
    #expect(
      printed { FactsReport.json(facts, to: $0) } == #"""
        [
        {"path":"a.kt","line":3,"column":2,"part":"Box","property":"padding.start","state":"dark+pressed","value":2.5,"unit":"pt","text":"2.5.dp","platform":"compose"},
        {"path":"b.swift","line":1,"column":1,"part":"","property":"constant:title","state":"","value":"a \"b\"\\\n\u0001é","unit":"string","text":"\"…\"","platform":"swiftui","page":{"path":"p.md","line":7},"derivation":[{"name":"Words.title","path":"c.swift","line":9}]},
        {"path":"b.swift","line":2,"column":1,"part":"Box","property":"tabularNumbers","state":"","value":true,"unit":"bool","text":"","platform":"swiftui"},
        {"path":"b.swift","line":3,"column":1,"part":"Box","property":"maxWidth","state":"","value":"infinity","unit":"pt","text":"","platform":"swiftui"}
        ]

        """#)
    #expect(printed { FactsReport.json([], to: $0) } == "[]\n")
  }

  @Test("are a table with a line a fact")
  func text() {
    #expect(
      printed { FactsReport.text(facts.prefix(1), to: $0) }
        == "a.kt:3:2  Box  padding.start [dark+pressed]  2.5 pt\n")
  }

  @Test("are handed over in pieces, each of whole lines")
  func pieces() {
    let many = Array(repeating: facts[1], count: 4_000)
    for print in [{ FactsReport.json(many, to: $0) }, { FactsReport.text(many, to: $0) }] {
      var pieces: [[UInt8]] = []
      print { pieces.append($0) }
      #expect(pieces.count > 1)
      #expect(pieces.allSatisfy { $0.count < 70_000 })
      let lines = pieces.flatMap { $0 }.split(separator: UInt8(ascii: "\n"))
      #expect(lines.count >= many.count)
    }
  }

  @Test("are as wide as the widest of their characters, not of their bytes")
  func widths() {
    var wide = facts[2]
    wide.part = "Bøx"
    #expect(
      printed { FactsReport.text([facts[2], wide], to: $0) }
        == "b.swift:2:1  Box  tabularNumbers  true\nb.swift:2:1  Bøx  tabularNumbers  true\n")
  }
}
