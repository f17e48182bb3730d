import ParityModel
import Testing

@testable import Conformance

@Suite("A named constant that a part uses")
struct ConstantUseTests {
  private let spec = Bench.spec(Bench.component(Bench.part("Box", [Bench.pin(.height, 16)])))

  private func judge(_ number: Double, beside facts: [Fact] = []) -> [String] {
    var ports = Bench.ports(
      [Bench.fact(.compose, "", .constant("boxHeight"), number, line: 9)] + facts, platforms: [.compose],
      declarations: [.compose: ["Box": 2]])
    ports[0].uses = [Bench.fact(.compose, "Box", .height, number, line: 9)]
    return Bench.judge(spec, ports).lines
  }

  @Test("meets a pin that no fact meets")
  func met() { #expect(judge(16) == []) }

  @Test("drifts from it at the constant's literal")
  func drift() { #expect(judge(12) == ["value-drift compose.txt:9 16 pt > 12 pt"]) }

  @Test("breaks no pin that a fact meets")
  func beside() { #expect(judge(12, beside: [Bench.fact(.compose, "Box", .height, 16, line: 4)]) == []) }

  @Test("leaves another value of the part unexpected")
  func extra() {
    #expect(
      judge(16, beside: [Bench.fact(.compose, "Box", .height, 10, line: 4)]) == [
        "unexpected-fact compose.txt:4 - > 10 pt"
      ])
  }

  @Test("leaves what stands inside its computation alone")
  func inside() {
    var ports = Bench.ports(
      [Bench.fact(.compose, "Box", .height, 2, .none, line: 9)], platforms: [.compose],
      declarations: [.compose: ["Box": 2]])
    ports[0].uses = [Bench.fact(.compose, "Box", .height, 16, line: 9)]
    #expect(Bench.judge(spec, ports).lines == [])
  }

  @Test("answers one pin of several that its value breaks")
  func once() {
    let spec = Bench.spec(
      Bench.component(Bench.part("Box", [Bench.pin(.height, 16), Bench.pin(.height, 20)])))
    var ports = Bench.ports([], platforms: [.compose], declarations: [.compose: ["Box": 2]])
    ports[0].uses = [Bench.fact(.compose, "Box", .height, 12, line: 9)]
    #expect(
      Bench.judge(spec, ports).lines == [
        "missing-fact compose.txt:2 20 pt > -", "value-drift compose.txt:9 16 pt > 12 pt",
      ])
  }
}
