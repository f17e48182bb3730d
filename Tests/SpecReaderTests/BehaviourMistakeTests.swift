import ParityModel
import SpecReader
import SyntaxTree
import Testing

/// Each sample is the body of a component; the expected line is `line:column: message: advice`.
@Suite("Mistakes in what a spec says of behaviour")
struct BehaviourMistakeTests {
  private func problems(_ body: String) -> [String] {
    let head = "import ParitySpec\nlet project = Project(\"p\") { Platform(.swiftUI, \"*.swift\") }\n"
    let text = head + "let c = Component(\"C\") {\n  \(body)\n}"
    let reading = SpecReader().read([SpecReader.File(path: "s.swift", source: SourceText(text))])
    return reading.problems.map { String($0.description.dropFirst("s.swift:".count)) }
  }

  @Test("finds nothing wrong with what is right")
  func right() {
    #expect(problems("Function(\"f\", .values(1, 2)) { (n: Int) in n * 2 }") == [])
    #expect(problems("Table(\"t\", over: .flag(\"pressed\"))") == [])
  }

  @Test("says why what is right cannot be evaluated, and for which sample")
  func reference() {
    #expect(
      problems("Function(\"f\", .values(1)) { (n: Int) in outside(n) }") == [
        "4:43: what is right cannot be evaluated for 1: `outside` is not told by the sources: "
          + "a closure of the spec uses what the spec declares and the standard library"
      ])
    #expect(
      problems("Function(\"f\", .values(1, 0)) { (n: Int) in 6 / n }") == [
        "4:46: what is right cannot be evaluated for 0: division by zero: "
          + "a closure of the spec uses what the spec declares and the standard library"
      ])
  }

  @Test("wants samples, and a parameter for each of them")
  func samples() {
    #expect(
      problems("Function(\"f\")") == [
        "4:3: 'Function' needs samples: one to five inputs, such as .values(0, 1)"
      ])
    #expect(
      problems("Function(\"f\", .values(1), .booleans) { (n: Int) in n }") == [
        "4:3: the closure takes 1 inputs, and there are samples of 2: name one parameter an input"
      ])
    #expect(
      problems("Function(\"f\", 0...4)") == [
        "4:17: '0...4' is no row of samples: write .values(0, 1), .range(0...40) or .booleans"
      ])
    #expect(
      problems("Function(\"f\", .values(outside))") == [
        "4:25: 'outside' cannot be evaluated: `outside` is not told by the sources: "
          + "use literals and constants of the spec"
      ])
  }

  @Test("wants a time with its unit in a schedule, and declarations that wait")
  func schedule() {
    #expect(
      problems("Schedule(\"s\", in: [.swiftUI: \"A\"]).first(after: 400)") == [
        "4:51: a time needs its unit, 400 has none: write .milliseconds(400) or .seconds(0.4)"
      ])
    #expect(
      problems("Schedule(\"s\")") == [
        "4:3: 'Schedule' needs the declarations that wait: in: [.swiftUI: \"Name\"]"
      ])
  }

  @Test("wants limits, axes, and steps that it knows")
  func others() {
    #expect(problems("Clamp(\"c\", to: 4)") == ["4:3: 'Clamp' needs its limits: to: 1...4"])
    #expect(
      problems("Table(\"t\", over: .sizes(\"x\"))") == [
        "4:20: there is no axis '.sizes': there are .cases and .flag"
      ])
    #expect(
      problems("Clamp(\"c\", to: 1...4).evaluate(on: .swiftUI, as: \"f\")") == [
        "4:25: a clamp has no 'evaluate': did you mean 'evaluated'?"
      ])
    #expect(
      problems("Clamp(\"c\", to: 1...4).evaluated(on: .swiftUI, as: \"f\", in: \"A\", from: \"x\", \"y\")")
        == [
          "4:25: 2 names cannot stand for 1 inputs: name each input in order, \"_\" for one that is not there"
        ])
    #expect(
      problems("Clamp(\"c\", to: 1...4).except(.compose, 3, because: \"why\")") == [
        "4:25: a behaviour has no other value: write .anything or .absent"
      ])
  }

  @Test("wants something to hold a behaviour against")
  func alone() {
    #expect(
      problems("Schedule(\"s\", in: [.swiftUI: \"A\"])") == [
        "4:3: there is nothing to hold 's' against: say what is right, or name a second platform"
      ])
  }

  @Test("says where a behaviour belongs")
  func nesting() {
    #expect(
      problems("Part(\"P\") { Clamp(\"c\", to: 1...4) }") == [
        "4:15: this is said of the whole component: move it out of the Part's braces"
      ])
  }
}
