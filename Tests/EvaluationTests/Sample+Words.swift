extension Sample {
  static let words: [Sample] = [
    Sample(
      "a number with zeros in front", is: "\"007\"",
      swift: """
        func f() -> String { let t = "7"; return String(repeating: "0", count: 3 - t.count) + t }
        """,
      kotlin: """
        fun f(): String = "7".padStart(3, '0')
        """,
      typescript: """
        function f() { return "7".padStart(3, "0") }
        """),
    Sample(
      "words cut out of a sentence", is: "[\"b\", \"c\"]",
      swift: """
        func f() -> [String] { "a,b,c".split(separator: ",").dropFirst().map(String.init) }
        """,
      kotlin: """
        fun f(): List<String> = "a,b,c".split(",").drop(1)
        """,
      typescript: """
        function f() { return "a,b,c".split(",").slice(1) }
        """),
    Sample(
      "the first and last letters", is: "[\"ab\", \"ef\"]",
      swift: """
        func f() -> [String] { let w = "abcdef"; return [String(w.prefix(2)), String(w.suffix(2))] }
        """,
      kotlin: """
        fun f(): List<String> { val w = "abcdef"; return listOf(w.take(2), w.takeLast(2)) }
        """,
      typescript: """
        function f() { const w = "abcdef"; return [w.slice(0, 2), w.slice(-2)] }
        """),
    Sample(
      "letters in another order", is: "\"cba\"",
      swift: """
        func f() -> String { String("abc".reversed()) }
        """,
      kotlin: """
        fun f(): String = "abc".reversed()
        """,
      typescript: """
        function f() { return "abc".split("").reverse().join("") }
        """),
    Sample(
      "numbers of a text added", is: "6",
      swift: """
        func f() -> Int { "1 2 3".split(separator: " ").compactMap { Int($0) }.reduce(0, +) }
        """,
      kotlin: """
        fun f(): Int = "1 2 3".split(" ").map { it.toInt() }.sum()
        """,
      typescript: """
        function f() { return "1 2 3".split(" ").map(Number).reduce((a, b) => a + b, 0) }
        """),
    Sample(
      "whether it is in there", is: "[true, false]",
      swift: """
        func f() -> [Bool] { ["stepper".contains("step"), "stepper".contains("stop")] }
        """,
      kotlin: """
        fun f(): List<Boolean> = listOf("stepper".contains("step"), "step" !in "stepper")
        """,
      typescript: """
        function f() { return ["stepper".includes("step"), "stepper".includes("stop")] }
        """),
    Sample(
      "a text for each number of things", is: "[\"no rows\", \"1 row\", \"5 rows\"]",
      swift: """
        func g(_ n: Int) -> String { n == 0 ? "no rows" : "\\(n) row\\(n == 1 ? "" : "s")" }
        func f() -> [String] { [g(0), g(1), g(5)] }
        """,
      kotlin: """
        fun g(n: Int): String = if (n == 0) "no rows" else "$n row${if (n == 1) "" else "s"}"
        fun f(): List<String> = listOf(g(0), g(1), g(5))
        """,
      typescript: """
        function g(n) { return n === 0 ? "no rows" : `${n} row${n === 1 ? "" : "s"}` }
        function f() { return [g(0), g(1), g(5)] }
        """),
  ]
}
