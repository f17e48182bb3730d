import Evaluation
import Program
import Testing

@Suite("Bounds")
struct BoundsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let language: Language
    let text: String
    let reason: String

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "an endless loop", language: .swift, text: "func f() -> Int { while true { } }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "an endless loop of Kotlin", language: .kotlin,
      text: "fun f(): Int { var x = 0; while (true) { x++ }; return x }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "an endless loop of TypeScript", language: .typescript, text: "function f() { for (;;) {} }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "deep recursion", language: .swift,
      text: "func g(_ n: Int) -> Int { 1 + g(n + 1) }\nfunc f() -> Int { g(0) }",
      reason: "calls nest deeper than 200 levels"),
    Case(
      name: "deep recursion through a closure", language: .typescript,
      text: "const g = (n) => [n].map((x) => g(x + 1))\nfunction f() { return g(0) }",
      reason: "calls nest deeper than 200 levels"),
    Case(
      name: "recursion through a property", language: .swift,
      text: "struct S { var a: Int { b }; var b: Int { a } }\nfunc f() -> Int { S().a }",
      reason: "calls nest deeper than 200 levels"),
    Case(
      name: "exponential closures", language: .swift,
      text: """
        func f() -> Int {
          let g0 = { 1 }
          \((1...40).map { "let g\($0) = { g\($0 - 1)() + g\($0 - 1)() }" }.joined(separator: "\n"))
          return g40()
        }
        """, reason: "takes more than 100000 steps"),
    Case(
      name: "a giant range", language: .swift,
      text: "func f() -> Int { var s = 0; for i in 0..<1_000_000_000 { s += i }; return s }",
      reason: "runs over more than 10000 elements"),
    Case(
      name: "a giant list", language: .kotlin, text: "fun f(): Int = List(1000000000) { it }.size",
      reason: "makes a collection of more than 10000 elements"),
    Case(
      name: "a giant array", language: .typescript,
      text: "function f() { return new Array(100000000).fill(0).length }",
      reason: "makes a collection of more than 10000 elements"),
    Case(
      name: "a list that doubles", language: .swift,
      text: "func f() -> Int { var a = [1]; while true { a = a + a } }",
      reason: "makes a collection of more than 10000 elements"),
    Case(
      name: "a text that doubles", language: .kotlin,
      text: "fun f(): String { var s = \"ab\"; while (true) { s = s + s }; return s }",
      reason: "makes a text of more than 65536 bytes"),
    Case(
      name: "a long text again and again", language: .kotlin,
      text: "fun f(): Int = \"ab\".repeat(30000).replace(\"a\", \"c\".repeat(60000)).length",
      reason: "makes a text of more than 65536 bytes"),
    Case(
      name: "an object that grows", language: .typescript,
      text: "function f() { const o = {}; let i = 0; while (true) { o[i] = i; i++ } }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "a row that grows", language: .kotlin,
      text: "fun f(): Int { val a = mutableListOf<Int>(); while (true) { a.add(1) } }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "an unknown branch in every round", language: .swift,
      text: "func f() -> Int { var a = [1]; while true { a.append(2); if outside { return 1 } } }",
      reason: "takes more than 100000 steps"),
    Case(
      name: "rows of rows", language: .swift,
      text: "func f() -> Int { (0..<5000).flatMap { _ in Array(repeating: 1, count: 5000) }.count }",
      reason: "makes a collection of more than 10000 elements"),
    Case(
      name: "cases inside cases", language: .swift,
      text: """
        indirect enum L { case end, cons(L) }
        func f() -> Any { var l = L.end; while true { l = .cons(l) } }
        """, reason: "nests values deeper than 64 levels"),
    Case(
      name: "a value inside itself again and again", language: .swift,
      text: "func f() -> Any { var a: [Any] = []; while true { a = [a, a] } }",
      reason: "nests values deeper than 64 levels"),
    Case(
      name: "an array inside itself", language: .typescript,
      text: "function f() { const a = []; a.push(a); return a.map((x) => x.length) }", reason: ""),
    Case(
      name: "a constant that needs itself", language: .swift,
      text: "let a = b\nlet b = a\nfunc f() -> Int { a }",
      reason: "`a` depends on itself"),
  ]

  @Test("ends, says why, and in time", arguments: cases)
  func ends(_ sample: Case) throws {
    let clock = ContinuousClock()
    var evaluation: Evaluator.Result?
    let time = clock.measure { evaluation = evaluate(sample.text, sample.language) }
    let value = try #require(evaluation).value
    if sample.reason.isEmpty {
      #expect(value.description == "[1]")
    } else {
      #expect(value.cause?.reason == sample.reason)
    }
    // Debug builds are some ten times slower, sanitizers slower still, and tests share the machine.
    #if DEBUG
      #expect(time < .seconds(30))
    #else
      #expect(time < .milliseconds(100))
    #endif
  }

  @Test("bounds a long expression, and gives the place that goes too far")
  func longExpressions() throws {
    let text = "func f() -> Int { " + Array(repeating: "1", count: 3000).joined(separator: " + ") + " }"
    guard case .unknown(let unknown)? = evaluate(text, .swift)?.value else {
      Issue.record("is read")
      return
    }
    #expect(!unknown.reason.isEmpty)
  }

  @Test("does not take what fits for too much")
  func fits() {
    #expect(
      result("func g(_ n: Int) -> Int { n == 0 ? 0 : 1 + g(n - 1) }\nfunc f() -> Int { g(150) }", .swift)
        == "150")
    #expect(result("func f() -> Int { (0..<9000).reduce(0, +) }", .swift) == "40495500")
    #expect(
      result(
        "func f() -> Int { var a: [Int] = []; for i in 0..<3000 { a.append(i) }; return a.count }", .swift)
        == "3000")
  }
}
