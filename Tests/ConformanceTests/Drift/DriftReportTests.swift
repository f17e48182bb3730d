import ParityModel
import Testing

@testable import Conformance

@Suite("A drift report")
struct DriftReportTests {
  private func drift(_ specification: Specification, _ ports: [Port]) -> DriftReport {
    Judge(specification: specification, today: Bench.today).drift(of: ports)
  }

  /// `property expected: platform verdict found` of each row.
  private func lines(_ report: DriftReport) -> [String] {
    report.components.flatMap(\.rows).map { row in
      let cells = report.platforms.compactMap { platform in
        row.cells[platform].map { cell in
          "\(platform.rawValue) \(cell.verdict.rawValue)"
            + cell.statements.map { " \($0.written)@\($0.location.line)" }.joined()
        }
      }
      return "\(row.property) \(row.expected.isEmpty ? "-" : row.expectation): "
        + cells.joined(separator: ", ")
    }
  }

  @Test("has what each platform says beside what is expected")
  func rows() {
    let report = drift(
      Bench.spec(
        Bench.component(
          Bench.part("Box", [Bench.pin(.height, 16), Bench.pin(.gap, 3, line: 11), Bench.pin(.width, 9)]))),
      Bench.ports([
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.swiftUI, "Box", .height, 16, line: 2),
        Bench.fact(.swiftUI, "Box", .gap, 3, line: 3), Bench.fact(.swiftUI, "Box", .gap, 7, line: 4),
        Bench.fact(.swiftUI, "Box", .width, 9, line: 5), Bench.fact(.compose, "Box", .height, 12, line: 1),
        Bench.fact(.compose, "Box", .gap, 3, line: 2),
      ]))
    #expect(
      lines(report) == [
        "height 16 pt: swiftui match 16 pt@1 16 pt@2, compose drift 12 pt@1",
        "gap 3 pt: swiftui match 3 pt@3, compose match 3 pt@2",
        "gap -: swiftui unexpected 7 pt@4",
        "width 9 pt: swiftui match 9 pt@5, compose missing",
      ])
    #expect(report.findings.count == 3)
    #expect(report.components.flatMap(\.others) == [])
    let count = report.count(on: .compose)
    #expect(count[.match] == 1 && count[.drift] == 1 && count[.missing] == 1 && count.total == 3)
    #expect(count.verdict == .drift)
    #expect(report.count.aligned == 4)
  }

  @Test("gives each of several facts that one literal states the one finding")
  func merged() {
    let report = drift(
      Bench.spec(
        Bench.component(Bench.part("Box", [Bench.pin(.padding(.top), 4), Bench.pin(.padding(.bottom), 4)])),
        platforms: [.compose]),
      Bench.ports(
        [
          Bench.fact(.compose, "Box", .padding(.top), 6, line: 2),
          Bench.fact(.compose, "Box", .padding(.bottom), 6, line: 2),
        ], platforms: [.compose]))
    #expect(
      lines(report) == [
        "padding.top 4 pt: compose drift 6 pt@2", "padding.bottom 4 pt: compose drift 6 pt@2",
      ])
    #expect(report.findings.count == 1)
    let findings = report.components[0].rows.compactMap { $0.cells[.compose]?.finding }
    #expect(findings == [report.findings[0], report.findings[0]])
  }

  @Test("lacks a part piece by piece")
  func missingPart() {
    let report = drift(
      Bench.spec(
        Bench.component(Bench.part("Box", [Bench.pin(.height, 16)]), Bench.part("Lid", [Bench.pin(.gap, 3)]))),
      Bench.ports([
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.swiftUI, "Lid", .gap, 3, line: 2),
        Bench.fact(.compose, "Box", .height, 16, line: 1),
      ]))
    #expect(
      lines(report) == [
        "height 16 pt: swiftui match 16 pt@1, compose match 16 pt@1",
        "gap 3 pt: swiftui match 3 pt@2, compose missing",
      ])
    #expect(report.components[0].rows[1].cells[.compose]?.finding?.rule == .missingPart)
    #expect(report.components[0].others == [])
  }

  @Test("lacks a component piece by piece, but for what it may lack")
  func missingComponent() {
    let slop = Bench.pin(.hitSlop(.top), 8, exceptions: [Bench.exception([.compose], .absent)])
    let report = drift(
      Bench.spec(Bench.component(Bench.part("Box", [Bench.pin(.height, 16), slop]))),
      Bench.ports([
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1),
        Bench.fact(.swiftUI, "Box", .hitSlop(.top), 8, line: 2),
      ]))
    #expect(
      lines(report) == [
        "height 16 pt: swiftui match 16 pt@1, compose missing",
        "hitSlop.top 8 pt: swiftui match 8 pt@2, compose allowed",
      ])
    #expect(report.findings.map(\.rule) == [.missingPart])
    #expect(report.components[0].others == [])
  }

  @Test("says by whose leave a value differs")
  func allowed() {
    let pin = Bench.pin(
      .height, 16, exceptions: [Bench.exception([.compose], .values([.exactly(Quantity(.number(12), .pt))]))])
    let facts = [
      Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.compose, "Box", .height, 12, line: 7),
    ]
    let report = drift(Bench.spec(Bench.component(Bench.part("Box", [pin]))), Bench.ports(facts))
    #expect(lines(report) == ["height 16 pt: swiftui match 16 pt@1, compose allowed 12 pt@7"])
    #expect(
      report.components[0].rows[0].cells[.compose]?.finding?.leave
        == .init(.exception, reason: "the platform does it"))

    var ports = Bench.ports(facts)
    ports[1].suppressions = [
      Suppression(
        platform: .compose, rules: [.valueDrift], reason: "the system does it", mistakes: [],
        location: Bench.place(.compose, 7, 40), lines: 7...7)
    ]
    let commented = drift(
      Bench.spec(Bench.component(Bench.part("Box", [Bench.pin(.height, 16)]))), ports)
    #expect(lines(commented) == ["height 16 pt: swiftui match 16 pt@1, compose allowed 12 pt@7"])
    #expect(commented.components[0].rows[0].cells[.compose]?.finding?.leave?.source == .comment)
  }

  @Test("keeps what no row holds apart: exceptions that nothing needs")
  func others() {
    let pin = Bench.pin(.height, 16, exceptions: [Bench.exception([.compose], .absent)])
    let report = drift(
      Bench.spec(Bench.component(Bench.part("Box", [pin]))),
      Bench.ports([
        Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.compose, "Box", .height, 16, line: 1),
      ]))
    #expect(report.components[0].others.map(\.rule) == [.unusedException])
    #expect(report.narrowed(to: .compose).findings.map(\.rule) == [.unusedException])
    #expect(report.narrowed(to: .swiftUI).components[0].others == [])
  }

  @Test("knows what a token is worth, in the spec and on each platform")
  func worth() {
    var colors = Bench.component(
      name: "Colors",
      constants: [
        ConstantSpec(
          pin: Bench.pin(.constant("card"), .text("#FFFFFFFF"), .rgba), owners: [.compose: ["Palette"]]),
        ConstantSpec(
          pin: Bench.pin(.constant("card"), .text("#000000FF"), .rgba, state: .dark),
          owners: [.compose: ["Palette"]]),
      ])
    colors.table = TokenTable(holders: [.compose: ["Palette"]])
    let report = drift(
      Bench.spec(
        Bench.component(Bench.part("Box", [Bench.pin(.background, .text("card"), .color)])), colors,
        platforms: [.compose]),
      Bench.ports(
        [
          Bench.fact(.compose, "Box", .background, .text("card"), .color, line: 1),
          Bench.fact(.compose, "Palette", .constant("card"), .text("#EEEEEEFF"), .rgba, line: 2),
        ], platforms: [.compose]))
    let row = report.components[0].rows[0]
    #expect(row.worth.map(\.quantity.description) == ["#FFFFFFFF", "#000000FF"])
    #expect(row.worth.map(\.state) == [[], .dark])
    #expect(row.cells[.compose]?.statements.first?.worth.map(\.quantity.description) == ["#EEEEEEFF"])
  }

  @Test("is narrowed to a platform, and to places")
  func narrowed() {
    let report = drift(
      Bench.spec(
        Bench.component(Bench.part("Box", [Bench.pin(.height, 16), Bench.pin(.gap, 3, on: [.swiftUI])]))),
      Bench.ports([
        Bench.fact(.swiftUI, "Box", .height, 12, line: 1), Bench.fact(.swiftUI, "Box", .gap, 3, line: 2),
        Bench.fact(.compose, "Box", .height, 12, line: 1),
      ]))
    let compose = report.narrowed(to: .compose)
    #expect(compose.platforms == [.compose])
    #expect(lines(compose) == ["height 16 pt: compose drift 12 pt@1"])
    #expect(compose.findings.map(\.platform) == [.compose])
    #expect(
      lines(report.narrowed { $0.line == 2 }) == ["gap 3 pt: swiftui match 3 pt@2"])
  }
}
