import ParityModel
import Testing

@testable import Conformance

@Suite("A constant of a component")
struct ConstantTests {
  private let part = Bench.part("Box", [Bench.pin(.height, 16)])
  private let box = [
    Fact(.swiftUI, "Box", .height, 16, line: 1), Fact(.compose, "Box", .height, 16, line: 1),
  ]

  private func lines(_ constant: ConstantSpec, _ facts: [Fact]) -> [String] {
    let spec = Bench.spec(Bench.component(part, constants: [constant]))
    return Bench.judge(spec, Bench.ports(box + facts, declarations: [.compose: ["Box": 5]])).lines
  }

  @Test("may be declared anywhere in the port")
  func anywhere() {
    let constant = ConstantSpec(pin: Bench.pin(.constant("maxScale"), 4, .none))
    let swift = Fact(.swiftUI, "BoxMath", .constant("maxScale"), 4, .none, line: 2)
    #expect(lines(constant, [swift, .init(.compose, "", .constant("maxScale"), 4, .none, line: 3)]) == [])
    #expect(
      lines(constant, [swift, .init(.compose, "", .constant("maxScale"), 5, .none, line: 3)])
        == ["value-drift compose.txt:3 4 > 5"])
    #expect(lines(constant, [swift]) == ["missing-fact compose.txt:5 4 > -"])
  }

  @Test("is looked for in its owners and under its names where the spec gives them")
  func owners() {
    let constant = ConstantSpec(
      pin: Bench.pin(.constant("maxScale"), 4, .none), names: [.compose: ["largest"]],
      owners: [.swiftUI: ["BoxMath"]])
    #expect(
      lines(
        constant,
        [
          .init(.swiftUI, "BoxMath", .constant("maxScale"), 4, .none, line: 2),
          .init(.swiftUI, "Jar", .constant("maxScale"), 9, .none, line: 3),
          .init(.compose, "", .constant("largest"), 4, .none, line: 2),
          .init(.compose, "", .constant("maxScale"), 9, .none, line: 3),
        ]) == [])
  }

  @Test("of another component may have the same name and another value")
  func sameName() {
    let spec = Bench.spec(
      Bench.component(part, constants: [ConstantSpec(pin: Bench.pin(.constant("size"), 4, .none))]),
      Bench.component(
        Bench.part("Jar", [Bench.pin(.height, 9)]), name: "Jar",
        constants: [ConstantSpec(pin: Bench.pin(.constant("size"), 7, .none))]), platforms: [.swiftUI])
    func lines(_ sizes: [Double]) -> [String] {
      let facts = sizes.enumerated().map {
        Bench.fact(.swiftUI, "", .constant("size"), $1, .none, line: $0 + 3)
      }
      return Bench.judge(
        spec, Bench.ports(box + [.init(.swiftUI, "Jar", .height, 9, line: 2)] + facts, platforms: [.swiftUI])
      ).lines
    }
    #expect(lines([4, 7]) == [])
    #expect(lines([4, 8]) == ["value-drift swiftui.txt:4 7 > 8"])
  }
}
