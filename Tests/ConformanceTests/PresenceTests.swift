import ParityModel
import Testing

@testable import Conformance

@Suite("What a port lacks")
struct PresenceTests {
  private let spec = Bench.spec(
    Bench.component(
      Bench.part("Box", [Bench.pin(.height, 16)]), Bench.part("Lid", [Bench.pin(.gap, 3)])))
  private let swift = [
    Fact(.swiftUI, "Box", .height, 16, line: 3), Fact(.swiftUI, "Lid", .gap, 3, line: 4),
  ]

  @Test("is a part, at another part of the component")
  func part() {
    let judgement = Bench.judge(
      spec,
      Bench.ports(
        swift + [.init(.compose, "Box", .height, 16, line: 4)], declarations: [.compose: ["Box": 2]]))
    #expect(judgement.lines == ["missing-part compose.txt:2 - > -"])
    #expect(judgement.findings.first?.part == "Lid")
    #expect(judgement.findings.first?.message == "Compose has no Lid")
  }

  @Test("is one declaration, whichever parts it would draw")
  func sharedAbsence() {
    let names: [Platform: [String]] = [.compose: ["LidView"]]
    let spec = Bench.spec(
      Bench.component(
        Bench.part("Box", [Bench.pin(.height, 16)]), Bench.part("Lid", [Bench.pin(.gap, 3)], names: names),
        Bench.part("Handle", [Bench.pin(.gap, 3)], names: names)), platforms: [.compose])
    let judgement = Bench.judge(
      spec, Bench.ports([.init(.compose, "Box", .height, 16, line: 4)], platforms: [.compose]))
    #expect(judgement.findings.map(\.message) == ["Compose has no LidView"])
  }

  @Test("is a whole component, as one finding")
  func component() {
    let judgement = Bench.judge(spec, Bench.ports(swift))
    #expect(judgement.lines == ["missing-part specs/a.swift:1 - > -"])
    #expect(judgement.findings.first?.message == "Compose has no part of Box, which other ports have")
  }

  @Test("is everything, where no file of a platform is under the root")
  func port() {
    let judgement = Bench.judge(spec, Bench.ports(swift, without: [.compose]))
    #expect(judgement.lines == ["missing-part specs/a.swift:2 - > -"])
    #expect(judgement.findings.first?.message == "no source of Compose is under the root")
  }

  @Test("is nothing where no port has the component: it is not judged")
  func absent() {
    let judgement = Bench.judge(spec, Bench.ports([]))
    #expect(judgement.findings == [])
    #expect(judgement.components == [ComponentSummary(name: "Box", isJudged: false)])
  }

  @Test("is no part that the spec says a platform has not")
  func declined() {
    let spec = Bench.spec(
      Bench.component(
        Bench.part("Box", [Bench.pin(.height, 16)]),
        Bench.part("Lid", [Bench.pin(.gap, 3)], names: [.compose: []]),
        Bench.part("Rim", [Bench.pin(.gap, 3, on: [.swiftUI])])))
    let judgement = Bench.judge(
      spec,
      Bench.ports(
        swift + [.init(.compose, "Box", .height, 16, line: 4), .init(.swiftUI, "Rim", .gap, 3, line: 5)]))
    #expect(judgement.findings == [])
  }

  @Test("is not told from a declaration that several components share")
  func shared() {
    let spec = Bench.spec(
      Bench.component(
        Bench.part("Box", [Bench.pin(.height, 16)]), Bench.part("Button", [Bench.pin(.gap, 1)])),
      Bench.component(
        Bench.part("Jar", [Bench.pin(.height, 9)]), Bench.part("Button", [Bench.pin(.gap, 1)]), name: "Jar"),
      platforms: [.swiftUI])
    let judgement = Bench.judge(
      spec,
      Bench.ports(
        [.init(.swiftUI, "Box", .height, 16, line: 1), .init(.swiftUI, "Button", .gap, 1, line: 2)],
        platforms: [.swiftUI]))
    #expect(judgement.findings == [])
    #expect(judgement.components.map(\.isJudged) == [true, false])
  }

  @Test("is reported for the chosen components only")
  func chosen() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16)])),
      Bench.component(Bench.part("Jar", [Bench.pin(.height, 9)]), name: "Jar"), platforms: [.swiftUI])
    let ports = Bench.ports(
      [.init(.swiftUI, "Box", .height, 1, line: 1), .init(.swiftUI, "Jar", .height, 1, line: 2)],
      platforms: [.swiftUI])
    #expect(Bench.judge(spec, ports, components: ["Jar"]).lines == ["value-drift swiftui.txt:2 9 pt > 1 pt"])
    #expect(Bench.judge(spec, ports, components: ["Jar"]).components.map(\.name) == ["Jar"])
    #expect(Bench.judge(spec, ports).findings.count == 2)
  }

  @Test("is no matter for a component that only helps the one a page is about")
  func helpers() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16)])),
      Bench.component(Bench.part("Lid", [Bench.pin(.height, 4)]), name: "Lid"))
    var ports = Bench.ports([
      Bench.fact(.swiftUI, "Box", .height, 16, line: 1), Bench.fact(.compose, "Box", .height, 16, line: 1),
      Bench.fact(.swiftUI, "Lid", .height, 4, line: 2),
    ])
    func rules(_ title: String) -> [String] {
      Judge(specification: spec, today: Bench.today)
        .judge(ports, pages: [Prose(path: "page.md", title: title, blocks: [])]).findings
        .map { "\($0.rule.rawValue) \($0.component)" }
    }
    #expect(rules("Box") == ["missing-part Lid"])
    for index in ports.indices {
      ports[index].files = ports[index].files.map { file in
        var file = file
        file.page = .init(path: "page.md", line: 7)
        return file
      }
    }
    #expect(rules("Box") == [])
    #expect(rules("Lid") == ["missing-part Lid"])
    #expect(rules("Other") == ["missing-part Lid"])
  }
}
