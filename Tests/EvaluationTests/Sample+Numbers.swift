extension Sample {
  static let numbers: [Sample] = [
    Sample(
      "whole division and remainder below zero", is: "[-3, -1, 3, 1]",
      swift: """
        func f() -> [Int] { [-7 / 2, -7 % 2, 7 / 2, 7 % 2] }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(-7 / 2, -7 % 2, 7 / 2, 7 % 2)
        """,
      typescript: """
        function f() { return [Math.trunc(-7 / 2), -7 % 2, Math.trunc(7 / 2), 7 % 2] }
        """),
    Sample(
      "floor, ceiling and truncation", is: "[-2, -1, -1, 2]",
      swift: """
        func f() -> [Double] { [(-1.5).rounded(.down), (-1.5).rounded(.up), (-1.5).rounded(.towardZero), 1.2.rounded(.up)] }
        """,
      kotlin: """
        import kotlin.math.*
        fun f(): List<Double> = listOf(floor(-1.5), ceil(-1.5), truncate(-1.5), ceil(1.2))
        """,
      typescript: """
        function f() { return [Math.floor(-1.5), Math.ceil(-1.5), Math.trunc(-1.5), Math.ceil(1.2)] }
        """),
    Sample(
      "powers, roots and amounts", is: "[1024, 3.5, 4]",
      swift: """
        func f() -> [Double] { [pow(2, 10), abs(-3.5), sqrt(16)] }
        """,
      kotlin: """
        import kotlin.math.*
        fun f(): List<Double> = listOf(2.0.pow(10), abs(-3.5), sqrt(16.0))
        """,
      typescript: """
        function f() { return [Math.pow(2, 10), Math.abs(-3.5), Math.sqrt(16)] }
        """),
    Sample(
      "digits behind the point by a logarithm", is: "[0, 1, 2]",
      swift: """
        func g(_ step: Double) -> Int { max(0, -Int(log10(step).rounded(.down))) }
        func f() -> [Int] { [g(5), g(0.25), g(0.05)] }
        """,
      kotlin: """
        import kotlin.math.*
        fun g(step: Double): Int = max(0, -floor(log10(step)).toInt())
        fun f(): List<Int> = listOf(g(5.0), g(0.25), g(0.05))
        """,
      typescript: """
        function g(step) { return Math.max(0, 0 - Math.floor(Math.log10(step))) }
        function f() { return [g(5), g(0.25), g(0.05)] }
        """),
    Sample(
      "a fraction cut to a whole number", is: "[2, -2, 0]",
      swift: """
        func f() -> [Int] { [Int(2.9), Int(-2.9), Int(0.99)] }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(2.9.toInt(), (-2.9).toInt(), 0.99.toInt())
        """,
      typescript: """
        function f() { return [Math.trunc(2.9), Math.trunc(-2.9), Math.trunc(0.99)] }
        """),
    Sample(
      "bits", is: "[2, 7, 5, 16, 8]",
      swift: """
        func f() -> [Int] { [6 & 3, 6 | 3, 6 ^ 3, 1 << 4, 32 >> 2] }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(6 and 3, 6 or 3, 6 xor 3, 1 shl 4, 32 shr 2)
        """,
      typescript: """
        function f() { return [6 & 3, 6 | 3, 6 ^ 3, 1 << 4, 32 >> 2] }
        """),
    Sample(
      "digits in other notations", is: "1265",
      swift: """
        func f() -> Int { 0xFF + 1_000 + 0b1010 }
        """,
      kotlin: """
        fun f(): Int = 0xFF + 1_000 + 10
        """,
      typescript: """
        function f() { return 0xFF + 1_000 + 0b1010 }
        """),
    Sample(
      "fractions that no binary number is", is: "[false, true]",
      swift: """
        func f() -> [Bool] { [0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9] }
        """,
      kotlin: """
        import kotlin.math.abs
        fun f(): List<Boolean> = listOf(0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9)
        """,
      typescript: """
        function f() { return [0.1 + 0.2 === 0.3, Math.abs(0.1 + 0.2 - 0.3) < 1e-9] }
        """),
    Sample(
      "a number to two digits", is: "2.33",
      swift: """
        func f() -> Double { (7.0 / 3 * 100).rounded() / 100 }
        """,
      kotlin: """
        fun f(): Double = Math.round(7.0 / 3 * 100) / 100.0
        """,
      typescript: """
        function f() { return Math.round(7 / 3 * 100) / 100 }
        """),
    Sample(
      "multiplication before addition", is: "11",
      swift: """
        func f() -> Int { 2 + 3 * 4 - 6 / 2 }
        """,
      kotlin: """
        fun f(): Int = 2 + 3 * 4 - 6 / 2
        """,
      typescript: """
        function f() { return 2 + 3 * 4 - 6 / 2 }
        """),
    Sample(
      "the sign of a number", is: "[-1, 0, 1]",
      swift: """
        func g(_ n: Int) -> Int { n.signum() }
        func f() -> [Int] { [g(-9), g(0), g(4)] }
        """,
      kotlin: """
        import kotlin.math.sign
        fun g(n: Int): Int = n.sign
        fun f(): List<Int> = listOf(g(-9), g(0), g(4))
        """,
      typescript: """
        function g(n) { return n < 0 ? -1 : n > 0 ? 1 : 0 }
        function f() { return [g(-9), g(0), g(4)] }
        """),
    Sample(
      "the largest and the smallest of three", is: "[9, 2]",
      swift: """
        func f() -> [Int] { [max(4, 9, 2), min(4, 9, 2)] }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(maxOf(4, 9, 2), minOf(4, 9, 2))
        """,
      typescript: """
        function f() { return [Math.max(4, 9, 2), Math.min(4, 9, 2)] }
        """),
    Sample(
      "minutes and seconds of a time", is: "\"2:05\"",
      swift: """
        func f() -> String { let t = 125; let s = t % 60; return "\\(t / 60):" + (s < 10 ? "0" : "") + "\\(s)" }
        """,
      kotlin: """
        fun f(): String { val t = 125; val s = t % 60; return "${t / 60}:" + (if (s < 10) "0" else "") + "$s" }
        """,
      typescript: """
        function f() { const t = 125; const s = t % 60; return `${Math.floor(t / 60)}:` + (s < 10 ? "0" : "") + `${s}` }
        """),
  ]
}
