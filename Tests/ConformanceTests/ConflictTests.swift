import ParityModel
import Testing

@testable import Conformance

@Suite("A spec that contradicts itself")
struct ConflictTests {
  private func conflicts(_ specification: Specification) -> [String] {
    Bench.judge(specification, Bench.ports([])).findings.filter { $0.rule == .specConflict }
      .map { "\($0.origin?.line ?? 0) \($0.message)" }
  }

  private func constant(
    _ name: String, _ number: Double, line: Int, on platforms: [Platform]? = nil,
    names: [Platform: [String]] = [:], owners: [Platform: [String]] = [:]
  ) -> ConstantSpec {
    ConstantSpec(
      pin: Bench.pin(.constant(name), number, .none, on: platforms, line: line), names: names, owners: owners)
  }

  private func spec(_ constants: ConstantSpec...) -> Specification {
    Bench.spec(Bench.component(name: "Box", constants: constants))
  }

  @Test("gives one constant two values")
  func constants() {
    #expect(
      conflicts(spec(constant("limit", 4, line: 3), constant("limit", 5, line: 4)))
        == ["4 constant:limit has two values on SwiftUI"])
    #expect(
      conflicts(
        spec(constant("limit", 4, line: 3), constant("cap", 5, line: 4, names: [.compose: ["limit"]])))
        == ["4 constant:cap has two values on Compose"])
  }

  @Test("does not, where owners or platforms differ or the values agree")
  func noConflict() {
    #expect(conflicts(spec(constant("limit", 4, line: 3), constant("limit", 4, line: 4))) == [])
    #expect(
      conflicts(
        spec(
          constant("limit", 4, line: 3, on: [.swiftUI]), constant("limit", 5, line: 4, on: [.compose]))) == []
    )
    var dark = constant("limit", 5, line: 4)
    dark.pin.state = .dark
    #expect(conflicts(spec(constant("limit", 4, line: 3), dark)) == [])
    let owners: (String) -> [Platform: [String]] = { name in
      Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, [name]) })
    }
    #expect(
      conflicts(
        spec(
          constant("limit", 4, line: 3, owners: owners("A")),
          constant("limit", 5, line: 4, owners: owners("B")))) == [])
  }

  @Test("lets one alias mean two tokens")
  func aliases() {
    func alias(_ means: String, line: Int, on platforms: [Platform]?) -> TokenAlias {
      TokenAlias(
        written: "thumb", means: means, unit: .shadow, platforms: platforms, origin: Bench.origin(line))
    }
    #expect(
      conflicts(Bench.spec(aliases: [alias("sm", line: 2, on: nil), alias("md", line: 3, on: [.compose])]))
        == ["3 the alias thumb means md here and sm elsewhere"])
    #expect(
      conflicts(
        Bench.spec(aliases: [alias("sm", line: 2, on: [.swiftUI]), alias("md", line: 3, on: [.compose])]))
        == [])
  }

  @Test("excepts a platform that it does not hold to the pin")
  func exceptions() {
    let pin = Bench.pin(.height, 16, on: [.swiftUI], exceptions: [Bench.exception([.compose], .absent)])
    #expect(
      conflicts(Bench.spec(Bench.component(Bench.part("Box", [pin]))))
        == ["11 height is not held on Compose, and yet has an exception there"])
  }
}
