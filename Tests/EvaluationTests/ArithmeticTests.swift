import Program
import Testing

@Suite("Arithmetic")
struct ArithmeticTests {
  @Test("computes and prints as Swift does", arguments: ArithmeticTable.swift)
  func swift(_ row: (expression: String, text: String)) {
    #expect(result("func f() -> String { \"\\(\(row.expression))\" }", .swift) == "\"\(row.text)\"")
  }

  @Test("computes and prints as Kotlin does", arguments: ArithmeticTable.kotlin)
  func kotlin(_ row: (expression: String, text: String)) {
    #expect(result("fun f(): String = \"${\(row.expression)}\"", .kotlin) == "\"\(row.text)\"")
  }

  @Test("computes and prints as JavaScript does", arguments: ArithmeticTable.typescript)
  func typescript(_ row: (expression: String, text: String)) {
    #expect(result("function f() { return `${\(row.expression)}` }", .typescript) == "\"\(row.text)\"")
  }

  @Test(
    "stops where Swift would",
    arguments: [
      ("Int.max + 1", "arithmetic overflow"), ("Int8(127) + 1", "arithmetic overflow"),
      ("Int.min / -1", "arithmetic overflow"), ("-Int.min", "arithmetic overflow"),
      ("Int.max * 2", "arithmetic overflow"), ("g(0)", "division by zero"),
      ("Int(1e300)", "a number that an integer cannot hold"), ("UInt8(300)", "arithmetic overflow"),
      ("[1, 2][5]", "an index out of range"), ("[Int]().first!", "nothing is unwrapped"),
    ])
  func traps(expression: String, reason: String) {
    let program = "func g(_ n: Int) -> Int { 1 / n }\nfunc f() -> Any { \(expression) }"
    #expect(result(program, .swift) == "unreadable: \(reason)")
  }

  @Test("stops where Kotlin would")
  func kotlinTraps() {
    #expect(
      result("fun g(n: Int): Int = 1 / n\nfun f(): Int = g(0)", .kotlin) == "unreadable: division by zero")
    #expect(
      result("fun f(): Int = 5.coerceIn(3, 1)", .kotlin)
        == "unreadable: a range whose lower bound is above its upper one")
  }

  @Test("gives a literal the type of its context")
  func literals() {
    #expect(result("func f() -> Double { 1 / 2 }", .swift) == "0.5")
    #expect(result("func f() -> Int { 1 / 2 }", .swift) == "0")
    #expect(result("func f() -> Double { let x = 1 / 2; return Double(x) }", .swift) == "0")
    #expect(result("func f() -> Double { let x: Double = 1 / 2; return x }", .swift) == "0.5")
    #expect(
      result("func g(_ x: Double) -> Double { x * (1 / 4) }\nfunc f() -> Double { g(2) }", .swift) == "0.5")
    #expect(
      result("func f() -> [Double] { let x = [1, 2.5]; return x.map { $0 / 2 } }", .swift) == "[0.5, 1.25]")
    #expect(result("func f() -> Double { let x = true ? 1 : 0.5; return x / 2 }", .swift) == "0.5")
    #expect(result("fun g(x: Long): Long = x * 2147483647\nfun f(): Long = g(4)", .kotlin) == "8589934588")
  }
}
