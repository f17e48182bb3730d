import ParityModel
import Testing

@testable import Conformance

@Suite("The components that a change is about")
struct TouchedComponentsTests {
  private let spec = Bench.spec(
    Bench.component(Bench.part("Lid", [Bench.pin(.height, 4)])),
    Bench.component(Bench.part("Row", [Bench.pin(.height, 9)]), name: "Tray"))

  private func state(
    _ spec: Specification, lid: Double = 4, row: Double = 9, declaredIn path: String = "compose.txt"
  ) -> ProjectState {
    var ports = Bench.ports(
      [
        Bench.fact(.swiftUI, "Lid", .height, 4, line: 1), Bench.fact(.compose, "Lid", .height, lid, line: 1),
        Bench.fact(.swiftUI, "Row", .height, 9, line: 2), Bench.fact(.compose, "Row", .height, row, line: 2),
      ])
    ports[1].declarations = [
      "Lid": Bench.place(.compose, 1), "Row": Location(path: path, line: 2),
    ]
    return ProjectState(specification: spec, ports: ports, judgement: Bench.judge(spec, ports))
  }

  private func names(
    _ old: ProjectState, _ new: ProjectState, paths: Set<String> = []
  ) -> [String] {
    TouchedComponents(from: old, to: new, paths: paths).names
  }

  @Test("are none where nothing they say changes")
  func none() {
    #expect(names(state(spec), state(spec)) == [])
    #expect(names(state(spec), state(spec), paths: ["other.txt"]) == [])
  }

  @Test("have a declaration in a changed file, before or after")
  func declared() {
    let apart = state(spec, declaredIn: "row.txt")
    #expect(names(apart, apart, paths: ["row.txt"]) == ["Tray"])
    #expect(names(apart, apart, paths: ["compose.txt"]) == ["Box"])
    #expect(names(state(spec, declaredIn: "old.txt"), apart, paths: ["old.txt"]) == ["Tray"])
  }

  @Test("have other findings than before, wherever the change stands")
  func judged() {
    #expect(names(state(spec), state(spec, row: 8)) == ["Tray"])
    #expect(names(state(spec, row: 8), state(spec)) == ["Tray"])
    #expect(names(state(spec, row: 8), state(spec, row: 8)) == [])
  }

  @Test("have another spec, or are all of them where the project says something else")
  func specified() {
    var other = spec
    other.components[0].parts[0].pins[0] = Bench.pin(
      .height, 4, exceptions: [Bench.exception([.compose], .absent)])
    #expect(names(state(spec), state(other)) == ["Box"])
    other = spec
    other.levels = [.init(rule: .missingFact, severity: .note, origin: Bench.origin(3))]
    #expect(names(state(spec), state(other)) == ["Box", "Tray"])
    #expect(names(ProjectState(), state(spec)) == ["Box", "Tray"])
  }

  @Test("answer for a finding without a component only where the change brings it")
  func loose() {
    let finding = Finding(
      rule: .missingPart, severity: .error, verdict: .missing, component: "", platform: .compose, message: "")
    var after = state(spec)
    after.judgement.findings.append(finding)
    #expect(TouchedComponents(from: state(spec), to: after, paths: []).contains(finding))
    #expect(!TouchedComponents(from: after, to: after, paths: []).contains(finding))
  }
}
